"""The player cards from The Grey Havens on, and those of The Hobbit and the saga boxes.

The columns are told in `printed.py`; a line with # names the pack (code, name) of those below it.
"""

TABLE = """
# TGH|The Grey Havens
11001|76ee3df4-3ebe-4d2d-9d7f-a0bbe759358a|Círdan the Shipwright|hero|spirit|Noldor. Noble|unique, threat 12, 4/2/2/4
11002|52e217a6-ddc0-4082-9ec2-09d92e8c25c7|Galdor of the Havens|hero|lore|Noldor|unique, threat 9, 2/2/1/4
11003|3b58bae1-8484-4be6-a75c-1d55c5199f72|Mithlond Sea-watcher|ally|tactics|Noldor. Warrior|cost 2, 1/1/0/2
11004|bd3686ef-e3d2-4dea-9fc3-aa039918f0b1|Skyward Volley|event|tactics||cost 2
11005|1ccd4cc5-9e8a-41ea-b897-61e47bba5ae6|Grappling Hook|attachment|tactics|Item|cost 1
11006|94df6677-1e7c-4ccc-932c-f750b51a769c|Warden of the Havens|ally|leadership|Noldor. Warrior|cost 2, 0/1/1/3
11007|dd64881e-99d9-4505-9f9f-67dfc8c8ffc1|Anchor Watch|event|leadership||cost 2
11008|fe1a0aef-10bd-441b-a27b-0527810fef57|Mariner's Compass|attachment|leadership|Item|cost 1
11009|a09013c9-0eeb-459d-b7fc-d803d1b0ad1d|Lindon Navigator|ally|lore|Noldor. Scout|cost 2, 2/1/1/2
11010|b6729381-3bfc-41fa-abd1-99f410eb19b8|The Evening Star|event|lore||cost 2
11011|21f0acdb-5d11-409e-80f8-c717fab87ab9|Explorer's Almanac|attachment|lore|Item|cost 0
11012|85a269eb-63f1-4f63-83c9-30b718d364f6|Sailor of Lune|ally|spirit|Noldor. Scout|cost 2, 1/1/0/2
11013|d25dfbee-85c4-42f8-9653-c0536d3e5095|Elwing's Flight|event|spirit||cost 2
11014|d0180ea8-15e3-4a9a-80c6-dfd6549753c9|To the Sea, to the Sea!|attachment|spirit|Song|unique, cost 1
11015|8ae15724-e823-4f55-a9e8-c75b3e795e9a|Narya|attachment|neutral|Ring. Artifact|unique, cost 2
# FotS|Flight of the Stormcaller
12001|4a76ad60-35d1-4657-ab4a-2f7f15cc7ab7|Denethor|hero|leadership|Gondor. Noble. Steward|unique, threat 8, 1/1/3/3
12002|3d3ced53-71af-46de-b7e7-1892a9c49747|Rod of the Steward|attachment|leadership|Item|unique, cost 0
12003|2e944d64-3612-4b5f-8fed-50cae0471fd5|In Service of the Steward|attachment|leadership|Title|cost 1
12004|27843323-c7d0-4f9e-a67e-4494f8926203|Azain Silverbeard|ally|tactics|Dwarf. Warrior|unique, cost 3, 0/3/2/2
12005|1eaee222-8d0d-4fcd-b630-4e349347ed85|Last Stand|event|tactics||cost 0
12006|7309efbd-ea6a-45d5-bfec-2a4e0fc8d3b7|Glorfindel|ally|spirit|Noldor. Noble. Warrior|unique, cost 5, 3/3/1/4
12007|ea80a2db-6a72-41c1-a26e-73929197506f|Tides of Fate|event|spirit||cost 0
12008|f4ec0320-6977-4cec-af29-1037e18f4dca|Imladris Caregiver|ally|lore|Noldor. Healer|cost 2, 1/0/1/2
12009|371e29be-17a9-4535-a9e0-bc13126522bb|Heed the Dream|event|lore||cost 1
12010|bcfbcf8a-9df0-4fd4-92a4-9cdd8c9def53|Guardian of Rivendell|ally|neutral|Noldor. Warrior|cost 3, 1/2/3/3
12011|95375f6e-942c-4609-9ebd-8a86ce3ab8af|Vanish from Sight|event|neutral||cost 0
# TitD|The Thing in the Depths
12030|47750277-6869-470c-9376-7eb7f0a706f5|Lanwyn|hero|spirit|Dale. Scout|unique, threat 9, 2/3/1/3
12031|66a0dc1a-4913-425d-9d94-15b3e505bb40|Eldahir|ally|leadership|Dúnedain. Noble|unique, cost 4, 1/2/2/3
12032|f774ffb1-1c80-40a1-a474-eb021e225b19|Captain's Wisdom|event|leadership||cost 0
12033|ec1ed9c8-349b-4782-8d81-820f14ba51c6|Master Ironsmith|ally|tactics|Gondor. Craftsman|cost 3, 1/1/1/2
12034|2f9c24db-2ee4-4368-99fa-db49a0add8f5|Raiment of War|attachment|tactics|Item. Armor. Weapon|cost 2
12035|785367f7-6475-4935-979f-abec23c596f2|Sam Gamgee|ally|spirit|Hobbit|unique, cost 3, 2/1/1/2
12036|27cc1cc1-17a9-4dcf-990a-fd3c44c7b163|Elevenses|event|spirit||cost 1
12037|364e43b7-1ae3-4d3e-a73b-55d8f1f94f7c|Mirkwood Explorer|ally|lore|Woodman. Scout|cost 3, 2/1/0/2
12038|0950c29d-a9f3-4cb4-a61a-0122be9d26f6|Guarded Ceaselessly|attachment|lore|Condition|cost 0
# TotD|Temple of the Deceived
12057|14820d35-cb36-499b-80ec-da6442548f7b|Elfhelm|hero|leadership|Rohan. Scout. Warrior|unique, threat 10, 2/2/2/4
12058|7e1db97c-f6dc-43e1-a6f3-7ab600845e93|Ceorl|ally|leadership|Rohan. Scout|unique, cost 2, 1/2/0/2
12059|a55bc730-259b-4d52-8c98-648d43840738|Armored Destrier|attachment|leadership|Mount|cost 2
12060|1987caf1-aedd-4fe0-bbe9-41539c2a7910|Déorwine|ally|tactics|Rohan. Warrior|unique, cost 4, 0/1/3/3
12061|94727856-c487-4cf8-b8d5-8c18a3bca3d8|Revealed in Wrath|event|tactics||cost 1
12062|2c1b7d82-e14e-4e2d-9270-86b59f95e0a9|Rhovanion Outrider|ally|spirit|Dale. Scout|cost 3, 1/2/1/2
12063|21c68054-6070-49cd-be5f-7d432842a879|Scouting Party|event|spirit||cost 2
12064|44b36766-fbb5-464d-bf9c-6a9cb9f48fad|Entangling Nets|attachment|lore|Trap|cost 1
12065|f07ea741-4991-46c9-9c6a-439dc186cec6|Arrows from the Trees|event|lore||cost 1
12066|c2c8d69a-6639-49af-89ed-86f2ffc8c096|Ered Luin Miner|ally|neutral|Dwarf|cost 3, 1/1/1/2
# DR|The Drowned Ruins
12082|8aea2aaf-8320-4694-bc64-fc264b409bab|Argalad|hero|lore|Silvan. Scout|unique, threat 9, 2/2/1/4
12083|836d10fb-8bca-4dee-bea7-0164667b7a61|Dwarven Sellsword|ally|leadership|Dwarf. Warrior|cost 1, 2/2/2/3
12084|a83a5cb2-b557-4e10-baea-957318cbea95|Dúnedain Remedy|attachment|leadership|Signal|cost 0
12085|d5500d57-03af-4152-9ad0-620aeb4fd50b|Marksman of Lórien|ally|tactics|Silvan. Warrior|cost 3, 0/3/0/2
12086|8c7077ad-6b73-4ffc-86a4-891f9e4b839e|Battle-fury|event|tactics||cost 1
12087|905dbe88-7974-4b0c-9a82-f96ba4dd866f|Woodland Courier|ally|spirit|Silvan. Scout|cost 2, 1/1/0/1
12088|12ce640e-dd4e-4c02-be87-f273252cc9be|Hithlain|attachment|spirit|Item|cost 1
12089|697e1c80-a218-4dc7-b0c3-06921e879b81|Robin Smallburrow|ally|lore|Hobbit. Shirriff|unique, cost 2, 2/0/1/2
12090|1c824f05-d8be-40e4-be13-5cea37128bf8|Interrogation|event|lore||cost 1
12091|789fbae0-a33e-4ea0-a34f-adfe3b62dba7|Strider|attachment|neutral|Title|unique, cost 1
# SoCH|A Storm on Cobas Haven
12109|5205f00e-c538-4b5e-976c-5db99d33bc4e|Na'asiyah|hero|tactics|Corsair. Warrior|unique, threat 8, 1/2/2/4
12110|5c6b9d23-79fe-482c-8122-66b185cd476e|Rune-master|attachment|leadership|Title|unique, cost 1
12111|b09288fe-e0a4-4395-8345-4505530fbe4c|Terrible to Behold|event|leadership||cost 1
12112|3b736ea1-aaeb-4ad9-815c-d91488a82896|Veteran Sword-elf|ally|tactics|Noldor. Warrior|cost 3, 1/1/1/3
12113|9128a94e-546a-4b89-8bec-6c2739af0c6e|Vigilant Guard|attachment|tactics|Skill|cost 3
12114|28fcf3a8-febd-46bb-9a80-89dfe762f03f|Knife-work|event|tactics||cost 1
12115|9cafb8f6-1718-4f7f-a37f-9209ed68a92a|Linhir Sea-captain|ally|spirit|Gondor|cost 3, 2/0/1/2
12116|778cf45f-cc72-424d-a7b3-09373328dd1b|Windfola|attachment|spirit|Mount|unique, cost 1
12117|fc6e412d-eeca-432e-bd91-378c1ae72c9f|Ioreth|ally|lore|Gondor. Healer|unique, cost 0, 0/0/0/1
12118|16381c8d-c437-4bde-b7da-284c5216bcb6|The Houses of Healing|event|lore||cost 5
12119|2843c312-f8c7-4b07-ba60-2372a3c658c4|Justice Shall Be Done|event|neutral||cost 0
# CoC|The City of Corsairs
12138|66cf39b5-015f-4bae-b304-4a61b5d1bedf|Prince Imrahil|hero|tactics|Gondor. Noble. Warrior|unique, threat 11, 2/3/2/4
12139|2aa91555-4734-400e-ac9f-babe55b1e2dc|Knight of the White Tower|ally|leadership|Gondor. Warrior|cost 4, 2/2/3/3
12140|5604685f-3fac-40da-8999-62a9b69a153b|Hold the Line|event|leadership||cost 0
12141|91c6862b-0fe6-44bd-8745-a685f03ab6ed|Soldier of Dol Amroth|ally|tactics|Gondor. Warrior|cost 2, 0/1/1/2
12142|daf23298-67fa-41c5-aff6-a3b7fef2014e|Súlien|ally|spirit|Dúnedain. Scout|unique, cost 4, 3/0/2/2
12143|711c92f7-1fe3-4820-82af-9f4e3f7f9647|Inspiring Presence|event|spirit||cost 2
12144|dba87655-87e0-44b6-ba45-caf86ce723eb|Guardian of Ithilien|ally|lore|Gondor. Ranger|cost 1, 0/1/0/1
12145|80a03178-4039-4b2c-a2c4-2d546aa9b0b2|Ranger Spear|attachment|lore|Item. Weapon|cost 1
12146|3903cf5b-0ca8-4cd9-8943-490a7af601e5|Prince of Dol Amroth|attachment|neutral|Title|unique, cost 3
# TSoH|The Sands of Harad
16001|053357f5-4192-4a35-bf2c-7f48d584f292|Gimli|hero|leadership|Dwarf. Noble. Warrior|unique, threat 11, 2/2/2/5
16002|8124f5ac-6f03-4629-96f5-b8775ec8a7c4|Legolas|hero|spirit|Silvan. Noble. Scout|unique, threat 9, 1/3/1/4
16003|d30fd38a-65fe-464d-acac-47d0f02deb05|Greenwood Archer|ally|leadership|Silvan|cost 2, 0/2/0/1
16004|18d5f7fd-9d6e-44aa-9463-3530278f8c51|Erebor Guard|ally|spirit|Dwarf. Warrior|cost 4, 0/1/2/3
16005|aa7cd6b1-910c-49cb-9606-771889d1dc77|Halfling Bounder|ally|lore|Hobbit|cost 2, 1/1/0/2
16006|b8f063e3-9278-4e55-a237-26bf3a79689c|Vigilant Dúnadan|ally|tactics|Dúnedain. Ranger|cost 4, 1/3/2/3
16007|8b5a0dda-9a9c-431b-9363-be586969d493|Unlikely Friendship|event|leadership||cost 0
16008|2c5991ac-1f8d-4b5d-a7dc-91ea664102d1|Well Warned|event|spirit||cost 0
16009|0da6ffc3-cbf5-427f-af9a-60f4f6bd1fb9|Dour Handed|event|tactics||cost 1
16010|9ccbe47b-b30f-468a-a867-60314e3b5d61|Dwarven Shield|attachment|leadership|Item. Armor|cost 2
16011|565ab52d-0390-4f39-8e6d-7809444b53af|Mirkwood Long-knife|attachment|spirit|Item. Weapon|cost 2
16012|0b229535-c078-4f47-b781-7e84de1f0eb5|The Road Goes Ever On|attachment|lore|Song|cost 0
16013|458b755e-1d93-4586-bbca-bab905f895c0|The Storm Comes|player-side-quest|neutral||cost 0, quest 5, victory 1
# M|The Mûmakil
17001|ae49dd35-f2c7-4ab5-b34d-0cc8e5fb1f6e|Kahliel|hero|leadership|Harad. Noble|unique, threat 10, 2/2/2/4
17002|f5bf16fb-3244-40a4-8800-3e38c979c18c|Andrath Guardsman|ally|leadership|Dúnedain. Ranger|cost 2, 1/0/1/2
17003|8ad1cefa-21c5-435c-8865-6417de0e5ba6|Prepare for Battle|player-side-quest|leadership||cost 1, quest 6, victory 1
17004|1a71163f-eeb4-4992-bd9c-83349d93cd58|Yazan|ally|tactics|Harad. Ranger|unique, cost 5, 2/3/1/3
17005|e73ef9d3-e2a1-400b-9ed7-bfdfd0a3bc2a|Wait no Longer|event|tactics||cost 2
17006|ba6d53fd-277c-4796-814b-ada9ff23cafd|Jubayr|ally|spirit|Harad. Warrior|unique, cost 5, 1/2/3/3
17007|86e1977f-0a24-46c8-a7ee-d5d78410f1a3|Dwarf Pipe|attachment|spirit|Item. Pipe|cost 1
17008|43622914-dd7f-4990-89d3-7f1ce7a6525f|Firyal|ally|lore|Harad. Scout|unique, cost 5, 3/1/2/3
17009|2002b5d3-57b1-429a-a19a-2d10a564bc31|Coney in a Trap|event|lore||cost 1
17010|f49d9b7f-bdb6-4f2c-8b25-42b07c60a2f3|Kahliel's Headdress|attachment|neutral|Artifact. Item|unique, cost 3
# RAH|Race Across Harad
17028|12946b30-a231-4074-a524-960365081360|Thurindir|hero|lore|Dúnedain. Ranger|unique, threat 8, 2/2/0/4
17029|129f6237-c00c-41a2-af6e-98a6f966aad1|Kahliel's Tribesman|ally|leadership|Harad|cost 2, 1/1/1/2
17030|e7df2c09-6d38-4f92-9279-eba5f41370cd|Steed of the North|attachment|leadership|Mount|cost 1
17031|775422b6-68bd-4ae3-8229-ce65e38465a9|Mighty Warrior|attachment|tactics|Skill|cost 1
17032|953f3b7f-f4ca-4f6f-92d5-8d4b465231df|Proud Hunters|event|tactics||cost 0
17033|7114f4a4-aed2-4b6e-87bc-c0e564e55d67|Dúnedain Pathfinder|ally|spirit|Dúnedain. Scout|cost 0, 2/1/0/2
17034|7b60b869-4232-40cf-bbc5-6856edeef419|Backtrack|event|spirit||cost 1
17035|1e88c101-4e02-4f9a-8447-15a6f2a4e566|Eryn Galen Settler|ally|lore|Woodman|cost 2, 1/2/0/2
17036|d7e2e209-7730-48fe-87c7-e226143e462b|Explore Secret Ways|player-side-quest|lore||cost 1, quest 6, victory 1
17037|32ab123f-b12f-4f9d-a6e5-556f54eb6c06|Steward of Orthanc|ally|neutral|Isengard|cost 3, 2/0/0/2
# BtS|Beneath the Sands
17055|068e0590-6bb4-429e-8a2b-2ef0869c7c4f|Hirgon|hero|tactics|Gondor. Scout|unique, threat 9, 2/2/1/4
17056|dd1a7167-8988-4ec7-a9ae-8e3becbc58d0|Haradrim Spear|attachment|leadership|Item. Weapon|cost 2
17057|952277e0-9e7c-423f-b034-0f39b5e77eab|Hunting Party|event|leadership||cost 1
17058|0b179f39-f202-4fe7-b930-0f3db582bc3e|The Red Arrow|attachment|tactics|Artifact. Item|unique, cost 1, limit 1
17059|b8f5c0b1-a11e-41f5-b0bd-8dab7d537feb|Keep Watch|player-side-quest|tactics||cost 1, quest 6, victory 1
17060|f309210e-c505-411f-b748-c6828a028ad4|Rider of Rohan|ally|spirit|Rohan. Scout|cost 3, 2/2/0/2
17061|955a36c0-f348-400e-8ba4-16adcab07444|Fireside Song|attachment|spirit|Song|cost 2
17062|84202632-1548-4926-b307-c2d771abb97d|Dúnedain Lookout|ally|lore|Dúnedain|cost 2, 1/1/1/2
17063|b3e3e174-5406-475f-aed9-dd583e8b3652|Doughty Ranger|attachment|lore|Skill|cost 1
17064|8a236d16-1b31-474c-992b-3a2cd91a3b71|The Free Peoples|event|neutral||cost 5
# TBS|The Black Serpent
17081|d87344c3-d234-44c8-89b1-249f5c88bfab|Fastred|hero|spirit|Rohan. Warrior|unique, threat 9, 1/2/3/3
17082|69a257ff-3223-4511-a20f-81cb08655081|Song of Hope|attachment|leadership|Song|cost 0
17083|a73ea798-1d91-4bda-86d9-1085739d9cb4|Burst into Song|event|leadership||cost 2
17084|0238e687-61a4-4e2f-a858-70251cc88552|Defender of Cair Andros|ally|tactics|Gondor. Warrior|cost 4, 1/1/0/3
17085|ae807a4c-d656-42a1-bf2c-024eaffc9fc6|Oath of Eorl|event|tactics||cost 3
17086|168c62d8-bb38-4258-9d2b-6b46aef6c700|Fearless Scout|attachment|spirit|Skill|cost 1
17087|97d09901-724d-4932-ac51-59df1ef1dbec|Rally the West|player-side-quest|spirit||cost 1, quest 6, victory 1
17088|00c52eae-b536-4458-abed-5b69e9283b11|Dúnedain Pipe|attachment|lore|Item. Pipe|cost 1
17089|c7c503b9-a804-4e37-8554-927d0095e7b1|Old Toby|event|lore|Pipeweed|cost 2
17090|2872a8fb-53e6-4e0d-855d-4e1f32cdcfa0|Southron Refugee|ally|neutral|Harad|cost 2, 1/1/0/2
# DoCG|The Dungeons of Cirith Gurat
17109|375d1e9d-7de9-4853-a99f-c15885256a6f|Folco Boffin|hero|lore|Hobbit|unique, threat 7, 2/2/0/2
17110|0525e10a-8260-4f75-add1-1706e39a9665|Knight of Dale|ally|leadership|Dale. Warrior|cost 4, 2/2/1/3
17111|06581875-bb7a-4214-b2c4-3774d68e8b8f|Diligent Noble|attachment|leadership|Skill|cost 1
17112|0916b82a-068e-4ca3-9554-f589a58e82fe|Riddermark Knight|ally|tactics|Rohan. Warrior|cost 2, 0/2/0/2
17113|e1401810-ad6f-41e9-a637-c2e1928f89f9|Fierce Defense|event|tactics||cost 3
17114|d86c881f-b79c-42ff-9a8f-35e2fc26242c|Eregion Survivor|ally|spirit|Noldor|cost 2, 1/1/1/3
17115|d8755c10-b8c6-4a2c-9315-fce9f765234d|Heirs of Earendil|event|spirit||cost 1
17116|b6065fa3-ce09-4b16-a968-7dc86d72482c|Leaflock|ally|lore|Ent|unique, cost 3, 0/2/2/3
17117|a3f93416-08e8-4d0c-b983-58ae2505e75c|Legacy Blade|attachment|lore|Item. Weapon|cost 0
17118|b82b6804-22c6-4e54-b029-50e99962cbe4|Open the Armory|event|neutral||cost 1
# CoP|The Crossings of Poros
17135|b62716d9-5e70-4ec1-bcb7-852f67299e82|Quickbeam|hero|tactics|Ent|unique, threat 12, 2/4/1/5
17136|4e72098a-9ddf-4426-a2df-110c3f4c32c4|Halfast Gamgee|ally|leadership|Hobbit|unique, cost 3, 2/1/0/2
17137|110c523a-1fcb-49ee-bd8b-04f724bfe3cf|Bulwark of the West|event|leadership||cost 0
17138|cd1ebcfa-adea-47e5-9b0b-473d7114b709|Beorning Guardian|ally|tactics|Beorning|cost 3, 0/3/1/3
17139|b1edce11-55ce-468d-bf6a-b5d7035d41a3|Followed|attachment|tactics|Condition. Trap|cost 1
17140|3bad07dc-0b1a-4785-97c0-7f912aacb443|Flight to the Sea|event|spirit||cost 2
17141|67b8089a-af30-46eb-b581-5def4da14149|Emyn Arnen Ranger|ally|lore|Gondor. Ranger|cost 2, 0/1/1/2
17142|f932fd38-a1ba-45b3-a2a6-d152298a23ff|The Dam Bursts|event|lore||cost 2
17143|c984e8e8-94a6-4af6-9455-824ad2cf46f9|Magic Ring|attachment|neutral|Artifact. Item. Ring|cost 2
17144|edb23ff8-1851-41ec-8e8e-dfac6ef9e710|Wind from the Sea|event|neutral||cost -
# OHaUH|Over Hill and Under Hill
131001|51223bd0-ffd1-11df-a976-1801204c9017|Bilbo Baggins|hero|baggins|Hobbit|unique, threat 0, 1/1/1/3
131002|51223bd0-ffd1-11df-a976-1801204c9083|Thorin Oakenshield|hero|leadership|Dwarf. Noble. Warrior|unique, threat 12, 3/3/1/5
131003|51223bd0-ffd1-11df-a976-1801204c9062|Nori|hero|spirit|Dwarf|unique, threat 9, 2/1/2/4
131004|51223bd0-ffd1-11df-a976-1801204c9065|Ori|hero|lore|Dwarf|unique, threat 8, 2/2/1/3
131005|51223bd0-ffd1-11df-a976-1801204c9015|Beorn|hero|tactics|Beorning. Warrior|unique, threat 12, 0/5/1/10
131006|51223bd0-ffd1-11df-a976-1801204c9032|Fili|ally|leadership|Dwarf|unique, cost 3, 1/1/1/2
131007|51223bd0-ffd1-11df-a976-1801204c9055|Kili|ally|spirit|Dwarf|unique, cost 3, 1/1/1/2
131008|51223bd0-ffd1-11df-a976-1801204c9019|Bofur|ally|tactics|Dwarf|unique, cost 3, 2/2/0/3
131009|51223bd0-ffd1-11df-a976-1801204c9027|Dori|ally|lore|Dwarf|unique, cost 3, 1/2/1/3
131010|51223bd0-ffd1-11df-a976-1801204c9036|Gandalf|ally|neutral|Istari|unique, cost 5, 4/4/4/4
131011|51223bd0-ffd1-11df-a976-1801204c9024|Cram|attachment|leadership|Item|cost 0
131012|51223bd0-ffd1-11df-a976-1801204c9074|Spare Hood and Cloak|attachment|spirit|Item|cost 0
131013|51223bd0-ffd1-11df-a976-1801204c9084|Thror's Map|attachment|lore|Artifact. Item|unique, cost 1
131014|51223bd0-ffd1-11df-a976-1801204c9011|A Very Good Tale|event|leadership||cost 0
131015|51223bd0-ffd1-11df-a976-1801204c9033|Foe-hammer|event|tactics||cost 0
131016|51223bd0-ffd1-11df-a976-1801204c9043|Goblin-cleaver|event|tactics||cost 0
131017|51223bd0-ffd1-11df-a976-1801204c9057|Late Adventurer|event|spirit||cost 0
131018|51223bd0-ffd1-11df-a976-1801204c9031|Expecting Mischief|event|lore||cost 1
131019|51223bd0-ffd1-11df-a976-1801204c9020|Burglar Baggins|event|baggins||cost 1
131020|51223bd0-ffd1-11df-a976-1801204c9075|Sting|treasure|neutral|Artifact. Item. Weapon|unique, cost 0
131021|51223bd0-ffd1-11df-a976-1801204c9064|Orcrist|treasure|neutral|Artifact. Item. Weapon|unique, cost 0
131022|51223bd0-ffd1-11df-a976-1801204c9037|Glamdring|treasure|neutral|Artifact. Item. Weapon|unique, cost 0
# OtD|On the Doorstep
132001|4e61b160-2104-497f-9977-4b353e54fbb7|Bilbo Baggins|hero|baggins|Hobbit. Burglar|unique, threat 0, 1/1/1/3
132002|bf2cb5a8-2ec6-4366-89f6-7e3010686a85|Balin|hero|leadership|Dwarf|unique, threat 9, 2/1/2/4
132003|e2cf87be-ccdc-48e9-8127-57bee67d4a0c|Bard the Bowman|hero|tactics|Esgaroth. Warrior|unique, threat 11, 2/3/2/4
132004|b21a2af5-7443-4630-9503-1b334ae51c6e|Óin|hero|spirit|Dwarf|unique, threat 8, 2/1/1/4
132005|66f66c2e-36e7-4d97-aebb-1ca413f9edeb|Bombur|hero|lore|Dwarf|unique, threat 8, 0/1/2/5
132006|6778eb01-6b07-4dbe-87f1-e854ab548813|Glóin|ally|leadership|Dwarf|unique, cost 3, 2/1/1/3
132007|c4b959f5-92a9-4f46-8656-f9da08a5cb86|Bifur|ally|lore|Dwarf|unique, cost 3, 1/2/1/3
132008|c66638a7-95ae-4913-bf11-2e8dcf8d6104|Dwalin|ally|spirit|Dwarf|unique, cost 3, 1/1/2/3
132009|c2a79823-e4f9-4449-b467-5916d7e58979|Straight Shot|event|tactics||cost 0
132010|7465c18b-440e-4a90-8ac0-c50c0de03b5d|Desperate Alliance|event|spirit||cost 0
132011|6d442a61-e9e9-4729-bac1-da3d76af6afa|Ravens of the Mountain|event|lore||cost 1
132012|16ae4f56-d8bb-41b8-a992-1da3b6ec1fdb|To me! O my kinsfolk!|event|leadership||cost 1
132013|65407141-e013-4d1c-8f70-4328e707d0cc|The Lucky Number|event|baggins||cost 1
132014|833664a0-6bab-4e93-b5f1-88e7b6456569|Great Yew Bow|attachment|tactics|Item. Weapon|cost 2
132015|ae16236d-886e-4f65-9129-5ead1d373bfe|Black Arrow|attachment|tactics|Artifact. Item|unique, cost 0, victory 1, limit 1
132016|f4490261-317e-4e9e-9440-a5c58dcddcbf|Thrór's Key|attachment|spirit|Artifact. Item|unique, cost 1
132017|2d550e71-f2a6-41f2-8aac-4533a965eb71|Expert Treasure-hunter|attachment|lore|Skill|cost 0
132018|9152834a-5355-42ba-9592-1a3c1940d1a8|King Under the Mountain|attachment|leadership|Title|unique, cost 2
132019|9dd6bf3e-e090-4ebf-a056-765c94e8a199|Bilbo's Magic Ring|treasure|neutral|Artifact. Item. Ring|unique, cost 0
132020|ae774680-c6e9-49eb-96b8-fcdebe90b49d|The Arkenstone|treasure|neutral|Artifact. Erebor. Item|unique, cost 0
132021|12d51424-0edd-4977-9df1-5f6a7a5a96e1|Mithril Shirt|treasure|neutral|Artifact. Erebor. Item|unique, cost 0
132022|857d6dc8-ba1e-4839-8e96-a8a0136a2302|Thrór's Battle Axe|treasure|neutral|Artifact. Erebor. Item|unique, cost 0
132023|7adc49c0-640d-4934-89c5-312ab584b77c|Thrór's Hunting Bow|treasure|neutral|Artifact. Erebor. Item|unique, cost 0
132024|ff7b0b9d-f8ae-4464-9db3-7205c5ae4db7|Thrór's Golden Cup|treasure|neutral|Artifact. Erebor. Item|unique, cost 0, victory 3
# TBR|The Black Riders
141001|3217a119-6b86-47dd-b451-c5e45be3f874|Frodo Baggins|hero|fellowship|Hobbit. Ring-bearer|unique, threat 0, 2/1/2/2
141002|4124136c-8c86-4f86-830c-94c8c76df161|Sam Gamgee|hero|leadership|Hobbit|unique, threat 8, 3/1/1/3
141003|052b1f85-8b9c-4bb0-a735-bdbd5ac1b2c4|Merry|hero|tactics|Hobbit|unique, threat 6, 2/0/1/2
141004|ce96b767-c569-48b8-a998-d8009b0143c7|Pippin|hero|lore|Hobbit|unique, threat 6, 2/1/1/2
141005|5d75d4dd-7300-43d7-87f2-963271c9c904|Fatty Bolger|hero|spirit|Hobbit|unique, threat 7, 1/1/2/3
141006|1f7fc118-94a7-48a0-bd0c-9c15a36ddc23|Bill the Pony|ally|leadership|Creature. Pony|unique, cost 2, 1/1/0/2
141007|77f58774-86e7-4449-b31e-3833700b3e60|Barliman Butterbur|ally|lore|Bree|unique, cost 2, 1/0/1/3
141008|9d8ccd1a-48d3-4123-bcca-3c0ab88347ec|Farmer Maggot|ally|tactics|Hobbit|unique, cost 3, 1/2/0/2
141009|8e7e5c8d-0ea4-46df-ae38-d8d2fee7ca8b|Halfling Determination|event|tactics||cost 1
141010|9418c634-54c6-47de-9aae-798038a4a35b|Smoke Rings|event|spirit||cost 2
141011|768ae041-2d15-44a3-a928-62838536a160|Take No Notice|event|lore||cost 3
141012|96350b97-5c68-4033-bb2f-4305696a7ae7|Frodo's Intuition|event|fellowship||cost 2
141013|8e49ea86-375a-472e-b497-16a1164ae27f|Hobbit Cloak|attachment|leadership|Item|cost 1
141014|418e6de7-af19-4ea7-bfbe-2a02838c6de4|Dagger of Westernesse|attachment|tactics|Artifact. Item. Weapon|cost 1
141015|9c455b1a-a2d4-44f7-a9d3-9a3134c21a2a|Hobbit Pipe|attachment|spirit|Item. Pipe|cost 0
141016|9bb32f2c-29fb-43ba-b7ba-2227b28f7b58|Elf-stone|attachment|lore|Artifact. Item|unique, cost 1
# TRD|The Road Darkens
142001|f9196cda-8f50-4cc5-9aad-1c56cb677bca|Frodo Baggins|hero|fellowship|Hobbit. Ring-bearer|unique, threat 0, 2/1/2/2
142002|3e055edf-4540-4cf1-94ce-afbf5fc28f82|Gandalf|hero|neutral|Istari|unique, threat 14, 3/3/3/5
142003|3d09a998-9ad0-4b98-9c42-50c4226cc73b|Galadriel|ally|leadership|Noldor. Noble|unique, cost 3, 3/0/0/3
142004|36b26228-1c01-4064-a109-d110e00d8e4b|Boromir|ally|tactics|Gondor. Warrior|unique, cost 4, 1/3/1/4
142005|638638f0-8177-410a-bce8-9e2bbf5ad81f|Elrond|ally|lore|Noldor. Healer|unique, cost 3, 3/2/3/3
142006|e02cc17b-80e4-4a8f-ba55-1df74aac816d|Bilbo Baggins|ally|spirit|Hobbit|unique, cost 2, 2/0/0/2
142007|8a5ff815-56cf-4d5f-a649-a111e736a9f1|Flame of Anor|event|neutral|Spell|cost 1, victory 1
142008|02e56cef-e78d-4dbd-bd4d-6ec43e4b1d2b|Gandalf's Staff|attachment|neutral|Artifact. Item. Staff|unique, cost 2
142009|428256aa-e03e-4f57-9b38-b8f7b5f17578|Wizard Pipe|attachment|neutral|Item. Pipe|cost 1
142010|d5f09d24-be50-4958-b0d0-41b1ad09b7af|Fellowship of the Ring|attachment|fellowship|Fellowship|unique, cost 2
# ToS|The Treason of Saruman
143001|f5178135-1485-43c5-9660-99232a4cdca8|Aragorn|hero|fellowship|Dúnedain. Noble. Ranger|unique, threat 0, 2/3/2/5
143002|f3d88160-30f2-4b8b-9e83-c42e62851bbc|Théoden|hero|spirit|Rohan. Noble. Warrior|unique, threat 12, 2/3/2/4
143003|94f6738a-c946-4415-9b38-0ce3a443fa33|Treebeard|hero|lore|Ent|unique, threat 13, 2/3/3/5
143004|6a9ff9c1-64d2-4ed5-a793-9e93e8d605b7|Gimli|ally|leadership|Dwarf. Warrior|unique, cost 4, 2/2/2/3
143005|9825aa22-f197-4320-972d-e2487197d989|Legolas|ally|tactics|Silvan. Warrior|unique, cost 4, 1/3/1/3
143006|f37fc371-5a6e-4a24-85a1-2afef11c6841|Quickbeam|ally|lore|Ent|unique, cost 2, 2/3/1/3
143007|adc3e6f6-da67-4cc1-9767-8e87dfc91b99|Háma|ally|spirit|Rohan. Warrior|unique, cost 3, 1/2/2/2
143008|6646bb07-0b44-4051-94a7-39c600b38481|Arod|attachment|tactics|Mount|unique, cost 1
143009|b86ba0f8-11f9-4694-b421-17b683bd4325|Ent Draught|attachment|lore|Item. Ent|cost 1
143010|9fce5e18-37dc-45c2-8398-df8b5018cb54|Herugrim|attachment|spirit|Item. Weapon|unique, cost 3
143011|a17465f5-e6f5-4699-b0d7-79355286a065|Entmoot|event|lore|Ent|cost 0
143012|f63da56c-6598-4e01-b245-a9fe49f2251a|Helm! Helm!|event|spirit||cost 2
143013|4101f975-3317-43f8-ba60-19785e01959c|The Three Hunters|event|fellowship||cost 3
143014|9f61eee8-cff2-43ad-8f82-7c4efb5ed9b8|Shadowfax|attachment|neutral|Mount. Mearas|unique, cost 3
# LoS|The Land of Shadow
144001|fe58a6d3-7028-41c1-ab00-5e33e7d77b5f|Frodo Baggins|hero|fellowship|Hobbit. Ring-bearer|unique, threat 0, 2/1/2/2
144002|8f937f89-b248-4261-9b00-4e3cd9763299|Faramir|hero|leadership|Gondor. Noble. Ranger|unique, threat 11, 2/2/2/5
144003|3f482b9c-aa18-415e-ab9b-58f9c3b328a1|Damrod|hero|lore|Gondor. Ranger|unique, threat 9, 2/2/1/4
144004|c8b5dd1c-82bc-4733-be1a-484a6e87c3c0|Anborn|ally|leadership|Gondor. Ranger|unique, cost 4, 1/3/1/3
144005|a870e2b3-4b9d-46ea-bc37-425fd682f114|Mablung|ally|lore|Gondor. Ranger|unique, cost 2, 2/1/0/2
144006|df2b2070-240c-4b38-b4c8-29a0d2c789cf|Skinbark|ally|tactics|Ent|unique, cost 3, 0/4/2/3
144007|9e944f47-14b0-4890-98d2-584e0abe0eda|Gamling|ally|spirit|Rohan. Warrior|unique, cost 3, 1/1/2/2
144008|c86cc6c9-8c50-4069-aa85-4d1cc11f796d|Staff of Lebethron|attachment|leadership|Item|cost 1
144009|bb89cc13-3049-4001-bd85-916438c6d629|Ambush|attachment|lore|Condition. Trap|cost 2
144010|b89d39c4-1017-4707-95c3-d60f352d4e95|Snowmane|attachment|spirit|Mount|unique, cost 1
144011|1ddaf688-b39b-4d15-8058-1e2957e021ca|Taste it Again!|event|leadership||cost 1
144012|f9351811-479d-4bad-a6b3-ac745739b63f|In the Shadows|event|lore||cost 3
144013|e2daba5a-f5ac-4fcb-a508-45b3b3cae5a9|Speak Your Promise!|event|fellowship||cost 1
# FotW|The Flame of the West
145001|2e778689-9e3f-4da8-a473-781c777f6473|Aragorn|hero|fellowship|Dúnedain. Noble. Ranger|unique, threat 0, 2/3/2/5
145002|6dc19efc-af54-4eff-b9ee-ee45e9fd4072|Éowyn|hero|tactics|Rohan. Noble|unique, threat 9, 4/1/1/3
145003|da4c926c-7917-4b6d-a1be-cc90fbdce597|Beregond|hero|spirit|Gondor. Warrior|unique, threat 10, 0/1/4/4
145004|825dfbbb-6ba7-44ad-8327-d06ff46830eb|Grimbold|ally|tactics|Rohan. Warrior|unique, cost 3, 2/1/1/2
145005|6238c12d-b4c0-478f-bd7e-b59ef9b4e86f|Prince Imrahil|ally|spirit|Gondor. Noble|unique, cost 4, 2/2/2/3
145006|66bcd2b8-fcc7-402b-94b2-a45a6c469981|Halbarad|ally|leadership|Dúnedain. Ranger|unique, cost 4, 2/2/2/3
145007|76951dec-233c-41aa-83d2-36497e89e7be|Ghân-buri-Ghân|ally|lore|Wose|unique, cost 2, 0/1/1/2
145008|1f71a208-836b-4bf9-8cdb-a3f9bfa05667|Sterner than Steel|event|tactics||cost 0
145009|478bc3aa-c148-4f20-8b4b-6b2a477a64b6|Desperate Defense|event|spirit||cost 1
145010|a87da7c6-14fe-4213-b66f-43836531e213|Golden Shield|attachment|tactics|Item. Armor|unique, cost 1
145011|6fa385cc-3430-44ce-9761-d0558e2b569d|Livery of the Tower|attachment|spirit|Item. Armor|cost 0
145012|83febe3a-95e8-4c38-8de7-4c1b1d43c917|Roheryn|attachment|leadership|Mount|unique, cost 2
145013|fcf56ddf-cbff-4441-95f4-951cc5ae82c2|Banner of Elendil|attachment|fellowship|Artifact. Item|unique, cost 3
# MoF|The Mountain of Fire
146001|b937644c-ccbb-4a39-ae3c-24857d1d4d57|Frodo Baggins|hero|fellowship|Hobbit. Ring-bearer|unique, threat 0, 2/1/2/2
146002|f1cc6057-ced3-4105-9172-869d26a54af5|Aragorn|hero|fellowship|Dúnedain. Gondor. Noble. Warrior|unique, threat 0, 2/3/2/5
146003|7a1bc81a-c226-4589-a1cf-65668846c64b|Éomer|hero|leadership|Rohan. Noble. Warrior|unique, threat 10, 1/3/2/4
146004|bbab76d6-7554-40da-af74-fb502d08d9a8|Tom Cotton|hero|tactics|Hobbit|unique, threat 8, 1/1/3/3
146005|0baaf661-4bfd-48ed-80d4-bfa98217da1c|Rosie Cotton|ally|leadership|Hobbit|unique, cost 2, 2/0/0/2
146006|0ff72c0f-a6d6-48d3-8781-1988a7e3ba11|Elfhelm|ally|tactics|Rohan. Warrior|unique, cost 4, 1/2/2/3
146007|51512531-0697-4005-9fb6-884da5b02f75|Elladan|ally|lore|Noldor. Ranger|unique, cost 3, 2/1/1/3
146008|769dbf59-9e02-4750-9605-b1ad6c8783e2|Elrohir|ally|spirit|Noldor. Ranger|unique, cost 3, 2/1/1/3
146009|ee75373c-d979-4e7a-934d-5542c24c8ab1|Gúthwinë|attachment|leadership|Item. Weapon|unique, cost 2
146010|04aa368e-b411-4d20-9ca3-f7baf4670599|Friend of Friends|attachment|neutral|Condition|cost 1
146011|e4fd6941-6ced-4ddc-970d-a933ae7d5cb5|Orc Disguise|attachment|fellowship|Item. Armor|cost 1
146012|cb08f48e-7acf-44ff-ac6f-36d4f017a962|Captains of the West|event|leadership||cost 3
146013|08d95282-e88d-4a9c-a01b-651d569052ee|Raise the Shire|event|tactics||cost 1
"""
