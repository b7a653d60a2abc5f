/**
 * Country names that the language tables lack: short forms, names in other languages and demonyms.
 * One country per line: code; display name; other names; demonyms (singular and plural, in English,
 * Spanish, Portuguese, French, German, Dutch, Italian).
 */
export const COUNTRY_NAMES = `
US; United States; usa|us|u s a|u s|united states|the united states|the us|the usa|united states of america|america|estados unidos|estados unidos de america|eeuu|ee uu|eua|etats unis|les etats unis|vereinigte staaten|vereinigten staaten|vereinigte staaten von amerika|verenigde staten|stati uniti|stati uniti d america|amerika; american|americans|estadounidense|estadounidenses|norteamericano|norteamericanos|us american|us americans
GB; United Kingdom; uk|u k|the uk|gb|great britain|britain|united kingdom|the united kingdom|reino unido|gran bretana|gra bretanha|royaume uni|grande bretagne|vereinigtes konigreich|grossbritannien|grosbritannien|verenigd koninkrijk|groot brittannie|regno unito|gran bretagna; british|brit|brits|british|britanico|britanicos|britannique|britanniques|britisch|britische
DE; Germany; deutschland|alemania|alemanha|allemagne|germania|duitsland; german|germans|aleman|alemanes|alemana|alemanas|alemao|alemaes|alema|allemand|allemands|allemande|deutsch|deutsche|deutscher|deutschen|tedesco|tedeschi|duits|duitse|duitsers
FR; France; frankreich|francia|franca|frankrijk; french|frances|franceses|francesa|francesas|francais|francaise|francaises|franzosisch|franzosische|franzosen|francesi|frans|franse
ES; Spain; espana|espanha|espagne|spanien|spagna|spanje; spanish|spaniard|spaniards|espanol|espanoles|espanola|espanolas|espanhol|espanhois|espagnol|espagnols|spanisch|spanische|spanier|spagnoli|spaans|spaanse
PT; Portugal; portogallo; portuguese|portugues|portugueses|portuguesa|portuguesas|portugais|portugiesisch|portugiesen|portoghesi|portugees|portugese
BR; Brazil; brasil|bresil|brasilien|brasile|brazilie; brazilian|brazilians|brasileiro|brasileiros|brasileira|brasileiras|brasileno|brasilenos|bresilien|bresiliens|brasilianer|brasilianisch|brasiliani|braziliaans|braziliaanse
IT; Italy; italia|italie|italien; italian|italians|italiano|italianos|italiana|italianas|italiani|italien|italiens|italienne|italienisch|italienische|italiener|italiaans|italiaanse
NL; Netherlands; the netherlands|holland|nederland|paises bajos|paises baixos|holanda|pays bas|niederlande|paesi bassi|olanda; dutch|neerlandes|neerlandeses|holandes|holandeses|neerlandais|niederlandisch|niederlander|olandesi|nederlands|nederlandse|nederlanders
BE; Belgium; belgique|belgie|belgien|belgica|belgio; belgian|belgians|belga|belgas|belge|belges|belgisch|belgische|belgen
CH; Switzerland; schweiz|suisse|svizzera|suiza|suica|zwitserland; swiss|suizo|suizos|suico|suicos|schweizer|zwitserse|svizzeri
AT; Austria; osterreich|oesterreich|autriche|oostenrijk; austrian|austrians|austriaco|austriacos|autrichien|autrichiens|osterreichisch|osterreicher|oostenrijkse
IE; Ireland; republic of ireland|eire|irlanda|irlande|irland|ierland; irish|irlandes|irlandeses|irlandais|irisch|ierse
SE; Sweden; sverige|suecia|suede|schweden|svezia|zweden; swedish|swede|swedes|sueco|suecos|suedois|schwedisch|schweden|zweedse
NO; Norway; norge|noruega|norvege|norwegen|norvegia|noorwegen; norwegian|norwegians|noruego|noruegos|norvegien|norwegisch|noorse
DK; Denmark; danmark|dinamarca|danemark|danemark|danimarca|denemarken; danish|dane|danes|danes|danois|danisch|deense
FI; Finland; suomi|finlandia|finlande|finnland; finnish|finn|finns|finlandes|finlandeses|finlandais|finnisch|finse
IS; Iceland; island|islandia|islande|ijsland; icelandic|icelander|icelanders
PL; Poland; polska|polonia|pologne|polen; polish|pole|poles|polaco|polacos|polonais|polnisch|poolse|polacchi
CZ; Czechia; czech republic|czech|cesko|ceska republika|republica checa|chequia|tchequie|republique tcheque|tschechien|tsjechie|repubblica ceca; czechs|checo|checos|tcheque|tcheques|tschechisch|tsjechische
SK; Slovakia; slovensko|eslovaquia|slovaquie|slowakei|slowakije|slovacchia; slovak|slovaks
HU; Hungary; magyarorszag|hungria|hongrie|ungarn|hongarije|ungheria; hungarian|hungarians|hungaro|hungaros|hongrois
RO; Romania; rumania|romenia|roumanie|rumanien|roemenie; romanian|romanians|rumano|rumanos|romeno|romenos|roumain|roumains
BG; Bulgaria; balgariya|bulgarie|bulgarien|bulgarije; bulgarian|bulgarians|bulgaro|bulgaros
GR; Greece; hellas|ellada|grecia|grece|griechenland|griekenland; greek|greeks|griego|griegos|grego|gregos|grec|grecs|griechisch|griekse
UA; Ukraine; ukraina|ucrania|ucraina|oekraine; ukrainian|ukrainians|ucraniano|ucranianos|ukrainien|ukrainiens
RU; Russia; russian federation|rossiya|rusia|russie|russland|rusland; russian|russians|ruso|rusos|russo|russos|russe|russes|russisch|russische
TR; Turkey; turkiye|turkiye cumhuriyeti|turquia|turquie|turkei|turchia|turkije; turkish|turk|turks|turco|turcos|turc|turcs|turkisch|turkse
LT; Lithuania; lietuva|lituania|lituanie|litauen|litouwen; lithuanian|lithuanians|lituano|lituanos
LV; Latvia; latvija|letonia|lettonie|lettland|letland|lettonia; latvian|latvians
EE; Estonia; eesti|estonie|estland; estonian|estonians
HR; Croatia; hrvatska|croacia|croatie|kroatien|kroatie|croazia; croatian|croatians|croat|croats|croata|croatas
RS; Serbia; srbija|servia|serbie|serbien|servie; serbian|serbians|serb|serbs|serbio|serbios
SI; Slovenia; slovenija|eslovenia|slovenie|slowenien; slovenian|slovenians|slovene|slovenes
BA; Bosnia and Herzegovina; bosnia|bosna i hercegovina|bosnie|bosnien; bosnian|bosnians
MK; North Macedonia; macedonia|makedonija|macedonie; macedonian|macedonians
AL; Albania; shqiperia|albanie|albanien; albanian|albanians|albanes|albaneses
ME; Montenegro; crna gora; montenegrin|montenegrins
XK; Kosovo; kosova; kosovar|kosovars
MD; Moldova; moldavia|moldavie; moldovan|moldovans
BY; Belarus; bielorrusia|bielorussia|bielorussie|weissrussland; belarusian|belarusians|belarussian
CY; Cyprus; chipre|kypros|chypre|zypern|cipro; cypriot|cypriots|chipriota|chipriotas
MT; Malta; malte; maltese
LU; Luxembourg; luxemburg|luxemburgo|lussemburgo; luxembourgish|luxembourger|luxembourgers
CA; Canada; kanada; canadian|canadians|canadiense|canadienses|canadense|canadenses|canadien|canadiens|kanadisch|canadese|canadesi
MX; Mexico; mejico|mexique|mexiko|messico; mexican|mexicans|mexicano|mexicanos|mexicana|mexicanas|mexicain|mexicains
AR; Argentina; argentine|argentinien|argentinie; argentinian|argentinians|argentine|argentines|argentino|argentinos|argentina|argentinas
CL; Chile; chili|cile; chilean|chileans|chileno|chilenos|chilena|chilenas
CO; Colombia; colombie|kolumbien; colombian|colombians|colombiano|colombianos|colombiana|colombianas
PE; Peru; perou; peruvian|peruvians|peruano|peruanos|peruana|peruanas
VE; Venezuela; ; venezuelan|venezuelans|venezolano|venezolanos|venezuelano|venezuelanos
EC; Ecuador; equador|equateur; ecuadorian|ecuadorians|ecuatoriano|ecuatorianos
UY; Uruguay; uruguai; uruguayan|uruguayans|uruguayo|uruguayos|uruguaio|uruguaios
PY; Paraguay; paraguai; paraguayan|paraguayans|paraguayo|paraguayos
BO; Bolivia; bolivie|bolivien; bolivian|bolivians|boliviano|bolivianos
CR; Costa Rica; ; costa rican|costa ricans|costarricense|costarricenses
PA; Panama; ; panamanian|panamanians|panameno|panamenos
GT; Guatemala; ; guatemalan|guatemalans|guatemalteco|guatemaltecos
HN; Honduras; ; honduran|hondurans|hondureno|hondurenos
SV; El Salvador; ; salvadoran|salvadorans|salvadoreno|salvadorenos
NI; Nicaragua; ; nicaraguan|nicaraguans|nicaraguense|nicaraguenses
DO; Dominican Republic; republica dominicana|republique dominicaine; dominicano|dominicanos
CU; Cuba; kuba; cuban|cubans|cubano|cubanos
JM; Jamaica; jamaique|jamaika; jamaican|jamaicans
TT; Trinidad and Tobago; trinidad|trinidad tobago; trinidadian|trinidadians
PR; Puerto Rico; porto rico; puerto rican|puerto ricans
HT; Haiti; ; haitian|haitians
BS; Bahamas; the bahamas; bahamian|bahamians
IN; India; bharat|inde|indien; indian|indians|indio|indios|indiano|indianos|indien|indiens
PK; Pakistan; paquistan|paquistao; pakistani|pakistanis|paquistani
BD; Bangladesh; ; bangladeshi|bangladeshis
LK; Sri Lanka; ceylon; sri lankan|sri lankans
NP; Nepal; ; nepali|nepalis|nepalese
CN; China; peoples republic of china|people s republic of china|prc|mainland china|chine|cina|zhongguo|中国|中國; chinese|chino|chinos|chines|chineses|chinois|chinesisch|chinezen|cinesi
HK; Hong Kong; hong kong sar|hongkong|hong kong china|hk|香港; hong konger|hong kongers
MO; Macau; macao|macao sar; macanese
TW; Taiwan; taiwan r o c|republic of china|chinese taipei|台灣|台湾; taiwanese|taiwanes|taiwaneses
JP; Japan; nippon|nihon|japon|japao|giappone|日本; japanese|japones|japoneses|japonais|japanisch|giapponesi|japanse
KR; South Korea; korea|republic of korea|korea republic of|south korea|rok|corea del sur|coreia do sul|coree du sud|sudkorea|suedkorea|corea del sud|zuid korea|한국|대한민국; korean|koreans|south korean|south koreans|coreano|coreanos|coreen|coreens|koreanisch
KP; North Korea; dprk|corea del norte|coreia do norte; north korean|north koreans
SG; Singapore; singapur|singapour|singapura|cingapura; singaporean|singaporeans
MY; Malaysia; malasia|malaisie|malesia|maleisie; malaysian|malaysians
ID; Indonesia; indonesie|indonesien; indonesian|indonesians|indonesio|indonesios
TH; Thailand; tailandia|thailande|thailandia; thai|thais|tailandes|tailandeses
VN; Vietnam; viet nam; vietnamese|vietnamita|vietnamitas
PH; Philippines; the philippines|filipinas|filippine|philippinen|filipijnen|pilipinas; filipino|filipinos|filipina|filipinas|pinoy|philippine
KH; Cambodia; camboya|camboja|cambodge|kambodscha; cambodian|cambodians|khmer
LA; Laos; ; laotian|laotians
MM; Myanmar; burma|birmania; burmese
BN; Brunei; brunei darussalam; bruneian|bruneians
MN; Mongolia; ; mongolian|mongolians
KZ; Kazakhstan; kazajistan|cazaquistao|kasachstan; kazakh|kazakhs|kazakhstani
UZ; Uzbekistan; uzbequistao|usbekistan; uzbek|uzbeks
KG; Kyrgyzstan; kirguistan|kirgizstan; kyrgyz
TJ; Tajikistan; ; tajik|tajiks
TM; Turkmenistan; ; turkmen
AF; Afghanistan; ; afghan|afghans
GE; Georgia; georgia country|republic of georgia|sakartvelo|georgien|georgie; 
AM; Armenia; hayastan|armenie|armenien; armenian|armenians|armenio|armenios
AZ; Azerbaijan; azerbaiyan|azerbaijao|aserbaidschan; azerbaijani|azerbaijanis|azeri|azeris
AU; Australia; australie|australien|aussie|oz; australian|australians|aussies|australiano|australianos|australien|australiens|australisch|australische
NZ; New Zealand; nz|aotearoa|nueva zelanda|nova zelandia|nouvelle zelande|neuseeland|nieuw zeeland|nuova zelanda; new zealander|new zealanders|kiwi|kiwis
FJ; Fiji; ; fijian|fijians
PG; Papua New Guinea; ;
AE; United Arab Emirates; uae|u a e|the uae|emirates|united arab emirates|emiratos arabes unidos|emiratos arabes|emirados arabes unidos|emirats arabes unis|vereinigte arabische emirate|verenigde arabische emiraten|emirati arabi uniti|vae; emirati|emiratis
SA; Saudi Arabia; ksa|saudi|kingdom of saudi arabia|arabia saudita|arabia saudi|arabie saoudite|saudi arabien|saoedi arabie; saudis|saudi arabian|saudi arabians
QA; Qatar; katar|catar; qatari|qataris
KW; Kuwait; koweit; kuwaiti|kuwaitis
BH; Bahrain; bahrein|barein; bahraini|bahrainis
OM; Oman; ; omani|omanis
IL; Israel; ; israeli|israelis|israelita|israelitas|israelien|israeliens|israelisch
PS; Palestine; palestinian territories|palestinian territory|palestina|west bank|gaza strip; palestinian|palestinians
LB; Lebanon; libano|liban|libanon; lebanese|libanes|libaneses
JO; Jordan; hashemite kingdom of jordan|jordania|jordanie|jordanien; jordanian|jordanians
SY; Syria; siria|syrie|syrien; syrian|syrians
IQ; Iraq; irak; iraqi|iraqis
IR; Iran; islamic republic of iran|persia; iranian|iranians|persian|persians
YE; Yemen; ; yemeni|yemenis
EG; Egypt; egipto|egito|egypte|agypten|egitto; egyptian|egyptians|egipcio|egipcios
MA; Morocco; maroc|marruecos|marrocos|marokko|marocco|al maghrib; moroccan|moroccans|marroqui|marroquies|marocain|marocains
DZ; Algeria; algerie|argelia|algerien|algerije; algerian|algerians|algerien|algeriens
TN; Tunisia; tunisie|tunez|tunesien|tunesie; tunisian|tunisians|tunisien|tunisiens
LY; Libya; libia|libye|libyen; libyan|libyans
NG; Nigeria; naija|nigerien; nigerian|nigerians|nigeriano|nigerianos
GH; Ghana; gana; ghanaian|ghanaians
KE; Kenya; kenia|quenia; kenyan|kenyans
ZA; South Africa; rsa|sudafrica|africa do sul|afrique du sud|sudafrika|suedafrika|zuid afrika|sud africa; south african|south africans|sudafricano|sudafricanos|sul africano|sul africanos
ET; Ethiopia; etiopia|ethiopie|athiopien; ethiopian|ethiopians
TZ; Tanzania; tanzanie|tansania; tanzanian|tanzanians
UG; Uganda; ouganda; ugandan|ugandans
RW; Rwanda; ruanda; rwandan|rwandans
SN; Senegal; ; senegalese|senegalais
CI; Ivory Coast; cote d ivoire|cote divoire|costa de marfil|costa do marfim|elfenbeinkuste; ivorian|ivorians|ivoirien|ivoiriens
CM; Cameroon; cameroun|camerun|camaroes|kamerun; cameroonian|cameroonians|camerounais
CD; DR Congo; drc|congo kinshasa|democratic republic of the congo|democratic republic of congo|rdc; congolese
CG; Republic of the Congo; congo brazzaville|congo republic;
AO; Angola; ; angolan|angolans|angolano|angolanos
MZ; Mozambique; mocambique|mosambik; mozambican|mozambicans|mocambicano|mocambicanos
ZM; Zambia; ; zambian|zambians
ZW; Zimbabwe; simbabwe; zimbabwean|zimbabweans
BW; Botswana; ; botswanan|motswana
NA; Namibia; ; namibian|namibians
MU; Mauritius; ile maurice|maurice; mauritian|mauritians
MG; Madagascar; ; malagasy
SD; Sudan; soudan; sudanese
SO; Somalia; ; somali|somalis
GM; Gambia; the gambia; gambian|gambians
CV; Cape Verde; cabo verde|cap vert; cape verdean|cape verdeans
TZ; Tanzania; united republic of tanzania;
FM; Micronesia; federated states of micronesia;
VA; Vatican City; vatican|holy see;
TL; Timor-Leste; east timor|timor leste;
SZ; Eswatini; swaziland;
BQ; Bonaire; caribbean netherlands;
FK; Falkland Islands; falklands;
LA; Laos; lao pdr;
`
