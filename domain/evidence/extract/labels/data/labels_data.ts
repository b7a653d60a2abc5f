/** The meanings of known labels. Some are claim fields, others (`ceo`, `ticker`) are properties. */
export type LabelMeaning =
  | 'name'
  | 'company_name'
  | 'legal_name'
  | 'former_name'
  | 'title'
  | 'company'
  | 'past_company'
  | 'location'
  | 'headquarters'
  | 'address'
  | 'email'
  | 'support_email'
  | 'phone'
  | 'fax'
  | 'website'
  | 'description'
  | 'founded'
  | 'headcount'
  | 'industry'
  | 'ceo'
  | 'founder'
  | 'publisher'
  | 'total_raised'
  | 'funding_stage'
  | 'offices'
  | 'education'
  | 'social'
  | 'hiring'
  | 'ticker'

/** Folded labels by meaning, in seven languages, separated by semicolons. */
export const LABELS: Readonly<Record<LabelMeaning, string>> = {
  name: `name;full name;display name;person;speaker;contact person;contact;nom;nom complet;prenom et nom;nombre;nombre completo;
    nome;nome completo;vollstandiger name;ansprechpartner;ansprechpartnerin;interlocuteur;persona de contacto;contato;naam;
    vor- und nachname;nombre y apellidos;referent;speaker name;employee;
    imie i nazwisko;namn;ad soyad;adi soyadi;氏名;名前;お名前;성명;이름`,
  company_name: `company name;business name;organization name;organisation name;trading name;brand;brand name;firmenname;name des unternehmens;
    firma;unternehmensname;raison sociale;nom de l'entreprise;denomination;denomination sociale;razon social;nombre de la empresa;
    nombre comercial;razao social;nome da empresa;nome fantasia;denominacao social;bedrijfsnaam;ragione sociale;trade name;
    statutaire naam;nom commercial;denominazione;nazwa firmy;pelna nazwa;foretagsnamn;firma adi;sirket adi;sirket unvani;ticari unvan;nom de la societe;societe editrice;registered company name;会社名;社名;商号;法人名;名称;団体名;組織名;회사명;상호;상호명;법인명;기관명`,
  legal_name: `legal name;registered name;legal entity;entity;entity name;rechtlicher name;handelsname;nom legal;denomination legale;nombre legal;
    nome legal;full legal name;operating company`,
  former_name: `former name;former names;formerly;formerly known as;previous name;previously;previous names;also known as;fka;fruherer name;
    ehemaliger name;ehemals;ancien nom;anciennement;nombre anterior;antes;nome anterior;anteriormente`,
  title: `title;job;job title;position;current position;role;current role;occupation;function;designation;headline;rank;post;
    funktion;beruf;stelle;jobtitel;berufsbezeichnung;rolle;tatigkeit;poste;poste actuel;fonction;metier;intitule du poste;titre;
    cargo;cargo actual;puesto;puesto actual;ocupacion;funcion;profesion;rol;funcao;cargo atual;posicao;ocupacao;profissao;functie;
    ruolo;posizione;works as;professional title;stanowisko;zawod;yrke;titel;befattning;unvan;unvani;akademik unvan;gorev;gorevi;idari gorev;idari gorevler;meslek;meslegi;
    役職;職位;肩書;職名;직위;직책;직함;직급`,
  company: `company;employer;current employer;current company;organization;organisation;affiliation;works at;workplace;business;firm;
    institution;arbeitgeber;unternehmen;aktueller arbeitgeber;arbeitet bei;organisation/firma;employeur;entreprise;societe;
    employeur actuel;entreprise actuelle;empresa;empresa actual;empleador;organizacion;empresa atual;empregador;organizacao;
    bedrijf;werkgever;azienda;datore di lavoro;compania;trabaja en;trabalha em;travaille chez;pracodawca;miejsce pracy;arbetsgivare;arbetsplats;kurum;kurumu;calistigi kurum;
    所属;勤務先;소속;근무처;직장`,
  past_company: `previous employer;former employer;previous company;past employer;past company;fruherer arbeitgeber;ancien employeur;
    empresa anterior;empleador anterior;empregador anterior`,
  location: `location;based in;lives in;residence;city;place;hometown;current location;place of residence;wohnort;ort;stadt;
    standort;wohnhaft in;lieu;localisation;ville;residence;lieu de residence;domicile;ubicacion;ciudad;lugar;localidad;residencia;reside en;
    localizacao;cidade;local;localidade;plaats;woonplaats;luogo;citta;region;miasto;miejscowosc;bostadsort;sehir;勤務地;거주지;지역`,
  headquarters: `headquarters;hq;head office;headquarter;main office;registered office;principal office;headquarters location;based;main base;seat;
    hauptsitz;sitz;firmensitz;unternehmenssitz;zentrale;hauptquartier;geschaftssitz;siege;siege social;siege principal;sede;
    sede central;sede social;sede principal;oficina central;oficinas centrales;domicilio social;casa matriz;matriz;escritorio central;
    hoofdkantoor;vestiging;sede legale;corporate headquarters;world headquarters;global headquarters;
    hoofdvestiging;vestigingsadres;siedziba;siedziba firmy;adres siedziby;huvudkontor;sate;genel merkez;merkez adres;statutaire zetel;maatschappelijke zetel;domicile address;domicilio legal;sede operativa;sede legale e operativa;本社;本社所在地;本店;本店所在地;本部;본사;본사 주소;본점`,
  address: `address;postal address;mailing address;visit us;street address;office address;business address;adresse;anschrift;
    postanschrift;firmenadresse;adresse postale;nos bureaux;direccion;direccion postal;domicilio;endereco;morada;adres;indirizzo;
    registered address;office;office location;buro;bureau;ufficio;oficina;gabinete;kantoor;
    adress;besoksadress;postadress;kontorsadress;adres korespondencyjny;adres biura;adresi;acik adres;bezoekadres;postadres;hausanschrift;besucheradresse;sitzadresse;post address;indirizzo postale;所在地;住所;会社所在地;주소;소재지;사업장 주소;사업장 소재지;our address;find us`,
  email: `email;e-mail;mail;email address;e-mail address;work email;work e-mail;business email;personal email;contact email;email us;write to us;
    e-mail-adresse;mailadresse;emailadresse;e-mail adresse;courriel;adresse e-mail;adresse electronique;mel;adresse mail;correo;
    correo electronico;email de contacto;direccion de correo;correio eletronico;correio electronico;endereco de email;e-mail de contato;
    posta elettronica;general enquiries;general inquiries;press;press contact;media;media contact;press enquiries;presse;pressekontakt;
    contact presse;prensa;contacto de prensa;imprensa;sales;vertrieb;allgemeine anfragen;kontakt;
    メール;メールアドレス;eメール;電子メール;이메일;메일;전자우편;e-posta;eposta;e-posta adresi;e-post;epost;e-postadress;adres e-mail;adres email;poczta elektroniczna;mailadres;e-mailadres;adresse courriel;contact e-mail`,
  support_email: `support;support email;support e-mail;customer support;customer service;help;help desk;helpdesk;customer care;support address;
    technical support;kundenservice;kundendienst;kundensupport;support-e-mail;hilfe;technischer support;service client;assistance;
    support client;aide;e-mail support;e-mail du support;assistance technique;soporte;atencion al cliente;servicio al cliente;ayuda;
    correo de soporte;soporte tecnico;servicio de atencion al cliente;suporte;atendimento;atendimento ao cliente;apoio ao cliente;ajuda;
    e-mail de suporte;suporte tecnico;klantenservice;assistenza;email support;support contact;customer help`,
  phone: `phone;tel;telephone;phone number;telephone number;mobile;mobile phone;cell;cell phone;direct;direct line;direct dial;call;call us;
    office phone;telefon;telefonnummer;mobil;handy;mobiltelefon;durchwahl;rufnummer;fon;telephone portable;portable;mobile
    phone;numero de telephone;ligne directe;telefono;movil;celular;telefono movil;numero de telefono;telefone;telemovel;
    numero de telefone;contato telefonico;telefoon;cellulare;whatsapp;t;m;p;ph;main line;switchboard;zentrale telefon;
    telefonzentrale;telefono fisso;tel fisso;numer telefonu;nr telefonu;nr tel;tel kom;komorka;telefon komorkowy;telefon stacjonarny;mobilnummer;mobilnr;telefonnr;tfn;gsm;cep;cep telefonu;cep tel;telefon no;telefon numarasi;電話;電話番号;代表電話;전화;전화번호;대표전화;연락처;telefoonnummer;recapito telefonico`,
  fax: 'faks;faks no;faks numarasi;belgegecer;faxnr;fax;telefax;fax number;faxnummer;telecopie;f',
  website: `website;web;site;homepage;home page;url;web site;personal website;personal site;company website;official website;official site;internet;
    webseite;internetseite;webauftritt;site web;site internet;site officiel;page web;sitio web;pagina web;sitio oficial;web oficial;
    pagina oficial;sitio;website oficial;site oficial;domain;domaine;dominio;www;webpage;portfolio;blog;link;links;
    strona internetowa;strona www;hemsida;webbplats;webbsida;web adresi;web sitesi;web sayfasi;internet adresi;ホームページ;webサイト;홈페이지;웹사이트;site internet de la societe;pagina web`,
  description: `description;about;overview;tagline;summary;what they do;what we do;activity;business description;company description;profile;
    short description;beschreibung;uber uns;kurzbeschreibung;unternehmensgegenstand;a propos;presentation;resume;activite;descripcion;
    sobre nosotros;resumen;acerca de;actividad;descricao;sobre;sobre nos;resumo;atividade;bio;slogan;
    ビジョン;会社紹介;회사소개;기업소개`,
  founded: `founded;founded in;founded on;established;est;est.;year founded;year established;founding year;foundation year;founding date;foundation date;
    date founded;founding;since;in business since;started;start year;inception;incorporated;incorporated in;incorporation date;
    date of incorporation;incorporation;registered on;registration date;year of foundation;gegrundet;gegrundet im jahr;grundung;
    grundungsjahr;grundungsdatum;seit;eingetragen am;fondee;fonde;fondee en;fonde en;fondation;annee de fondation;date de fondation;
    creation;cree en;creee en;date de creation;annee de creation;immatriculation;fundada;fundada en;fundado;fundado en;fundacion;
    ano de fundacion;fecha de fundacion;creada en;constituida;fecha de constitucion;constitucion;desde;fundada em;
    fundado em;fundacao;ano de fundacao;data de fundacao;constituicao;data de constituicao;data de abertura;criada em;opgericht;fondata;
    fondata nel;anno di fondazione;
    gegrundet in;rok zalozenia;data zalozenia;zalozona;zalozono;grundat;grundad;grundades;kurulus;kurulus yili;kurulus tarihi;anno di costituzione;anno fondazione;oprichtingsdatum;oprichting;opgericht in;opgericht op;設立;設立日;設立年月日;設立年月;創業;創立;創立年月日;開業;설립;설립일;설립연도;설립년도;설립일자;창립;창립일;개업일`,
  headcount: `employees;company size;headcount;number of employees;no. of employees;size;team size;team;staff;workforce;staff count;people;
    employee count;employee range;size range;total employees;mitarbeiter;mitarbeiterzahl;mitarbeiterinnen;mitarbeitende;anzahl mitarbeiter;
    anzahl der mitarbeiter;beschaftigte;beschaftigtenzahl;unternehmensgrosse;teamgrosse;firmengrosse;grosse;effectif;effectifs;salaries;nombre
    d'employes;nombre de salaries;taille de l'entreprise;taille;employes;collaborateurs;taille de l'equipe;empleados;numero de empleados;
    tamano de la empresa;tamano;plantilla;trabajadores;personal;equipo;funcionarios;numero de funcionarios;colaboradores;numero de
    colaboradores;tamanho da empresa;tamanho;porte;quadro de pessoal;empregados;numero de empregados;medewerkers;
    dipendenti;numero di dipendenti;size of company;tamano del equipo;
    personeel;aantal medewerkers;liczba pracownikow;zatrudnienie;antal anstallda;calisan sayisi;personel sayisi;従業員数;従業員;社員数;社員;職員数;임직원수;임직원;직원수;사원수;종업원수`,
  industry: `industry;industries;sector;sectors;field;branch;category;market;vertical;line of business;business sector;business area;industry sector;
    branche;branchen;wirtschaftszweig;industriezweig;sektor;geschaftsfeld;secteur;secteur d'activite;secteurs;domaine d'activite;domaine;industrie;
    filiere;industria;rubro;ramo;giro;sector de actividad;actividad principal;setor;setor de atividade;ramo de atividade;area de atuacao;
    segmento;sectie;settore;bedrijfstak;areas of activity;
    branza;bransch;verksamhet;sektoru;faaliyet alani;kernactiviteit;kernactiviteiten;activiteiten;branche d'activite;objeto social;objet social;core business;business activities;事業内容;業務内容;主要事業;主な事業;業種;事業案内;営業種目;取扱業務;업종;업태;사업분야;사업내용;주요사업;주요 사업`,
  ceo: `ceo;chief executive officer;chief executive;chief exec;ceo name;managing director;geschaftsfuhrer;geschaftsfuhrerin;geschaftsfuhrung;
    vorstandsvorsitzender;vorstandsvorsitzende;directeur general;directrice generale;pdg;president-directeur general;
    director general;directora general;director ejecutivo;directora ejecutiva;consejero delegado;consejera delegada;
    diretor executivo;diretora executiva;diretor-presidente;presidente executivo;presidente executiva;diretor geral;diretora geral;
    prezes;prezes zarzadu;vd;verkstallande direktor;genel mudur;genel muduru;algemeen directeur;amministratore delegato;led by;current ceo;ceo & president;geschaftsleitung;leitung;dirigeant;dirigeante;dirigeant(e);direction generale;dirige par;gerant;gerante;
    representant legal;president directeur general;direccion general;director gerente;directora gerente;dirigida por;dirigido por;
    direcao geral;direcao executiva;presidencia;presidente da empresa;diretor presidente;presidente & ceo;run by;headed by;company head;
    vertreten durch;vertreten durch den geschaftsfuhrer;vertreten durch die geschaftsfuhrer;gesetzlich vertreten durch;gesetzlicher vertreter;
    gesetzliche vertreter;vertretungsberechtigt;vertretungsberechtigte;vertretungsberechtigter geschaftsfuhrer;vertretungsberechtigte geschaftsfuhrer;
    vertretungsberechtigte person;vertretungsberechtigte personen;vertretungsberechtigter;geschaftsfuhrer/in;inhaber;inhaberin;inhaber/in;
    geschaftsinhaber;praxisinhaber;praxisinhaberin;represented by;authorised representative;authorized representative;legal representative;
    responsible person;owner;proprietor;president;presidente;representant legal;representante legal;
    representantes legales;responsable legal;titular;titular de la web;titular del sitio;
    administrador unico;
    administradora unica;administrador;administradora;socio administrador;socio gerente;rappresentante legale;legale rappresentante;titolare;
    amministratore unico;amministratore;direttore generale;bestuurder;zaakvoerder;zaakvoerders;directie;directeur;eigenaar;eigenaresse;
    vertegenwoordigd door;wettelijk vertegenwoordiger;代表;代表者;代表者名;代表取締役;代表取締役社長;代表取締役会長;代表社員;代表理事;取締役社長;社長;理事長;
    取締役;役員;院長;所長;대표;대표자;대표자명;대표이사;대표명;이사장;사장;원장`,
  publisher: `directeur de la publication;directrice de la publication;directeur de publication;directrice de publication;
    directeur(trice) de la publication;responsable de la publication;responsable de publication;directeur/directrice de la publication`,
  founder: `founder;founders;co-founder;co-founders;founded by;grunder;grunderin;gegrundet von;fondateur;fondatrice;fondateurs;
    fonde par;fundador;fundadora;fundadores;fundada por;fundado por;oprichter;fondatore;
    創業者;設立者;창업자;설립자;oprichters;fondatori`,
  total_raised: `total raised;total funding;funding;total funding amount;funding total;raised;raised to date;total raised to date;capital raised;funding raised;amount
    raised;funding to date;gesamtfinanzierung;finanzierung;finanzierung insgesamt;eingesammeltes kapital;bisher eingesammelt;fonds leves;
    financement total;total leve;montant leve;levees de fonds;financiacion total;total recaudado;
    financiacion;capital captado;fondos recaudados;financiamiento total;capital recaudado;total captado;financiamento total;captacao total;
    investimento total;valor captado;funding amount`,
  funding_stage: `funding stage;stage;last round;latest round;last funding round;latest funding round;last funding;last funding type;funding status;
    round;funding type;latest funding;finanzierungsphase;letzte runde;letzte finanzierungsrunde;phase;stade;dernier tour;derniere levee;
    stade de financement;dernier tour de table;etapa;ultima ronda;etapa de financiacion;fase;ultima ronda de financiacion;
    estagio;ultima rodada;estagio de investimento;rodada;company status;ownership;company type;type of company;ownership status`,
  offices: `offices;number of offices;office locations;locations;office count;standorte;buros;anzahl standorte;bureaux;nombre de bureaux;implantations;
    oficinas;numero de oficinas;escritorios;numero de escritorios;kantoren;sedi;our offices;
    anzahl der standorte;anzahl buros;nombre de sites;nombre d'implantations;sedes;numero de sedes;
    filiais;sucursales;branches`,
  education: `education;studies;degree;alma mater;university;studied at;ausbildung;studium;abschluss;hochschule;formation;etudes;
    diplome;universite;formacion;educacion;estudios;universidad;formacao;educacao;universidade;formacao academica;opleiding;istruzione;
    wyksztalcenie;utbildning;utbildningar;egitim;egitim durumu;egitim bilgileri;ogrenim durumu;mezuniyet;
    学歴;최종학력;학력;onderwijs`,
  social: `linkedin;twitter;x;instagram;youtube;tiktok;github;facebook;x (twitter);twitter/x;linkedin profile;social;social media;socials;
    soziale medien;reseaux sociaux;redes sociales;redes sociais;follow us;folgen sie uns;suivez-nous;siguenos;siga-nos;github profile;
    profiles;profile links;twitter handle;instagram handle;channel;youtube channel;microblog;code`,
  hiring: `hiring;open positions;open roles;vacancies;job openings;openings;offene stellen;stellenangebote;postes ouverts;
    postes a pourvoir;offres d'emploi;vacantes;puestos vacantes;ofertas de empleo;vagas;vagas abertas;currently hiring;we are hiring`,
  ticker:
    'ticker;ticker symbol;stock symbol;symbol;stock ticker;traded as;borsenkurzel;bourse;bolsa;stock exchange;listing',
}
