/**
 * Words for what companies do, by sector, folded, in seven languages, Japanese and Korean. A phrase
 * that starts with `-` is the end of a compound: `-beratung` matches `Unternehmensberatung`.
 */
export const TRADES: Readonly<Record<string, string>> = {
  software: `software;software development;web development;app development;software engineering;
    softwareentwicklung;webentwicklung;saas;cloud computing;logiciel;logiciels;developpement logiciel;
    developpement web;developpement de logiciels;developpement informatique;desarrollo de software;
    desarrollo web;desenvolvimento de software;desenvolvimento web;sviluppo software;sviluppo web;
    softwareontwikkeling;webontwikkeling;web design;webdesign;diseno web;conception de sites web;
    applications web;application web;applications mobiles;ソフトウェア開発;システム開発;アプリ開発;소프트웨어;소프트웨어 개발;앱 개발;웹 개발;
    mobile apps;desktop software;open source software;blockchain;cryptocurrency;web3;edition de logiciels;
    logiciels sur mesure;applicazioni web;app-entwicklung`,
  it: `it services;information technology;it consulting;it-consultancy;it consultancy;it-dienstleister;
    it-dienstleistungen;it-beratung;it-systemhaus;it-bedrijf;it-dienstverlening;informatique;
    services informatiques;informatica;servicios informaticos;servicos de ti;consulenza informatica;
    tecnologia da informacao;managed services;ict;itサービス;정보기술;managed hosting;web hosting`,
  ai: `artificial intelligence;machine learning;kunstliche intelligenz;intelligence artificielle;
    inteligencia artificial;intelligenza artificiale;data science;data analytics;big data;人工知能;인공지능`,
  security: `cybersecurity;cyber security;information security;it-sicherheit;it security;cybersecurite;
    ciberseguridad;ciberseguranca;cryptography`,
  consulting: `consulting;management consulting;consultancy;business consulting;-beratung;beratung;conseil;
    cabinet de conseil;consultoria;consulenza;-consultancy;adviesbureau;unternehmensberatung;コンサルティング;컨설팅;
    change management;verandermanagement;gedragsverandering;organisatieadvies;organisationsentwicklung;process consulting;
    asesoria;advisory services;consultoria operativa;strategieberatung;gestion de patrimoine;wealth management`,
  marketing: `marketing;digital marketing;online marketing;advertising;public relations;werbeagentur;werbung;
    -marketing;communication digitale;publicite;agence de communication;publicidad;agencia de marketing;
    publicidade;pubblicita;reclamebureau;communicatiebureau;seo;広告;マーケティング;광고;마케팅;branding;market research;
    marktforschung`,
  design: `graphic design;industrial design;product design;interior design;design agency;design studio;
    designagentur;grafikdesign;-design;design graphique;agence de design;diseno grafico;diseno industrial;
    design grafico;grafisch ontwerp;デザイン;디자인`,
  engineering: `engineering;mechanical engineering;civil engineering;ingenieurburo;ingenieurwesen;maschinenbau;
    anlagenbau;-technik;bureau d'etudes;ingenierie;ingenieria;engenharia;ingegneria;productontwikkeling;
    ingenieursbureau;prototyping;automation;automatisierungstechnik;robotics;robotik;設計;エンジニアリング;엔지니어링`,
  electrical: `electrical installation;electrician;elektroinstallation;elektriker;elektrotechnik;electricite;
    electricien;instalaciones electricas;instalacoes eletricas;impianti elettrici;elektricien;elektrotechniek;
    電気工事;전기공사`,
  hvac: `hvac;heating;plumbing;air conditioning;ventilation;klimatechnik;heizung;sanitar;heizungsbau;chauffage;
    climatisation;plomberie;climatizacion;fontaneria;climatizzazione;airco;warmtepompen;ventilatie;
    installatietechniek;loodgieter;換気;空調;空調設備;냉난방;
    klimaattechniek;warmtepomp;heat pumps;warmepumpen;kaltetechnik;refrigeration;pompe a chaleur;aire acondicionado;
    ar condicionado;idraulica;plumber;plombier;fontanero;encanador;idraulico;水道工事`,
  construction: `construction;building contractor;bauunternehmen;hochbau;tiefbau;-bau;dachdecker;zimmerei;
    tischlerei;schreinerei;malerbetrieb;travaux publics;batiment;maconnerie;menuiserie;construccion;reformas;
    construcao;construcao civil;costruzioni;edilizia;bouwbedrijf;aannemer;timmerwerk;建設業;建設;土木;土木工事;建築工事;リフォーム;
    건설;건축;
    painter and decorator;painting and decorating;malerarbeiten;malermeister;maler;schilder;schilderwerk;schildersbedrijf;
    peinture en batiment;peintre en batiment;imbianchino;flooring;parkett;bodenbelage;bodenleger;vloeren;parquet;pavimenti;carrelage;
    carreleur;fliesenleger;tegelzetter;roofing;roofer;couvreur;charpente;charpentier;carpentry;carpenter;joinery;ebeniste;ebenisterie;
    carpinteria;carpintaria;marcenaria;falegnameria;meubelmaker;glazier;glaserei;vitrerie;vidracaria;vidrieria;vetreria;locksmith;
    schlosserei;serrurerie;ferronnerie;cerrajeria;serralheria;fabbro;stuckateur;stukadoor;塗装;塗装工事;interieurbau;woninginrichting;
    raamdecoratie;bouwadvies;bouwkundig advies;bouwtekeningen`,
  architecture: `architecture;architects;architecture firm;architekturburo;architekten;architekt;
    cabinet d'architecture;agence d'architecture;architectes;arquitectura;arquitectos;arquitetura;architettura;
    studio di architettura;architectenbureau;建築設計;건축사`,
  landscaping: `landscaping;gardening;garten- und landschaftsbau;gartenbau;landschaftsbau;paysagiste;
    amenagement paysager;jardineria;paisagismo;giardinaggio;hovenier;tuinaanleg;造園;造園業;조경`,
  law: `law firm;legal services;lawyer;lawyers;attorney;attorneys;solicitors;rechtsanwaltskanzlei;rechtsanwalt;
    rechtsanwalte;anwaltskanzlei;kanzlei;notar;notariat;cabinet d'avocats;avocat;avocats;avocate;notaire;bufete;
    abogados;abogado;despacho de abogados;procuradores;notaria;advocacia;advogados;advogado;
    escritorio de advocacia;studio legale;avvocati;avvocato;advocatenkantoor;advocaat;notaris;法律事務所;弁護士;법률사무소;
    변호사;
    dispute resolution;mediation services;arbitration;family law;familienrecht;servicios legales;servicos juridicos;estudio juridico;
    derecho;direito`,
  accounting: `accounting;bookkeeping;tax advice;auditing;steuerberatung;steuerberater;wirtschaftsprufung;
    buchhaltung;expertise comptable;expert-comptable;comptabilite;asesoria fiscal;contabilidad;contabilidade;
    commercialista;boekhouding;accountantskantoor;belastingadvies;税理士;会計事務所;세무회계;
    auditoria;auditores;auditors;wirtschaftsprufer;contadores;contador;revisione contabile;accountant;accountants;experts-comptables`,
  finance: `financial services;fintech;banking;private equity;venture capital;asset management;investment;
    insurance;versicherung;versicherungsmakler;finanzdienstleistungen;vermogensverwaltung;assurance;
    courtier en assurances;services financiers;banque;seguros;servicios financieros;servicos financeiros;
    assicurazioni;verzekeringen;vermogensbeheer;保険;金融;금융;보험`,
  'real estate': `real estate;property management;real estate agency;immobilien;hausverwaltung;immobilienmakler;
    immobilier;agence immobiliere;gestion locative;inmobiliaria;bienes raices;imobiliaria;immobiliare;
    agenzia immobiliare;vastgoed;makelaar;不動産;不動産業;부동산`,
  health: `dental practice;dentist;dentistry;medical practice;physiotherapy;healthcare;psychotherapy;
    zahnarztpraxis;zahnarzt;arztpraxis;physiotherapie;osteopathie;heilpraktiker;psychotherapie;pflegedienst;
    apotheke;cabinet dentaire;dentiste;cabinet medical;kinesitherapie;clinique;clinica dental;clinica;dentista;
    fisioterapia;odontologia;farmacia;studio dentistico;tandartspraktijk;tandarts;mondzorg;huisartsenpraktijk;
    fysiotherapie;medical devices;medizintechnik;歯科;歯科医院;病院;診療所;クリニック;介護;치과;병원;의료;
    osteopathy;osteopath;osteopatia;osteopata;acupuncture;akupunktur;acupuntura;speech therapy;logopadie;logopedie;
    orthophonie;occupational therapy;ergotherapie;podologie;podologia;midwife;hebamme;sage-femme;verloskundige;sophrologie;sophrologue;
    naturopathie;naturopathy;naturheilkunde;reflexologie;reflexologies;reflexology;reflexologia;hypnotherapie;hypnotherapy;hypnose;
    psychologe;psychologin;psychologue;psicologo;psicologa;psicologia;psycholoog;psychologische praxis;ernahrungsberatung;dieteticienne;
    nutricion;nutricionista;massage;massages;massagen;masajes;massaggi;massagem;massagepraktijk;wellness;bien-etre;bienestar;benessere;
    訪問看護;整体院;整骨院;鍼灸;鍼灸院;family dental;dental;dental clinic`,
  biotech: `biotechnology;biotech;pharmaceuticals;pharma;life sciences;biotechnologie;biotecnologia;
    farmaceutica;医薬品;바이오`,
  education: `education;training provider;language school;tutoring;nursery;kindergarten;bildung;weiterbildung;
    sprachschule;fahrschule;musikschule;music school;driving school;dance school;tanzschule;auto-ecole;autoescuela;ecole de musique;escuela de musica;escola de musica;muziekschool;montessori;formation professionnelle;organisme de formation;ecole de langues;
    educacion;formacion;academia de idiomas;educacao;escola;educazione;formazione;scuola;onderwijs;opleidingen;
    rijschool;kinderopvang;教育;学習塾;교육;학원;e-learning;
    preschool;pre-school;kita;kindertagesstatte;kindergarten;creche;garderie;guarderia;jardin infantil;asilo nido;
    kinderdagverblijf;nachhilfe;cours particuliers;clases particulares;保育園;幼稚園;日本語学校;塾;scuola di musica;surf lessons`,
  hospitality: `restaurant;hotel;hostel;auberge;gasthof;gasthaus;pizzeria;trattoria;bistro;camping;campsite;campingplatz;cafe;catering;guest house;bed and breakfast;gaststatte;ferienwohnung;
    ferienwohnungen;pension;traiteur;gite;chambres d'hotes;restaurante;hostal;pousada;ristorante;albergo;
    agriturismo;bed & breakfast;brewery;brauerei;winery;weingut;vignoble;bodega;飲食店;レストラン;ホテル;旅館;식당;호텔`,
  food: `bakery;butcher;food production;backerei;konditorei;metzgerei;lebensmittel;boulangerie;patisserie;
    panaderia;panificio;bakkerij;slagerij;alimentacion;alimentos;食品;식품;coffee roasters;kaffeerosterei;
    pastry shop;pasteleria;pasticceria;confeitaria;padaria;panificadora;confiserie;chocolaterie;chocolatier;fromagerie;kaserei;
    cheese dairy;poissonnerie;fishmonger;gelateria;heladeria;eisdiele;ice cream parlour;charcuterie;carniceria;macelleria;acougue;
    distillery;destillerie;brennerei;distillerie;cerveceria;cervejaria;birrificio;brouwerij;brasserie artisanale;パン屋;菓子;和菓子`,
  agriculture: `agriculture;farm;farming;agricultural;landwirtschaft;bauernhof;-hof;agricultura;agricoltura;
    azienda agricola;landbouw;boerderij;viticulture;農業;농업;
    beekeeping;imkerei;apiculture;apicultura;apicoltura;honey;miel;olive oil;aceite de oliva;olio extravergine;fischerei;fishery;
    horticulture;maraichage;pepiniere;baumschule;hofladen`,
  energy: `solar energy;renewable energy;photovoltaics;photovoltaik;solartechnik;erneuerbare energien;
    energies renouvelables;energia solar;energias renovables;energie rinnovabili;zonnepanelen;太陽光発電;에너지`,
  environment: `water treatment;waste management;recycling;environmental services;tratamiento de aguas;
    traitement des eaux;tratamento de agua;trattamento acque;waterzuivering;umwelttechnik;entsorgung;水処理;수처리`,
  logistics: `logistics;transport;freight forwarding;moving company;spedition;logistik;umzuge;-transporte;
    transports;demenagement;logistica;transportes;mudanzas;mudancas;trasporti;traslochi;logistiek;
    verhuisbedrijf;運送;物流;운송;물류;
    courier;kurierdienst;coursier;mensajeria;koeriersdienst;引越し;引っ越し`,
  automotive: `automotive;car repair;car dealer;concessionaria;concessionaire automobile;settore automobilistico;autowerkstatt;autohaus;kfz-werkstatt;garage automobile;
    taller mecanico;concesionario;oficina mecanica;autofficina;autobedrijf;自動車整備;자동차;
    auto repair;autoreparatur;carrosserie;autohandel;automobili;concessionario;coches de ocasion;motorcycles;motorrader;bicycles;
    fahrrader;velos;bicicletas;fietsenwinkel;自転車`,
  manufacturing: `manufacturing;machine shop;metalworking;metallbau;kunststofftechnik;werkzeugbau;fertigung;
    fabrication;usinage;fabricacion;metalurgica;produzione;metaalbewerking;製造業;製造;제조업;제조;
    textiles;leather goods;lederwaren;maroquinerie;marroquineria;pelletteria;schneiderei;sartoria;kleermaker;pottery;
    ceramics;keramik;topferei;poterie;ceramique;ceramica;keramiek;陶芸;3d printing;3d-druck;impression 3d;stampa 3d;impresion 3d;
    impressao 3d;electronics;elektronik;アルミ加工;精密加工;金属加工;알루미늄 가공;정밀 가공;금속 가공`,
  retail: `retail;online shop;e-commerce;ecommerce;wholesale;grosshandel;einzelhandel;commerce en ligne;
    tienda online;comercio electronico;loja online;commercio;groothandel;webwinkel;小売;通信販売;卸売;도매;소매;전자상거래;
    onlineshop;webshop;boutique en ligne;negozio online;ネットショップ;物販`,
  recruiting: `recruitment;recruiting;staffing;executive search;personalvermittlung;zeitarbeit;personalberatung;
    recrutement;interim;ressources humaines;seleccion de personal;recursos humanos;recrutamento;
    selezione del personale;uitzendbureau;werving en selectie;detachering;人材紹介;人材派遣;채용대행`,
  events: `event management;event agency;eventagentur;veranstaltungstechnik;evenementiel;
    organizacion de eventos;organizacao de eventos;organizzazione eventi;evenementenbureau;wedding planner;
    イベント企画;이벤트;
    live entertainment;live music;live-musik;live muziek;musique live;musica en vivo;musica dal vivo;wedding singer;dj service;
    party rental;concerts;konzerte;bruiloften`,
  media: `film production;video production;photography;publishing;publisher;filmproduktion;videoproduktion;
    fotografie;fotograf;verlag;production audiovisuelle;photographe;maison d'edition;produccion audiovisual;
    fotografia;editorial;producao audiovisual;editora;fotografo;casa editrice;uitgeverij;映像制作;映像編集;出版;写真;영상 제작;
    출판;radio station;newspaper;
    wedding photography;hochzeitsfotografie;hochzeitsfotograf;fotografia de bodas;fotografo de bodas;photographe de mariage;
    podcast production;content creation;コンテンツ制作;コンテンツ開発`,
  music: `luthier;guitar maker;musical instruments;instrument maker;geigenbau;gitarrenbau;instrumentenbau;
    lutherie;liuteria;record label;楽器`,
  games: `game studio;video games;game development;spieleentwicklung;jeux video;videojuegos;ゲーム開発;게임 개발`,
  research: `research institute;forschungsinstitut;institut de recherche;instituto de investigacion;
    instituto de pesquisa;istituto di ricerca;研究所;연구소;
    research group;research lab;research laboratory;forschungsgruppe;arbeitsgruppe;equipe de recherche;laboratoire de recherche;
    grupo de investigacion;grupo de pesquisa;gruppo di ricerca;onderzoeksgroep;immunology;neuroscience;genomics;bioinformatics;
    gene therapy;molecular biology;biostatistics;biostatistik;biometrie;研究会;学会;연구실`,
  nonprofit: `non-profit;nonprofit;charity;non-profit organization;non-profit organisation;
    gemeinnutziger verein;gemeinnutzig;association loi 1901;asociacion sin animo de lucro;sin fines de lucro;
    sem fins lucrativos;associazione;onlus;stichting;vereniging;npo;npo法人;비영리단체;
    ngo;ong;non-governmental organization;non-governmental organisation;humanitarian aid;hilfsorganisation;
    organizacion no gubernamental;organizacao nao governamental;social inclusion;inclusao social;inclusion social;civil protection;
    securite civile;protezione civile;proteccion civil;volunteer fire department;freiwillige feuerwehr;rettungsdienst;first aid training`,
  sports: `sports club;fitness studio;yoga studio;horseback riding;therapeutic riding;sportverein;fitnessstudio;
    reitschule;club de sport;club deportivo;academia de ginastica;palestra;sportschool;スポーツクラブ;헬스장;
    martial arts;kampfsport;karate;judo;aikido;taekwondo;arts martiaux;artes marciales;artes marciais;arti marziali;合気道;空手;
    柔道;武道;yoga;pilates;personal training;personal trainer;fitness;gimnasio;salle de sport;surf school;ski school;skischule;
    ecole de ski;climbing gym;kletterhalle;riding school;centre equestre;equitation;태권도;요가`,
  beauty: `hair salon;beauty salon;friseur;friseursalon;kosmetikstudio;salon de coiffure;institut de beaute;
    peluqueria;salon de belleza;salao de beleza;parrucchiere;estetista;kapsalon;schoonheidssalon;美容室;美容院;미용실;
    hairdresser;friseurin;coiffeur;coiffeuse;barber shop;barbershop;barbier;nail studio;nagelstudio;onglerie;manicure;tattoo studio;
    tattoostudio;tatouage;tatuajes;kosmetik;esthetique;estetica;makeup artist`,
  elevators: `elevators;lifts;aufzuge;aufzugsberatung;aufzugsbau;ascenseurs;ascensores;elevadores;ascensori;
    liften;エレベーター;승강기`,
  cleaning: `cleaning services;facility management;gebaudereinigung;reinigungsservice;nettoyage;limpieza;
    limpeza;impresa di pulizie;schoonmaakbedrijf;清掃;청소;
    window cleaning;fensterreinigung;hausmeisterservice;facilities;facility services;servicios de limpieza;servicos de limpeza;
    schoonmaak;pulizie`,
  telecom: `telecommunications;internet service provider;telekommunikation;telecommunications;
    telecomunicaciones;telecomunicacoes;telecomunicazioni;telecommunicatie;電気通信;통신`,
  veterinary: `veterinary practice;veterinarian;veterinary clinic;animal hospital;tierarzt;tierarztpraxis;tierklinik;
    veterinaire;clinique veterinaire;veterinario;clinica veterinaria;dierenarts;dierenartspraktijk;動物病院;동물병원;
    dog training;hundeschule;dog grooming;pet shop`,
  clubs: `tennis club;tennisverein;football club;soccer club;fussballverein;golf club;golfclub;chess club;schachverein;
    rowing club;ruderverein;sailing club;segelverein;choir;chor;gesangsverein;schutzenverein;turnverein;club de tennis;
    club de football;club de futbol;club de tenis;clube de futebol;voetbalclub;tennisclub;political party;wahlergemeinschaft;
    parti politique;partido politico;church;kirchengemeinde;museum;musee;museo;museu;theatre;theater;library`,
  shops: `bookshop;bookstore;buchhandlung;librairie;libreria;livraria;boekhandel;florist;blumenladen;fleuriste;floristeria;
    bloemist;jeweller;jewelry;goldschmiede;juwelier;bijouterie;joyeria;joalheria;gioielleria;optician;optiker;opticien;
    optica;furniture;mobelhaus;meubles;muebles;moveis;mobili;fashion;boutique;mode;moda;bike shop;fahrradladen;
    vending machines;automatenaufstellung;toys;spielwaren;
    second hand;antiques;antiquitaten;antiquites;antiguedades;antiquariaat;art gallery;kunstgalerie;galerie d'art;galeria de arte;
    galleria d'arte;street art;muralismo;arte urbana;arte urbano;verkaufsautomaten;automaten;e-zigaretten;vape shop;tabak;computerladen`,
  printing: `printing;print shop;druckerei;imprimerie;imprenta;grafica;tipografia;drukkerij;印刷;인쇄`,
  travel: `travel agency;tour operator;reiseburo;reiseveranstalter;agence de voyages;agencia de viajes;agencia de viagens;
    agenzia di viaggi;reisbureau;taxi;car rental;autovermietung;旅行代理店;여행사;
    boat rental;boat tours;yachtcharter;bootsverleih;alquiler de barcos;excursions;ausflugsfahrten;tour guide;stadtfuhrungen;
    guided tours;visites guidees;adventure travel`,
  housing: `housing co-operative;housing cooperative;housing association;wohnungsgenossenschaft;cooperative d'habitation;
    cooperativa de viviendas;woningcorporatie`,
  diving: `scuba diving;diving school;dive center;dive centre;tauchschule;plongee sous-marine;centro de buceo;mergulho;duiken`,
  sailmaking: `sailmaker;sailmaking;segelmacherei;voilerie;zeilmakerij`,
  geotechnics: `geotechnics;geotechnical engineering;geotechnik;geotechnique;geotecnia;geotecnica;surveying;vermessung;topographie;topografia`,
  translation: `translation services;translation agency;ubersetzungsburo;ubersetzungen;traduction;traducciones;traducoes;traduzioni;
    vertaalbureau;翻訳;번역`,
  guarding: `security services;sicherheitsdienst;gardiennage;vigilancia;seguridad privada;seguranca patrimonial;vigilanza;beveiliging;警備`,
  climate: `climate protection;klimaschutz;sustainability;nachhaltigkeit;developpement durable;sostenibilidad;sustentabilidade;
    sostenibilita;duurzaamheid;
    energiewende;umweltschutz;nachhaltige entwicklung;environmental protection;transition ecologique`,
  coaching: `coaching;executive coaching;life coaching;business coaching;mentoring;supervision`,
  aerospace: `aerospace;aviation;space industry;luft- und raumfahrt;aeronautique;aeroespacial;aerospaziale;
    luchtvaart;航空宇宙;항공우주`,
  funeral: `funeral services;funeral home;bestattungen;bestatter;bestattungsinstitut;pompes funebres;funeraria;onoranze funebri;uitvaart;
    uitvaartzorg;葬儀`,
  rental: `equipment rental;party rentals;werkzeugverleih;maschinenverleih;location de materiel;alquiler de maquinaria;
    aluguel de equipamentos;noleggio;verhuur;レンタル`,
}
