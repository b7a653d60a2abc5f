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
    vor- und nachname;nombre y apellidos;referent;speaker name;employee`,
  company_name: `company name;business name;organization name;organisation name;trading name;brand;brand name;firmenname;name des unternehmens;
    firma;unternehmensname;raison sociale;nom de l'entreprise;denomination;denomination sociale;razon social;nombre de la empresa;
    nombre comercial;razao social;nome da empresa;nome fantasia;denominacao social;bedrijfsnaam;ragione sociale;trade name`,
  legal_name: `legal name;registered name;legal entity;entity;entity name;rechtlicher name;handelsname;nom legal;denomination legale;nombre legal;
    nome legal;full legal name;operating company`,
  former_name: `former name;former names;formerly;formerly known as;previous name;previously;previous names;also known as;fka;fruherer name;
    ehemaliger name;ehemals;ancien nom;anciennement;nombre anterior;antes;nome anterior;anteriormente`,
  title: `title;job;job title;position;current position;role;current role;occupation;function;designation;headline;rank;post;
    funktion;beruf;stelle;jobtitel;berufsbezeichnung;rolle;tatigkeit;poste;poste actuel;fonction;metier;intitule du poste;titre;
    cargo;cargo actual;puesto;puesto actual;ocupacion;funcion;profesion;rol;funcao;cargo atual;posicao;ocupacao;profissao;functie;
    ruolo;posizione;works as;professional title`,
  company: `company;employer;current employer;current company;organization;organisation;affiliation;works at;workplace;business;firm;
    institution;arbeitgeber;unternehmen;aktueller arbeitgeber;arbeitet bei;organisation/firma;employeur;entreprise;societe;
    employeur actuel;entreprise actuelle;empresa;empresa actual;empleador;organizacion;empresa atual;empregador;organizacao;
    bedrijf;werkgever;azienda;datore di lavoro;compania;trabaja en;trabalha em;travaille chez`,
  past_company: `previous employer;former employer;previous company;past employer;past company;fruherer arbeitgeber;ancien employeur;
    empresa anterior;empleador anterior;empregador anterior`,
  location: `location;based in;lives in;residence;city;place;home;hometown;current location;place of residence;wohnort;ort;stadt;
    standort;wohnhaft in;lieu;localisation;ville;residence;lieu de residence;domicile;ubicacion;ciudad;lugar;localidad;residencia;reside en;
    localizacao;cidade;local;localidade;plaats;woonplaats;luogo;citta;region;area;where`,
  headquarters: `headquarters;hq;head office;headquarter;main office;registered office;principal office;headquarters location;based;main base;seat;
    hauptsitz;sitz;firmensitz;unternehmenssitz;zentrale;hauptquartier;geschaftssitz;siege;siege social;siege principal;sede;
    sede central;sede social;sede principal;oficina central;oficinas centrales;domicilio social;casa matriz;matriz;escritorio central;
    hoofdkantoor;vestiging;sede legale;corporate headquarters;world headquarters;global headquarters`,
  address: `address;postal address;mailing address;visit us;street address;office address;business address;adresse;anschrift;
    postanschrift;firmenadresse;adresse postale;nos bureaux;direccion;direccion postal;domicilio;endereco;morada;adres;indirizzo;
    registered address`,
  email: `email;e-mail;mail;email address;e-mail address;work email;work e-mail;business email;personal email;contact email;email us;write to us;
    e-mail-adresse;mailadresse;emailadresse;e-mail adresse;courriel;adresse e-mail;adresse electronique;mel;adresse mail;correo;
    correo electronico;email de contacto;direccion de correo;correio eletronico;correio electronico;endereco de email;e-mail de contato;
    posta elettronica;general enquiries;general inquiries;press;press contact;media;media contact;press enquiries;presse;pressekontakt;
    contact presse;prensa;contacto de prensa;imprensa;sales;vertrieb;allgemeine anfragen;kontakt`,
  support_email: `support;support email;support e-mail;customer support;customer service;help;help desk;helpdesk;customer care;support address;
    technical support;kundenservice;kundendienst;kundensupport;support-e-mail;hilfe;technischer support;service client;assistance;
    support client;aide;e-mail support;e-mail du support;assistance technique;soporte;atencion al cliente;servicio al cliente;ayuda;
    correo de soporte;soporte tecnico;servicio de atencion al cliente;suporte;atendimento;atendimento ao cliente;apoio ao cliente;ajuda;
    e-mail de suporte;suporte tecnico;klantenservice;assistenza;email support;support contact;customer help`,
  phone: `phone;tel;telephone;phone number;telephone number;mobile;mobile phone;cell;cell phone;direct;direct line;direct dial;call;call us;
    office phone;telefon;telefonnummer;mobil;handy;mobiltelefon;durchwahl;rufnummer;fon;telephone portable;portable;mobile
    phone;numero de telephone;ligne directe;telefono;movil;celular;telefono movil;numero de telefono;telefone;telemovel;
    numero de telefone;contato telefonico;telefoon;cellulare;whatsapp;t;m;p;ph;main line;switchboard;zentrale telefon`,
  fax: 'fax;telefax;fax number;faxnummer;telecopie;f',
  website: `website;web;site;homepage;home page;url;web site;personal website;personal site;company website;official website;official site;internet;
    webseite;internetseite;webauftritt;site web;site internet;site officiel;page web;sitio web;pagina web;sitio oficial;web oficial;
    pagina oficial;sitio;website oficial;site oficial;domain;domaine;dominio;www;webpage;portfolio;blog;link;links`,
  description: `description;about;overview;tagline;summary;what they do;what we do;activity;business description;company description;profile;
    short description;beschreibung;uber uns;kurzbeschreibung;unternehmensgegenstand;a propos;presentation;resume;activite;descripcion;
    sobre nosotros;resumen;acerca de;actividad;descricao;sobre;sobre nos;resumo;atividade;bio;slogan`,
  founded: `founded;founded in;founded on;established;est;est.;year founded;year established;founding year;foundation year;founding date;foundation date;
    date founded;founding;since;in business since;started;start year;inception;incorporated;incorporated in;incorporation date;
    date of incorporation;incorporation;registered on;registration date;year of foundation;gegrundet;gegrundet im jahr;grundung;
    grundungsjahr;grundungsdatum;seit;eingetragen am;fondee;fonde;fondee en;fonde en;fondation;annee de fondation;date de fondation;
    creation;cree en;creee en;date de creation;annee de creation;immatriculation;fundada;fundada en;fundado;fundado en;fundacion;
    ano de fundacion;fecha de fundacion;creada en;constituida;fecha de constitucion;constitucion;desde;fundada em;
    fundado em;fundacao;ano de fundacao;data de fundacao;constituicao;data de constituicao;data de abertura;criada em;opgericht;fondata;
    fondata nel;anno di fondazione`,
  headcount: `employees;company size;headcount;number of employees;no. of employees;size;team size;team;staff;workforce;staff count;people;
    employee count;employee range;size range;total employees;mitarbeiter;mitarbeiterzahl;mitarbeiterinnen;mitarbeitende;anzahl mitarbeiter;
    anzahl der mitarbeiter;beschaftigte;beschaftigtenzahl;unternehmensgrosse;teamgrosse;firmengrosse;grosse;effectif;effectifs;salaries;nombre
    d'employes;nombre de salaries;taille de l'entreprise;taille;employes;collaborateurs;taille de l'equipe;empleados;numero de empleados;
    tamano de la empresa;tamano;plantilla;trabajadores;personal;equipo;funcionarios;numero de funcionarios;colaboradores;numero de
    colaboradores;tamanho da empresa;tamanho;porte;quadro de pessoal;empregados;numero de empregados;medewerkers;
    dipendenti;numero di dipendenti;size of company;tamano del equipo`,
  industry: `industry;industries;sector;sectors;field;branch;category;market;vertical;line of business;business sector;business area;industry sector;
    branche;branchen;wirtschaftszweig;industriezweig;sektor;geschaftsfeld;secteur;secteur d'activite;secteurs;domaine d'activite;domaine;industrie;
    filiere;industria;rubro;ramo;giro;sector de actividad;actividad principal;setor;setor de atividade;ramo de atividade;area de atuacao;
    segmento;sectie;settore;bedrijfstak;areas of activity`,
  ceo: `ceo;chief executive officer;chief executive;chief exec;ceo name;managing director;geschaftsfuhrer;geschaftsfuhrerin;geschaftsfuhrung;
    vorstandsvorsitzender;vorstandsvorsitzende;directeur general;directrice generale;pdg;president-directeur general;
    director general;directora general;director ejecutivo;directora ejecutiva;consejero delegado;consejera delegada;
    diretor executivo;diretora executiva;diretor-presidente;presidente executivo;presidente executiva;diretor geral;diretora geral;
    algemeen directeur;amministratore delegato;led by;current ceo;ceo & president;geschaftsleitung;leitung;dirigeant;dirigeante;dirigeant(e);direction generale;dirige par;gerant;gerante;
    representant legal;president directeur general;direccion general;director gerente;directora gerente;dirigida por;dirigido por;
    direcao geral;direcao executiva;presidencia;presidente da empresa;diretor presidente;presidente & ceo;run by;headed by;company head`,
  founder: `founder;founders;co-founder;co-founders;founded by;grunder;grunderin;gegrundet von;fondateur;fondatrice;fondateurs;
    fonde par;fundador;fundadora;fundadores;fundada por;fundado por;oprichter;fondatore`,
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
    oficinas;numero de oficinas;escritorios;numero de escritorios;kantoren;sedi;our offices;anzahl der standorte;anzahl buros;nombre de sites;nombre d'implantations;sedes;numero de sedes;filiais;sucursales;branches`,
  education: `education;studies;degree;alma mater;university;studied at;ausbildung;studium;abschluss;hochschule;formation;etudes;
    diplome;universite;formacion;educacion;estudios;universidad;formacao;educacao;universidade;formacao academica;opleiding;istruzione`,
  social: `linkedin;twitter;x;instagram;youtube;tiktok;github;facebook;x (twitter);twitter/x;linkedin profile;social;social media;socials;
    soziale medien;reseaux sociaux;redes sociales;redes sociais;follow us;folgen sie uns;suivez-nous;siguenos;siga-nos;github profile;
    profiles;profile links;twitter handle;instagram handle;channel;youtube channel;microblog;code`,
  hiring: `hiring;open positions;open roles;vacancies;job openings;openings;offene stellen;stellenangebote;postes ouverts;
    postes a pourvoir;offres d'emploi;vacantes;puestos vacantes;ofertas de empleo;vagas;vagas abertas;currently hiring;we are hiring`,
  ticker:
    'ticker;ticker symbol;stock symbol;symbol;stock ticker;traded as;borsenkurzel;bourse;bolsa;stock exchange;listing',
}
