"""The encounter sets of its second half, told in our own words (encounter_sets.json, quests.json, campaign.json)."""

from __future__ import annotations

TABLE = """
# jailor-gornakh-efmg
Forced: After one or more captured cards are rescued he engages the highest-threat player and immediately attacks.
# southern-gate-efmg
While active: each Orc enemy has +2 attack.
Forced: When it becomes the active location every player below 35 threat must set his threat to 35.
# cruel-torturer-efmg
Forced: When its attack would damage an ally, that ally is captured under it instead.
# dungeon-guard-efmg
Response: After the captured card(s) under it are rescued the players may put one of them into play at no cost.
# goblin-tormentor-efmg
Attack X = cards in play that have one or more captured cards under them.
Shadow: The attacker has +1 attack (+2 instead if no captured card is under it).
# prison-cell-efmg
Response: After the players travel here: look at the captured card(s) under it, put one of them into play at no cost and put the rest back under it.
# patrol-room-efmg
Travel: Each player raises his threat by 3.
Shadow: The attacker has +1 attack (+2 instead if the attacked player's threat is 20 or more).
# tunnels-of-mount-gram-efmg
Threat X = captured cards under this copy.
Shadow: Every attachment on the defending character is captured under the attacker.
# sound-the-alarm-efmg
When revealed: This round each enemy has -10 engagement cost and +1 attack. If no enemy is in play find one in the encounter deck or discard pile and add it to the staging area.
# feeble-and-weary-efmg
When revealed: Each player chooses: 1 damage on each of his exhausted characters, or remove each of his exhausted characters from the quest.
Shadow: Exhaust one of your characters.
# captives-of-gornakh-efmg
When revealed: One ally of each player (his choice) is captured beneath the highest-threat encounter card.
Shadow: An ally about to be damaged by this attack is captured beneath the attacker instead.
# interrogation-efmg
When revealed: Each player discards the top card of his captured deck; his threat rises by that card's printed cost. If at least one player discarded nothing this way, this card gains doomed 2.
Shadow: Discard a random card from your hand; your threat rises by that card's printed cost.
# stop-the-executioners-efmg
Forced: When its last time counter is removed: discard its captured cards, remove this card from the game, then each player raises his threat by 3 for each of his characters discarded this way.
# secluded-cave-ate
Response: After you travel here: each player draws 3 cards.
# the-hoarwell-ate
Response: After you travel here: heal 1 damage on every character in play.
# abandoned-camp-ate
Response: After you travel here: each player may take 1 card from his discard pile into his hand.
# patch-of-woods-ate
Response: After you travel here: +1 resource for every hero of every player.
# savage-trollspawn-ate
+1 attack per damaged character the engaged player controls.
Shadow: The attacker has +1 attack per damaged character the attacked player controls.
# coldfell-giant-ate
Forced: After it engages you put 1 damage on each of 3 different characters you control.
Shadow: If the defending character has any damage the attacker makes one more attack after this one.
# cruel-mountain-troll-ate
For each point of combat damage it deals beyond the hit points left on the character it damaged, remove 1 progress from every quest card in play.
# ruthless-hill-troll-ate
+2 attack and +2 defense while it carries 3 or more damage.
Shadow: Shuffle one location with the safe keyword (not the encounter card attached to it) back into the encounter deck.
# goblin-pursuer-ate
Damaged characters may neither attack it nor defend against it.
Shadow: The attacker has +1 attack (+3 instead if undefended).
# troll-fells-ate
While active: Weather cards gain doomed 1.
When revealed: If it was not revealed as the guard of a safe location: find a safe location in the encounter deck or discard pile and attach it to Troll-fells, guarded by it. Shuffle the encounter deck.
# barren-moorland-ate
Forced: While it is in the staging area: when an ally enters play its controller must exhaust it or put 1 damage on it.
Travel: Put 1 damage on each exhausted character.
# arador-s-bane-ate
When revealed: Each player in turn chooses: engage an enemy in the staging area whose engagement cost is higher than his threat, or find a Troll or Giant enemy in the encounter deck or discard pile and add it to the staging area. Each enemy that engages through this gets 2 shadow cards.
# no-rest-ate
When revealed: Attach to an exhausted hero (a ready hero if none is exhausted) as a Condition: limit 1 per hero; the hero cannot ready and collects no resources in the resource phase; discard it if the players travel to a safe location.
# lie-low-ate
Forced: At the end of the quest phase if no progress was put on it this round, each enemy has -20 engagement cost this round.
Response: After defeat: choose an enemy in the staging area and shuffle it into the encounter deck.
# forage-for-food-ate
Forced: After resources are spent from a hero's pool put 1 damage on that hero.
Response: After defeat: heal 1 damage on each hero.
# scavenge-for-supplies-ate
Playing any player card costs 1 more.
Forced: On defeat: a Troll enemy searched from the encounter deck or discard pile enters play engaged with the highest-threat player. Each player may then play one card of any type from hand at no cost.
# the-great-hall-tor
Forced: On exploring it: each player discards the top 5 cards of the encounter deck and picks one Undead enemy he discarded this way to add to the staging area.
# thaurdir-tor
Forced: After a Sorcery treachery is revealed from the encounter deck: heal 3 damage on him and he immediately attacks the first player.
# wight-of-rhudaur-tor
Has surge while the current quest has at least 1 progress on it.
Has doomed 2 while the current quest has no progress on it.
# traitorous-wight-tor
Forced: When it engages a player remove 2 progress from every quest card in play.
Shadow: For each point of damage this attack deals remove 1 progress from every quest in play.
# forbidden-descent-tor
While it is in the staging area: the first 2 progress each round that would go on a quest must go on this location instead.
Forced: If it leaves play from the staging area each player's threat rises by 2.
# eerie-halls-tor
Action: Any player may raise his threat by 1 to lower its threat by 1 this phase.
Shadow: If the attacked player controls no Clue objective the attacker makes one more attack after this one.
# ghostly-ruins-tor
Whenever the encounter deck runs out, return the topmost Undead enemy of its discard pile to the staging area before it is shuffled back.
Travel: Return the topmost Undead enemy of the encounter discard pile to the staging area.
# decrepit-remains-tor
While it is in the staging area: each location and each side quest in the staging area has +2 quest points.
Shadow: For each point of damage this attack deals remove 1 progress from every quest in play.
# centuries-of-sorrow-tor
When revealed: The first player must choose a different quest as the current quest, if able.
Shadow: If the attacked player controls no Clue objective the attack counts as undefended.
# curse-of-the-years-tor
When revealed: 1 damage on each exhausted character. Each player with 35 or more threat also discards each exhausted attachment he controls.
Shadow: The attacker has +1 attack (+3 instead if the attacked player controls no Clue objective).
# dark-covenant-tor
When revealed: Discard the top 3 cards of the encounter deck (X = their total threat). The first player chooses: remove X progress divided among the quests in play, or spread X damage over his characters.
Shadow: If this attack destroys a character, raise your threat by that character's willpower.
# haunting-fog-tor
When revealed: Each player must exhaust one of his characters. Attach this card to the current quest as a Condition: that quest has +6 quest points.
# quiet-the-spirits-daechanar-s-brand-tor
While current: each Undead enemy entering play immediately engages the highest-threat player; such enemies still add their threat to the staging area this phase.
Forced: After an enemy is destroyed put 2 progress on it.
When defeated flip it over (it is not put in the victory display).
# quiet-the-spirits-daechanar-s-brand-tor/2
Action: Exhaust Amarthiúl or a hero to claim it, then attach it to that character.
Attached character has +1 attack while attacking Undead enemies.
# sift-through-the-debris-heirloom-of-iarchon-tor
While current: each location in the staging area has +1 threat.
Forced: After a location is explored put 2 progress on it.
When defeated flip it over.
# sift-through-the-debris-heirloom-of-iarchon-tor/2
Action: Exhaust Amarthiúl or a hero to claim it, then attach it to that character.
Attached character has +1 willpower.
# decipher-ancient-texts-orders-from-angmar-tor
While current: allies have -2 willpower.
Action: Any player may pay 1 resource to put 1 progress on it (at most 3 times per round in total).
When defeated flip it over.
# decipher-ancient-texts-orders-from-angmar-tor/2
Action: Exhaust Amarthiúl or a hero to claim it, then attach it to that character.
Attached character has +1 defense while defending against Undead enemies.
# thaurdir-captain-champion-bocd
Each other enemy has +10 engagement cost.
Forced: When he turns to this side or a Sorcery treachery is revealed, every enemy in play gets a shadow card.
# thaurdir-captain-champion-bocd/2
Each other enemy has -10 engagement cost.
Forced: When he turns to this side or a Sorcery treachery is revealed, heal 3 damage on him; then he immediately attacks the first player.
# carn-dum-garrison-bocd
+1 threat per shadow card on it.
Shadow: The attacker has +1 attack per shadow card on it.
# orc-grunts-bocd
Whenever progress is placed on the current quest the amount is reduced by 1 (each copy in play).
Shadow: Add this card to the staging area.
# werewolf-of-angmar-bocd
Forced: Each event played gives it one shadow card.
Forced: If it has 3 shadow cards and is in the staging area it engages the first player and immediately attacks (no further shadow card is dealt for that attack).
# accursed-battlefield-bocd
While active: every quest card in play has the battle keyword.
Shadow: The attacker has +1 attack (+3 instead if the attacked player's threat is above the attacker's engagement cost).
# mountains-of-angmar-bocd
While active: each shadow card without a shadow effect gains: raise the attacked player's threat by 2.
Shadow: Raise the attacked player's threat by 2.
# blight-of-carn-dum-bocd
Forced: After an enemy attacks heal 1 damage on it.
Travel: Every enemy in play gets one shadow card.
Shadow: If the attacker is Thaurdir heal 3 damage on him.
# fortress-walls-bocd
While active: a player's threat rises by 1 for each resource he spends.
Shadow: If your threat is 40 or more the attacker attacks you again after this attack.
# the-sky-darkens-bocd
When revealed: Each player must discard a random card from hand, then search his deck for all other copies of it, discard those too, and shuffle.
Shadow: Discard a random card from the attacked player's hand.
# vile-affliction-bocd
When revealed: Each player must spread X damage over his questing characters, X = highest printed cost among the cards in his discard pile.
Shadow: The attacker has +1 attack; if this attack destroys an ally, another copy of that ally is searched out of your deck and discarded (if there is one).
# daechanar-s-will-bocd
When revealed: Flip Thaurdir. Then, if he is Captain side up, this card gains surge.
Shadow: Flip Thaurdir after this attack.
# furious-charge-bocd
Forced: When at least 1 progress is put on it each character has -2 defense this round; if Thaurdir is Captain side up, flip him.
Response: After defeat: put 10 progress on the main quest.
# daechanar-tdr
+1 attack per Sorcery card in play; indestructible while at least one Sorcery card is in play.
Forced: When he is damaged while a Sorcery card is in play: cancel all of that damage and remove one Sorcery card (in play) from the game.
# altar-of-midwinter-tdr
No progress can be put on it while Daechanar is in play.
Forced: At the end of the staging step the first player chooses: reveal one more encounter card, or reanimate the top card of his deck.
# dwimmerlaik-tdr
Forced: After its attack destroys a character, the attacked player reanimates that character with one shadow card.
Shadow: If this attack destroys a character, reanimate it and deal it 1 shadow card.
# witch-of-angmar-tdr
Forced: When you resolve the shadow cards on it: for each with the Sorcery trait also resolve its "when revealed" effect (after its shadow effect).
# wraith-of-carn-dum-tdr
Forced: On leaving play it becomes a Sorcery attachment on some character in play: that character has -1 willpower, attack and defense; if that character leaves play this card returns to the staging area as an enemy.
# wraith-of-carn-dum-tdr/2
Attached character has -1 willpower, -1 attack and -1 defense.
If that character leaves play, this returns to the staging area as an enemy.
# sinister-dungeon-tdr
Forced: On exploring it: a random hand card of the first player is reanimated, and this location becomes its facedown shadow card.
Shadow: Discard the top 2 cards of the encounter deck and resolve the "when revealed" effect of each Sorcery card among them.
# tombs-of-carn-dum-tdr
Forced: At the end of the round every player discards the top card of his deck; each player must reanimate each ally discarded this way.
Travel: Every Undead enemy in play gets one shadow card (there must be at least one).
# dark-halls-tdr
While it is in the staging area: each Reanimated Dead has +1 attack and +1 defense.
Shadow: If your discard pile holds a copy of the defending character, reanimate it and deal it 1 shadow card.
# unholy-crypt-tdr
+1 threat per Reanimated Dead in play.
Shadow: If this attack destroys a character, reanimate it and deal it 1 shadow card.
# possession-tdr
When revealed: Destroy the most expensive ally in play. Its controller reanimates it, adds it to the staging area and attaches this card to it as a Condition: if Possession is discarded, so is the attached card.
# a-fell-dread-tdr
When revealed: The player with the highest threat must attach this to one of his heroes that has no copy of it, as a Condition: the hero's willpower is 0 and in the quest phase it must commit to the quest if able.
# death-and-calamity-tdr
When revealed: Attaches to the current quest. Then X cards from the top of the first player's deck are reanimated by him, X = copies of this card in play.
Shadow: The attacker has +X attack (X = Sorcery cards in play).
"""
"""A line "# key" for each face; below it a line for each of its effects, kinds named first."""
