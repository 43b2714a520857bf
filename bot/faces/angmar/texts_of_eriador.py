"""The encounter sets of the first half of the campaign, told in our own words (encounter_sets.json, quests.json, campaign.json)."""

from __future__ import annotations

TABLE = """
# iarion-tlr
Willpower, attack and defense are X, the number of quest cards in play (the main quest and every side quest).
The first player controls him: he goes along with the first player token.
Response: After a side quest is revealed from the encounter deck: ready him.
If he leaves play, the players lose.
# orc-war-party-tlr
While it is in the staging area no enemy in the staging area can be damaged.
The players cannot win while any copy is in play.
# chetwood-forest-tlr
Travel: A player picks an enemy in the staging area and engages it.
Shadow: The attacked player chooses: exhaust one of his heroes, or the attacker goes back to the staging area once this attack is over.
# borders-of-bree-land-tlr
Forced: While it is in the staging area: at the beginning of the quest phase return one enemy engaged with a player to the staging area.
Shadow: The defending character has -1 defense for each quest stage in play.
# outlying-homestead-tlr
While it is in the staging area: players cannot lower their threat.
Travel: Reveal one encounter card.
# sudden-assault-tlr
When revealed: If committed willpower currently exceeds staging threat, every enemy in the staging area immediately attacks the first player. If that made no attack, find an Orc War Party in the encounter deck or discard pile, add it to the staging area and shuffle the encounter deck. Cannot be canceled.
# surprising-speed-tlr
When revealed: Each player returns one enemy engaged with him to the staging area. If not a single enemy was returned, this card gains surge and doomed 1.
Shadow: The attacker has +1 attack; after the attack it returns to the staging area.
# orc-rearguard-tlr
At most 3 progress per round can be put on the current quest (whichever it is).
Forced: While current: at the end of the staging step reveal one encounter card.
# rescue-iarion-tlr
When revealed: The first player loses control of Iârion and puts him facedown under this card.
On its defeat Iârion returns to play exhausted under the first player.
Forced: After the last time counter leaves this card: discard Iârion, and the players lose.
# cornered-orc-tlr
Forced: After it engages a player it immediately attacks.
Shadow: The attacker has +1 attack (+2 instead if the defending character is damaged).
# amon-forn-tlr
Forced: While active: after an Orc enemy is added to the staging area, that enemy immediately attacks the first player.
The players cannot win while it is in play.
# weathered-hilltop-tlr
+1 threat per token on it.
Forced: After a Weather treachery is revealed from the encounter deck, put 1 token on it.
# exposed-ridge-tlr
Forced: While active: at the end of the refresh phase each player puts 1 damage on a character he controls.
Shadow: The attacker has +1 attack per damaged character the attacked player controls.
# sheltered-valley-tlr
Response: When it is explored as the active location: heal all damage on one character.
Travel: Remove 1 token from the Mission objective.
# concealed-orc-camp-tlr
Response: When it is explored as the active location: put 1 token on the Mission objective.
Travel: The first player finds an Orc enemy in the encounter deck or discard pile and brings it into play engaged with himself; shuffle the encounter deck.
# ice-storm-tlr
When revealed: Each player spreads X damage over his characters (X = quest cards in play). Then every damaged character exhausts.
Shadow: Spread X damage over your characters (X = quest cards in play).
# find-shelter-tlr
Forced: After the last time counter leaves this card each player puts 4 damage on one of his heroes; then put 4 time counters on it again.
# hunting-the-orcs-savage-counter-attack-tlr
Forced: After an enemy is defeated, put 1 token here. Then if there are at least 3 tokens more than players, turn this card over; the tokens stay.
# hunting-the-orcs-savage-counter-attack-tlr/2
Forced: After this side enters play: advance to stage 2A.
Forced: After an enemy attack destroys a character: discard 1 token from here.
With no tokens left here the players lose.
# thaurdir-tlr
Forced: After a Sorcery treachery is revealed from the encounter deck: heal 3 damage on him and he immediately attacks the first player.
# thaurdir-s-damned-tlr
Forced: After it engages you: discard the top 2 cards of your deck, then spread X damage over your characters (X = sum of the printed costs discarded).
# baleful-shade-tlr
Forced: When it attacks the attacked player discards the top card of his deck; if that card is an ally the Shade has +2 attack for this attack.
Shadow: Exhaust one of your characters.
# broken-battlements-tlr
Forced: After its last time counter is removed, each player discards the top 5 cards of his deck and puts 1 time counter here.
Travel: Each player discards the top card of his deck.
# norbury-tombs-tlr
Response: When it is explored as the active location, the top 5 cards of each discard pile are shuffled into their owners' decks.
Travel: The topmost enemy of the encounter discard pile returns to the staging area.
# fornost-square-tlr
+1 threat per token on it.
Forced: After the first player discards any number of cards from the top of his deck, put 1 token here.
# haunted-keep-tlr
While active: once per round the first revealed Undead enemy has surge.
Shadow: The attacked player discards the top card of his deck; the attacker gets +X attack (X = that card's printed cost).
# deadmen-s-gate-tlr
Forced: While active: after a player triggers an Action or Response effect he discards the top card of his deck.
Shadow: Discard one attachment you control.
# unnatural-fog-tlr
When revealed: Each player chooses: discard 1 card off the top of his deck for each questing character he controls, or take all his characters out of the quest.
# the-shadow-world-tlr
Forced: At the end of the refresh phase each player discards 1 card off the top of his deck for each Undead enemy engaged with him.
# angmar-orc-tlr
When revealed: The players choose: discard one ally from play, or reveal another encounter card.
Shadow: The attacker has +1 attack; if this attack destroys an ally, the attacker returns to the staging area.
# angmar-marauder-tlr
Forced: After it attacks and destroys an ally it returns to the staging area.
Shadow: The attacker has +1 attack per ally the attacked player controls.
# angmar-captain-tlr
Forced: After it attacks and destroys an ally, the attacked player discards the top card of his deck; if that is an ally it attacks that player again.
# orc-ambush-tlr
Each Orc enemy has +1 threat, +1 attack and +1 defense.
When revealed: Each player finds an Orc enemy in the encounter deck or discard pile and brings it into play engaged with himself; shuffle the encounter deck.
# rugged-country-tlr
+2 threat while the current quest is a side quest.
Shadow: The attacker has +1 attack per quest card in play.
# shrouded-hills-tlr
Threat X = quest cards in play.
Has surge while only one quest card is in play.
# pressing-needs-tlr
When revealed: The players choose: find an encounter side quest in the encounter deck or discard pile and reveal it, or make a different quest card in play the current quest this phase. Shuffle the encounter deck.
# weight-of-responsibility-tlr
When revealed: Reveal one encounter card per quest card in play.
Shadow: The attacked player discards one attachment he controls per quest card in play.
# lost-in-the-wilderness-tlr
When revealed: Each player puts his whole hand facedown under this card.
Forced: On defeat: every card under it goes back to its owner's hand.
# biting-wind-tlr
When revealed: Spread X damage over the characters committed to the quest (X = how many are committed).
Shadow: Put 1 damage on the defending character.
# freezing-blast-tlr
When revealed: Remove every damaged character from the quest.
Shadow: The attacker has +1 attack per damaged character the attacked player controls.
# cold-from-angmar-tlr
When revealed: Each player puts 1 damage on one of his heroes. This card becomes a Condition attachment on the current quest: every damaged character's printed text box is blank except keywords and traits.
# make-camp-tlr
Characters cannot be healed.
Response: After defeat: each player heals up to 3 damage on one of his heroes.
# ruins-of-arnor-tlr
Forced: After a treachery's "when revealed" effect is canceled each player's threat rises by 2.
Shadow: The attacker has +1 attack; if this attack destroys a character, the attacked player raises his threat by 2.
# ancient-causeway-tlr
Forced: On exploring it: each player's threat rises by 2.
# tragic-discovery-tlr
When revealed: Each player raises his threat by the threat value of the active location.
Shadow: The attacked player chooses: raise his threat by 3, or the attack counts as undefended.
# search-the-ruins-tlr
Forced: At the end of the refresh phase each player's threat rises by 2.
Response: After defeat: each player lowers his threat by 3.
# dead-lord-tlr
Forced: After it engages you, put the topmost Undead enemy of the encounter discard pile into play engaged with you.
Shadow: The attacker has +1 attack; if this attack destroys a character, reveal one encounter card.
# cursed-dead-tlr
When revealed: Every copy of Cursed Dead lying in the encounter discard pile is put into play in the staging area.
Shadow: The attacker has +1 attack (+2 instead if a copy of the defending character lies in its owner's discard pile).
# restless-evil-tlr
When revealed: Each Undead enemy has +1 threat, attack and defense this round. With no Undead enemy in play this card gains surge.
Shadow: Each Undead enemy engaged with you has +1 attack and +1 defense this round.
# seal-the-tomb-tlr
Forced: At the end of the refresh phase discard the top 3 cards of the encounter deck, then the topmost Undead enemy of the encounter discard pile returns to the staging area.
# terror-of-the-north-tlr
When revealed: Each player discards the top 3 cards of his deck. This round the staging area has +2 threat for each different type of card among them.
Shadow: The attacked player discards the top 3 cards of his deck; the attacker has +1 attack per different card type among them.
# dark-sorcery-tlr
When revealed: Each player discards every ally he controls whose title matches a card in his discard pile.
Shadow: Discard the defending character if its owner's discard pile holds a copy of it.
# heavy-curse-tlr
When revealed: Attach to the current quest as a Condition: a card being played costs 1 more if a card of the same title is in its owner's discard pile.
# the-power-of-angmar-tlr
Player card effects cannot move cards out of any player's discard pile.
Forced: After its defeat the top 5 cards of each discard pile are shuffled into their owners' decks.
# amarthiul-woe
The first player controls him at the beginning.
Response: After an enemy engages a player: that player may take control of him.
If he leaves play, the players lose.
# daybreak-nightfall-woe
It is Day. Enemies make no engagement checks.
Forced: When it becomes Day return every enemy in play to the staging area.
Forced: At the end of the round flip this card.
# daybreak-nightfall-woe/2
It is Night. Quest cards take no progress; effects of encounter cards cannot be canceled.
Forced: When it becomes Night reveal one encounter card.
Forced: At the end of the round flip this card.
# pack-leader-woe
Cannot be optionally engaged.
Forced: After it engages you exhaust one of your characters for each Warg enemy engaged with you.
# northern-warg-woe
When revealed: Each Warg enemy has +1 threat this phase.
Shadow: After this attack the attacker engages the next player, then immediately attacks him (with a new shadow card).
# blood-thirsty-warg-woe
Forced: While it is in the staging area: when it becomes Night it engages the first player and immediately attacks.
# hunting-pack-woe
While a player makes an engagement check against it its engagement cost is 1 lower per damaged character that player controls.
# white-warg-woe
Forced: After it engages you put 1 damage on one of your characters (2 instead at Night).
Shadow: If it is Night the attacker makes one more attack after this one.
# wolf-of-angmar-woe
+2 attack while it is Night.
Shadow: The attacker has +1 attack (+2 instead at Night).
# eriador-wastes-woe
While it is in the staging area: at most 5 progress per round can be put on the current quest.
Travel: The first player engages a Warg enemy from the staging area and deals it a shadow card.
# warg-s-den-woe
Travel: The first player finds a Warg enemy in the encounter deck or discard pile, reveals it and brings it into play engaged with himself; shuffle the encounter deck.
# north-downs-woe
+2 threat while it is Night.
Shadow: The attacker has +1 attack; if this attack destroys a character, the current quest loses all its progress.
# sudden-darkness-woe
When revealed: At Night: each player's threat rises by 4. By Day: flip the Time objective to Nightfall.
Shadow: Put the topmost Warg enemy of the encounter discard pile into play against you, with one shadow card.
# predatory-wolves-woe
When revealed: Each player chooses: discard the most expensive ally he controls, or find a Warg enemy in the encounter deck or discard pile, reveal it and add it to the staging area. Shuffle the encounter deck.
Shadow: Exhaust one of your characters.
"""
"""A line "# key" for each face; below it a line for each of its effects, kinds named first."""
