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
    applications web;application web;applications mobiles;ソフトウェア開発;システム開発;アプリ開発;소프트웨어;소프트웨어 개발;앱 개발;웹 개발`,
  it: `it services;information technology;it consulting;it-consultancy;it consultancy;it-dienstleister;
    it-dienstleistungen;it-beratung;it-systemhaus;it-bedrijf;it-dienstverlening;informatique;
    services informatiques;informatica;servicios informaticos;servicos de ti;consulenza informatica;
    tecnologia da informacao;managed services;ict;itサービス;정보기술;managed hosting;web hosting`,
  ai: `artificial intelligence;machine learning;kunstliche intelligenz;intelligence artificielle;
    inteligencia artificial;intelligenza artificiale;data science;data analytics;big data;人工知能;인공지능`,
  security: `cybersecurity;cyber security;information security;it-sicherheit;it security;cybersecurite;
    ciberseguridad;ciberseguranca;cryptography`,
  consulting: `consulting;management consulting;consultancy;business consulting;-beratung;beratung;conseil;
    cabinet de conseil;consultoria;consulenza;-consultancy;adviesbureau;unternehmensberatung;コンサルティング;컨설팅`,
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
    installatietechniek;loodgieter;換気;空調;空調設備;냉난방`,
  construction: `construction;building contractor;bauunternehmen;hochbau;tiefbau;-bau;dachdecker;zimmerei;
    tischlerei;schreinerei;malerbetrieb;travaux publics;batiment;maconnerie;menuiserie;construccion;reformas;
    construcao;construcao civil;costruzioni;edilizia;bouwbedrijf;aannemer;timmerwerk;建設業;建設;土木;土木工事;建築工事;リフォーム;
    건설;건축`,
  architecture: `architecture;architects;architecture firm;architekturburo;architekten;architekt;
    cabinet d'architecture;agence d'architecture;architectes;arquitectura;arquitectos;arquitetura;architettura;
    studio di architettura;architectenbureau;建築設計;건축사`,
  landscaping: `landscaping;gardening;garten- und landschaftsbau;gartenbau;landschaftsbau;paysagiste;
    amenagement paysager;jardineria;paisagismo;giardinaggio;hovenier;tuinaanleg;造園;造園業;조경`,
  law: `law firm;legal services;lawyer;lawyers;attorney;attorneys;solicitors;rechtsanwaltskanzlei;rechtsanwalt;
    rechtsanwalte;anwaltskanzlei;kanzlei;notar;notariat;cabinet d'avocats;avocat;avocats;avocate;notaire;bufete;
    abogados;abogado;despacho de abogados;procuradores;notaria;advocacia;advogados;advogado;
    escritorio de advocacia;studio legale;avvocati;avvocato;advocatenkantoor;advocaat;notaris;法律事務所;弁護士;법률사무소;
    변호사`,
  accounting: `accounting;bookkeeping;tax advice;auditing;steuerberatung;steuerberater;wirtschaftsprufung;
    buchhaltung;expertise comptable;expert-comptable;comptabilite;asesoria fiscal;contabilidad;contabilidade;
    commercialista;boekhouding;accountantskantoor;belastingadvies;税理士;会計事務所;세무회계`,
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
    fysiotherapie;medical devices;medizintechnik;歯科;歯科医院;病院;診療所;クリニック;介護;치과;병원;의료`,
  biotech: `biotechnology;biotech;pharmaceuticals;pharma;life sciences;biotechnologie;biotecnologia;
    farmaceutica;医薬品;바이오`,
  education: `education;training provider;language school;tutoring;nursery;kindergarten;bildung;weiterbildung;
    sprachschule;fahrschule;musikschule;music school;driving school;dance school;tanzschule;auto-ecole;autoescuela;ecole de musique;escuela de musica;escola de musica;muziekschool;montessori;formation professionnelle;organisme de formation;ecole de langues;
    educacion;formacion;academia de idiomas;educacao;escola;educazione;formazione;scuola;onderwijs;opleidingen;
    rijschool;kinderopvang;教育;学習塾;교육;학원;e-learning`,
  hospitality: `restaurant;hotel;hostel;auberge;gasthof;gasthaus;pizzeria;trattoria;bistro;camping;campsite;campingplatz;cafe;catering;guest house;bed and breakfast;gaststatte;ferienwohnung;
    ferienwohnungen;pension;traiteur;gite;chambres d'hotes;restaurante;hostal;pousada;ristorante;albergo;
    agriturismo;bed & breakfast;brewery;brauerei;winery;weingut;vignoble;bodega;飲食店;レストラン;ホテル;旅館;식당;호텔`,
  food: `bakery;butcher;food production;backerei;konditorei;metzgerei;lebensmittel;boulangerie;patisserie;
    panaderia;panificio;bakkerij;slagerij;alimentacion;alimentos;食品;식품;coffee roasters;kaffeerosterei`,
  agriculture: `agriculture;farm;farming;agricultural;landwirtschaft;bauernhof;-hof;agricultura;agricoltura;
    azienda agricola;landbouw;boerderij;viticulture;農業;농업`,
  energy: `solar energy;renewable energy;photovoltaics;photovoltaik;solartechnik;erneuerbare energien;
    energies renouvelables;energia solar;energias renovables;energie rinnovabili;zonnepanelen;太陽光発電;에너지`,
  environment: `water treatment;waste management;recycling;environmental services;tratamiento de aguas;
    traitement des eaux;tratamento de agua;trattamento acque;waterzuivering;umwelttechnik;entsorgung;水処理;수처리`,
  logistics: `logistics;transport;freight forwarding;moving company;spedition;logistik;umzuge;-transporte;
    transports;demenagement;logistica;transportes;mudanzas;mudancas;trasporti;traslochi;logistiek;
    verhuisbedrijf;運送;物流;운송;물류`,
  automotive: `automotive;car repair;car dealer;concessionaria;concessionaire automobile;settore automobilistico;autowerkstatt;autohaus;kfz-werkstatt;garage automobile;
    taller mecanico;concesionario;oficina mecanica;autofficina;autobedrijf;自動車整備;자동차`,
  manufacturing: `manufacturing;machine shop;metalworking;metallbau;kunststofftechnik;werkzeugbau;fertigung;
    fabrication;usinage;fabricacion;metalurgica;produzione;metaalbewerking;製造業;製造;제조업;제조`,
  retail: `retail;online shop;e-commerce;ecommerce;wholesale;grosshandel;einzelhandel;commerce en ligne;
    tienda online;comercio electronico;loja online;commercio;groothandel;webwinkel;小売;通信販売;卸売;도매;소매;전자상거래`,
  recruiting: `recruitment;recruiting;staffing;executive search;personalvermittlung;zeitarbeit;personalberatung;
    recrutement;interim;ressources humaines;seleccion de personal;recursos humanos;recrutamento;
    selezione del personale;uitzendbureau;werving en selectie;detachering;人材紹介;人材派遣;채용대행`,
  events: `event management;event agency;eventagentur;veranstaltungstechnik;evenementiel;
    organizacion de eventos;organizacao de eventos;organizzazione eventi;evenementenbureau;wedding planner;
    イベント企画;이벤트`,
  media: `film production;video production;photography;publishing;publisher;filmproduktion;videoproduktion;
    fotografie;fotograf;verlag;production audiovisuelle;photographe;maison d'edition;produccion audiovisual;
    fotografia;editorial;producao audiovisual;editora;fotografo;casa editrice;uitgeverij;映像制作;映像編集;出版;写真;영상 제작;
    출판;radio station;newspaper`,
  music: `luthier;guitar maker;musical instruments;instrument maker;geigenbau;gitarrenbau;instrumentenbau;
    lutherie;liuteria;record label;楽器`,
  games: `game studio;video games;game development;spieleentwicklung;jeux video;videojuegos;ゲーム開発;게임 개발`,
  research: `research institute;forschungsinstitut;institut de recherche;instituto de investigacion;
    instituto de pesquisa;istituto di ricerca;研究所;연구소`,
  nonprofit: `non-profit;nonprofit;charity;non-profit organization;non-profit organisation;
    gemeinnutziger verein;gemeinnutzig;association loi 1901;asociacion sin animo de lucro;sin fines de lucro;
    sem fins lucrativos;associazione;onlus;stichting;vereniging;npo;npo法人;비영리단체`,
  sports: `sports club;fitness studio;yoga studio;horseback riding;therapeutic riding;sportverein;fitnessstudio;
    reitschule;club de sport;club deportivo;academia de ginastica;palestra;sportschool;スポーツクラブ;헬스장`,
  beauty: `hair salon;beauty salon;friseur;friseursalon;kosmetikstudio;salon de coiffure;institut de beaute;
    peluqueria;salon de belleza;salao de beleza;parrucchiere;estetista;kapsalon;schoonheidssalon;美容室;美容院;미용실`,
  elevators: `elevators;lifts;aufzuge;aufzugsberatung;aufzugsbau;ascenseurs;ascensores;elevadores;ascensori;
    liften;エレベーター;승강기`,
  cleaning: `cleaning services;facility management;gebaudereinigung;reinigungsservice;nettoyage;limpieza;
    limpeza;impresa di pulizie;schoonmaakbedrijf;清掃;청소`,
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
    vending machines;automatenaufstellung;toys;spielwaren`,
  printing: `printing;print shop;druckerei;imprimerie;imprenta;grafica;tipografia;drukkerij;印刷;인쇄`,
  travel: `travel agency;tour operator;reiseburo;reiseveranstalter;agence de voyages;agencia de viajes;agencia de viagens;
    agenzia di viaggi;reisbureau;taxi;car rental;autovermietung;旅行代理店;여행사`,
  housing: `housing co-operative;housing cooperative;housing association;wohnungsgenossenschaft;cooperative d'habitation;
    cooperativa de viviendas;woningcorporatie`,
  diving: `scuba diving;diving school;dive center;dive centre;tauchschule;plongee sous-marine;centro de buceo;mergulho;duiken`,
  sailmaking: `sailmaker;sailmaking;segelmacherei;voilerie;zeilmakerij`,
  geotechnics: `geotechnics;geotechnical engineering;geotechnik;geotechnique;geotecnia;geotecnica;surveying;vermessung;topographie;topografia`,
  translation: `translation services;translation agency;ubersetzungsburo;ubersetzungen;traduction;traducciones;traducoes;traduzioni;
    vertaalbureau;翻訳;번역`,
  guarding: `security services;sicherheitsdienst;gardiennage;vigilancia;seguridad privada;seguranca patrimonial;vigilanza;beveiliging;警備`,
  climate: `climate protection;klimaschutz;sustainability;nachhaltigkeit;developpement durable;sostenibilidad;sustentabilidade;
    sostenibilita;duurzaamheid`,
  coaching: `coaching;executive coaching;life coaching;business coaching;mentoring;supervision`,
  aerospace: `aerospace;aviation;space industry;luft- und raumfahrt;aeronautique;aeroespacial;aerospaziale;
    luchtvaart;航空宇宙;항공우주`,
}
