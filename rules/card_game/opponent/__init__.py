"""The Shadow bots: one file per printed chart and per definition of Against the Shadow.

What a bot seat is asked, and in which words it answers; a person's seat is asked the same, except that
it names the card of its hand. `"?"` stands for "a random card of the hand": a bot does not look at it,
so the engine draws the card from the state's cup and tells which one it was in an event.

| question              | options                                                                       |
|-----------------------|-------------------------------------------------------------------------------|
| its turn              | UseAction(card, ability), Pass() if legal, Move(card, to), Play(card="?")     |
| the card it drew      | Play(card, to) for each legal place or wielder or "" for an event; Cycle(card) |
| forsake               | Forsake(card) in reserve, Forsake("?") from hand, Forsake("top")              |
| cycle, eliminate      | Cycle("?"), Pick("?")                                                         |
| order of combats      | Fight(site)                                                                   |
| losses                | Lose(card)                                                                    |
| a text that may be used | Pick(what) and Decline()                                                    |
"""
