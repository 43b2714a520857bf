"""The Event cards: names, numbers, playing dice, Combat titles and initiatives.

Columns: id | name | face beside Event that plays it | Combat title | initiative (? where sources disagree) |
set: kings, base-only (replaced by a Kings card of the same name), - (base, stays) | table (stays in play)
or the Special tile that it adds. Ids: side, deck, number; -km is the Kings printing.
"""

TABLE = """
fp-char-01    | Elven Cloaks                        | character | It Is a Gift               | 3 | -         | elven-cloaks
fp-char-02    | Elven Rope                          | character | It Is a Gift               | 3 | -         | elven-rope
fp-char-03    | Phial of Galadriel                  | character | It Is a Gift               | 3 | -         | phial
fp-char-04    | Sméagol Helps Nice Master           | character | It Is a Gift               | 3 | -         | smeagol
fp-char-05    | Mithril Coat and Sting              | character | Blade of Westernesse       | 6 | -
fp-char-06    | Axe and Bow                         | character | Mighty Attack              | 4 | -
fp-char-07    | Horn of Gondor                      | character | Mighty Attack              | 4 | -
fp-char-08    | Wizard's Staff                      | character | Servant of the Secret Fire | 3 | -
fp-char-09    | Athelas                             | character | Andúril                    | 4 | -
fp-char-10    | There is Another Way                | character | Heroic Death               | 6 | -
fp-char-11    | I Will Go Alone                     | character | Daring Defiance            | 0 | -
fp-char-12    | Bilbo's Song                        | character | Fateful Strike             | 6 | -
fp-char-13    | Mirror of Galadriel                 | character | Heroic Death               | 6 | -
fp-char-14    | Challenge of the King               | character | Sudden Strike              | 2 | -
fp-char-15    | Gwaihir the Windlord                | character | Daring Defiance            | 0 | -
fp-char-16    | We Prove the Swifter                | character | Daring Defiance            | 0 | -
fp-char-17    | There and Back Again                | character | Brave Stand                | 3 | -
fp-char-18    | The Eagles are Coming!              | character | Heroic Death               | 6 | -
fp-char-19    | The Ents Awake: Treebeard           | character | Ents' Rage                 | 3 | -
fp-char-20    | The Ents Awake: Huorns              | character | Huorn-dark                 | 3 | -
fp-char-21    | The Ents Awake: Entmoot             | character | Nameless Wood              | 5 | -
fp-char-22    | Dead Men of Dunharrow               | character | Sudden Strike              | 2 | -
fp-char-23    | House of the Stewards               | character | Brave Stand                | 3 | base-only
fp-char-23-km | House of the Stewards               | character | Brave Stand                | 3 | kings
fp-char-24    | The Grey Company                    | character | Brave Stand                | 3 | -
fp-char-25-km | Aid in Time of Need                 | character | The King's Banner          | 4 | kings
fp-char-26-km | It Is Not So Dark Here              | character | Like a King of Old         | 2 | kings
fp-str-01     | The Last Battle                     | army      | Daylight                   | 3 | -
fp-str-02     | A Power too Great                   | army      | No Quarter                 | 5 | -
fp-str-03     | The Power of Tom Bombadil           | army      | Advantageous Position      | 3 | -
fp-str-04     | Book of Mazarbul                    | muster    | Advantageous Position      | 3 | -
fp-str-05     | The Spirit of Mordor                | army      | Scouts                     | 1 | -
fp-str-06     | Faramir's Rangers                   | army      | Shield-wall                | 6 | -
fp-str-07     | Fear! Fire! Foes!                   | muster    | Shield-wall                | 6 | -
fp-str-08     | Wisdom of Elrond                    | muster    | Confusion                  | 4 | base-only
fp-str-08-km  | Wisdom of Elrond                    | muster    | Confusion                  | 4 | kings
fp-str-09     | The Red Arrow                       | muster    | Scouts                     | 1 | -
fp-str-10     | Help Unlooked For                   | army      | No Quarter                 | 5 | -
fp-str-11     | Paths of the Woses                  | army      | Sudden Strike              | 2 | -
fp-str-12     | Through a Day and a Night           | army      | Confusion                  | 4 | -
fp-str-13     | Círdan's Ships                      | muster    | Charge                     | 2 | -
fp-str-14     | Guards of the Citadel               | muster    | Charge                     | 2 | -
fp-str-15     | Celeborn's Galadhrim                | muster    | Daylight                   | 3 | -
fp-str-16     | Riders of Théoden                   | muster    | Daylight                   | 3 | base-only
fp-str-16-km  | Riders of Théoden                   | muster    | Daylight                   | 3 | kings
fp-str-17     | Grimbeorn the Old, Son of Beorn     | muster    | Scouts                     | 1 | -
fp-str-18     | Imrahil of Dol Amroth               | muster    | Shield-wall                | 6 | -
fp-str-19     | King Brand's Men                    | muster    | Shield-wall                | 6 | base-only
fp-str-19-km  | King Brand's Men                    | muster    | Shield-wall                | 6 | kings
fp-str-20     | Swords in Eriador                   | muster    | Advantageous Position      | 3 | -
fp-str-21     | Kindred of Glorfindel               | muster    | Advantageous Position      | 3 | -
fp-str-22     | Dáin Ironfoot's Guard               | muster    | Valour                     | 3 | base-only
fp-str-22-km  | Dáin Ironfoot's Guard               | muster    | Valour                     | 3 | kings
fp-str-23     | Éomer, Son of Éomund                | muster    | Valour                     | 3 | -
fp-str-24     | Thranduil's Archers                 | muster    | Valour                     | 3 | base-only
fp-str-24-km  | Thranduil's Archers                 | muster    | Valour                     | 3 | kings
fp-str-25-km  | Ever at Your Service                | muster    | There Is Hope for Victory  | 4 | kings
fp-str-26-km  | Men of Little Villages              | muster    | There Is Hope for Victory  | 4 | kings
sh-char-01    | Shelob's Lair                       | character | One for the Dark Lord      | 3 | -         | shelobs-lair
sh-char-02    | The Ring is Mine!                   | character | One for the Dark Lord      | 3 | -         | ring-is-mine
sh-char-03    | On, On They Went                    | character | One for the Dark Lord      | 3 | -         | on-on
sh-char-04    | Give it to Uss!                     | character | One for the Dark Lord      | 3 | -         | give-it
sh-char-05    | Orc Patrol                          | character | Cruel as Death             | 3 | -
sh-char-06    | Isildur's Bane                      | character | Cruel as Death             | 3 | -
sh-char-07    | Foul Thing from the Deep            | character | They Are Terrible          | 4 | -
sh-char-08    | Candles of Corpses                  | character | Dread and Despair          | 3 | -
sh-char-09    | Nazgûl Search                       | character | Foul Stench                | 3 | -
sh-char-10    | Cruel Weather                       | character | Cruel as Death             | 3 | -
sh-char-11    | The Nazgûl Strike!                  | character | Black Breath               | 6 | -
sh-char-12    | Morgul Wound                        | character | Black Breath               | 6 | -
sh-char-13    | Lure of the Ring                    | character | They Are Terrible          | 4 | -
sh-char-14    | The Breaking of the Fellowship      | character | Dread and Despair          | 3 | -
sh-char-15    | Worn with Sorrow and Toil           | character | Words of Power             | 1 | -
sh-char-16    | Flocks of Crebain                   | character | They Are Terrible          | 4 | -
sh-char-17    | Balrog of Moria                     | character | Durin's Bane               | 2 | -
sh-char-18    | The Lidless Eye                     | character | Words of Power             | 1 | -
sh-char-19    | Dreadful Spells                     | character | Devilry of Orthanc         | 3 | -
sh-char-20    | Grond, Hammer of the Underworld     | character | Dread and Despair          | 3 | -
sh-char-21    | The Palantír of Orthanc             | character | Cruel as Death             | 3 | -
sh-char-22    | Wormtongue                          | character | Foul Stench                | 3 | -
sh-char-23    | The Ringwraiths Are Abroad          | character | Words of Power             | 1 | -
sh-char-24    | The Black Captain Commands          | character | Foul Stench                | 3 | -
sh-char-25-km | Your Welcome Is Doubtful            | character | Servant of the Shadow      | 3 | kings     | table
sh-char-26-km | The West Has Failed                 | character | Battle Is Vain             | 1 | kings
sh-str-01     | Return to Valinor                   | army      | Deadly Strife              | ? | base-only
sh-str-01-km  | Return to Valinor                   | army      | Deadly Strife              | ? | kings
sh-str-02     | The Fighting Uruk-hai               | army      | Onslaught                  | 7 | -
sh-str-03     | Denethor's Folly                    | army      | Devilry of Orthanc         | 3 | base-only
sh-str-03-km  | Denethor's Folly                    | army      | Devilry of Orthanc         | 3 | kings     | table
sh-str-04     | The Day Without Dawn                | army      | Relentless Assault         | 3 | -
sh-str-05     | Threats and Promises                | muster    | Devilry of Orthanc         | 3 | base-only
sh-str-05-km  | Threats and Promises                | muster    | Devilry of Orthanc         | 3 | kings     | table
sh-str-06     | Stormcrow                           | muster    | Great Host                 | 7 | base-only
sh-str-06-km  | Stormcrow                           | muster    | Great Host                 | 7 | kings
sh-str-07     | Shadows Gather                      | army      | Mûmakil                    | ? | -
sh-str-08     | The Shadow Lengthens                | army      | Mûmakil                    | ? | -
sh-str-09     | The Shadow is Moving                | army      | Swarm of Bats              | 0 | -
sh-str-10     | Corsairs of Umbar                   | army      | Deadly Strife              | ? | -
sh-str-11     | Rage of the Dunlendings             | muster    | Relentless Assault         | 3 | -
sh-str-12     | Return of the Witch-king            | muster    | Swarm of Bats              | 0 | -
sh-str-13     | Half-orcs and Goblin-men            | army      | We Come to Kill            | 7 | -
sh-str-14     | Olog-hai                            | army      | We Come to Kill            | 7 | -
sh-str-15     | Hill-Trolls                         | army      | We Come to Kill            | 7 | -
sh-str-16     | A New Power is Rising               | muster    | Great Host                 | 7 | -
sh-str-17     | Many Kings to the Service of Mordor | muster    | Great Host                 | 7 | -
sh-str-18     | The King is Revealed                | muster    | Relentless Assault         | 3 | base-only
sh-str-18-km  | The King is Revealed                | muster    | Relentless Assault         | 3 | kings
sh-str-19     | Shadows on the Misty Mountains      | muster    | Onslaught                  | 7 | -
sh-str-20     | Orcs Multiplying Again              | muster    | Onslaught                  | 7 | -
sh-str-21     | Hordes From the East                | muster    | Deadly Strife              | ? | -
sh-str-22     | Monsters Roused                     | muster    | Desperate Battle           | 3 | -
sh-str-23     | Musterings of Long-planned War      | muster    | Desperate Battle           | 3 | -
sh-str-24     | Pits of Mordor                      | muster    | Desperate Battle           | 3 | -
sh-str-25-km  | The Palantír of Barad-dûr           | muster    | His Power Waxes            | 3 | kings     | table
sh-str-26-km  | Work of the Enemy                   | muster    | His Power Waxes            | 3 | kings
"""
