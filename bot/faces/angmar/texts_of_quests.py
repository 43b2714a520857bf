"""Quest cards, and the cards of the campaign, told in our own words (encounter_sets.json, quests.json, campaign.json)."""

from __future__ import annotations

TABLE = """
# quest-1-1
Setup: Put Iârion into play. Add 1 Orc War Party to the staging area. Each player adds one location, all different, to the staging area. Shuffle the encounter deck.
# quest-1-1/2
Enemies make no engagement checks.
Forced: At the end of the refresh phase each player's threat rises by 1 per enemy in the staging area.
This stage cannot be defeated unless the first player controls Iârion.
# quest-2-1
Setup: Set Orc Ambush and Amon Forn aside. Build the Orc deck and put it beside the quest deck. Start with Exposed Ridge active; staging starts with 1 Weathered Hilltop and Hunting the Orcs. Shuffle the encounter deck.
# quest-2-1/2
Once per round the first revealed Weather treachery has surge.
Forced: Each time an active location is explored: reveal 1 Orc deck card (2 with three or more players), staged like a normal encounter reveal.
# quest-2-2
When revealed: End the current phase. Shuffle the encounter discard pile and the Orc deck into the encounter deck. Then both set-aside cards, Amon Forn and Orc Ambush, are revealed into the staging area.
# quest-2-2/2
Each damaged character has -1 willpower.
Forced: At the beginning of the quest phase the players choose: discard 1 token from Savage Counter-attack, or reveal one additional encounter card this phase.
# quest-3-1
Setup: Put Iârion into play. Set Thaurdir aside. Add 1 Fornost Square to the staging area. Shuffle the encounter deck.
# quest-3-1/2
When revealed: Each player finds a Baleful Shade in the encounter deck and brings it into play engaged with himself. Shuffle the encounter deck, then reveal 1 encounter card per player.
Forced: At the end of the refresh phase each player discards the top card of his deck.
A player with no cards in his deck is eliminated.
# quest-3-2
When revealed: Add Thaurdir to the staging area. Then reveal one encounter card per player.
# quest-3-2/2
Forced: After Thaurdir attacks and destroys a character, its controller chooses: discard the top 3 cards of his deck, or return Thaurdir to the staging area.
A player with no cards in his deck is eliminated.
This stage cannot be defeated while Thaurdir has hit points left.
# quest-4-1
Setup: Set Pack Leader aside. Shrouded Hills becomes the active location. Add the Time objective to the staging area, Daybreak up. The first player takes control of Amarthiúl. Shuffle the encounter deck. Reveal 1 encounter card per player.
# quest-4-1/2
While it is Day heroes have +1 willpower.
Forced: When it becomes Night each player's threat rises by 1.
# quest-4-2
When revealed: Shuffle the encounter discard pile into the encounter deck. Discard from its top until X Warg enemies have been discarded (X = players); add each of those enemies to the staging area.
# quest-4-2/2
Forced: When it becomes Day each player draws a card.
Forced: When it becomes Night discard an ally in play that is no objective (two with three or more players).
# quest-4-3
When revealed: Turn Nightfall up. Add Pack Leader to the staging area. Shuffle the encounter discard pile into the encounter deck. Discard from its top until X Warg enemies have been discarded (X = one less than players); add them to the staging area.
# quest-4-3/2
Pack Leader cannot take damage unless at least 5 progress is on this stage.
Forced: When it becomes Day this stage loses its progress.
This stage cannot be defeated while Pack Leader is in play. If he is destroyed, the players win.
# quest-5-1
Setup: Each player shuffles his starting hand back, prepares his captured deck, keeps one starting hero, puts 2 resources on it and sets his threat to its threat cost. Aside: the Angmar Orcs set, Jailor Gornákh, Southern Gate. Shuffle the encounter deck. Each player draws 3 cards.
# quest-5-1/2
When revealed: Split up: every player gets a private staging area and his own copy of stage 2, side A.
# quest-5-2
When revealed: Find a Prison Cell in the encounter deck and reveal it into your staging area. Then 2 more cards of your captured deck go under it.
# quest-5-2/2
Whenever progress would be put on this quest, rescue that many of its captured cards at random instead (the active location takes progress first).
Forced: With no captured cards under this card: at the beginning of the travel phase join another player. If nobody can be joined all players advance to 3A together.
# quest-5-3
When revealed: Add Southern Gate and Jailor Gornákh to the staging area. Shuffle the Angmar Orcs set into the encounter deck. Then reveal one encounter card per player.
# quest-5-3/2
Players cannot travel to Southern Gate unless at least 16 progress is on this stage.
This stage cannot be defeated while Southern Gate is in play.
# quest-6-1
Setup: Set aside the 3 side quests of the Across the Ettenmoors set and the 4 safe locations. Reveal one of those side quests and one of those safe locations, both random, and add them to the staging area with the location guarded by the side quest. Find 1 Savage Trollspawn per player and add them to the staging area. Shuffle the other side quests and safe locations into the deck. The first player takes control of Amarthiúl.
# quest-6-1/2
Forced: At the beginning of the quest phase if no encounter side quest is in play, discard cards off the encounter deck until a side quest comes, and reveal that one.
Forced: When a side quest is defeated put progress on this card equal to that side quest's quest points.
# quest-6-2
When revealed: Shuffle the encounter discard pile into the encounter deck. Discard cards off it until a side quest comes, and reveal that one.
# quest-6-2/2
Reveal 1 additional encounter card in the quest phase unless a safe location is the active location.
# quest-6-3
When revealed: Shuffle the encounter discard pile into the encounter deck. Discard cards off it until a side quest comes, and reveal that one.
# quest-6-3/2
Each damaged character has -2 willpower unless a safe location is the active location.
# quest-7-1
Setup: The Great Hall becomes the active location. Set Thaurdir aside. The scenario's 3 double-sided side quests start in the staging area, quest side up. Find 1 Ancient Causeway (2 with 3 or 4 players) and add it to the staging area. The first player takes control of Amarthiúl.
# quest-7-1/2
Forced: After the last time counter is removed, each Rhudaur side quest that is not turned over is removed from the game; then advance to stage 2.
It cannot be chosen as the current quest.
If no Treachery of Rhudaur side quest is in play advance to stage 2 at once.
# quest-7-2
When revealed: Add Thaurdir to the staging area. Each player finds an Undead enemy in the encounter deck or discard pile and adds it to the staging area. Shuffle the encounter deck.
# quest-7-2/2
-5 quest points per Clue objective attached to a character.
This stage cannot be defeated while Thaurdir has hit points left.
# quest-8-1
Setup: Add Thaurdir to the staging area, Captain side up. Add 1 Carn Dûm Garrison per player to the staging area. Find 1 Accursed Battlefield and make it the active location. Shuffle the encounter deck.
# quest-8-1/2
Thaurdir cannot be damaged and stays in the staging area.
At the end of the round if he is Champion side up, flip him.
Unresolved shadow cards are not discarded at the end of the combat phase.
Forced: If Thaurdir has 3 shadow cards, flip him.
# quest-8-2
When revealed: Each player raises his threat by the number of shadow cards in play. If Thaurdir is Captain side up, flip him.
# quest-8-2/2
Thaurdir stays in the staging area; every player counts as engaged with him; each combat phase he makes one attack per player, in turn, each with its own new shadow card that is discarded afterwards.
At the end of the round if he is Captain side up, flip him.
While this stage has 15 or more progress he loses indestructible.
This stage cannot be defeated while he is in play.
# quest-9-1
Setup: Set Daechanar and Altar of Midwinter aside. Reveal one encounter card per player. Each player reanimates the top card of his deck.
# quest-9-1/2
A Reanimated Dead is an Undead enemy: engagement 0, threat 2, attack 2, defense 2, hit points 2.
Sorcery cards attached here go along to stage 2.
# quest-9-2
When revealed: Add Daechanar to the staging area. Altar of Midwinter becomes the active location; a previous active location returns to the staging area. Each player reanimates the top card of his deck.
# quest-9-2/2
A Reanimated Dead is an Undead enemy: engagement 0, threat 2, attack 2, defense 2, hit points 2.
When Daechanar is defeated advance.
# quest-9-3
When revealed: If the staging area has fewer locations than there are players, find locations in the encounter deck or discard pile and add them until it has as many.
# quest-9-3/2
A Reanimated Dead is an Undead enemy: engagement 0, threat 2, attack 2, defense 2, hit points 2.
Progress for this quest goes on locations in the staging area instead, divided as the players like.
Forced: At the end of the quest phase if any location is in play, put 1 damage on every character in play; if none is in play the players win.
# campaign-156
Setup: Attach Iârion's Pendant to Iârion. Add Protect the Innocent to the staging area. From the first player on, a player may load 4 damage onto Protect the Innocent and in return gets 1 resource on every hero of his.
After a win: Log its damage; Protect the Innocent joins the Campaign Pool.
# campaign-157
Attached character has +1 willpower.
Response: Goes to the victory display; in return a "when revealed" of the encounter card just revealed, or the shadow effect that has just begun, is canceled.
# campaign-158
Forced: After an attack damages a character put 1 damage here.
Progress that would be put here removes that much damage instead.
With 10 or more damage here (20 or more with 3-4 players) the players lose.
# campaign-158/2
Setup: Add to the staging area with the damage noted for it in the Campaign Log.
Forced: After an attack damages a character without destroying it move 1 damage from here to that character.
# campaign-159
Setup: Take Mysterious Omens into the campaign and shuffle it into the encounter deck. Add Protect the Innocent to the staging area with the noted damage.
After a win: Note the damage on Protect the Innocent, replacing the old number.
# campaign-160
Forced: After it becomes the current quest each player discards 1 random card from hand.
Forced: On defeat it leaves the Campaign Pool; then every player may take one of the five permanent boons 161-165 for one of his heroes.
# campaign-161
Setup: Attach to a hero and add 2 resources to its pool.
Action: Attached hero has +2 willpower, attack and defense this phase (once per game).
# campaign-162
Setup: Attach to a hero.
+2 hit points.
Action: Ready attached hero (once per game).
# campaign-163
Setup: Attach to a hero.
+1 willpower.
Response: Cancel up to 2 damage just dealt to attached hero (once per game).
# campaign-164
Setup: Attach to a hero.
+1 attack.
Action: Shift as much damage as you like from this hero onto one of your engaged enemies (once per game).
# campaign-165
Setup: Attach to a hero.
+1 defense.
Planning action: Once per game: an attachment in your discard pile may be played onto this hero.
# campaign-166
Setup: Attach Iârion's Pendant to Iârion. Add Protect the Innocent to the staging area with the noted damage.
Forced: After Thaurdir enters play attach one random of Thaurdir's Legacy, Majesty or Spite to him and add that card to the Campaign Pool.
After a win: Note the damage on Protect the Innocent (replacing the old number), take it out of the Campaign Pool and put Arnor Ravaged (its other side) in. The group chooses Iârion's Pendant or Amarthiúl's Courage for the Campaign Pool; any player may put the Pendant in his deck if it was chosen.
# campaign-167
Setup: Attach to Amarthiúl; if impossible remove it from the game.
Amarthiúl has +1 willpower and +1 hit point.
Action: Ready Amarthiúl (once per game).
# campaign-168
Setup: Goes on Thaurdir, in play or not; without him it is out for this game.
Forced: Each revealed Sorcery treachery moves it onto the hero with the most resources. There it is a Sorcery attachment and the hero has -2 willpower and its printed text box counts as blank.
# campaign-169
Setup: Goes on Thaurdir, in play or not; without him it is out for this game.
Forced: Each revealed Sorcery treachery moves it onto the hero with the most non-objective attachments. There it is a Sorcery attachment and the hero has -2 attack and cannot commit to the quest.
# campaign-170
Setup: Goes on Thaurdir, in play or not; without him it is out for this game.
Forced: Each revealed Sorcery treachery moves it onto the hero with the most damage. There it is a Sorcery attachment and the hero has -2 defense and cannot be healed.
# campaign-171
Setup: Each player may change heroes without the +1 threat penalty. Each player adds 1 Determination to his starting hand; those events join the Campaign Pool. Shuffle Fend Off Despair into the encounter deck.
After a win: Add Fend Off Despair to the Campaign Pool.
# campaign-172
Action: Attach to a unique character. Then ready every character with a Determination attached and every character marked "determined" in the Campaign Log. While attached it is a Condition: if you win this scenario mark the attached character as determined in the Campaign Log.
# campaign-173
Each event card has doomed 1.
Forced: On defeat log a starting threat reduction of 2 for all players (adds up).
# campaign-174
Setup: Set aside permanent boon attachments of heroes that go into a captured deck. Add Loot the Dungeons to the staging area and capture the bottom 5 cards of each captured deck under it. Flip this card.
Forced: In the refresh phase each player's threat rises by (completed quest cards + side quests in the victory display) instead of 1.
Forced: After a hero enters play attach to it the set-aside permanent boons assigned to it in the Campaign Log.
After a win: Uniques of a player that at the end are still captured and not in play are noted; his later campaign decks may not contain them.
# campaign-175
Counts as being in every player's staging area; +4 quest points per player in the game at every staging area.
Forced: On defeat every player, wherever he is, may take one of the boons 176-181 into his hand; taken boons join the Campaign Pool.
# campaign-176
Response: After this ally attacks and destroys an enemy put 1 progress on a quest card in play.
# campaign-177
Attach to a hero.
Each ally sharing a trait with attached hero has +1 willpower.
# campaign-178
Response: After this ally defends an attack spend 1 resource to put 2 damage on the attacker.
# campaign-179
Response: After committing to a quest heal 1 damage on a character.
# campaign-180
Attach to a hero.
+2 hit points.
Response: Any threat reduction of a player: heal 1 on this hero.
# campaign-181
Attach to a hero.
+1 attack and +1 defense in fights with an enemy having a common trait with some enemy of the victory display.
Response: Once per game an enemy killed by an attack of this hero goes to the victory display.
# campaign-182
Setup: Set all 5 Losing Time aside.
Forced: At the beginning of the quest phase put 1 resource on this card. Then with 3 or more on it remove 3 to reveal a set-aside Losing Time and put it in the encounter discard pile.
After a win: Each Losing Time in the encounter deck or discard pile joins the Campaign Pool.
# campaign-183
When revealed: Each player chooses: raise his threat by 3, or exhaust one of his heroes.
Shadow: The attacker has +3 attack or +3 defense until the end of the phase (one source only)
# campaign-184
After a win: For each Clue a player controls he may add the boon of the same name to the Campaign Pool and his deck.
# campaign-185
Attach to a hero.
+1 attack (+2 instead when attacking an Undead enemy).
Response: When played: look through the top 5 encounter cards; one Sorcery treachery found there goes to the victory display; shuffle the encounter deck.
# campaign-186
Attach to a hero.
+1 willpower.
Response: After you play it heal all damage on attached character.
# campaign-187
Attach to a hero.
+1 defense (+2 instead while defending against an Undead enemy).
Response: When played: discard one Undead enemy that is not unique and has at most 2 hit points left.
# campaign-188
Setup: Each player may change heroes without the +1 threat penalty, and the Amarthiúl hero becomes legal. Then in turn order each player may take one of the boons 189-192 into his opening hand; taken boons join the Campaign Pool.
After a win: Note the damage on each hero.
# campaign-189
Response: After an enemy engages you ready this ally.
# campaign-190
Action: Each player takes 1 card from his discard pile into hand (2 if you are the only player) and shuffles the rest of the pile into his deck. Then remove this card from the game.
# campaign-191
Attach to a character.
+2 attack and +2 hit points.
Response: A kill by attack of this character: draw 1 card.
# campaign-192
Response: After it exhausts to defend against a non-unique enemy discard each shadow card on that enemy.
# campaign-193
Setup: Each player may search his deck for a boon and add it to his opening hand. Each hero starts with the damage noted for it.
After a win: The players win the campaign.
"""
"""A line "# key" for each face; below it a line for each of its effects, kinds named first."""
