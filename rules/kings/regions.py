"""The board: 105 regions with their Nation, Settlement, first Army and borders.

Facts: four data sets agree on all 232 borders, but none was checked against the printed board, so a person
can override a refusal and the log says so. Pairs split by an impassable border are not neighbours.
Units: R Regular, E Elite, L Leader, N Nazgûl. Osgiliath's first Army is Gondor's; the region is not.
"""

from rules.kings.facts import Region, region_from

_TABLE = """
erebor                | Erebor                | dwarves   | stronghold    | 1R 2E 1L | dale, iron-hills, withered-heath
iron-hills            | Iron Hills            | dwarves   | town          | 1R       | dale, east-rhun, erebor, vale-of-the-carnen
carrock               | Carrock               | north     | town          | 1R       | eagles-eyrie, northern-mirkwood, old-ford, old-forest-road, rhosgobel, western-mirkwood
dale                  | Dale                  | north     | city          | 1R 1L    | erebor, iron-hills, northern-rhovanion, old-forest-road, vale-of-the-carnen, withered-heath, woodland-realm
ered-luin             | Ered Luin             | dwarves   | town          | 1R       | evendim, grey-havens, north-ered-luin, tower-hills
andrast               | Andrast               | -         | -             | -        | anfalas, druwaith-iaur
anfalas               | Anfalas               | gondor    | -             | -        | andrast, dol-amroth, erech
angmar                | Angmar                | sauron    | city          | -        | arnor, ettenmoors, mount-gram
arnor                 | Arnor                 | -         | -             | -        | angmar, ettenmoors, evendim, north-downs
ash-mountains         | Ash Mountains         | -         | -             | -        | dagorlad, noman-lands, south-rhun, southern-dorwinion
barad-dur             | Barad-dûr             | sauron    | stronghold    | 4R 1E 1N | gorgoroth
bree                  | Bree                  | north     | town          | 1R       | buckland, north-downs, south-downs, weather-hills
buckland              | Buckland              | north     | -             | -        | bree, cardolan, evendim, north-downs, old-forest, south-downs, the-shire
cardolan              | Cardolan              | -         | -             | -        | buckland, minhiriath, north-dunland, old-forest, south-downs, south-ered-luin, tharbad
dagorlad              | Dagorlad              | -         | -             | -        | ash-mountains, eastern-emyn-muil, morannon, noman-lands, north-ithilien
dead-marshes          | Dead Marshes          | -         | -             | -        | druadan-forest, eastern-emyn-muil, north-ithilien, osgiliath, western-emyn-muil
dimrill-dale          | Dimrill Dale          | -         | -             | -        | gladden-fields, lorien, moria, north-anduin-vale, parth-celebrant, south-anduin-vale
dol-amroth            | Dol Amroth            | gondor    | stronghold    | 3R       | anfalas, erech, lamedon
dol-guldur            | Dol Guldur            | sauron    | stronghold    | 5R 1E 1N | eastern-brown-lands, eastern-mirkwood, narrows-of-the-forest, north-anduin-vale, south-anduin-vale, southern-mirkwood, western-brown-lands
druadan-forest        | Druadan Forest        | gondor    | -             | -        | dead-marshes, eastemnet, folde, minas-tirith, osgiliath, western-emyn-muil
druwaith-iaur         | Druwaith Iaur         | -         | -             | -        | andrast, enedwaith, fords-of-isen, gap-of-rohan
eagles-eyrie          | Eagles' Eyrie         | -         | -             | -        | carrock, mount-gundabad, old-ford
east-harondor         | East Harondor         | -         | -             | -        | near-harad, south-ithilien, west-harondor
east-rhun             | East Rhun             | southrons | -             | -        | iron-hills, north-rhun, south-rhun, vale-of-the-carnen
eastemnet             | Eastemnet             | rohan     | -             | -        | druadan-forest, fangorn, folde, parth-celebrant, westemnet, western-brown-lands, western-emyn-muil
eastern-brown-lands   | Eastern Brown Lands   | -         | -             | -        | dol-guldur, eastern-emyn-muil, noman-lands, southern-mirkwood, southern-rhovanion, western-brown-lands, western-emyn-muil
eastern-emyn-muil     | Eastern Emyn Muil     | -         | -             | -        | dagorlad, dead-marshes, eastern-brown-lands, noman-lands, north-ithilien, western-emyn-muil
eastern-mirkwood      | Eastern Mirkwood      | -         | -             | -        | dol-guldur, narrows-of-the-forest, northern-rhovanion, old-forest-road, southern-mirkwood
edoras                | Edoras                | rohan     | city          | 1R 1E    | folde, westemnet
enedwaith             | Enedwaith             | -         | -             | -        | druwaith-iaur, gap-of-rohan, minhiriath, south-dunland, tharbad
erech                 | Erech                 | gondor    | -             | -        | anfalas, dol-amroth, lamedon
ettenmoors            | Ettenmoors            | -         | -             | -        | angmar, arnor, mount-gram, north-downs, trollshaws, weather-hills
evendim               | Evendim               | -         | -             | -        | arnor, buckland, ered-luin, north-downs, north-ered-luin, the-shire, tower-hills
fangorn               | Fangorn               | -         | -             | -        | eastemnet, fords-of-isen, parth-celebrant, westemnet
far-harad             | Far Harad             | southrons | city          | 3R 1E    | khand, near-harad
folde                 | Folde                 | rohan     | town          | -        | druadan-forest, eastemnet, edoras, westemnet
fords-of-bruinen      | Fords of Bruinen      | -         | -             | -        | high-pass, hollin, rivendell, trollshaws
fords-of-isen         | Fords of Isen         | rohan     | fortification | 2R 1L    | druwaith-iaur, fangorn, gap-of-rohan, helms-deep, orthanc, westemnet
forlindon             | Forlindon             | -         | -             | -        | grey-havens
gap-of-rohan          | Gap of Rohan          | isengard  | -             | -        | druwaith-iaur, enedwaith, fords-of-isen, orthanc, south-dunland
gladden-fields        | Gladden Fields        | -         | -             | -        | dimrill-dale, north-anduin-vale, old-ford, rhosgobel
goblins-gate          | Goblin's Gate         | -         | -             | -        | high-pass, old-ford
gorgoroth             | Gorgoroth             | sauron    | -             | 3R       | barad-dur, minas-morgul, morannon, nurn
grey-havens           | Grey Havens           | elves     | stronghold    | 1R 1E 1L | ered-luin, forlindon, harlindon, tower-hills
harlindon             | Harlindon             | -         | -             | -        | grey-havens, south-ered-luin
helms-deep            | Helm's Deep           | rohan     | stronghold    | 1R       | fords-of-isen, westemnet
high-pass             | High Pass             | -         | -             | -        | fords-of-bruinen, goblins-gate
hollin                | Hollin                | -         | -             | -        | fords-of-bruinen, moria, north-dunland, south-downs, trollshaws
khand                 | Khand                 | southrons | -             | -        | far-harad, near-harad
lamedon               | Lamedon               | gondor    | town          | -        | dol-amroth, erech, pelargir
lorien                | Lórien                | elves     | stronghold    | 1R 2E 1L | dimrill-dale, parth-celebrant
lossarnach            | Lossarnach            | gondor    | town          | -        | minas-tirith, osgiliath, pelargir
minas-morgul          | Minas Morgul          | sauron    | stronghold    | 5R 1N    | gorgoroth, north-ithilien, south-ithilien
minas-tirith          | Minas Tirith          | gondor    | stronghold    | 3R 1E 1L | druadan-forest, lossarnach, osgiliath
minhiriath            | Minhiriath            | -         | -             | -        | cardolan, enedwaith, south-ered-luin, tharbad
morannon              | Morannon              | sauron    | stronghold    | 5R 1N    | dagorlad, gorgoroth
moria                 | Moria                 | sauron    | stronghold    | 2R       | dimrill-dale, hollin, north-dunland
mount-gram            | Mount Gram            | sauron    | -             | -        | angmar, ettenmoors, mount-gundabad
mount-gundabad        | Mount Gundabad        | sauron    | stronghold    | 2R       | eagles-eyrie, mount-gram
narrows-of-the-forest | Narrows of the Forest | -         | -             | -        | dol-guldur, eastern-mirkwood, north-anduin-vale, old-forest-road, rhosgobel
near-harad            | Near Harad            | southrons | town          | 3R 1E    | east-harondor, far-harad, khand, umbar, west-harondor
noman-lands           | Noman-Lands           | -         | -             | -        | ash-mountains, dagorlad, eastern-brown-lands, eastern-emyn-muil, southern-dorwinion, southern-rhovanion
north-anduin-vale     | North Anduin Vale     | -         | -             | -        | dimrill-dale, dol-guldur, gladden-fields, narrows-of-the-forest, rhosgobel, south-anduin-vale
north-downs           | North Downs           | north     | -             | 1E       | arnor, bree, buckland, ettenmoors, evendim, weather-hills
north-dunland         | North Dunland         | isengard  | town          | 1R       | cardolan, hollin, moria, south-downs, south-dunland, tharbad
north-ered-luin       | North Ered Luin       | dwarves   | -             | -        | ered-luin, evendim
north-ithilien        | North Ithilien        | -         | -             | -        | dagorlad, dead-marshes, eastern-emyn-muil, minas-morgul, osgiliath, south-ithilien
north-rhun            | North Rhun            | southrons | town          | 2R       | east-rhun, northern-dorwinion, vale-of-the-carnen, vale-of-the-celduin
northern-dorwinion    | Northern Dorwinion    | -         | -             | -        | north-rhun, southern-dorwinion, southern-rhovanion, vale-of-the-celduin
northern-mirkwood     | Northern Mirkwood     | -         | -             | -        | carrock, western-mirkwood, withered-heath, woodland-realm
northern-rhovanion    | Northern Rhovanion    | -         | -             | -        | dale, eastern-mirkwood, old-forest-road, southern-mirkwood, southern-rhovanion, vale-of-the-carnen, vale-of-the-celduin
nurn                  | Nurn                  | sauron    | town          | 2R       | gorgoroth
old-ford              | Old Ford              | -         | -             | -        | carrock, eagles-eyrie, gladden-fields, goblins-gate, rhosgobel
old-forest            | Old Forest            | -         | -             | -        | buckland, cardolan, south-ered-luin, the-shire
old-forest-road       | Old Forest Road       | north     | -             | -        | carrock, dale, eastern-mirkwood, narrows-of-the-forest, northern-rhovanion, rhosgobel, western-mirkwood, woodland-realm
orthanc               | Orthanc               | isengard  | stronghold    | 4R 1E    | fords-of-isen, gap-of-rohan
osgiliath             | Osgiliath             | -         | fortification | 2R       | dead-marshes, druadan-forest, lossarnach, minas-tirith, north-ithilien, pelargir, south-ithilien, west-harondor
parth-celebrant       | Parth Celebrant       | -         | -             | -        | dimrill-dale, eastemnet, fangorn, lorien, south-anduin-vale, western-brown-lands
pelargir              | Pelargir              | gondor    | city          | 1R       | lamedon, lossarnach, osgiliath, west-harondor
rhosgobel             | Rhosgobel             | north     | -             | -        | carrock, gladden-fields, narrows-of-the-forest, north-anduin-vale, old-ford, old-forest-road
rivendell             | Rivendell             | elves     | stronghold    | 2E 1L    | fords-of-bruinen, trollshaws
south-anduin-vale     | South Anduin Vale     | -         | -             | -        | dimrill-dale, dol-guldur, north-anduin-vale, parth-celebrant, western-brown-lands
south-downs           | South Downs           | -         | -             | -        | bree, buckland, cardolan, hollin, north-dunland, trollshaws, weather-hills
south-dunland         | South Dunland         | isengard  | town          | 1R       | enedwaith, gap-of-rohan, north-dunland, tharbad
south-ered-luin       | South Ered Luin       | -         | -             | -        | cardolan, harlindon, minhiriath, old-forest, the-shire, tower-hills
south-ithilien        | South Ithilien        | -         | -             | -        | east-harondor, minas-morgul, north-ithilien, osgiliath, west-harondor
south-rhun            | South Rhun            | southrons | town          | 3R 1E    | ash-mountains, east-rhun, southern-dorwinion
southern-dorwinion    | Southern Dorwinion    | -         | -             | -        | ash-mountains, noman-lands, northern-dorwinion, south-rhun, southern-rhovanion
southern-mirkwood     | Southern Mirkwood     | sauron    | -             | -        | dol-guldur, eastern-brown-lands, eastern-mirkwood, northern-rhovanion, southern-rhovanion
southern-rhovanion    | Southern Rhovanion    | -         | -             | -        | eastern-brown-lands, noman-lands, northern-dorwinion, northern-rhovanion, southern-dorwinion, southern-mirkwood, vale-of-the-celduin
tharbad               | Tharbad               | -         | -             | -        | cardolan, enedwaith, minhiriath, north-dunland, south-dunland
the-shire             | The Shire             | north     | city          | 1R       | buckland, evendim, old-forest, south-ered-luin, tower-hills
tower-hills           | Tower Hills           | -         | -             | -        | ered-luin, evendim, grey-havens, south-ered-luin, the-shire
trollshaws            | Trollshaws            | -         | -             | -        | ettenmoors, fords-of-bruinen, hollin, rivendell, south-downs, weather-hills
umbar                 | Umbar                 | southrons | stronghold    | 3R       | near-harad, west-harondor
vale-of-the-carnen    | Vale of the Carnen    | -         | -             | -        | dale, east-rhun, iron-hills, north-rhun, northern-rhovanion, vale-of-the-celduin
vale-of-the-celduin   | Vale of the Celduin   | -         | -             | -        | north-rhun, northern-dorwinion, northern-rhovanion, southern-rhovanion, vale-of-the-carnen
weather-hills         | Weather Hills         | -         | -             | -        | bree, ettenmoors, north-downs, south-downs, trollshaws
west-harondor         | West Harondor         | -         | -             | -        | east-harondor, near-harad, osgiliath, pelargir, south-ithilien, umbar
westemnet             | Westemnet             | rohan     | town          | -        | eastemnet, edoras, fangorn, folde, fords-of-isen, helms-deep
western-brown-lands   | Western Brown Lands   | -         | -             | -        | dol-guldur, eastemnet, eastern-brown-lands, parth-celebrant, south-anduin-vale, western-emyn-muil
western-emyn-muil     | Western Emyn Muil     | -         | -             | -        | dead-marshes, druadan-forest, eastemnet, eastern-brown-lands, eastern-emyn-muil, western-brown-lands
western-mirkwood      | Western Mirkwood      | -         | -             | -        | carrock, northern-mirkwood, old-forest-road, woodland-realm
withered-heath        | Withered Heath        | -         | -             | -        | dale, erebor, northern-mirkwood, woodland-realm
woodland-realm        | Woodland Realm        | elves     | stronghold    | 1R 1E 1L | dale, northern-mirkwood, old-forest-road, western-mirkwood, withered-heath
"""

REGIONS: dict[str, Region] = {r.key: r for r in map(region_from, _TABLE.strip().splitlines())}
