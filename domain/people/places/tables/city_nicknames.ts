/**
 * City names that the gazetteer lacks or assigns to a smaller place: nicknames, initials, airport
 * codes, and former or unofficial names. Format: `CC[-ADMIN] City: name|name`. An equals sign marks
 * a first name as the English display name.
 */
export const CITY_NICKNAMES = `
US-NY New York City: nyc|ny city|new york|new york city|new york ny|big apple|n y c|the big apple|nova york|nova iorque|nueva york
US-NY Brooklyn: bk|brooklyn new york
US-CA San Francisco: sf|s f|san fran|sanfran|frisco|sfo|san francisco city|city of san francisco
US-CA Los Angeles: la|l a|city of angels|los angeles ca
US-DC Washington: dc|d c|washington dc|washington d c|wash dc|district of columbia|washington district of columbia
US-PA Philadelphia: philly|phl|phila
US-IL Chicago: chi town|chitown|windy city
US-GA Atlanta: atl|hotlanta
US-MA Boston: beantown
US-NV Las Vegas: vegas|lv nv
US-LA New Orleans: nola|n o la
US-UT Salt Lake City: slc|salt lake
US-MN Minneapolis: mpls
US-MN Saint Paul: =St. Paul|st paul
US-IN Indianapolis: indy
US-MO Kansas City: kc|kcmo
US-MO Saint Louis: =St. Louis|st louis|stl
US-TX Austin: atx
US-TX Houston: htx|h town
US-TX San Antonio: satx|san antone
US-TX Fort Worth: ft worth
US-FL Fort Lauderdale: ft lauderdale
US-FL Miami: mia
US-OR Portland: pdx
US-OH Cincinnati: cincy
US-PA Pittsburgh: pgh
US-AZ Phoenix: phx
US-OK Oklahoma City: okc
US-VA Richmond: rva
US-NC Charlotte: clt
US-NC Winston-Salem: winston salem
US-WA Seattle: emerald city
US-CO Colorado Springs: co springs
US-CA San Diego: sd ca
US-CA Sacramento: sac|sactown
US-NY Saratoga Springs: saratoga
US-HI Honolulu: hnl
US-KY Louisville: louisville kentucky
CA Toronto: yyz|to canada|the 6ix
CA Montreal: mtl|yul
CA Vancouver: yvr|vancity
GB London: ldn|londres|londra|londen|city of london
GB Newcastle upon Tyne: newcastle
GB Kingston upon Hull: hull
GB Brighton: brighton and hove|brighton hove
GB Birmingham: brum
IE Gaillimh: =Galway
IE Luimneach: =Limerick
IE Dublin: dub|baile atha cliath
FR Paris: parigi|parijs
DE Munich: muc|munchen|muenchen|minga
DE Frankfurt am Main: frankfurt|frankfurt main|francfort|ffm
DE Cologne: =Cologne|koln|koeln|colonia
DE Nurnberg: =Nuremberg|nuremberg
DE Dusseldorf: duesseldorf
NL The Hague: =The Hague|den haag|s gravenhage|la haya|haia|la haye|hague
NL s-Hertogenbosch: =Den Bosch|den bosch|s hertogenbosch
BE Brussels: bru|bruselas|bruxelas|bruxelles|brussel|brussel
BE Antwerpen: =Antwerp|antwerp|anvers|amberes
BE Gent: =Ghent|ghent|gand|gante
BE Brugge: =Bruges|bruges|brujas
CH Zurich: =Zurich|zuerich|zrh|zuri
CH Geneva: =Geneva|genf|geneve|ginebra|genebra|ginevra
CH Basel: basle|bale|basilea
CH Bern: berne|berna
CH Luzern: =Lucerne|lucerne|lucerna
IT Milan: milano|milao|mailand|milaan
IT Rome: roma|rom
IT Turin: torino|turim
IT Florence: firenze|florencia|florenz|florenca
IT Naples: napoli|napoles|neapel
IT Venice: venezia|venecia|venedig|veneza
IT Genoa: genova
ES Barcelona: bcn|barna|barcelone
ES Madrid: mad
ES Sevilla: =Seville|seville|seville spain
ES Zaragoza: saragossa
ES Donostia / San Sebastian: =San Sebastián|donostia|san sebastian|donostia san sebastian
ES Gasteiz / Vitoria: =Vitoria-Gasteiz|vitoria gasteiz|vitoria
ES A Coruna: la coruna|coruna
ES Palma: palma de mallorca|palma mallorca
PT Lisbon: lisboa|lx|lisbonne|lissabon|lisbona
PT Porto: oporto
DK Copenhagen: cph|kobenhavn|copenhague|kopenhagen
DK Arhus: =Aarhus|aarhus
SE Goteborg: =Gothenburg|gothenburg|gotemburgo|goteborg
NO Oslo: osl
FI Helsinki: helsingfors|helsinque
PL Warsaw: warszawa|varsovia|warschau|varsavia
PL Krakow: cracow|cracovia|krakau
PL Gdansk: danzig
CZ Prague: praha|praga|prag|praag
AT Vienna: wien|viena|wenen
HU Budapest: bud
RO Bucharest: bucuresti|bucarest|bukarest|bucareste
RO Cluj-Napoca: cluj
GR Athens: athina|atenas|athen|atene
GR Thessaloniki: salonica|saloniki
RU Moscow: moskva|moscu|moskau|moscou
RU Saint Petersburg: st petersburg russia|spb
UA Kyiv: =Kyiv|kiev|kyiv|kyjiw
UA Lviv: lwow|lemberg
UA Odessa: odesa
TR Istanbul: ist|constantinople|estambul|istambul
IL Tel Aviv: tel aviv yafo|tlv|tel aviv jaffa|telaviv
IL Jerusalem: jerusalen
IL Haifa: hefa
IL Herzliya: herzliyya|herzelia
IL Beersheba: beer sheva|be er sheva
IL Petah Tikva: petach tikva|petah tikvah
AE Dubai: dxb
AE Abu Dhabi: auh
SA Riyadh: ar riyad|riad
SA Jeddah: jidda|jiddah
EG Cairo: el cairo|al qahirah|kairo|le caire
IN Mumbai: bombay|bom
IN Bengaluru: bangalore|blr|bengalooru|banglore
IN Delhi: new delhi
IN New Delhi: delhi
IN Kolkata: calcutta
IN Chennai: madras
IN Gurgaon: =Gurgaon|gurugram
IN Hyderabad: hyd|cyberabad
IN Pune: poona
IN Thiruvananthapuram: trivandrum
IN Cochin: =Kochi
IN Visakhapatnam: vizag
IN Mysore: mysuru
IN Mangalore: mangaluru
IN Vadodara: baroda
IN Varanasi: benares|banaras
IN Coimbatore: kovai
IN Allahabad: =Prayagraj|prayagraj
IN Noida: greater noida
IN Puducherry: pondicherry
PK Karachi: khi
PK Lahore: lhr pk
BD Dhaka: dacca
CN Beijing: peking|pekin|pequim|pek
CN Shanghai: sha|schanghai|xangai
CN Guangzhou: canton|gz china
CN Shenzhen: sz china|shen zhen
HK Hong Kong: hongkong|hkg
TW Taipei: taipeh|taipei city
KR Seoul: seul
KR Busan: pusan
JP Tokyo: tokio|toquio
JP Osaka: osaka shi
JP Kyoto: kioto
VN Ho Chi Minh City: hcmc|saigon|hcm city|ho chi minh|tp hcm|tphcm|ho chi minh ville|hcm
VN Hanoi: =Hanoi|ha noi
TH Bangkok: bkk|krung thep
ID Jakarta: jkt
MY Kuala Lumpur: kl|k l
MY George Town: penang|georgetown
PH Quezon City: qc philippines
PH Manila: mnl
MM Yangon: rangoon
SG Singapore: sin|sg
AU Sydney: syd
AU Melbourne: melb
AU Brisbane: bne|brissy
AU Gold Coast: goldie
NZ Auckland: akl
BR Sao Paulo: sampa|sao paulo|s paulo|sao paulo sp|san pablo
BR Rio de Janeiro: rio|rio de janeiro
BR Belo Horizonte: bh|beaga
BR Brasilia: bsb
BR Porto Alegre: poa
BR Florianopolis: floripa
BR Curitiba: cwb
AR Buenos Aires: baires|caba|buenos aires|bs as|bsas|ciudad de buenos aires|capital federal
MX Mexico City: cdmx|ciudad de mexico|mexico df|mexico d f|cidade do mexico|mexiko stadt|df mexico|ciudad mexico
MX Monterrey: mty
MX Guadalajara: gdl
CO Bogota: bogota dc|bogota d c
CO Medellin: mde
CL Santiago: santiago de chile|santiago chile|scl
PE Lima: lima peru
PA Panama: =Panama City|panama city|panama city panama|ciudad de panama
CR San Jose: san jose costa rica
GT Guatemala City: ciudad de guatemala
ZA Johannesburg: joburg|jozi|jhb|jburg|johannesburgo
ZA Cape Town: cpt|ciudad del cabo|cidade do cabo|kapstadt|kaapstad
ZA Durban: ethekwini
ZA Pretoria: tshwane
ZA Port Elizabeth: gqeberha
NG Lagos: eko
KE Nairobi: nbo
MA Casablanca: casa
SN Dakar: dkr
KW Kuwait City: kuwait city
LU Luxembourg: luxembourg city|luxemburg stadt
KZ Almaty: alma ata
KZ Nur-Sultan: =Astana|astana|nur sultan
GE Tbilisi: tiflis
`
