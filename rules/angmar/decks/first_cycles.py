"""The player cards of the core set and of the years from Mirkwood to Heirs of Númenor.

The columns are told in `printed.py`; a line with # names the pack (code, name) of those below it.
"""

TABLE = """
# Core|Core Set
01001|51223bd0-ffd1-11df-a976-0801200c9001|Aragorn|hero|leadership|Dúnedain. Noble. Ranger|unique, threat 12, 2/3/2/5
01002|51223bd0-ffd1-11df-a976-0801200c9002|Théodred|hero|leadership|Noble. Rohan. Warrior|unique, threat 8, 1/2/1/4
01003|51223bd0-ffd1-11df-a976-0801200c9003|Glóin|hero|leadership|Dwarf. Noble|unique, threat 9, 2/2/1/4
01004|51223bd0-ffd1-11df-a976-0801200c9004|Gimli|hero|tactics|Dwarf. Noble. Warrior|unique, threat 11, 2/2/2/5
01005|51223bd0-ffd1-11df-a976-0801200c9005|Legolas|hero|tactics|Noble. Silvan. Warrior|unique, threat 9, 1/3/1/4
01006|51223bd0-ffd1-11df-a976-0801200c9006|Thalin|hero|tactics|Dwarf. Warrior|unique, threat 9, 1/2/2/4
01007|51223bd0-ffd1-11df-a976-0801200c9007|Éowyn|hero|spirit|Noble. Rohan|unique, threat 9, 4/1/1/3
01008|51223bd0-ffd1-11df-a976-0801200c9008|Eleanor|hero|spirit|Gondor. Noble|unique, threat 7, 1/1/2/3
01009|51223bd0-ffd1-11df-a976-0801200c9009|Dúnhere|hero|spirit|Rohan. Warrior|unique, threat 8, 1/2/1/4
01010|51223bd0-ffd1-11df-a976-0801200c9010|Denethor|hero|lore|Gondor. Noble. Steward|unique, threat 8, 1/1/3/3
01011|51223bd0-ffd1-11df-a976-0801200c9011|Glorfindel|hero|lore|Noble. Noldor. Warrior|unique, threat 12, 3/3/1/5
01012|51223bd0-ffd1-11df-a976-0801200c9012|Beravor|hero|lore|Dúnedain. Ranger|unique, threat 10, 2/2/2/4
01013|51223bd0-ffd1-11df-a976-0801200c9013|Guard of the Citadel|ally|leadership|Gondor. Warrior|cost 2, 1/1/0/2
01014|51223bd0-ffd1-11df-a976-0801200c9014|Faramir|ally|leadership|Gondor. Noble. Ranger|unique, cost 4, 2/1/2/3
01015|51223bd0-ffd1-11df-a976-0801200c9015|Son of Arnor|ally|leadership|Dúnedain|cost 3, 0/2/0/2
01016|51223bd0-ffd1-11df-a976-0801200c9016|Snowbourn Scout|ally|leadership|Rohan. Scout|cost 1, 0/0/1/1
01017|51223bd0-ffd1-11df-a976-0801200c9017|Silverlode Archer|ally|leadership|Archer. Silvan|cost 3, 1/2/0/1
01018|51223bd0-ffd1-11df-a976-0801200c9018|Longbeard Orc Slayer|ally|leadership|Dwarf. Warrior|cost 4, 0/2/1/3
01019|51223bd0-ffd1-11df-a976-0801200c9019|Brok Ironfist|ally|leadership|Dwarf. Warrior|unique, cost 6, 2/2/1/4
01020|51223bd0-ffd1-11df-a976-0801200c9020|Ever Vigilant|event|leadership||cost 1
01021|51223bd0-ffd1-11df-a976-0801200c9021|Common Cause|event|leadership||cost 0
01022|51223bd0-ffd1-11df-a976-0801200c9022|For Gondor!|event|leadership||cost 2
01023|51223bd0-ffd1-11df-a976-0801200c9023|Sneak Attack|event|leadership||cost 1
01024|51223bd0-ffd1-11df-a976-0801200c9024|Valiant Sacrifice|event|leadership||cost 1
01025|51223bd0-ffd1-11df-a976-0801200c9025|Grim Resolve|event|leadership||cost 5
01026|51223bd0-ffd1-11df-a976-0801200c9026|Steward of Gondor|attachment|leadership|Gondor. Title|unique, cost 2
01027|51223bd0-ffd1-11df-a976-0801200c9027|Celebrían's Stone|attachment|leadership|Artifact. Item|unique, cost 2
01028|51223bd0-ffd1-11df-a976-0801200c9028|Veteran Axehand|ally|tactics|Dwarf. Warrior|cost 2, 0/2/1/2
01029|51223bd0-ffd1-11df-a976-0801200c9029|Gondorian Spearman|ally|tactics|Gondor. Warrior|cost 2, 0/1/1/1
01030|51223bd0-ffd1-11df-a976-0801200c9030|Horseback Archer|ally|tactics|Rohan. Archer|cost 3, 0/2/1/2
01031|51223bd0-ffd1-11df-a976-0801200c9031|Beorn|ally|tactics|Beorning. Warrior|unique, cost 6, 1/3/3/6
01032|51223bd0-ffd1-11df-a976-0801200c9032|Blade Mastery|event|tactics||cost 1
01033|51223bd0-ffd1-11df-a976-0801200c9033|Rain of Arrows|event|tactics||cost 1
01034|51223bd0-ffd1-11df-a976-0801200c9034|Feint|event|tactics||cost 1
01035|51223bd0-ffd1-11df-a976-0801200c9035|Quick Strike|event|tactics||cost 1
01036|51223bd0-ffd1-11df-a976-0801200c9036|Thicket of Spears|event|tactics||cost 3
01037|51223bd0-ffd1-11df-a976-0801200c9037|Swift Strike|event|tactics||cost 2
01038|51223bd0-ffd1-11df-a976-0801200c9038|Stand Together|event|tactics||cost 0
01039|51223bd0-ffd1-11df-a976-0801200c9039|Blade of Gondolin|attachment|tactics|Item. Weapon|cost 1
01040|51223bd0-ffd1-11df-a976-0801200c9040|Citadel Plate|attachment|tactics|Item. Armor|cost 4
01041|51223bd0-ffd1-11df-a976-0801200c9041|Dwarven Axe|attachment|tactics|Item. Weapon|cost 2
01042|51223bd0-ffd1-11df-a976-0801200c9042|Horn of Gondor|attachment|tactics|Item. Artifact|unique, cost 1
01043|51223bd0-ffd1-11df-a976-0801200c9043|Wandering Took|ally|spirit|Hobbit|cost 2, 1/1/1/2
01044|51223bd0-ffd1-11df-a976-0801200c9044|Lórien Guide|ally|spirit|Silvan. Scout|cost 3, 1/1/0/2
01045|51223bd0-ffd1-11df-a976-0801200c9045|Northern Tracker|ally|spirit|Dúnedain. Ranger|cost 4, 1/2/2/3
01046|51223bd0-ffd1-11df-a976-0801200c9046|The Galadhrim's Greeting|event|spirit||cost 3
01047|51223bd0-ffd1-11df-a976-0801200c9047|Strength of Will|event|spirit||cost 0
01048|51223bd0-ffd1-11df-a976-0801200c9048|Hasty Stroke|event|spirit||cost 1
01049|51223bd0-ffd1-11df-a976-0801200c9049|Will of the West|event|spirit||cost 1
01050|51223bd0-ffd1-11df-a976-0801200c9050|A Test of Will|event|spirit||cost 1
01051|51223bd0-ffd1-11df-a976-0801200c9051|Stand and Fight|event|spirit||cost X
01052|51223bd0-ffd1-11df-a976-0801200c9052|A Light in the Dark|event|spirit||cost 2
01053|51223bd0-ffd1-11df-a976-0801200c9053|Dwarven Tomb|event|spirit||cost 1
01054|51223bd0-ffd1-11df-a976-0801200c9054|Fortune or Fate|event|spirit||cost 5
01055|51223bd0-ffd1-11df-a976-0801200c9055|The Favor of the Lady|attachment|spirit|Condition|cost 2
01056|51223bd0-ffd1-11df-a976-0801200c9056|Power in the Earth|attachment|spirit|Condition|cost 1
01057|51223bd0-ffd1-11df-a976-0801200c9057|Unexpected Courage|attachment|spirit|Condition|cost 2
01058|51223bd0-ffd1-11df-a976-0801200c9058|Daughter of the Nimrodel|ally|lore|Silvan|cost 3, 1/0/0/1
01059|51223bd0-ffd1-11df-a976-0801200c9059|Erebor Hammersmith|ally|lore|Dwarf. Craftsman|cost 2, 1/1/1/3
01060|51223bd0-ffd1-11df-a976-0801200c9060|Henamarth Riversong|ally|lore|Silvan|unique, cost 1, 1/1/0/1
01061|51223bd0-ffd1-11df-a976-0801200c9061|Miner of the Iron Hills|ally|lore|Dwarf|cost 2, 0/1/1/2
01062|51223bd0-ffd1-11df-a976-0801200c9062|Gléowine|ally|lore|Minstrel. Rohan|unique, cost 2, 1/0/0/2
01063|51223bd0-ffd1-11df-a976-0801200c9063|Lore of Imladris|event|lore||cost 2
01064|51223bd0-ffd1-11df-a976-0801200c9064|Lórien's Wealth|event|lore||cost 3
01065|51223bd0-ffd1-11df-a976-0801200c9065|Radagast's Cunning|event|lore||cost 1
01066|51223bd0-ffd1-11df-a976-0801200c9066|Secret Paths|event|lore||cost 1
01067|51223bd0-ffd1-11df-a976-0801200c9067|Gandalf's Search|event|lore||cost X
01068|51223bd0-ffd1-11df-a976-0801200c9068|Beorn's Hospitality|event|lore||cost 5
01069|51223bd0-ffd1-11df-a976-0801200c9069|Forest Snare|attachment|lore|Item. Trap|cost 3
01070|51223bd0-ffd1-11df-a976-0801200c9070|Protector of Lórien|attachment|lore|Title|cost 1
01071|51223bd0-ffd1-11df-a976-0801200c9071|Dark Knowledge|attachment|lore|Condition|cost 1
01072|51223bd0-ffd1-11df-a976-0801200c9072|Self Preservation|attachment|lore|Skill|cost 3
01073|51223bd0-ffd1-11df-a976-0801200c9073|Gandalf|ally|neutral|Istari|unique, cost 5, 4/4/4/4
# HfG|The Hunt for Gollum
02001|51223bd0-ffd1-11df-a976-0801201c9001|Bilbo Baggins|hero|lore|Hobbit|unique, threat 9, 1/1/2/2
02002|51223bd0-ffd1-11df-a976-0801201c9002|Dúnedain Mark|attachment|leadership|Signal|cost 1
02003|51223bd0-ffd1-11df-a976-0801201c9003|Campfire Tales|event|leadership||cost 1
02004|51223bd0-ffd1-11df-a976-0801201c9010|Winged Guardian|ally|tactics|Creature. Eagle|cost 2, 0/0/4/1
02005|51223bd0-ffd1-11df-a976-0801201c9008|The Eagles Are Coming!|event|tactics|Eagle|cost 0
02006|51223bd0-ffd1-11df-a976-0801201c9009|Westfold Horse-Breaker|ally|spirit|Rohan|cost 2, 1/0/1/1
02007|51223bd0-ffd1-11df-a976-0801201c9004|Mustering the Rohirrim|event|spirit||cost 1
02008|51223bd0-ffd1-11df-a976-0801201c9005|Rivendell Minstrel|ally|lore|Noldor|cost 3, 2/0/0/1
02009|51223bd0-ffd1-11df-a976-0801201c9007|Strider's Path|event|lore||cost 1
02010|51223bd0-ffd1-11df-a976-0801201c9006|Song of Kings|attachment|neutral|Song|cost 1
# CatC|Conflict at the Carrock
02025|51223bd0-ffd1-11df-a976-0801202c9001|Frodo Baggins|hero|spirit|Hobbit|unique, threat 7, 2/1/2/2
02026|51223bd0-ffd1-11df-a976-0801202c9008|Dúnedain Warning|attachment|leadership|Signal|cost 1
02027|51223bd0-ffd1-11df-a976-0801202c9024|Second Breakfast|event|leadership||cost 1
02028|51223bd0-ffd1-11df-a976-0801202c9006|Beorning Beekeeper|ally|tactics|Beorning|cost 4, 1/2/1/3
02029|51223bd0-ffd1-11df-a976-0801202c9007|Born Aloft|attachment|tactics|Condition|cost 0
02030|51223bd0-ffd1-11df-a976-0801202c9009|Éomund|ally|spirit|Rohan|unique, cost 3, 2/1/1/2
02031|51223bd0-ffd1-11df-a976-0801202c9018|Nor am I a Stranger|attachment|spirit|Title|cost 1
02032|51223bd0-ffd1-11df-a976-0801202c9014|Longbeard Map-Maker|ally|lore|Dwarf|cost 3, 1/1/1/3
02033|51223bd0-ffd1-11df-a976-0801202c9010|A Burning Brand|attachment|lore|Item|cost 2
02034|51223bd0-ffd1-11df-a976-0801202c9025|Song of Wisdom|attachment|neutral|Song|cost 1
# JtR|A Journey to Rhosgobel
02050|51223bd0-ffd1-11df-a976-0801203c9001|Prince Imrahil|hero|leadership|Gondor. Noble|unique, threat 11, 2/3/2/4
02051|51223bd0-ffd1-11df-a976-0801203c9008|Dúnedain Quest|attachment|leadership|Signal|cost 2
02052|51223bd0-ffd1-11df-a976-0801203c9007|Parting Gifts|event|leadership||cost 0
02053|51223bd0-ffd1-11df-a976-0801203c9004|Landroval|ally|tactics|Creature. Eagle|unique, cost 5, 1/3/1/4
02054|51223bd0-ffd1-11df-a976-0801203c9010|To the Eyrie|event|tactics||cost 2
02055|51223bd0-ffd1-11df-a976-0801203c9009|Escort from Edoras|ally|spirit|Rohan|cost 2, 2/0/0/1
02056|51223bd0-ffd1-11df-a976-0801203c9005|Ancient Mathom|attachment|spirit|Mathom|cost 1
02057|51223bd0-ffd1-11df-a976-0801203c9002|Haldir of Lórien|ally|lore|Silvan|unique, cost 4, 2/2/2/3
02058|51223bd0-ffd1-11df-a976-0801203c9006|Infighting|event|lore||cost 1
02059|51223bd0-ffd1-11df-a976-0801203c9003|Radagast|ally|neutral|Istari|unique, cost 5, 2/1/1/3
# HoEM|The Hills of Emyn Muil
02072|51223bd0-ffd1-11df-a976-0801204c9003|Brand son of Bain|hero|tactics|Dale|unique, threat 10, 2/3/2/3
02073|51223bd0-ffd1-11df-a976-0801204c9008|Keen-eyed Took|ally|leadership|Hobbit|cost 2, 1/0/0/2
02074|51223bd0-ffd1-11df-a976-0801204c9012|Rear Guard|event|leadership||cost 1
02075|51223bd0-ffd1-11df-a976-0801204c9004|Descendant of Thorondor|ally|tactics|Creature. Eagle|cost 4, 1/2/1/2
02076|51223bd0-ffd1-11df-a976-0801204c9009|Meneldor's Flight|event|tactics||cost 0
02077|51223bd0-ffd1-11df-a976-0801204c9023|The Riddermark's Finest|ally|spirit|Creature. Rohan|cost 2, 1/1/0/2
02078|51223bd0-ffd1-11df-a976-0801204c9013|Ride to Ruin|event|spirit||cost 1
02079|51223bd0-ffd1-11df-a976-0801204c9005|Gildor Inglorion|ally|lore|Noldor|unique, cost 5, 3/2/3/3
02080|51223bd0-ffd1-11df-a976-0801204c9006|Gildor's Counsel|event|lore||cost 3
02081|51223bd0-ffd1-11df-a976-0801204c9016|Song of Travel|attachment|neutral|Song|cost 1
# TDM|The Dead Marshes
02095|51223bd0-ffd1-11df-a976-0801205c9002|Boromir|hero|tactics|Gondor. Noble. Warrior|unique, threat 11, 1/3/2/5
02096|51223bd0-ffd1-11df-a976-0801205c9004|Dúnedain Watcher|ally|leadership|Dúnedain|cost 3, 1/1/1/2
02097|51223bd0-ffd1-11df-a976-0801205c9003|Dúnedain Cache|attachment|leadership|Item|cost 2
02098|51223bd0-ffd1-11df-a976-0801205c9022|Vassal of the Windlord|ally|tactics|Creature. Eagle|cost 1, 0/3/0/1
02099|51223bd0-ffd1-11df-a976-0801205c9016|Song of Mocking|attachment|tactics|Song|cost 1
02100|51223bd0-ffd1-11df-a976-0801205c9005|Elfhelm|ally|spirit|Rohan. Warrior|unique, cost 4, 1/2/2/3
02101|51223bd0-ffd1-11df-a976-0801205c9023|We Do Not Sleep|event|spirit||cost 5
02102|51223bd0-ffd1-11df-a976-0801205c9014|Silvan Tracker|ally|lore|Silvan|cost 3, 1/1/1/3
02103|51223bd0-ffd1-11df-a976-0801205c9006|Fast Hitch|attachment|lore|Skill|cost 1
02104|51223bd0-ffd1-11df-a976-0801205c9015|Song of Battle|attachment|neutral|Song|cost 1
# RtM|Return to Mirkwood
02116|51223bd0-ffd1-11df-a976-0801206c9005|Dáin Ironfoot|hero|leadership|Dwarf|unique, threat 11, 1/2/3/5
02117|51223bd0-ffd1-11df-a976-0801206c9008|Dúnedain Signal|attachment|leadership|Signal|cost 1
02118|51223bd0-ffd1-11df-a976-0801206c9006|Dawn Take You All|event|leadership||cost 2
02119|51223bd0-ffd1-11df-a976-0801206c9009|Eagles of the Misty Mountains|ally|tactics|Creature. Eagle|cost 4, 2/2/2/4
02120|51223bd0-ffd1-11df-a976-0801206c9019|Support of the Eagles|attachment|tactics|Boon|cost 3
02121|51223bd0-ffd1-11df-a976-0801206c9026|West Road Traveller|ally|spirit|Rohan|cost 2, 2/0/0/1
02122|51223bd0-ffd1-11df-a976-0801206c9003|Astonishing Speed|event|spirit||cost 3
02123|51223bd0-ffd1-11df-a976-0801206c9016|Mirkwood Runner|ally|lore|Silvan. Scout|cost 3, 1/2/0/2
02124|51223bd0-ffd1-11df-a976-0801206c9017|Rumour from the Earth|event|lore||cost 0
02125|51223bd0-ffd1-11df-a976-0801206c9018|Shadow of the Past|event|neutral||cost 2
# KD|Khazad-dûm
03001|51223bd0-ffd1-11df-a976-0801207c9025|Dwalin|hero|spirit|Dwarf|unique, threat 9, 1/2/2/4
03002|51223bd0-ffd1-11df-a976-0801207c9008|Bifur|hero|lore|Dwarf|unique, threat 7, 2/1/2/3
03003|51223bd0-ffd1-11df-a976-0801207c9050|Narvi's Belt|attachment|leadership|Item|unique, cost 2
03004|51223bd0-ffd1-11df-a976-0801207c9024|Durin's Song|event|leadership|Song|cost 1
03005|51223bd0-ffd1-11df-a976-0801207c9031|Ever Onward|event|leadership||cost 3
03006|51223bd0-ffd1-11df-a976-0801207c9085|Veteran of Nanduhirion|ally|tactics|Dwarf. Warrior|cost 4, 0/3/2/3
03007|51223bd0-ffd1-11df-a976-0801207c9026|Dwarrowdelf Axe|attachment|tactics|Item. Weapon|cost 1
03008|51223bd0-ffd1-11df-a976-0801207c9044|Khazâd! Khazâd!|event|tactics||cost 0
03009|51223bd0-ffd1-11df-a976-0801207c9088|Zigil Miner|ally|spirit|Dwarf|cost 2, 1/1/1/1
03010|51223bd0-ffd1-11df-a976-0801207c9083|Untroubled by Darkness|event|spirit||cost 2
03011|51223bd0-ffd1-11df-a976-0801207c9030|Erebor Record Keeper|ally|lore|Dwarf|cost 1, 1/0/0/1
03012|51223bd0-ffd1-11df-a976-0801207c9007|Ancestral Knowledge|event|lore||cost 1
03013|51223bd0-ffd1-11df-a976-0801207c9012|Boots from Erebor|attachment|neutral|Item|cost 0
# TRG|The Redhorn Gate
04001|cc7beee8-1f42-4926-8c45-8a50f3a87c57|Elrohir|hero|leadership|Noldor. Noble. Ranger|unique, threat 10, 2/2/1/4
04002|ac2d3796-1d68-4d27-9e5e-4a09a535c0b7|Taking Initiative|event|leadership||cost 0
04003|bd20ff6a-d77f-47d8-81dd-202e5f21cfaf|Timely Aid|event|leadership||cost 4
04004|c1c21875-2650-4e7d-b8c7-c0c0970ce8b0|Unseen Strike|event|tactics||cost 0
04005|fcfc6d7e-40eb-43b4-a72a-b529931f12ea|Keeping Count|attachment|tactics||cost 0
04006|c00bdeff-c186-4d83-bf24-2142fdd39b19|Bofur|ally|spirit|Dwarf|unique, cost 3, 2/1/1/3
04007|ef533832-523e-40ff-9116-163485826c5b|Renewed Friendship|event|spirit||cost 0
04008|2bb2c224-3d72-455f-9ec6-89670d372660|Ravenhill Scout|ally|lore|Dale. Scout|cost 3, 0/1/1/3
04009|28a27a2b-d9c9-40ab-95ec-b44eca301102|Needful to Know|event|lore||cost 2
04010|97016882-11f8-428c-9f3f-43bb51aacb38|Good Meal|attachment|neutral||cost 0
# RtR|Road to Rivendell
04028|51223bd0-ffd1-11df-a976-0801209c9010|Elladan|hero|tactics|Noldor. Noble. Ranger|unique, threat 10, 2/1/2/4
04029|51223bd0-ffd1-11df-a976-0801209c9009|Dúnedain Wanderer|ally|leadership|Dúnedain. Ranger|cost 5, 1/2/2/2
04030|51223bd0-ffd1-11df-a976-0801209c9015|Lure of Moria|event|leadership||cost 3
04031|51223bd0-ffd1-11df-a976-0801209c9023|Rivendell Blade|attachment|tactics|Item. Weapon|cost 1
04032|51223bd0-ffd1-11df-a976-0801209c9014|Hail of Stones|event|tactics||cost 1
04033|51223bd0-ffd1-11df-a976-0801209c9022|Rider of the Mark|ally|spirit|Rohan|cost 3, 2/1/1/2
04034|51223bd0-ffd1-11df-a976-0801209c9026|Song of Eärendil|attachment|spirit|Song|cost 1
04035|51223bd0-ffd1-11df-a976-0801209c9007|Bombur|ally|lore|Dwarf|unique, cost 3, 0/0/1/3
04036|51223bd0-ffd1-11df-a976-0801209c9020|Out of the Wild|event|lore||cost 3
04037|51223bd0-ffd1-11df-a976-0801209c9027|The End Comes|event|neutral||cost 0
# WitW|The Watcher in the Water
04053|51223bd0-ffd1-11df-a976-0801210c9001|Aragorn|hero|lore|Dúnedain. Ranger|unique, threat 12, 2/3/2/5
04054|51223bd0-ffd1-11df-a976-0801210c9007|Grave Cairn|event|leadership||cost 1
04055|51223bd0-ffd1-11df-a976-0801210c9018|Sword that was Broken|attachment|leadership|Artifact|unique, cost 3
04056|51223bd0-ffd1-11df-a976-0801210c9025|Watcher of the Bruinen|ally|tactics|Noldor. Warrior|cost 2, 0/1/2/2
04057|51223bd0-ffd1-11df-a976-0801210c9013|Rivendell Bow|attachment|tactics|Item. Weapon|cost 1
04058|51223bd0-ffd1-11df-a976-0801210c9002|Arwen Undómiel|ally|spirit|Noldor. Noble|unique, cost 2, 2/0/1/2
04059|51223bd0-ffd1-11df-a976-0801210c9005|Elrond's Counsel|event|spirit||cost 0
04060|51223bd0-ffd1-11df-a976-0801210c9014|Short Cut|event|lore||cost 1
04061|51223bd0-ffd1-11df-a976-0801210c9009|Legacy of Durin|attachment|lore|Condition|unique, cost 1
04062|51223bd0-ffd1-11df-a976-0801210c9012|Resourceful|attachment|neutral||cost 4
# TLD|The Long Dark
04076|51223bd0-ffd1-11df-a976-0801211c9016|Háma|hero|tactics|Rohan. Warrior|unique, threat 9, 1/3/1/4
04077|51223bd0-ffd1-11df-a976-0801211c9008|Erestor|ally|leadership|Noldor|unique, cost 4, 2/0/1/3
04078|51223bd0-ffd1-11df-a976-0801211c9012|Fresh Tracks|event|leadership||cost 1
04079|51223bd0-ffd1-11df-a976-0801211c9007|Erebor Battle Master|ally|tactics|Dwarf. Warrior|cost 3, 0/1/1/2
04080|51223bd0-ffd1-11df-a976-0801211c9021|Ring Mail|attachment|tactics|Item. Armor|cost 2
04081|51223bd0-ffd1-11df-a976-0801211c9020|Out of Sight|event|spirit||cost 5
04082|51223bd0-ffd1-11df-a976-0801211c9009|Ever My Heart Rises|attachment|spirit|Condition|cost 0
04083|51223bd0-ffd1-11df-a976-0801211c9026|Warden of Healing|ally|lore|Gondor. Healer|cost 2, 1/0/1/1
04084|51223bd0-ffd1-11df-a976-0801211c9027|Word of Command|event|lore||cost 1
04085|51223bd0-ffd1-11df-a976-0801211c9019|Love of Tales|attachment|lore|Condition|cost 0
# FoS|Foundations of Stone
04101|51223bd0-ffd1-11df-a976-0801212c9016|Glorfindel|hero|spirit|Noldor. Noble. Warrior|unique, threat 5, 3/3/1/5
04102|51223bd0-ffd1-11df-a976-0801212c9021|Longbeard Elder|ally|leadership|Dwarf|cost 3, 2/1/1/2
04103|51223bd0-ffd1-11df-a976-0801212c9028|Path of Need|attachment|leadership|Condition|cost 4, limit 1
04104|51223bd0-ffd1-11df-a976-0801212c9033|Trollshaw Scout|ally|tactics|Noldor. Scout|cost 2, 0/2/1/2
04105|51223bd0-ffd1-11df-a976-0801212c9018|Heavy Stroke|event|tactics||cost 1
04106|51223bd0-ffd1-11df-a976-0801212c9019|Imladris Stargazer|ally|spirit|Noldor|cost 2, 0/0/1/1
04107|51223bd0-ffd1-11df-a976-0801212c9020|Light of Valinor|attachment|spirit|Condition|unique, cost 1
04108|51223bd0-ffd1-11df-a976-0801212c9010|Daeron's Runes|event|lore||cost 0
04109|51223bd0-ffd1-11df-a976-0801212c9017|Healing Herbs|attachment|lore||cost 0
04110|51223bd0-ffd1-11df-a976-0801212c9001|Asfaloth|attachment|lore|Mount|unique, cost 2
# SaF|Shadow and Flame
04128|51223bd0-ffd1-11df-a976-0801213c9004|Elrond|hero|lore|Noldor. Noble|unique, threat 13, 3/2/3/4
04129|51223bd0-ffd1-11df-a976-0801213c9028|We Are Not Idle|event|leadership||cost 0
04130|51223bd0-ffd1-11df-a976-0801213c9008|Hardy Leadership|attachment|leadership||unique, cost 2
04131|51223bd0-ffd1-11df-a976-0801213c9007|Hands Upon the Bow|event|tactics||cost 1
04132|51223bd0-ffd1-11df-a976-0801213c9019|O Elbereth! Gilthonial!|event|spirit||cost 4
04133|51223bd0-ffd1-11df-a976-0801213c9016|Miruvor|attachment|spirit|Item|cost 1
04134|51223bd0-ffd1-11df-a976-0801213c9015|Master of the Forge|ally|lore|Noldor. Craftsman|cost 2, 0/0/1/1
04135|51223bd0-ffd1-11df-a976-0801213c9020|Peace, and Thought|event|lore||cost 1
04136|51223bd0-ffd1-11df-a976-0801213c9022|Risk Some Light|event|lore||cost 3
04137|51223bd0-ffd1-11df-a976-0801213c9027|Vilya|attachment|neutral|Ring. Artifact|unique, cost 2
# HoN|Heirs of Númenor
05001|4823aae3-46ef-4a75-89f9-cbd3aa1b9005|Beregond|hero|tactics|Gondor. Warrior|unique, threat 10, 0/1/4/4
05002|4823aae3-46ef-4a75-89f9-cbd3aa1b9008|Boromir|hero|leadership|Gondor. Warrior. Noble|unique, threat 11, 1/3/2/5
05003|4823aae3-46ef-4a75-89f9-cbd3aa1b9016|Errand-rider|ally|leadership|Gondor|cost 1, 0/0/0/2
05004|4823aae3-46ef-4a75-89f9-cbd3aa1b9010|Citadel Custodian|ally|leadership|Gondor|cost 5, 1/0/1/3
05005|4823aae3-46ef-4a75-89f9-cbd3aa1b9060|Mutual Accord|event|leadership||cost 0
05006|4823aae3-46ef-4a75-89f9-cbd3aa1b9087|Wealth of Gondor|event|leadership||cost 0
05007|4823aae3-46ef-4a75-89f9-cbd3aa1b9014|Defender of Rammas|ally|tactics|Gondor. Warrior|cost 2, 0/1/4/1
05008|4823aae3-46ef-4a75-89f9-cbd3aa1b9004|Behind Strong Walls|event|tactics||cost 1
05009|4823aae3-46ef-4a75-89f9-cbd3aa1b9078|Spear of the Citadel|attachment|tactics|Item. Weapon|cost 2
05010|4823aae3-46ef-4a75-89f9-cbd3aa1b9013|Damrod|ally|spirit|Gondor. Ranger|unique, cost 4, 1/2/2/2
05011|4823aae3-46ef-4a75-89f9-cbd3aa1b9050|Light the Beacons|event|spirit||cost 5
05012|4823aae3-46ef-4a75-89f9-cbd3aa1b9002|A Watchful Peace|event|spirit||cost 1
05013|4823aae3-46ef-4a75-89f9-cbd3aa1b9007|Blood of Númenor|attachment|spirit|Condition|cost 0
05014|4823aae3-46ef-4a75-89f9-cbd3aa1b9045|Hunter of Lamedon|ally|lore|Gondor. Outlands|cost 2, 1/1/1/1
05015|4823aae3-46ef-4a75-89f9-cbd3aa1b9048|Ithilien Tracker|ally|lore|Gondor. Ranger|cost 2, 0/1/0/3
05016|4823aae3-46ef-4a75-89f9-cbd3aa1b9057|Master of Lore|ally|lore|Gondor|cost 3, 1/0/1/1
05017|4823aae3-46ef-4a75-89f9-cbd3aa1b9071|Ranger Spikes|attachment|lore|Trap|cost 2
05018|4823aae3-46ef-4a75-89f9-cbd3aa1b9015|Envoy of Pelargir|ally|neutral|Gondor|cost 2, 1/1/0/1
"""
