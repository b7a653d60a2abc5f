/**
 * Regions of whole countries and states: id; display name; other names; members. A member is a
 * country (FR), a state (US-ME) or another region (@nordics).
 */
export const REGIONS = `
east-coast; East Coast; us east coast|eastern seaboard|east coast us|east coast usa|eastern us|eastern united states|the east coast|costa este; US-ME US-NH US-MA US-RI US-CT US-NY US-NJ US-PA US-DE US-MD US-DC US-VA US-NC US-SC US-GA US-FL US-VT
west-coast; West Coast; us west coast|pacific coast|west coast us|west coast usa|the west coast|left coast|costa oeste|western seaboard; US-CA US-OR US-WA
gulf-coast; Gulf Coast; us gulf coast|the gulf coast|gulf states us|third coast; US-TX US-LA US-MS US-AL US-FL
midwest; Midwest; midwestern|us midwest|american midwest|midwest us|mid west|the midwest|midwestern us|midwestern united states|heartland; US-IL US-IN US-IA US-KS US-MI US-MN US-MO US-NE US-ND US-OH US-SD US-WI
northeast; Northeast; us northeast|northeast us|north east us|northeastern us|northeastern united states|the northeast|north east|northeastern; US-ME US-NH US-VT US-MA US-RI US-CT US-NY US-NJ US-PA
new-england; New England; new england states|nueva inglaterra; US-ME US-NH US-VT US-MA US-RI US-CT
mid-atlantic; Mid-Atlantic; mid atlantic|midatlantic|mid atlantic states|mid atlantic region|the mid atlantic; US-NY US-NJ US-PA US-DE US-MD US-DC US-VA US-WV
southeast; Southeast; us southeast|southeast us|south east us|southeastern us|southeastern united states|the southeast|south east|southeastern; US-AL US-AR US-FL US-GA US-KY US-LA US-MS US-NC US-SC US-TN US-VA US-WV
southwest; Southwest; us southwest|southwest us|american southwest|south west us|southwestern us|the southwest|southwestern|desert southwest|south west|southwestern united states; US-AZ US-NM US-TX US-OK US-NV
us-south; The South; us south|american south|southern us|southern united states|the south us|southern states|deep south|dixie; US-AL US-AR US-FL US-GA US-KY US-LA US-MS US-NC US-SC US-TN US-VA US-WV US-TX US-OK US-MD US-DE US-DC
sun-belt; Sun Belt; sunbelt|the sun belt|sun belt states; US-AL US-AZ US-CA US-FL US-GA US-LA US-MS US-NV US-NM US-NC US-SC US-TX US-TN
bible-belt; Bible Belt; ; US-AL US-AR US-GA US-KY US-LA US-MS US-MO US-NC US-OK US-SC US-TN US-TX US-VA
rust-belt; Rust Belt; rustbelt; US-OH US-PA US-MI US-IN US-IL US-WI US-NY US-WV
great-lakes; Great Lakes; great lakes region; US-IL US-IN US-MI US-MN US-NY US-OH US-PA US-WI
great-plains; Great Plains; plains states|the plains|great plains states|us plains; US-KS US-NE US-ND US-SD US-OK US-MT US-WY
mountain-west; Rockies; mountain west|rocky mountains|rocky mountain|mountain states|the rockies|rocky mountain region|intermountain west|mountain region|rocky mountain states|mountain west states; US-CO US-UT US-WY US-MT US-ID US-NV US-AZ US-NM
pacific-northwest; Pacific Northwest; pnw|pacific north west|northwest|us northwest|northwest us|the pacific northwest|cascadia|the pnw|north west us|northwestern us; US-WA US-OR US-ID
us-west; Western US; western us|western united states|us west|american west|western states|west us; US-CA US-OR US-WA US-NV US-AZ US-UT US-CO US-ID US-MT US-WY US-NM US-AK US-HI
appalachia; Appalachia; appalachian region; US-WV US-KY US-TN US-PA US-VA US-NC US-OH
carolinas; Carolinas; the carolinas|north and south carolina; US-NC US-SC
dakotas; Dakotas; the dakotas; US-ND US-SD
four-corners; Four Corners; ; US-AZ US-CO US-NM US-UT
maritimes; Maritimes; the maritimes|atlantic canada|canadian maritimes|maritime provinces|atlantic provinces; CA-04 CA-07 CA-09 CA-05
canadian-prairies; Canadian Prairies; prairies|prairie provinces|the prairies; CA-01 CA-11 CA-03
western-canada; Western Canada; west canada|canada west; CA-01 CA-02 CA-03 CA-11
eastern-canada; Eastern Canada; east canada|canada east; CA-08 CA-10 CA-04 CA-07 CA-09 CA-05
central-canada; Central Canada; ; CA-08 CA-10
south-india; South India; southern india|india south; IN-02 IN-40 IN-19 IN-13 IN-25 IN-22
north-india; North India; northern india|india north; IN-07 IN-10 IN-23 IN-36 IN-39 IN-11 IN-12 IN-24 IN-05
west-india; West India; western india|india west; IN-16 IN-09 IN-33 IN-24
east-india; East India; eastern india|india east; IN-28 IN-21 IN-34 IN-38
northeast-india; Northeast India; north east india; IN-03 IN-30 IN-17 IN-18 IN-31 IN-20 IN-26 IN-29
nordeste; Northeast Brazil; nordeste|northeast brazil|nordeste do brasil|nordeste brasileiro; BR-02 BR-05 BR-06 BR-13 BR-17 BR-30 BR-20 BR-22 BR-28
sudeste; Southeast Brazil; sudeste|southeast brazil|sudeste do brasil; BR-27 BR-21 BR-15 BR-08
sul; South Brazil; south brazil|southern brazil|sul do brasil|regiao sul; BR-18 BR-26 BR-23
east-germany; Eastern Germany; east germany|eastern germany|ostdeutschland; DE-11 DE-12 DE-13 DE-14 DE-15 DE-16
northern-germany; Northern Germany; north germany|norddeutschland; DE-10 DE-04 DE-03 DE-06 DE-12
east-africa; East Africa; eastern africa|africa oriental|afrique de l est|ostafrika; KE TZ UG RW BI ET ER DJ SO SS MG MU SC KM MW
west-africa; West Africa; western africa|africa occidental|afrique de l ouest|westafrika|ecowas; NG GH CI SN ML BF BJ TG NE GN GW SL LR GM CV MR
central-africa; Central Africa; middle africa|afrique centrale|africa central; CM CD CG GA GQ CF TD AO ST
southern-africa; Southern Africa; sadc|afrique australe|africa austral; ZA BW NA SZ LS ZW ZM MZ MW AO
north-africa; North Africa; northern africa|afrique du nord|africa del norte|norte de africa|nordafrika; MA DZ TN LY EG SD EH
maghreb; Maghreb; magreb|the maghreb; MA DZ TN LY MR
horn-of-africa; Horn of Africa; the horn of africa; ET ER DJ SO
sub-saharan-africa; Sub-Saharan Africa; sub saharan africa|subsaharan africa|ssa|africa subsahariana|afrique subsaharienne|subsahara|black africa; @east-africa @west-africa @central-africa @southern-africa
francophone-africa; Francophone Africa; french speaking africa|afrique francophone; SN CI ML BF BJ TG NE GN CM CD CG GA TD MG MA DZ TN
africa; Africa; afrique|afrika|african|africans|africano|africanos|africana|africain|africains|the african continent; @north-africa @sub-saharan-africa
levant; Levant; the levant; LB SY JO PS IL
gcc; GCC; gulf states|gulf countries|arabian gulf|gulf cooperation council|gulf region|persian gulf|the gulf|arabian peninsula|arab gulf|khaleej|gulf; AE SA QA KW BH OM
middle-east; Middle East; the middle east|mideast|oriente medio|medio oriente|moyen orient|nahost|naher osten|oriente proximo|midden oosten|western asia|west asia; @gcc @levant IQ IR YE TR EG CY
mena; MENA; middle east and north africa|middle east north africa|mena region|middle east africa|mea|middle east and africa|middle east & africa|arab world|meta|mepa; @middle-east @north-africa
nordics; Nordics; nordic|nordic countries|the nordics|nordic region|paises nordicos|norden|nordiques|pays nordiques; SE NO DK FI IS FO AX
scandinavia; Scandinavia; scandinavian|scandinavians|escandinavia|scandinavie|skandinavien; SE NO DK
baltics; Baltics; baltic states|the baltics|baltic|baltic countries|baltic region|paises balticos|baltikum|pays baltes; LT LV EE
benelux; Benelux; be ne lux|benelux countries|the benelux|bnl; BE NL LU
low-countries; Low Countries; the low countries; BE NL
dach; DACH; d a ch|dach region|german speaking countries|german speaking europe|deutschsprachiger raum|germany austria switzerland; DE AT CH
dachli; DACHLI; d a ch li; DE AT CH LI
iberia; Iberia; iberian peninsula|iberian|iberica|peninsula iberica|iberian region; ES PT AD GI
uki; UK and Ireland; uki|uk ireland|uk & ireland|united kingdom and ireland|united kingdom ireland|british isles|uk i|uk&i|ukandi|uk roi; GB IE
balkans; Balkans; the balkans|balkan|western balkans|balcanes|balcas|balkan countries|balkan peninsula|adriatics|adria; AL BA BG HR GR XK ME MK RO RS SI
visegrad; Visegrád Group; visegrad|v4|visegrad four; CZ HU PL SK
central-europe; Central Europe; middle europe|europa central|europe centrale|mitteleuropa; AT CZ DE HU LI PL SK SI CH
eastern-europe; Eastern Europe; east europe|europa del este|leste europeu|europe de l est|osteuropa|europa oriental|oost europa; BY BG CZ HU MD PL RO RU SK UA EE LV LT RS HR SI BA MK AL ME XK
cee; CEE; central and eastern europe|central eastern europe|central & eastern europe|central east europe|east central europe|cee region; PL CZ SK HU RO BG HR SI RS BA MK AL ME XK EE LV LT UA MD BY
see; South Eastern Europe; southeast europe|south east europe|southeastern europe|south eastern europe; @balkans CY TR MD
western-europe; Western Europe; west europe|europa occidental|europa ocidental|europe de l ouest|westeuropa|west europa; AT BE FR DE IE LI LU MC NL CH GB ES PT IT
southern-europe; Southern Europe; south europe|southern eu|europa del sur|sul da europa|europe du sud|sudeuropa|mediterranean europe|zuid europa; ES PT IT GR MT CY AD SM VA HR SI AL ME BA RS MK GI
mediterranean; Mediterranean; the mediterranean|med|mediterraneo|mediterranee; ES FR IT GR MT CY TR HR AL ME SI MA DZ TN LY EG IL LB
northern-europe; Northern Europe; north europe|europa del norte|norte da europa|europe du nord|nordeuropa|noord europa; @nordics @baltics GB IE
northwest-europe; North West Europe; northwest europe|north west europe|northwestern europe|nwe; GB IE NL BE LU DE FR DK
eu; European Union; eu|the eu|e u|eu27|eu 27|union europea|uniao europeia|union europeenne|europaische union|europese unie|ue|unione europea; AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE
eea; European Economic Area; eea; @eu NO IS LI
efta; EFTA; ; CH NO IS LI
schengen; Schengen Area; schengen|schengen zone; AT BE BG HR CZ DK EE FI FR DE GR HU IS IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH
europe; Europe; european|europeans|continental europe|europa|europeo|europeos|europea|europeas|europeu|europeus|europeen|europeens|europaisch|europaische|europees|europese|mainland europe|pan european|pan europe|european continent|across europe; @western-europe @eastern-europe @northern-europe @southern-europe @central-europe @eea AD MC SM VA GI GG JE IM XK UA MD BY
caucasus; Caucasus; the caucasus|south caucasus|transcaucasia; GE AM AZ
cis; CIS; commonwealth of independent states|former soviet union|post soviet|cis countries|cis region|fsu; RU BY KZ KG AM AZ MD TJ UZ TM
central-asia; Central Asia; asia central|asie centrale|zentralasien|the stans; KZ KG TJ TM UZ
south-asia; South Asia; indian subcontinent|southern asia|asia del sur|sul da asia|asie du sud|sudasien|saarc|the subcontinent|south asian; IN PK BD LK NP BT MV AF
east-asia; East Asia; eastern asia|asia oriental|asie de l est|ostasien|north east asia|northeast asia|leste asiatico|este de asia|east asian|far east; CN JP KR KP TW HK MO MN
greater-china; Greater China; gcr|greater china region|china hong kong taiwan; CN HK MO TW
southeast-asia; Southeast Asia; south east asia|sea region|southeast asian|south eastern asia|southeastern asia|sudeste asiatico|asie du sud est|sudostasien|asia sudoriental|s e asia|se asia|sea asia; BN KH ID LA MY MM PH SG TH TL VN
asean; ASEAN; asean countries|asean region; BN KH ID LA MY MM PH SG TH VN
asia; Asia; asian|asians|asie|asien|asiatico|asiaticos|asiatique|azie; @east-asia @southeast-asia @south-asia @central-asia @middle-east @caucasus
apac; APAC; asia pacific|asiapac|asia pac|asia pacific region|apac region|asia and pacific|asia pacifico|asie pacifique|asien pazifik; @east-asia @southeast-asia @south-asia @oceania
apj; APJ; asia pacific japan|asia pacific and japan|apacj|japac|japac region|jpac; @apac
anz; ANZ; australia new zealand|australia and new zealand|anz region|australia & new zealand|aunz|au nz|a nz|australasia|down under|trans tasman|antipodes; AU NZ
oceania; Oceania; south pacific|pacific|oceanie|ozeanien|pacific islands|oceanian; AU NZ FJ PG SB VU NC PF WS TO KI FM MH NR PW TV CK GU AS MP
polynesia; Polynesia; ; WS TO TV PF CK US-HI NZ
emea; EMEA; europe middle east and africa|europe middle east africa|europe the middle east and africa|emea region|emeia; @europe @mena @africa
north-america; North America; northern america|norteamerica|america del norte|america do norte|amerique du nord|nordamerika|noord amerika|namer|noram|north american|north americans|us and canada|us canada|usa canada|usa and canada|us & canada|united states and canada|nam|norte america|nord america; US CA MX
central-america; Central America; centroamerica|america central|amerique centrale|centro america|zentralamerika|centroamericano|central american|mesoamerica; GT BZ SV HN NI CR PA
caribbean; Caribbean; the caribbean|caribe|caraibes|karibik|west indies|caribbean islands|antilles|el caribe|caricom|caraiben; CU DO HT JM TT BS BB LC VC GD AG DM KN PR VI VG KY AW CW SX BQ MQ GP TC AI MS BM GF
south-america; South America; sudamerica|suramerica|america del sur|america do sul|amerique du sud|sudamerika|zuid amerika|south american|south americans|latin south america|sudamericano|sudamericanos|sud america|southern america; AR BO BR CL CO EC GY PY PE SR UY VE GF FK
southern-cone; Southern Cone; cono sur|cone sul; AR CL UY
andean; Andean Region; andean|andes|andean countries|region andina; BO CO EC PE VE CL
latam; LATAM; latin america|latinoamerica|america latina|lat am|latin america and the caribbean|latin america caribbean|lac region|latam region|latin american|latin americans|latinoamericano|latinoamericanos|latino americano|amerique latine|lateinamerika|hispanoamerica|iberoamerica|latijns amerika|lata m|latino america|latam countries|spanish speaking latin america; @south-america @central-america @caribbean MX
americas; Americas; the americas|amer|amer region|las americas|americas region|north and south america|as americas|ameriques|pan american; @north-america @latam
mercosur; Mercosur; mercosul; AR BR PY UY BO
brics; BRICS; bric; BR RU IN CN ZA
g7; G7; ; US CA GB FR DE IT JP
anglosphere; Anglosphere; five eyes; US CA GB AU NZ IE
english-channel; Channel Islands; the channel islands; JE GG
pacific-rim; Pacific Rim; ; @east-asia @southeast-asia @oceania
ameca; Middle East, Turkey and Africa; meta region|middle east turkey and africa; @middle-east @africa TR
jakota; Japan and Korea; japan and korea|japan korea|jk region; JP KR
`
