/**
 * Other names and codes of states, by country and GeoNames admin1 code: local and former names,
 * names in other languages, postal and ISO 3166-2 codes. Codes are in capitals.
 */
export const STATE_NAMES: Record<string, string> = {
  US: `AL:Ala|AK:Alaska|AZ:Ariz|AR:Ark|CA:Calif|CA:Cali|CA:Golden State|CA:Kalifornien|CA:Californie|
    CO:Colo|CT:Conn|DC:Washington DC|DC:Washington D C|DC:DC Area|DE:Dela|FL:Fla|FL:Floride|GA:Georgia USA|
    GA:State of Georgia|HI:Hawai|HI:Hawai i|IL:Ill|LA:Luisiana|LA:Louisiane|MA:Mass|
    MA:Commonwealth of Massachusetts|MI:Mich|MN:Minn|MS:Miss|MT:Mont|NC:Carolina del Norte|NC:N Carolina|
    NC:Nordkarolina|NE:Nebr|NJ:Jersey|NJ:Nueva Jersey|NJ:New Jersy|NM:Nuevo Mexico|NY:New York State|
    NY:Upstate New York|NY:NYS|NY:State of New York|ND:N Dakota|OH:Ohio State|OK:Okla|OR:Ore|PA:Penn|
    PA:Penna|PA:Pensilvania|PA:Pennsylvanie|RI:R I|SC:Carolina del Sur|SC:S Carolina|SD:S Dakota|TN:Tenn|
    TX:Tex|TX:Tejas|VA:Virginie|WA:Washington State|WA:State of Washington|WA:Wash|WV:W Virginia|WI:Wisc|
    WY:Wyo`,
  CA: `01:AB|02:BC|02:B C|02:Colombie Britannique|02:Columbia Britanica|03:MB|04:NB|04:Nouveau Brunswick|
    05:NL|05:Newfoundland|05:Labrador|05:Terre Neuve|07:NS|07:Nouvelle Ecosse|08:ON|08:Ont|09:PE|09:PEI|
    09:Ile du Prince Edouard|10:QC|10:PQ|10:Province of Quebec|11:SK|11:Sask|12:YT|12:Yukon Territory|13:NT|
    13:NWT|14:NU`,
  AU: `01:ACT|02:NSW|02:N S W|03:NT|04:QLD|05:SA|06:TAS|07:VIC|08:WA`,
  IN: `01:Andaman and Nicobar Islands|02:AP|02:Andhra|03:AS|05:CH|07:DL|07:NCT of Delhi|07:Delhi NCT|09:GJ|
    10:HR|11:HP|12:JK|12:Jammu Kashmir|12:J and K|13:KL|14:LD|16:MH|17:MN|18:ML|19:KA|20:NL|21:OR|21:OD|
    21:Orissa|22:PY|22:Pondicherry|23:PB|24:RJ|25:TN|25:Tamilnadu|26:TR|28:WB|28:Bengal|29:SK|30:AR|31:MZ|
    33:GA|34:BR|35:MP|36:UP|36:U P|37:CG|37:Chattisgarh|38:JH|39:UK|39:UT|39:Uttaranchal|40:TS|40:TG|
    40:Telengana`,
  BR: `01:AC|02:AL|03:AP|04:AM|05:BA|06:CE|07:DF|07:Distrito Federal|08:ES|11:MS|13:MA|14:MT|15:MG|16:PA|
    17:PB|18:PR|20:PI|21:RJ|22:RN|23:RS|24:RO|25:RR|26:SC|27:SP|27:Estado de Sao Paulo|28:SE|29:GO|30:PE|
    31:TO`,
  MX: `01:Ags|02:BC|03:BCS|05:Chis|06:Chih|07:Coah|07:Coahuila de Zaragoza|09:CDMX|09:Ciudad de Mexico|
    09:DF|09:Distrito Federal|09:D F|11:Gto|14:Jal|15:Estado de Mexico|15:Edomex|15:Mexico State|
    15:State of Mexico|16:Michoacan de Ocampo|19:NL|19:N L|22:Qro|22:Queretaro de Arteaga|23:QRoo|
    30:Veracruz de Ignacio de la Llave|21:Pue`,
  GB: `ENG:Inglaterra|ENG:Angleterre|ENG:Inghilterra|ENG:Engeland|SCT:Scottish|SCT:Escocia|SCT:Ecosse|
    SCT:Schottland|SCT:Schotland|SCT:Scozia|SCT:Alba|WLS:Cymru|WLS:Gales|WLS:Pais de Gales|WLS:Galles|
    NIR:N Ireland|NIR:Irlanda del Norte|NIR:Irlanda do Norte|NIR:Irlande du Nord|NIR:Nordirland|NIR:Ulster`,
  DE: `01:BW|01:Baden Wuerttemberg|01:Baden Wurtemberg|01:Bade Wurtemberg|02:BY|02:Bayern|02:Baviera|
    02:Baviere|02:Beieren|03:HB|03:Freie Hansestadt Bremen|04:HH|04:Hamburgo|04:Hambourg|05:HE|05:Hessen|
    06:NI|06:Niedersachsen|06:Baja Sajonia|06:Basse Saxe|07:NW|07:NRW|07:Nordrhein Westfalen|
    07:North Rhine Westfalia|07:Renania del Norte Westfalia|07:Rhenanie du Nord Westphalie|08:RP|
    08:Rhineland Palatinate|08:Rhineland Pfalz|08:Renania Palatinado|09:SL|09:Sarre|10:SH|11:BB|
    11:Brandeburgo|12:MV|12:Mecklenburg Western Pomerania|12:Mecklenburg West Pomerania|13:SN|13:Sachsen|
    13:Sajonia|13:Saxe|14:ST|14:Sachsen Anhalt|14:Sajonia Anhalt|15:TH|15:Thuringen|15:Thueringen|
    15:Turingia|16:BE|16:Land Berlin`,
  FR: `11:IDF|11:Region Parisienne|11:Paris Region|11:Ile de France Region|24:Centre|
    24:Centre Val de Loire Region|27:BFC|27:Burgundy|27:Bourgogne|27:Franche Comte|
    27:Burgundy Franche Comte|28:Normandie|28:Normandia|32:HDF|32:Nord Pas de Calais|32:Picardy|32:Picardie|
    44:Alsace|44:Lorraine|44:Alsacia|44:Champagne Ardenne|52:Pays de Loire|53:Bretagne|53:Bretana|53:BRE|
    75:Nouvelle Aquitaine|75:Aquitaine|75:Aquitania|76:OCC|76:Midi Pyrenees|76:Languedoc Roussillon|84:ARA|
    84:Rhone Alpes|84:Auvergne|84:Rhone Alpes Auvergne|93:PACA|93:Provence|93:Provenza|
    93:Provence Alpes Cote d Azur|93:Provence Alpes Cote dAzur|94:Corse|94:Corcega`,
  ES: `07:IB|07:Balearics|07:Islas Baleares|07:Illes Balears|07:Baleares|27:Rioja|29:MD|
    29:Comunidad de Madrid|29:Community of Madrid|29:Madrid Community|29:Greater Madrid Metropolitan|31:MC|
    31:Region de Murcia|32:NC|32:Navarra|32:Nafarroa|34:Principado de Asturias|39:CB|51:AN|51:Andalucia|
    51:Andalousie|51:Andalusien|52:AR|52:Aragona|53:CN|53:Canarias|53:Islas Canarias|53:Canaries|54:CM|
    54:Castilla La Mancha|54:Castile La Mancha|55:CL|55:Castilla y Leon|55:Castile and Leon|56:CT|
    56:Cataluna|56:Catalunya|56:Catalogne|56:Katalonien|56:Catalunha|56:Catalogna|56:Catalonie|57:EX|58:GA|
    58:Galiza|58:Galice|59:PV|59:Pais Vasco|59:Euskadi|59:Pays Basque|59:Euskal Herria|59:Baskenland|60:VC|
    60:Comunidad Valenciana|60:Comunitat Valenciana|60:Valencian Community|60:Valencia Community`,
  IT: `01:Abruzzi|02:Basilicata|04:CAM|05:Emilia Romagna|05:Emilia|06:Friuli|07:Latium|07:Lacio|
    09:Lombardia|09:Lombardei|09:Lombardie|10:Marche|10:Marches|12:Piemonte|12:Piamonte|12:Piemont|
    13:Puglia|13:Apulien|14:Sardegna|14:Sardinien|14:Cerdena|15:Sicilia|15:Sizilien|15:Sicile|16:Toscana|
    16:Toskana|16:Toscane|17:Trentino|17:Alto Adige|17:South Tyrol|17:Sudtirol|17:Trentino South Tyrol|
    18:Ombrie|19:Valle d Aosta|19:Vallee d Aoste|20:Venetien|20:Venetie`,
  NL: `01:DR|02:FR|02:Fryslan|03:GE|03:GLD|04:GR|05:LI|06:NB|06:Noord Brabant|06:N Brabant|07:NH|
    07:Noord Holland|07:Holanda Septentrional|09:UT|09:Provincie Utrecht|10:ZE|10:Zeelandia|11:ZH|
    11:Zuid Holland|11:Holanda Meridional|15:OV|16:FL`,
  BE: `BRU:Brussels Region|BRU:Brussels Capital Region|BRU:Region de Bruxelles Capitale|
    BRU:Bruxelles Capitale|BRU:Brussels Hoofdstedelijk Gewest|WAL:Wallonie|WAL:Walloon Region|
    WAL:Region Wallonne|WAL:Valonia|VLG:Vlaanderen|VLG:Flemish Region|VLG:Vlaams Gewest|VLG:Flandre|
    VLG:Flandes|VLG:Flandern`,
  CH: `AG:Argovie|BE:Berne|BE:Berna|BS:Basel Stadt|BS:Bale Ville|BL:Basel Country|BL:Baselland|FR:Freiburg|
    GE:Geneve|GE:Genf|GE:Ginevra|GE:Ginebra|GE:Geneva Canton|GR:Graubunden|GR:Graubuenden|LU:Luzern|
    NE:Neuenburg|SG:St Gallen|SG:Sankt Gallen|TG:Thurgovie|TI:Tessin|VD:Waadt|VD:Canton of Vaud|VS:Wallis|
    ZH:Zuerich|ZH:Zurigo|ZH:Canton of Zurich|ZH:Kanton Zurich`,
  AT: `01:B|02:Karnten|02:Kaernten|03:NO|03:NOE|03:Niederosterreich|03:Niederoesterreich|04:OO|04:OOE|
    04:Oberosterreich|04:Oberoesterreich|05:Salzburgerland|05:Land Salzburg|06:Steiermark|06:Stmk|07:Tirol|
    08:Vlbg|09:Wien|09:Viena`,
  SE: `02:Blekinge lan|06:Hallands lan|08:Jonkopings lan|14:Norrbottens lan|15:Orebro lan|
    16:Ostergotlands lan|18:Sodermanlands lan|21:Uppsala lan|22:Varmlands lan|25:Vastmanlands lan|
    26:Stockholms lan|26:Stockholm County|27:Skane lan|27:Skane County|27:Scania|28:Vastra Gotalands lan|
    28:Vastra Gotaland County`,
  NO: `12:Oslo fylke|14:Rogaland fylke|46:Hordaland|21:Sor Trondelag|21:Nord Trondelag|21:Trondelag`,
  DK: `17:Hovedstaden|17:Region Hovedstaden|17:Capital Region of Denmark|18:Midtjylland|
    18:Region Midtjylland|18:Central Denmark|18:Central Denmark Region|19:Nordjylland|19:Region Nordjylland|
    19:North Denmark Region|20:Sjaelland|20:Region Sjaelland|20:Zealand Region|21:Syddanmark|
    21:Region Syddanmark|21:Region of Southern Denmark|21:Southern Denmark`,
  FI: `01:Nyland|01:Etela Suomi|02:Varsinais Suomi|06:Tampere Region|17:Pohjois Pohjanmaa|11:Pohjois Savo|
    19:Lappi|13:Keski Suomi`,
  PL: `72:Dolnoslaskie|73:Kuyavian Pomeranian|73:Kujawsko Pomorskie|73:Kuyavia Pomerania|74:Lodzkie|74:Lodz|
    75:Lubelskie|76:Lubuskie|77:Malopolskie|77:Malopolska|78:Mazowieckie|78:Mazowsze|78:Masovian|78:Masovia|
    78:Mazovian|79:Opolskie|80:Podkarpackie|80:Podkarpacie|81:Podlaskie|82:Pomorskie|82:Pomeranian|
    83:Slaskie|83:Slask|83:Silesian|84:Swietokrzyskie|85:Warminsko Mazurskie|86:Wielkopolskie|
    86:Wielkopolska|87:Zachodniopomorskie`,
  PT: `14:Lisboa|14:Lisbon District|14:Distrito de Lisboa|14:Lisbonne|17:Oporto|17:Distrito do Porto|
    23:Acores|09:Algarve|10:Ilha da Madeira`,
  IE: `L:Laighin|M:Mumhan|C:Connaught`,
  CZ: `52:Praha|52:Hlavni mesto Praha|78:Jihomoravsky|78:South Moravia|79:Jihocesky|85:Moravskoslezsky|
    88:Stredocesky|87:Plzensky`,
  HU: `05:Budapest fovaros|16:Pest megye`,
  RO: `10:Bucuresti|10:Municipiul Bucuresti|13:Judetul Cluj|36:Timis|23:Iasi|09:Brasov`,
  GR: `ESYE31:Attiki|ESYE12:Kentriki Makedonia|ESYE43:Kriti`,
  JP: `01:Aichi ken|02:Akita ken|04:Chiba ken|07:Fukuoka ken|11:Hiroshima ken|12:Hokkaido Prefecture|
    13:Hyogo|13:Hyogo ken|19:Kanagawa ken|22:Kyoto fu|24:Miyagi ken|32:Osaka fu|34:Saitama ken|
    37:Shizuoka ken|40:Tokyo to|40:Tokyo Metropolis|47:Okinawa ken`,
  CN: `01:AH|01:Anhui Sheng|02:ZJ|02:Zhejiang Sheng|04:JS|04:Jiangsu Sheng|07:FJ|12:HB|13:Xinjiang Uygur|
    13:Xinjiang Uyghur|14:Xizang|14:Tibet Autonomous Region|16:Guangxi Zhuang|20:Nei Mongol|22:BJ|
    22:Beijing Shi|23:SH|23:Shanghai Shi|25:SD|28:TJ|30:GD|30:Guangdong Sheng|30:Canton Province|31:HI|
    32:SC|33:CQ|11:HN`,
  KR: `01:Jeju|01:Jejudo|03:North Jeolla|03:Jeonbuk|05:Chungcheongbuk do|05:Chungbuk|06:Gangwon|
    10:Busan Metropolitan City|11:Seoul Special City|11:Seoul teukbyeolsi|13:Gyeonggi|13:Gyeonggi Province|
    14:North Gyeongsang|14:Gyeongbuk|16:South Jeolla|16:Jeonnam|17:South Chungcheong|17:Chungnam|
    18:Gwangju Metropolitan City|20:South Gyeongsang|20:Gyeongnam|22:Sejong`,
  AR: `01:Provincia de Buenos Aires|01:Buenos Aires Province|01:PBA|07:CABA|
    07:Ciudad Autonoma de Buenos Aires|07:Autonomous City of Buenos Aires|07:Capital Federal|
    07:Buenos Aires City|05:Cordoba Province|24:Tucuman Province`,
  CO: `02:Antioquia Department|34:Bogota|34:Bogota DC|34:Distrito Capital|34:Distrito Capital de Bogota|
    29:Valle del Cauca|21:Norte de Santander|35:Bolivar Department|04:Atlantico Department|
    33:Cundinamarca Department`,
  ZA: `02:KZN|02:Kwazulu Natal|03:FS|03:Vrystaat|05:EC|06:GP|06:Gauteng Province|07:MP|08:NC|09:LP|10:NW|
    11:WC|11:Wes Kaap`,
  NG: `05:Lagos State|11:Federal Capital Territory|11:Abuja Federal Capital Territory|29:Kano State|
    50:Rivers|32:Oyo|37:Edo`,
  IL: `02:HaMerkaz|02:Center District|03:HaZafon|01:HaDarom|05:Tel Aviv District|05:Gush Dan District|
    04:Haifa District|06:Jerusalem District`,
  TR: `34:Istanbul Province|34:Istanbul ili|68:Ankara ili|35:Izmir|17:Canakkale`,
  ID: `01:NAD|02:Bali Province|04:DKI Jakarta|04:Jakarta Raya|04:Daerah Khusus Ibukota Jakarta|
    07:Jawa Tengah|08:Jawa Timur|10:Daerah Istimewa Yogyakarta|10:DIY|26:Sumatera Utara|30:Jawa Barat|
    32:Sumatera Selatan|24:Sumatera Barat|38:Sulawesi Selatan`,
  PH: `NCR:Metro Manila|NCR:MNL|07:Central Visayas Region`,
  TH: `40:Krung Thep|40:Krung Thep Maha Nakhon|02:Chiangmai`,
  VN: `79:Ho Chi Minh|79:Ho Chi Minh City|79:HCMC|01:Ha Noi`,
  MY: `01:Johore|04:Malacca|09:Pulau Pinang|14:Federal Territory of Kuala Lumpur|
    14:Wilayah Persekutuan Kuala Lumpur|14:WP Kuala Lumpur`,
  AE: `01:Abu Zabi|01:Abu Dhabi Emirate|03:Dubayy|03:Dubai Emirate|06:Ash Shariqah|06:Sharjah Emirate|05:RAK`,
  SA: `10:Riyadh|10:Ar Riyad|14:Makkah|14:Makkah Region|05:Al Madinah|06:Eastern|06:Ash Sharqiyah`,
  EG: `11:Cairo Governorate|11:Al Qahirah|06:Alexandria Governorate|08:Giza Governorate`,
  KE: `05:Nairobi|05:Nairobi City|28:Mombasa`,
  NZ: `E7:Auckland Region|G2:Wellington|E9:Canterbury Region|G1:Waikato`,
  PK: `03:KPK|03:KP|04:Punjab Pakistan|05:Sind|08:ICT|08:Islamabad Capital Territory`,
  UA: `12:Kyiv|12:Kiev|13:Kiev Oblast|15:Lviv Oblast|15:Lvivska|07:Kharkiv Oblast|17:Odessa|
    17:Odessa Oblast|04:Dnipropetrovsk Oblast`,
  RU: `48:Moskva|47:Moskovskaya oblast|66:Saint Petersburg|66:St Petersburg|66:Sankt Peterburg|73:Tatarstan|
    08:Bashkortostan`,
  CL: `12:Region Metropolitana|12:Region Metropolitana de Santiago|12:RM|12:Santiago Metropolitan Region|
    01:Valparaiso Region`,
  PE: `15:Lima|LMA:Municipalidad Metropolitana de Lima|15:Lima Region`,
  BD: `81:Dhaka`,
}
