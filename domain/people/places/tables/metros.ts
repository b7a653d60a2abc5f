/**
 * Metropolitan areas: id; display name; other names; circles. A circle `CC[-ADMIN] City km`
 * contains the cities of the same country within that distance; a leading * also includes other
 * countries. The first circle's city is the core. "greater <core>" and "<core> metropolitan area"
 * also name the area, unless the line starts with !.
 */
export const METROS = `
nyc; Greater New York; new york metro|new york metropolitan area|nyc metro|new york city metro|tri state|tri state area|tristate|tristate area|ny tri state area|new york tri state area|ny metro|nyc area|greater nyc|greater new york city|new york new jersey; US-NY New York City 75
la; Greater Los Angeles; la metro|la area|greater la|los angeles metro|southland|los angeles metropolitan area|la county|los angeles county; US-CA Los Angeles 75
bay-area; San Francisco Bay Area; bay area|sf bay area|the bay area|sf bay|greater san francisco|greater sf|san francisco metro|sfba|bahia de san francisco; US-CA San Francisco 62, US-CA San Jose 45, US-CA Oakland 50
!silicon-valley; Silicon Valley; silicon valley|the valley|south bay|south bay area|greater san jose|santa clara valley|santa clara county; US-CA Sunnyvale 28, US-CA Palo Alto 18
!east-bay; East Bay; east bay|east bay area|alameda county; US-CA Oakland 25
!peninsula; San Francisco Peninsula; sf peninsula|san francisco peninsula|san mateo county; US-CA San Mateo 18
!orange-county; Orange County; orange county|oc california|orange county ca|orange county california|the oc; US-CA Anaheim 25, US-CA Irvine 25
!inland-empire; Inland Empire; inland empire|riverside san bernardino; US-CA Riverside 45
chicago; Greater Chicago; chicagoland|chicago metro|chicagoland area|greater chicagoland|chicago metropolitan area; US-IL Chicago 75
dfw; Dallas-Fort Worth; dfw|dallas fort worth|dallas ft worth|dallas fort worth metroplex|dfw metroplex|dallas metroplex|dallas metro|dallas ft worth metroplex|greater dallas|north texas|fort worth dallas|the metroplex|metroplex; US-TX Dallas 65, US-TX Fort Worth 50
houston; Greater Houston; houston metro|houston the woodlands; US-TX Houston 75
dc; Greater Washington DC; greater dc|greater washington|dc metro|dc area|dmv|the dmv|dmv area|washington dc metro|washington metro|washington dc baltimore|washington dc metro area|washington metropolitan area|national capital region|nova dc|washington dc area|metro dc; US-DC Washington 62
!nova; Northern Virginia; northern virginia|nova|nova virginia; US-VA Arlington 18, US-VA Reston 35
miami; Greater Miami; south florida|miami metro|miami fort lauderdale|miami dade|miami fort lauderdale area|miami dade county|greater miami fort lauderdale; US-FL Miami 70, US-FL Fort Lauderdale 60
philadelphia; Greater Philadelphia; philly metro|greater philly|delaware valley|philadelphia metro|philly area; US-PA Philadelphia 62
atlanta; Greater Atlanta; metro atlanta|atlanta metro|atl metro; US-GA Atlanta 75
boston; Greater Boston; boston metro|metro boston|metro west boston|boston cambridge; US-MA Boston 62
phoenix; Greater Phoenix; phoenix metro|valley of the sun|phoenix valley|phoenix metropolitan area; US-AZ Phoenix 65
seattle; Greater Seattle; puget sound|seattle metro|seattle tacoma|puget sound area|puget sound region|seattle tacoma bellevue|eastside seattle; US-WA Seattle 65
minneapolis; Minneapolis-Saint Paul; twin cities|minneapolis saint paul|minneapolis st paul|msp|minneapolis metro|the twin cities|twin cities metro|greater minneapolis st paul|greater minneapolis saint paul; US-MN Minneapolis 60
san-diego; Greater San Diego; san diego metro|san diego county; US-CA San Diego 60
tampa; Tampa Bay; tampa bay|tampa metro|tampa bay area|tampa st petersburg|tampa saint petersburg|greater tampa bay|tampa st petersburg clearwater; US-FL Tampa 60
denver; Greater Denver; denver metro|mile high|denver boulder|denver metropolitan area; US-CO Denver 62
!front-range; Front Range; front range|colorado front range; US-CO Denver 75, US-CO Colorado Springs 40, US-CO Fort Collins 45
st-louis; Greater St. Louis; st louis metro|saint louis metro; US-MO Saint Louis 65
baltimore; Greater Baltimore; baltimore metro; US-MD Baltimore 45
orlando; Greater Orlando; orlando metro|central florida; US-FL Orlando 65
charlotte; Greater Charlotte; charlotte metro|charlotte metropolitan; US-NC Charlotte 60
san-antonio; Greater San Antonio; san antonio metro; US-TX San Antonio 60
portland; Greater Portland; portland metro|portland vancouver|silicon forest|portland oregon metropolitan area; US-OR Portland 55
sacramento; Greater Sacramento; sacramento metro; US-CA Sacramento 60
pittsburgh; Greater Pittsburgh; pittsburgh metro; US-PA Pittsburgh 65
austin; Greater Austin; austin metro|silicon hills|austin round rock|central texas; US-TX Austin 60
las-vegas; Greater Las Vegas; las vegas metro|vegas metro|las vegas valley|greater vegas; US-NV Las Vegas 50
cincinnati; Greater Cincinnati; cincinnati metro; US-OH Cincinnati 60
kansas-city; Greater Kansas City; kansas city metro|kc metro|kcmo metro|greater kc; US-MO Kansas City 60
columbus; Greater Columbus; columbus metro|central ohio; US-OH Columbus 60
indianapolis; Greater Indianapolis; indy metro|greater indy; US-IN Indianapolis 60
cleveland; Greater Cleveland; cleveland metro|northeast ohio|cleveland akron; US-OH Cleveland 60
nashville; Greater Nashville; nashville metro|middle tennessee; US-TN Nashville 65
!rtp; Research Triangle; research triangle|research triangle park|rtp|the triangle|triangle nc|raleigh durham|raleigh durham chapel hill|raleigh durham area|rdu; US-NC Durham 45, US-NC Raleigh 40
raleigh; Greater Raleigh; raleigh metro; US-NC Raleigh 40
salt-lake; Greater Salt Lake City; salt lake metro|salt lake valley|salt lake county|slc metro|greater salt lake; US-UT Salt Lake City 45
!wasatch; Wasatch Front; wasatch front|silicon slopes; US-UT Salt Lake City 75, US-UT Provo 40
detroit; Greater Detroit; metro detroit|detroit metro|southeast michigan; US-MI Detroit 65
milwaukee; Greater Milwaukee; milwaukee metro; US-WI Milwaukee 50
!hampton-roads; Hampton Roads; hampton roads|tidewater|virginia beach norfolk; US-VA Norfolk 45
!lehigh-valley; Lehigh Valley; lehigh valley; US-PA Allentown 35
!triad; Piedmont Triad; piedmont triad|the triad; US-NC Greensboro 45
!long-island; Long Island; long island|nassau county|suffolk county; US-NY Hicksville 32, US-NY Brentwood 60
!hudson-valley; Hudson Valley; hudson valley; US-NY Poughkeepsie 55
!capital-district; Capital District; capital district|capital region ny|albany metro; US-NY Albany 50
!north-jersey; North Jersey; north jersey|northern new jersey|northern nj; US-NJ Newark 40, US-NJ Paterson 30
!quad-cities; Quad Cities; quad cities; US-IA Davenport 30
!rio-grande-valley; Rio Grande Valley; rio grande valley|rgv; US-TX McAllen 65
!space-coast; Space Coast; space coast; US-FL Melbourne 50
toronto; Greater Toronto Area; gta|greater toronto|toronto metro|toronto metropolitan|the gta|greater toronto area canada; CA Toronto 60
!waterloo; Waterloo Region; waterloo region|kitchener waterloo|kw region|kitchener waterloo cambridge; CA Kitchener 25
!golden-horseshoe; Golden Horseshoe; golden horseshoe|greater golden horseshoe; CA Toronto 90, CA Hamilton 70
montreal; Greater Montreal; grand montreal|montreal metro|montreal metropolitan; CA Montreal 50
vancouver; Metro Vancouver; greater vancouver|lower mainland|vancouver metro; CA Vancouver 50
!ottawa; National Capital Region (Canada); ottawa gatineau|greater ottawa|national capital region canada; CA Ottawa 50
calgary; Greater Calgary; calgary metro; CA Calgary 45
london; Greater London; greater london|london metro|london metropolitan area|london area united kingdom; GB London 30
!home-counties; Home Counties; home counties|the home counties; GB London 75
manchester; Greater Manchester; greater manchester|manchester metro; GB Manchester 28
!west-midlands; West Midlands; west midlands|greater birmingham|birmingham metro; GB Birmingham 32, GB Coventry 15
!west-yorkshire; West Yorkshire; west yorkshire|leeds city region|leeds bradford; GB Leeds 28
!merseyside; Merseyside; merseyside|liverpool city region|greater liverpool; GB Liverpool 28
!tyneside; Tyneside; tyneside|tyne and wear|greater newcastle; GB Newcastle upon Tyne 22
!thames-valley; Thames Valley; thames valley|m4 corridor|berkshire; GB Reading 35
glasgow; Greater Glasgow; greater glasgow|clydeside|glasgow metro; GB Glasgow 30
!silicon-fen; Silicon Fen; silicon fen|cambridge cluster; GB Cambridge 30
dublin; Greater Dublin; greater dublin|county dublin|co dublin|dublin metro; IE Dublin 35
paris; Greater Paris; grand paris|paris metro|region parisienne|paris metropolitan area|paris metropolitan region|paris area|gran paris; FR Paris 45
lyon; Greater Lyon; grand lyon|lyon metropole|lyon metro; FR Lyon 35
!cote-d-azur; Côte d'Azur; cote d azur|cote dazur|french riviera|costa azul|riviera; FR Nice 45
!sophia; Sophia Antipolis; sophia antipolis; FR Antibes 15
!lille-metro; Lille Metropolis; lille metropole|greater lille; FR Lille 25
berlin; Greater Berlin; berlin metro|berlin brandenburg|grossraum berlin|berlin metropolitan area|berlin metropolitan region; DE Berlin 45
munich; Greater Munich; greater munchen|grossraum munchen|munich metropolitan region|raum munchen; DE Munich 45
hamburg; Greater Hamburg; hamburg metro|hamburg metropolitan region; DE Hamburg 45
!rhine-main; Rhine-Main; rhine main|rhein main|rhein main gebiet|frankfurt rhine main|greater frankfurt|frankfurt rhine main metropolitan area|rhine main area|frankfurt metro; DE Frankfurt am Main 50
!ruhr; Ruhr; ruhr|ruhr area|ruhr valley|ruhrgebiet|ruhrpott|the ruhr|cuenca del ruhr; DE Essen 42, DE Dortmund 25
!rhine-ruhr; Rhine-Ruhr; rhine ruhr|rhein ruhr|cologne bonn region|cologne bonn metropolitan region|greater cologne|greater dusseldorf; DE Dusseldorf 45, DE Essen 42, DE Cologne 40
!rhine-neckar; Rhine-Neckar; rhine neckar|rhein neckar|greater mannheim; DE Mannheim 35
stuttgart; Greater Stuttgart; stuttgart region|region stuttgart|stuttgart metro; DE Stuttgart 40
vienna; Greater Vienna; vienna metro|grossraum wien|vienna metropolitan area; AT Vienna 40
zurich; Greater Zurich; greater zurich area|zurich metro|grossraum zurich; CH Zurich 38
!lake-geneva; Lake Geneva; lake geneva|lake geneva region|arc lemanique|geneva lausanne|greater geneva; CH Geneva 45, CH Lausanne 35
!randstad; Randstad; randstad|randstad area|the randstad; NL Amsterdam 45, NL Rotterdam 40, NL Utrecht 35, NL The Hague 25
amsterdam; Greater Amsterdam; amsterdam metro|amsterdam metropolitan area|metropoolregio amsterdam; NL Amsterdam 30
!brainport; Brainport; brainport|brainport eindhoven|greater eindhoven; NL Eindhoven 28
brussels; Greater Brussels; brussels metro|brussels metropolitan area; BE Brussels 30
!flemish-diamond; Flemish Diamond; flemish diamond|vlaamse ruit; BE Brussels 35, BE Antwerpen 28, BE Gent 20
madrid; Greater Madrid; madrid metro|madrid metropolitan area|area metropolitana de madrid; ES Madrid 45
barcelona; Greater Barcelona; barcelona metro|barcelona metropolitan area|area metropolitana de barcelona|area metropolitana barcelona; ES Barcelona 38
!costa-del-sol; Costa del Sol; costa del sol|greater malaga; ES Malaga 75
lisbon; Greater Lisbon; grande lisboa|lisbon metro|lisbon metropolitan area|area metropolitana de lisboa|greater lisboa; PT Lisbon 40
porto; Greater Porto; grande porto|porto metro|porto metropolitan area|area metropolitana do porto; PT Porto 35
milan; Greater Milan; milan metro|milan metropolitan area|grande milano|hinterland milanese; IT Milan 42
rome; Greater Rome; rome metro|rome metropolitan area; IT Rome 40
!oresund; Øresund; oresund|oresund region|greater copenhagen area; *DK Copenhagen 60
copenhagen; Greater Copenhagen; copenhagen metro|copenhagen metropolitan area|storkobenhavn; DK Copenhagen 40
stockholm; Greater Stockholm; stockholm metro|storstockholm|stockholm metropolitan area; SE Stockholm 50
gothenburg; Greater Gothenburg; greater goteborg; SE Gothenburg 40
oslo; Greater Oslo; oslo metro|stor oslo; NO Oslo 45
helsinki; Greater Helsinki; helsinki metro|helsinki metropolitan area|helsinki capital region; FI Helsinki 40
!tricity; Tricity; tricity|trojmiasto|tri city poland; PL Gdansk 35
!silesian-metro; Upper Silesia; upper silesia|silesian metropolis|katowice metro; PL Katowice 40
istanbul; Greater Istanbul; istanbul metro|istanbul metropolitan; TR Istanbul 60
!gush-dan; Gush Dan; gush dan|tel aviv metro|tel aviv metropolitan area|greater tel aviv|silicon wadi|tel aviv area israel|merkaz; IL Tel Aviv 35
dubai; Greater Dubai; dubai metro; AE Dubai 45
delhi; Delhi NCR; delhi ncr|ncr|ncr delhi|ncr region|new delhi ncr|delhi national capital region|national capital region india|ncr india|greater delhi|delhi metro|delhi metropolitan area; IN Delhi 62, IN Gurgaon 30, IN Noida 30
mumbai; Mumbai Metropolitan Region; greater mumbai|mmr|mumbai metro|mumbai metropolitan|mumbai metropolitan area|navi mumbai area; IN Mumbai 50
bangalore; Greater Bengaluru; greater bengaluru|greater bangalore|bengaluru metro|bangalore urban|bengaluru urban; IN Bengaluru 40
hyderabad-in; Greater Hyderabad; greater hyderabad area; IN Hyderabad 45
chennai; Greater Chennai; chennai metro; IN Chennai 45
kolkata; Greater Kolkata; greater calcutta|kolkata metro; IN Kolkata 40
pune; Greater Pune; pune metro|pune pimpri chinchwad; IN Pune 35
!tricity-in; Chandigarh Tricity; chandigarh tricity|tricity chandigarh|greater chandigarh; IN Chandigarh 25
manila; Metro Manila; greater manila|manila metro|ncr philippines|national capital region philippines|kalakhang maynila; PH Manila 35
jakarta; Greater Jakarta; jabodetabek|jakarta metro|jabotabek|jakarta metropolitan area; ID Jakarta 50
!klang-valley; Klang Valley; klang valley|greater kl|greater kuala lumpur|kl metro; MY Kuala Lumpur 45
bangkok; Greater Bangkok; bangkok metro|bangkok metropolitan region|bangkok metropolitan area; TH Bangkok 50
tokyo; Greater Tokyo; tokyo metro|tokyo metropolitan area|kanto area; JP Tokyo 60
!kansai; Kansai; kansai|kinki|keihanshin|kansai region|osaka kobe kyoto|greater osaka|osaka metro; JP Osaka 62
!kanto; Kanto; kanto|kanto region; JP Tokyo 100
nagoya; Greater Nagoya; chukyo|nagoya metro; JP Nagoya 45
seoul; Greater Seoul; seoul metro|seoul capital area|sudogwon|seoul metropolitan area|seoul incheon; KR Seoul 55
!greater-bay-area; Greater Bay Area; greater bay area|guangdong hong kong macau|guangdong hong kong macao greater bay area|pearl river delta|prd; *CN Shenzhen 60, *CN Guangzhou 65, *CN Zhuhai 45
!yangtze-delta; Yangtze River Delta; yangtze river delta|yangtze delta; CN Shanghai 110, CN Hangzhou 100, CN Nanjing 80
shanghai; Greater Shanghai; shanghai metro; CN Shanghai 55
beijing; Greater Beijing; beijing metro; CN Beijing 70
taipei; Greater Taipei; taipei metro|taipei metropolitan|new taipei; TW Taipei 30
singapore; Greater Singapore; ; SG Singapore 40
sydney; Greater Sydney; sydney metro|sydney metropolitan area|western sydney; AU Sydney 60
melbourne; Greater Melbourne; melbourne metro|melbourne metropolitan area; AU Melbourne 55
brisbane; Greater Brisbane; south east queensland|seq|brisbane metro; AU Brisbane 60
perth; Greater Perth; perth metro; AU Perth 60
auckland; Greater Auckland; auckland metro; NZ Auckland 45
sao-paulo; Greater São Paulo; grande sao paulo|sao paulo metro|sao paulo metropolitan area|grande sp|sao paulo metropolitan region|gran san pablo; BR Sao Paulo 50
rio; Greater Rio de Janeiro; grande rio|greater rio|rio metro; BR Rio de Janeiro 50
!abc-paulista; ABC Paulista; abc paulista|grande abc; BR Santo Andre 18
belo-horizonte; Greater Belo Horizonte; grande bh|grande belo horizonte|greater bh; BR Belo Horizonte 40
buenos-aires; Greater Buenos Aires; gran buenos aires|gba|amba|buenos aires metro; AR Buenos Aires 55
mexico-city; Greater Mexico City; valle de mexico|valley of mexico|zona metropolitana del valle de mexico|cdmx area|area metropolitana de la ciudad de mexico|mexico city metro; MX Mexico City 50
monterrey; Greater Monterrey; area metropolitana de monterrey|monterrey metro; MX Monterrey 40
guadalajara; Greater Guadalajara; guadalajara metro; MX Guadalajara 30
bogota; Greater Bogotá; bogota metro|bogota metropolitan|gran bogota; CO Bogota 40
medellin; Greater Medellín; valle de aburra|area metropolitana de medellin|aburra valley; CO Medellin 25
santiago; Greater Santiago; gran santiago|santiago metro; CL Santiago 45
lima; Greater Lima; lima metropolitana|metropolitan lima; PE Lima 45
cape-town; Greater Cape Town; cape town metro|mother city|silicon cape; ZA Cape Town 55
!johannesburg; Greater Johannesburg; greater johannesburg|joburg metro|witwatersrand|johannesburg metropolitan area; ZA Johannesburg 50
lagos; Greater Lagos; lagos metro; NG Lagos 45
nairobi; Greater Nairobi; nairobi metro|silicon savannah; KE Nairobi 40
cairo; Greater Cairo; cairo metro|greater cairo region; EG Cairo 40
casablanca; Greater Casablanca; grand casablanca; MA Casablanca 40
riyadh; Greater Riyadh; ; SA Riyadh 45
moscow; Greater Moscow; moscow metro; RU Moscow 60
!southern-california; Southern California; socal|so cal|southern california|southern ca|socal area; US-CA Los Angeles 170, US-CA San Diego 110, US-CA Riverside 150
!northern-california; Northern California; norcal|nor cal|northern california|northern ca; US-CA San Francisco 130, US-CA Sacramento 180, US-CA Redding 190, US-CA Eureka 150
!central-valley; Central Valley; central valley|california central valley; US-CA Fresno 110, US-CA Stockton 60, US-CA Bakersfield 60
!upstate-ny; Upstate New York; upstate new york|upstate ny|western new york; US-NY Syracuse 130, US-NY Buffalo 90, US-NY Albany 90
!northern-england; Northern England; northern england|north of england|north england|the north of england|northern uk; GB-ENG Manchester 60, GB-ENG Leeds 90, GB-ENG Newcastle upon Tyne 90, GB-ENG Carlisle 60, GB-ENG Preston 60, GB-ENG Hull 50
!north-west-england; North West England; north west england|northwest england|north west uk|nw england; GB-ENG Manchester 45, GB-ENG Preston 55, GB-ENG Liverpool 35, GB-ENG Carlisle 55
!north-east-england; North East England; north east england|northeast england|ne england; GB-ENG Newcastle upon Tyne 70, GB-ENG Middlesbrough 35
!yorkshire; Yorkshire; yorkshire|yorkshire and the humber|yorkshire humber|north yorkshire|south yorkshire; GB-ENG Leeds 60, GB-ENG York 55, GB-ENG Sheffield 30, GB-ENG Hull 40
!midlands; Midlands; midlands|the midlands|uk midlands|east midlands; GB-ENG Birmingham 55, GB-ENG Leicester 50, GB-ENG Nottingham 45
!south-east-england; South East England; south east england|southeast england|south east uk; GB-ENG London 110, GB-ENG Southampton 45, GB-ENG Brighton 60, GB-ENG Canterbury 50
!south-west-england; South West England; south west england|southwest england|west country|south west uk; GB-ENG Bristol 75, GB-ENG Exeter 95, GB-ENG Plymouth 100, GB-ENG Bournemouth 45
!southern-england; Southern England; southern england|south of england|south england; GB-ENG London 140, GB-ENG Bristol 90, GB-ENG Southampton 80, GB-ENG Exeter 110
!east-anglia; East Anglia; east anglia|east of england; GB-ENG Norwich 60, GB-ENG Cambridge 45, GB-ENG Ipswich 40
!central-belt; Central Belt; central belt|scottish central belt; GB-SCT Glasgow 40, GB-SCT Edinburgh 40
!southern-germany; Southern Germany; southern germany|south germany|suddeutschland; DE-02 Munich 230, DE-02 Nuremberg 150, DE-01 Stuttgart 190
!northern-italy; Northern Italy; northern italy|north italy|nord italia|norte de italia; IT Milan 150, IT Turin 110, IT Venice 150, IT Bologna 90, IT Genoa 90
!costa-brava; Costa Brava; costa brava; ES Girona 45
!south-of-france; South of France; south of france|southern france|sud de la france|le midi; FR Marseille 150, FR Montpellier 90, FR Nice 80, FR Toulouse 90
!eastern-ontario; Eastern Ontario; eastern ontario; CA Ottawa 120, CA Kingston 60
!southern-ontario; Southern Ontario; southern ontario|southwestern ontario; CA Toronto 130, CA London 130, CA Hamilton 80
`
