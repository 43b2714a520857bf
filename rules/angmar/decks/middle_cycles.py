"""The player cards from The Steward's Fear to The Dread Realm.

The columns are told in `printed.py`; a line with # names the pack (code, name) of those below it.
"""

TABLE = """
# TSF|The Steward's Fear
06001|85699571-9cc3-4ccc-98b0-0e1664893ef5|Hirluin the Fair|hero|leadership|Outlands|unique, threat 8, 1/1/1/4
06002|2e84d805-365c-47ea-9c4f-e3f75daeb9a6|Warrior of Lossarnach|ally|leadership|Outlands|cost 2, 1/1/1/1
06003|add42229-f5d1-4c39-a5dd-ec00ad7d0d76|Gaining Strength|event|leadership||cost 0
06004|c00844d6-1c3c-4e8c-a46c-8de15b8408df|Knights of the Swan|ally|tactics|Outlands|cost 1, 0/0/0/1
06005|09134509-191b-4903-b4b5-5e650f8143c1|Gondorian Shield|attachment|tactics|Armor. Item|cost 1
06006|1c149f93-9e3b-42fa-878c-80b29563a283|Ethir Swordsman|ally|spirit|Outlands|cost 2, 1/1/1/1
06007|0ef9e385-b7e5-4676-a690-2dd8031aa8c8|Ring of Barahir|attachment|spirit|Artifact. Item. Ring|unique, cost 1
06008|4cb4741d-c9d8-4d62-ab4f-50fa80c59fbb|Anfalas Herdsman|ally|lore|Outlands|cost 1, 0/0/0/1
06009|3c47d373-62bc-4321-9dc1-9b86b2046f68|Mithrandir's Advice|event|lore||cost 1
06010|e02f317e-736c-40a0-8d73-45509fce9ef8|A Good Harvest|event|neutral||cost 0
# TDF|The Drúadan Forest
06032|536c80ba-ad8b-447e-b378-1684508eb0f9|Mirlonde|hero|lore|Silvan|unique, threat 8, 2/2/1/3
06033|c6ae1840-dd7d-46ea-baf8-6d30614506de|Forlong|ally|leadership|Outlands|unique, cost 3, 1/1/1/3
06034|91f28bdf-4b78-4750-9853-65e783e4cb15|Strength of Arms|event|leadership||cost 2
06035|4ed8bd53-0453-4490-a4bb-20a7d793c17f|Mighty Prowess|attachment|tactics|Skill|cost 1
06036|5c7a6b89-0439-4b46-b9f1-09189f981a0d|Trained for War|event|tactics||cost 2
06037|e4fd6e25-982a-464f-82d8-812269864d46|Silvan Refugee|ally|spirit|Silvan|cost 1, 2/0/0/1
06038|0801c2c0-2bf7-4a0a-838a-13740f6cdbaf|Against the Shadow|event|spirit||cost 2
06039|b7f8b82b-c448-4f43-a025-bf6b7e6f0310|Harbor Master|ally|lore|Noldor|cost 3, 1/2/0/2
06040|e678be7e-8048-458d-b4f9-25c2a718fabb|Advance Warning|event|lore||cost 2
06041|31cd848b-a1bc-4ccd-af0c-eb3cc3ba593b|White Tower Watchman|ally|neutral|Gondor|cost 3, 1/0/2/3
# EaAD|Encounter at Amon Dîn
06056|fd89bdbf-7475-4f3e-96fc-8f5315a90021|Pippin|hero|spirit|Hobbit|unique, threat 6, 2/1/1/2
06057|fd89bdbf-7475-4f3e-96fc-8f5315a90022|Denethor|ally|leadership|Gondor. Noble|unique, cost 4, 3/1/2/3
06058|fd89bdbf-7475-4f3e-96fc-8f5315a90023|Lord of Morthond|attachment|leadership|Title|unique, cost 1
06059|fd89bdbf-7475-4f3e-96fc-8f5315a90024|Book of Eldacar|attachment|tactics|Record|unique, cost 4
06060|fd89bdbf-7475-4f3e-96fc-8f5315a90025|Gondorian Discipline|event|tactics|Gondor|cost 0
06061|fd89bdbf-7475-4f3e-96fc-8f5315a90026|Minas Tirith Lampwright|ally|spirit|Gondor. Craftsman|cost 1, 0/0/1/1
06062|fd89bdbf-7475-4f3e-96fc-8f5315a90027|Small Target|event|spirit||cost 1
06063|fd89bdbf-7475-4f3e-96fc-8f5315a90028|Ithilien Archer|ally|lore|Gondor. Ranger|cost 3, 1/2/1/2
06064|fd89bdbf-7475-4f3e-96fc-8f5315a90029|Ithilien Pit|attachment|lore|Trap|cost 1
06065|fd89bdbf-7475-4f3e-96fc-8f5315a90030|Hobbit-sense|event|neutral||cost 2
# AoO|Assault on Osgiliath
06081|323ebfa3-57e5-4394-9f55-284b2f7ee0be|Faramir|hero|lore|Gondor. Ranger. Noble|unique, threat 11, 2/2/2/5
06082|98ba9e54-d6c3-41ff-b886-81a29e29eb64|Sword of Morthond|attachment|leadership|Item. Weapon|unique, cost 1
06083|a2d440c4-6150-4b6f-9a36-faa51ace7908|Men of the West|event|leadership|Outlands|cost X
06084|237b31e7-d0b0-4c1e-bd4a-40a175f7d7d1|Knight of Minas Tirith|ally|tactics|Gondor. Warrior|cost 3, 0/3/1/3
06085|a7f12d87-5f28-46ca-a301-0ac48ca5e471|Gondorian Fire|attachment|tactics|Gondor|cost 0
06086|d8d1e7b4-3639-4ca0-bc83-daa7f78554b2|Pelargir Shipwright|ally|spirit|Gondor. Craftsman|cost 3, 0/1/1/3
06087|72cb5c31-c62f-4870-a5f4-099cdec1d4a7|Map of Earnil|attachment|spirit|Record|unique, cost 4
06088|3fa0b17f-a7d1-4f0c-a779-c20cb6084e78|Ranger Bow|attachment|lore|Weapon|cost 1
06089|50aa4aab-6daa-4cb5-bfb1-a13db03c1a23|Forest Patrol|event|lore||cost 1
06090|1e9a6c59-8dc7-4dc4-a5a4-f5f4f9ccdc55|Palantir|attachment|neutral|Artifact. Item|unique, cost 1
# BoG|The Blood of Gondor
06107|60725069-031c-4251-9b2c-3f368545e9ac|Caldara|hero|spirit|Gondor|unique, threat 8, 2/1/2/3
06108|d4f034b0-2444-4b61-a249-8d86e8856f7c|Squire of the Citadel|ally|leadership|Gondor|cost 1, 0/0/1/1
06109|e88d7165-821c-4b04-9869-80ee1f33905c|Tome of Atanatar|attachment|leadership|Record|unique, cost 4
06110|06baca74-330a-4038-9387-32ce8657dd8f|Guthlaf|ally|tactics|Rohan|unique, cost 3, 1/1/2/2
06111|cc2f73af-86c8-4d81-b706-14127adc0b37|The Hammer-stroke|event|tactics||cost 2
06112|314eaf40-1554-4c1a-b643-1f4353e25633|Emery|ally|spirit|Gondor|unique, cost 3, 1/1/2/2
06113|65d3b334-df93-43c6-9525-12674bbb7f06|Children of the Sea|event|spirit||cost 0
06114|ef8aec20-e0c9-4d02-9dea-20b6e7c2278b|Anborn|ally|lore|Gondor. Ranger|unique, cost 4, 1/3/1/3
06115|30e0c679-3ced-4862-a681-b67ceb8939d3|Poisoned Stakes|attachment|lore|Trap|cost 2
06116|0f027b32-f63f-4d37-8305-5ba2b059289d|Well-Equipped|event|neutral||cost 0
# TMV|The Morgul Vale
06134|29d5feef-6165-4077-bb80-692526a8a924|Théoden|hero|tactics|Rohan. Noble. Warrior|unique, threat 12, 2/3/2/4
06135|1f28f098-09d4-43fa-8fba-eae551a5d4fe|Pelargir Ship Captain|ally|leadership|Gondor|cost 2, 1/1/0/2
06136|2f0a3f18-c84f-4458-b6f7-2e6be9acee6b|Visionary Leadership|attachment|leadership|Skill|unique, cost 2
06137|66d8e628-8ca8-4605-9017-aece027f054f|Spear of the Mark|attachment|tactics|Item. Weapon|cost 1
06138|80cdd2b5-60cf-4d47-afe7-505b79abcb1b|Forth Eorlingas!|event|tactics||cost 2
06139|90d300da-a557-44b1-a634-d54782ff5e48|Steed of the Mark|attachment|spirit|Mount|cost 1
06140|b442354c-887d-403e-815b-a11f10a8760d|Lay of Nimrodel|event|spirit|Song|cost 1
06141|3eb1141f-bf1f-401e-a69d-e4df0af2a8ab|Ered Nimrais Prospector|ally|lore|Dwarf|cost 2, 1/0/1/2
06142|63c6bd3a-5566-412d-9199-3929d2fc3cf2|Scroll of Isildur|attachment|lore|Record|unique, cost 4
06143|6a871e9e-fa3e-4556-8730-09aed1a3ec40|Hidden Cache|event|neutral||cost 0
# VoI|The Voice of Isengard
07001|21cfb9e9-6777-4bc6-ace6-08fe68e949a4|Éomer|hero|tactics|Rohan. Noble. Warrior|unique, threat 10, 1/3/2/4
07002|b49c3563-b3cd-4f33-b706-c2a721028891|Gríma|hero|lore|Rohan. Isengard|unique, threat 9, 2/1/2/3
07003|20250f12-5bfc-4ffc-8e7e-4e3d71276509|Saruman|ally|neutral|Istari. Isengard|unique, cost 3, 3/5/4/4
07004|6f333a3e-6c2f-4f69-9c93-c5f46dc4f339|Orthanc Guard|ally|leadership|Isengard|cost 2, 1/0/2/2
07005|fe60620b-9ea1-4bf8-8d41-e7fd81a28427|Isengard Messenger|ally|lore|Isengard|cost 2, 1/0/1/2
07006|93a364f6-2a0f-4872-9770-aa7a1bd30d3d|Westfold Outrider|ally|tactics|Rohan. Scout|cost 2, 0/2/1/2
07007|0567c2df-677c-4529-985a-54621088fe58|Westfold Horse-breeder|ally|spirit|Rohan|cost 1, 1/0/0/1
07008|6f8508d7-bb11-4d5c-a077-80a35e00105e|Rohan Warhorse|attachment|tactics|Mount|cost 1
07009|9463354a-3f6d-43e5-acee-0ea42f8b4403|Silver Lamp|attachment|spirit|Item|cost 2
07010|e6ee53f4-36e4-4671-9d76-8974134d052e|Keys of Orthanc|attachment|neutral|Item|unique, cost 1
07011|b9e3d591-5973-4f35-90b8-d74d0aeabcc7|Legacy of Númenor|event|leadership||cost 0
07012|cfba1adb-5d73-4d46-b10b-b3af003f0e90|Deep Knowledge|event|lore||cost 0
07013|c6df7ee6-41e2-4b24-91d6-f4f9f1bd7d94|The Wizards's Voice|event|tactics|Spell|cost 0
07014|2867f4c6-b458-4caa-bde2-1a6266c094d6|Power of Orthanc|event|spirit|Spell|cost 0
07015|9de50e07-a3a3-4049-908c-c0463aabf91f|The Seeing-stone|event|neutral||cost 0
# TDT|The Dunland Trap
08001|4c4cccd3-576a-41f1-8b6c-ba11b4cc3d4b|Celeborn|hero|leadership|Silvan. Noble|unique, threat 11, 3/2/2/4
08002|dad6e885-d535-4100-bd9f-4726ea7c7465|Naith Guide|ally|leadership|Silvan. Scout|cost 2, 1/1/0/1
08003|921ba9dd-32c3-4dae-892c-4452c298459e|Swift and Silent|event|leadership||cost 1
08004|0ee1f1e6-1952-4bad-8ecd-631e80f4ccc0|Firefoot|attachment|tactics|Mount|unique, cost 2
08005|77bb0328-fe88-42a2-af25-2452c51d5e18|Close Call|event|tactics||cost 0
08006|6840ef99-d0e6-4450-b46f-ad04fee2e78c|Blue Mountain Trader|ally|spirit|Dwarf|cost 2, 1/0/1/2
08007|657e60d4-788e-4064-a8c3-e62584320872|The Fall of Gil-Galad|attachment|spirit|Song|cost 1, victory 1, limit 1
08008|86edf661-e3d8-4372-9325-f2d2d5ac354a|Ithilien Lookout|ally|lore|Gondor. Ranger|cost 3, 1/2/0/2
08009|f39eaad9-134d-406b-9111-e03c33e0cd16|The Tree People|event|lore||cost 0
08010|07d3df19-30b4-493c-a8b0-b38695322e71|The White Council|event|neutral||cost X
# TTT|The Three Trials
08025|df9683da-d86f-46c9-9ef5-66001753dad5|Idraen|hero|spirit|Dúnedain. Ranger. Scout|unique, threat 11, 2/3/2/4
08026|b1fb86fd-728b-4e1b-950a-73daa2a82753|Rivendell Scout|ally|leadership|Noldor. Scout|cost 2, 1/1/0/2
08027|14936075-9e6a-43af-9497-dbee9df95781|Feigned Voices|event|leadership||cost 0
08028|4b794779-c6b6-4ee0-b13f-196b721e28a7|Rúmil|ally|tactics|Silvan. Scout|unique, cost 4, 2/2/1/2
08029|6b86cf8e-1708-434d-90a5-93163f3d61ea|Elven Mail|attachment|tactics|Item. Armor|cost 2
08030|284838f8-1ea0-466f-a373-032c7ad6e836|Greyflood Wanderer|ally|spirit|Dúnedain. Scout|cost 3, 2/1/0/2
08031|f9b39223-3b12-4682-8db5-9ef4116b4919|Warden of Arnor|attachment|spirit|Title|unique, cost 1
08032|cc4b0912-ba4a-44b6-b7c5-2c0f0b325ebf|Message from Elrond|event|lore||cost 0
08033|b520fbc1-3cb9-49aa-9b37-2dad3b3ba333|Noiseless Movement|event|lore||cost 1
08034|1c692a1a-4ccf-4185-b5bd-d2b8d300de42|Leaf Brooch|attachment|neutral|Item|cost 1
# TiT|Trouble in Tharbad
08056|9d548a43-0ef8-45e6-ab95-7356d218d203|Haldir of Lórien|hero|lore|Silvan. Ranger. Scout|unique, threat 9, 2/3/1/3
08057|8c6be9f6-f97c-40a9-88da-2f3ba7f640ed|Herald of Anórien|ally|leadership|Gondor|cost 2, 1/0/1/1
08058|b4d93180-0ebc-4a9b-9817-e761068570e3|O Lórien!|attachment|leadership|Song|unique, cost 1
08059|2e7f22cc-218e-4dad-b4e4-00b2208713d9|Gwaihir|ally|tactics|Creature. Eagle|unique, cost 5, 2/3/1/4
08060|af74e00e-a04e-4a15-a538-d36539bfb751|Pursuing the Enemy|event|tactics||cost 0
08061|72ec977b-6d24-459c-aaa8-49c2a01f0766|Courage Awakened|event|spirit||cost 1
08062|0d0b210e-995a-4ded-b7b0-d32b59dbaa4f|Free to Choose|event|spirit||cost 0
08063|bd81ff6a-9c8f-415e-85fb-da84c21ef2a4|Galadhrim Minstrel|ally|lore|Silvan. Minstrel|cost 2, 1/0/0/1
08064|f86ea37a-d70d-4ff2-ac36-2a0ff1f7ffa9|Lembas|attachment|lore|Item|cost 1
08065|b91ba94d-e6b9-41f6-89ed-df1fb1f22335|Defender of the Naith|ally|neutral|Silvan. Warrior|cost 3, 0/1/2/2
# NiE|The Nîn-in-Eilph
08084|9e3a4b3b-7bb7-4403-984c-411af5ec8467|Mablung|hero|tactics|Gondor. Ranger|unique, threat 10, 2/2/2/4
08085|b86c3959-86af-4ce4-927f-769b873e4774|Follow Me!|event|leadership||cost 1
08086|e1ff74ae-0c48-4f6c-86c8-9ac7339eb554|Tighten Our Belts|event|leadership||cost 0
08087|39775f69-5cf4-4133-9cf4-45a1522aa9ea|Galadhon Archer|ally|tactics|Silvan. Warrior|cost 2, 0/2/0/1
08088|12d436ac-15e6-47c5-8288-357c918071a7|Bow of the Galadhrim|attachment|tactics|Item. Weapon|cost 1
08089|c541b65a-d6d4-4b2c-8925-96c31d52aa1c|Celduin Traveler|ally|spirit|Dale. Scout|cost 3, 2/0/1/2
08090|26a52bdc-f8e4-40a3-8047-8d696b842cdf|Island Amid Perils|event|spirit||cost 0
08091|c75056aa-907b-40b8-a54a-18ea07b33dc3|Mirkwood Pioneer|ally|lore|Woodman|cost 2, 1/0/0/2
08092|17cb8a9a-6369-4ea9-a614-02908bd7b77f|Wingfoot|attachment|lore|Title|unique, cost 1
08093|a1f5a577-30bf-44ed-b60b-e733b5f26d55|Defender of the West|attachment|neutral|Title|unique, cost 1
# CS|Celebrimbor's Secret
08112|8d6a15a8-e363-46bb-8e49-0af45a1ea0d1|Galadriel|hero|spirit|Noldor. Noble|unique, threat 9, 4/0/0/4
08113|83842580-bfe9-4d56-addf-e1d290eb7bcf|Heir of Mardil|attachment|leadership|Title|unique, cost 1
08114|9220dbae-e7fc-43fc-b772-043af7d4bda1|Orophin|ally|leadership|Silvan. Scout|unique, cost 3, 2/2/0/2
08115|05577e9f-477b-4842-8491-32c748c1a0e4|Henneth Annûn Guard|ally|tactics|Gondor. Warrior|cost 3, 0/2/2/2
08116|4fb48ed9-1651-4ae7-83d1-9d76a1dc27e7|Charge of the Rohirrim|event|tactics||cost 2
08117|ff3794e8-d8b1-48dc-a9f8-97ea7d6b3874|Galadriel's Handmaiden|ally|spirit|Silvan|cost 2, 2/0/1/1
08118|6e97a705-2458-4aa1-ad90-f3cd8200ca5a|Mirror of Galadriel|attachment|spirit|Artifact. Item|unique, cost 1
08119|496b62d9-2e7c-4206-bae5-2b180fec84d1|Wandering Ent|ally|lore|Ent|cost 2, 2/2/2/3
08120|f40cc90c-02df-464b-a401-6640aa93e2f8|Cloak of Lórien|attachment|lore|Item|cost 1
08121|17ed9b53-19f5-4ad1-ab91-14c2859e5a60|Nenya|attachment|neutral|Artifact. Ring|unique, cost 1
# TAC|The Antlered Crown
08137|f2a282eb-eab1-472d-b7fb-71429a1a4855|Erkenbrand|hero|leadership|Rohan. Warrior|unique, threat 10, 1/2/3/4
08138|f64befcc-d4de-47a4-8517-5f2617984270|Warden of Helm's Deep|ally|leadership|Rohan. Warrior|cost 3, 0/1/3/2
08139|5d1c8757-7409-41da-9e12-454af06e8946|The Day's Rising|attachment|leadership|Song|unique, cost 1
08140|29b76593-0ef3-410b-aa85-1c282d4b1582|Captain of Gondor|attachment|tactics|Title|unique, cost 1
08141|665b16ad-accf-45c9-8725-f3f5d0818310|Booming Ent|ally|tactics|Ent|cost 2, 0/2/2/3
08142|6461b502-cb47-4528-b18a-db45988f1692|Ride Them Down|event|spirit||cost 2
08143|7c7912dc-4d55-4c40-98a0-befbbff24c90|Shadows Give Way|event|spirit||cost 3
08144|31406925-1626-4c17-b3ee-2e2700a99c14|Don't Be Hasty!|event|lore||cost 0
08145|79cb32f4-053c-47e1-983d-59d64b493a76|Waters of Nimrodel|event|lore||cost 3
08146|c266126d-cf2d-4a61-aac7-28bac2d1ea0d|Treebeard|ally|neutral|Ent|unique, cost 4, 2/4/3/5
# TLR|The Lost Realm
09001|09ebd71c-8286-4838-b661-36a8633c9f0c|Aragorn|hero|tactics|Dúnedain. Ranger. Warrior|unique, threat 12, 2/3/2/5
09002|52b151e9-f13b-4f85-961c-62838d25b97a|Halbarad|hero|leadership|Dúnedain. Ranger|unique, threat 10, 2/2/2/4
09003|b313de3d-897e-4e74-afc5-d31fceaa6162|Weather Hills Watchman|ally|leadership|Dúnedain|cost 2, 1/1/0/2
09004|d15c0cc8-19c0-49d8-915f-c423e993c03b|Dúnedain Hunter|ally|tactics|Dúnedain. Ranger|cost 0, 1/3/1/3
09005|2c6e85b4-18e3-4c21-95eb-5d74b9eebb5b|Sarn Ford Sentry|ally|lore|Dúnedain. Scout|cost 3, 2/1/0/2
09006|a933917f-4c7e-416e-8b08-ee2e60f6ab5f|Warden of Annúminas|ally|spirit|Dúnedain. Ranger|cost 4, 0/2/2/3
09007|687c526e-85b5-47e3-b596-37148772c013|Ranger Summons|event|leadership|Signal|cost 1
09008|cda0276f-d412-47f6-aecf-02ae8dc64c9a|Tireless Hunters|event|tactics||cost 1
09009|86583668-7581-4bca-ba10-a4752878740e|Expert Trackers|event|lore||cost 0
09010|8b9da56f-6713-457f-8f73-6fdc8168348f|Heir of Valandil|attachment|leadership|Title|unique, cost 2
09011|7b1fb1e7-481d-4a14-85b1-d5d2c60087b6|Athelas|attachment|lore|Item|cost 1
09012|7a8a2dbe-5a97-42da-a3c9-283724783145|Secret Vigil|attachment|tactics|Condition|cost 1
09013|130df5c3-a050-4690-8dac-d1ae937a2e3c|Star Brooch|attachment|spirit|Item|cost 1
09014|128f940d-8a71-4a80-83c2-bdbc014d95c9|Gather Information|player-side-quest|neutral||cost 0, quest 4, victory 1, limit 1
09015|156ed210-ab6e-4da9-b8c0-48984711edf2|Ranger of the North|ally|neutral|Dúnedain. Ranger|cost -, 2/2/2/3
# WoE|The Wastes of Eriador
10001|03a7152b-e6af-4aaf-a064-7e814fc181d5|Merry|hero|spirit|Hobbit|unique, threat 6, 2/1/1/2
10002|1e28318c-e82a-4d50-b6db-d08e6e9a6b53|Ingold|ally|leadership|Gondor|unique, cost 3, 0/1/1/3
10003|1c6d209d-8ff3-4b81-a03f-e81e132e3b5e|Rallying Cry|event|leadership||cost 2
10004|7a8f5eb3-4c89-4516-974b-812b589cb818|Honour Guard|ally|tactics|Gondor. Warrior|cost 2, 0/0/1/3
10005|62dd5a22-ccf4-4612-be1f-ea13d7da3ced|Raven-winged Helm|attachment|tactics|Item. Armor|cost 2
10006|c52c00b2-ab39-4ffa-898d-ab9c8246bd00|Curious Brandybuck|ally|spirit|Hobbit|cost 2, 2/0/0/2
10007|ebcb133a-1777-49cf-a7d4-137a65b2c2d5|Hobbit Pony|attachment|spirit|Mount|cost 0
10008|8b95d0c6-eda4-4820-8279-6bdddae7b499|East Road Ranger|ally|lore|Dúnedain. Scout|cost 3, 1/2/1/3
10009|f8a3acfb-3b0d-414b-b5d0-2612d33c193d|Scout Ahead|player-side-quest|lore||cost 0, quest 4, victory 1, limit 1
10010|cc73532b-e891-49b6-9544-468b5977149a|Ranger of Cardolan|ally|neutral|Dúnedain. Ranger|cost 4, 2/2/2/3
# EfMG|Escape from Mount Gram
10028|18fea279-cd38-4a5e-b271-b94d4f64eda1|Rossiel|hero|lore|Silvan|unique, threat 8, 2/1/2/3
10029|0484e428-6a72-4841-b2d5-d8df7cfb51bf|Veteran of Osgiliath|ally|leadership|Gondor. Warrior|cost 3, 1/2/1/2
10030|25641d97-e196-40d5-8481-727602aa2da2|Descendants of Kings|event|leadership||cost 1
10031|e562d744-bf7d-4325-97ba-424bf3ca3ca8|Derndingle Warrior|ally|tactics|Ent. Warrior|cost 2, 1/1/2/3
10032|f4b2af17-b589-49c1-a884-ecd4570d8545|Boomed and Trumpeted|event|tactics|Ent|cost 1
10033|9c42d496-267e-4822-8df4-6fcc7ae4c2d1|Elven Jeweler|ally|spirit|Noldor. Craftsman|cost 2, 1/1/1/2
10034|f4d94f3d-d3af-44d6-9896-764484302bb1|Double Back|player-side-quest|spirit||cost 0, quest 4, victory 1, limit 1
10035|57658f13-fb9c-4a87-bb05-965a022cc69d|Leave No Trace|event|lore||cost 1
10036|3ba15db9-9967-48b8-9b38-4fdfb4866676|Distant Stars|event|lore||cost 0
10037|ede00b4b-15e0-4469-aaf6-ea60c9376898|Keen as Lances|event|neutral||cost 5
# AtE|Across the Ettenmoors
10054|a25c47a4-3a9c-4883-a7a7-c40df596650c|Dori|hero|tactics|Dwarf|unique, threat 10, 1/2/2/5
10055|265b6ab0-446c-4090-a7e1-341ce987c903|Ranger Provisions|attachment|leadership|Item|cost 1
10056|d54a293d-7e36-4dab-98e9-71fa23df2355|Dúnedain Message|event|leadership|Signal|cost 1
10057|54b219c4-a359-435f-9988-336cad0384b2|Longbeard Sentry|ally|tactics|Dwarf. Warrior|cost 3, 0/1/2/3
10058|b11ff1d9-c9e9-4cc1-b329-8226b73dd429|Delay the Enemy|player-side-quest|tactics||cost 0, quest 8, victory 1, limit 1
10059|8741c7a7-be7d-462a-b39a-0c9bfe4042a3|Steed of Imladris|attachment|spirit|Mount|cost 1
10060|475d185f-403f-4b3e-9e8b-6b9f539c2423|Fair and Perilous|event|spirit||cost 1
10061|68a9d6cc-13a2-417a-ad87-f213ddc2bf48|Wellinghall Preserver|ally|lore|Ent|cost 3, 3/2/2/3
10062|6cf22f3e-29bd-4bbb-8459-92b7b4bc6b02|None Return|event|lore||cost 1
10063|809470ac-05c2-4578-9556-8c64b84d4619|Hope Rekindled|event|neutral|Song|cost 0
# ToR|The Treachery of Rhudaur
10084|b188f729-0314-4664-95a0-7f93f4d44133|Erestor|hero|lore|Noldor|unique, threat 10, 2/2/2/4
10085|b9339072-5665-45c7-a2ca-a8c844c5762d|Reinforcements|event|leadership||cost 3
10086|ad0cbc82-6807-4a5a-ada8-97952cb02c5f|Send for Aid|player-side-quest|leadership||cost 1, quest 6, victory 1, limit 1
10087|6ba569dd-92d4-4de4-bfa4-385e2d50eddb|Elven Spear|attachment|tactics|Item. Weapon|cost 0
10088|7d906063-149f-4b7d-b271-e1532afea7c0|Horn's Cry|event|tactics||cost 2
10089|5ababdc3-8d6c-47ad-aa1a-d21f5c96bbda|Galadhrim Weaver|ally|spirit|Silvan. Craftsman|cost 1, 1/0/0/1
10090|41b56fc4-6ecd-4c9a-80d4-3074c267e823|Silver Harp|attachment|spirit|Item. Instrument|cost 2
10091|608ac037-89dd-4aac-8b6d-057bd0fa7507|Galdor of the Havens|ally|lore|Noldor|unique, cost 4, 2/2/1/4
10092|f9f464e9-188c-42aa-bbea-b325a6d0f16d|The Door is Closed!|event|lore||cost 1
10093|38ed7520-8749-47ab-b3b4-34ec96441475|Elf-friend|attachment|neutral|Title|cost 1
# BoCD|The Battle of Carn Dûm
10115|94726dff-4b95-4c7c-9542-320b45652d7a|Amarthiúl|hero|leadership|Dúnedain. Ranger. Warrior|unique, threat 10, 1/3/3/3
10116|0f2501c7-16ad-4fee-bea6-17b767fb0d14|Guardian of Arnor|ally|leadership|Dúnedain. Ranger|cost 3, 1/1/1/3
10117|c48b1c7f-f3df-4e5c-ad63-a68efc66c02c|Doom Hangs Still|event|leadership||cost 5
10118|b1584166-c8b3-4984-bfdc-06c33f31e153|Beechbone|ally|tactics|Ent|unique, cost 3, 2/2/1/4
10119|8588e98f-1aaf-4e90-95b9-48b76c0fc4be|Hold Your Ground!|event|tactics||cost 1
10120|4bff71e7-f66c-4a2d-ba7d-633a6c77f765|Lindir|ally|spirit|Noldor|unique, cost 3, 2/1/2/2
10121|ff265d76-021b-4f23-9e62-a57e16b3e77d|Lords of the Eldar|event|spirit||cost 3
10122|0b483cda-22e0-418d-b906-8a93e94fe95d|The Long Defeat|attachment|lore|Condition|cost 1
10123|fddb01e7-102e-44c8-a469-e920e76a79e0|Quick Ears|event|lore||cost 1
10124|c9cdf75b-7535-4d17-804f-0f22569812c7|Favor of the Valar|attachment|neutral|Condition|cost 3
# TDR|The Dread Realm
10140|21f0ac18-21ea-44b7-b67b-4d1c5baaae0f|Arwen Undómiel|hero|spirit|Noldor. Noble|unique, threat 9, 3/1/2/3
10141|fdabde61-0341-4dae-9a9b-de9f0b955078|Éothain|ally|leadership|Rohan. Warrior|unique, cost 4, 2/2/1/3
10142|8a6566b1-2425-442b-8e44-f8a3aa4590fe|Sword of Númenor|attachment|leadership|Item. Weapon|cost 1
10143|40efacf7-f3c1-434b-b31f-42b3721c90c0|Fornost Bowman|ally|tactics|Dúnedain. Ranger|cost 3, 1/1/1/3
10144|f88c0606-5076-4df7-beed-a7182af0dece|Hour of Wrath|event|tactics||cost 4
10145|abebff49-8219-4ae0-bd26-266db57bdfc3|Elven-light|event|spirit||cost 1
10146|4d71af80-33cd-4df8-b6da-c479c8a3ae74|Tale of Tinúviel|event|spirit|Song|cost 1
10147|f9865446-f3a4-4a9f-bb1e-68565720511b|Galadhrim Healer|ally|lore|Silvan. Healer|cost 2, 1/0/1/1
10148|2e156c1b-5227-4dfd-a076-ee9b236c86da|Weather-stained Cloak|attachment|lore|Item|cost 0
10149|59cd2c5f-1986-4065-ad2c-8423d6b200e2|Sword-thain|attachment|neutral|Title|unique, cost 4
"""
