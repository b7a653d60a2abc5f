export type PageLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt'

/** Texts of company pages; braces are filled in. */
export type PagePhrases = {
  home: string
  about: string
  team: string
  contact: string
  press: string
  founded: string[]
  headcount: string[]
  offers: string
  chief: string
  offices: string
  former: string
  address: string
  phone: string
  industry: string
  headquarters: string
  foundedLabel: string
  employees: string
  filler: string[]
  raised: { title: string; body: string }
  joined: { title: string; body: string }
  left: string
  months: string[]
}

export const PAGE_PHRASES: Readonly<Record<PageLanguage, PagePhrases>> = {
  en: {
    home: 'Home',
    about: 'About us',
    team: 'Our team',
    contact: 'Contact',
    press: 'News',
    founded: [
      '{company} was founded in {year} and is headquartered in {place}.',
      'Founded in {year}, {company} is based in {place}.',
      'We started in {year}. Today our head office is in {place}.',
      'Established {year}. Headquarters: {place}.',
    ],
    headcount: [
      'We are a team of {headcount} people.',
      '{headcount} people work here.',
      'Today {company} employs {headcount} people.',
    ],
    offers: '{company} {offering}.',
    chief: '{name} is the {title} of {company}.',
    offices: 'We also have offices in {cities}.',
    former: '{company} was known as {former} until {date}.',
    address: 'Address',
    phone: 'Phone',
    industry: 'Industry',
    headquarters: 'Headquarters',
    foundedLabel: 'Founded',
    employees: 'Employees',
    filler: [
      'We answer every letter within two days.',
      'The newsletter goes out on the first Tuesday of the month.',
      'Dogs are welcome in most of our offices.',
      'We publish what we learn.',
      'Good tools should be boring to run.',
      'Our roof has a vegetable garden and two beehives.',
    ],
    raised: {
      title: '{company} raises {amount} in {stage} round',
      body: '{company}, which {offering}, has raised {amount} in a {stage} round led by {lead}. The company, based in {place}, will use the money to hire and to open new markets.',
    },
    joined: {
      title: '{name} joins {company} as {title}',
      body: '{company} has appointed {name} as {title}, effective {date}. {given} is based in {city}.',
    },
    left: '{given} was previously {title} at {former}.',
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
  de: {
    home: 'Startseite',
    about: 'Über uns',
    team: 'Unser Team',
    contact: 'Kontakt',
    press: 'Aktuelles',
    founded: [
      '{company} wurde {year} gegründet und hat seinen Sitz in {place}.',
      'Gegründet {year}, Hauptsitz in {place}.',
    ],
    headcount: [
      'Wir sind ein Team von {headcount} Menschen.',
      '{company} beschäftigt {headcount} Mitarbeiterinnen und Mitarbeiter.',
    ],
    offers: '{company} ist im Bereich {industry} tätig.',
    chief: '{name} ist {title} von {company}.',
    offices: 'Weitere Büros haben wir in {cities}.',
    former: '{company} hieß bis {date} {former}.',
    address: 'Anschrift',
    phone: 'Telefon',
    industry: 'Branche',
    headquarters: 'Hauptsitz',
    foundedLabel: 'Gründungsjahr',
    employees: 'Mitarbeitende',
    filler: [
      'Wir beantworten jede Nachricht innerhalb von zwei Tagen.',
      'Hunde sind in unserem Büro willkommen.',
      'Der Rundbrief erscheint monatlich.',
    ],
    raised: {
      title: '{company} erhält {amount} in einer {stage}-Runde',
      body: '{company} mit Sitz in {place} hat {amount} in einer {stage}-Finanzierungsrunde eingeworben. Angeführt wurde die Runde von {lead}.',
    },
    joined: {
      title: '{name} wird {title} bei {company}',
      body: '{company} hat {name} zum {date} als {title} gewonnen. Arbeitsort ist {city}.',
    },
    left: 'Zuvor war {given} {title} bei {former}.',
    months: [
      'Januar',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'August',
      'September',
      'Oktober',
      'November',
      'Dezember',
    ],
  },
  fr: {
    home: 'Accueil',
    about: 'À propos',
    team: 'Notre équipe',
    contact: 'Contact',
    press: 'Actualités',
    founded: [
      '{company} a été fondée en {year} et son siège se trouve à {place}.',
      'Fondée en {year}, {company} est basée à {place}.',
    ],
    headcount: [
      'Nous sommes une équipe de {headcount} personnes.',
      '{company} emploie {headcount} personnes.',
    ],
    offers: '{company} travaille dans le secteur suivant : {industry}.',
    chief: '{name} est {title} de {company}.',
    offices: 'Nous avons aussi des bureaux à {cities}.',
    former: "{company} s'appelait {former} jusqu'au {date}.",
    address: 'Adresse',
    phone: 'Téléphone',
    industry: 'Secteur',
    headquarters: 'Siège',
    foundedLabel: 'Fondée en',
    employees: 'Effectif',
    filler: [
      'Nous répondons à chaque message sous deux jours.',
      'La lettre paraît le premier mardi du mois.',
      'Le toit abrite un potager.',
    ],
    raised: {
      title: '{company} lève {amount} en {stage}',
      body: '{company}, basée à {place}, annonce une levée de fonds de {amount} ({stage}) menée par {lead}.',
    },
    joined: {
      title: '{name} rejoint {company} comme {title}',
      body: '{company} annonce la nomination de {name} au poste de {title} à compter du {date}, à {city}.',
    },
    left: '{given} occupait auparavant le poste de {title} chez {former}.',
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ],
  },
  es: {
    home: 'Inicio',
    about: 'Sobre nosotros',
    team: 'Nuestro equipo',
    contact: 'Contacto',
    press: 'Noticias',
    founded: [
      '{company} se fundó en {year} y tiene su sede en {place}.',
      'Fundada en {year}, {company} tiene su sede en {place}.',
    ],
    headcount: ['Somos un equipo de {headcount} personas.', '{company} emplea a {headcount} personas.'],
    offers: '{company} trabaja en el sector de {industry}.',
    chief: '{name} es {title} de {company}.',
    offices: 'También tenemos oficinas en {cities}.',
    former: '{company} se llamaba {former} hasta el {date}.',
    address: 'Dirección',
    phone: 'Teléfono',
    industry: 'Sector',
    headquarters: 'Sede',
    foundedLabel: 'Año de fundación',
    employees: 'Empleados',
    filler: [
      'Respondemos a todos los mensajes en dos días.',
      'El boletín sale el primer martes de cada mes.',
      'Publicamos lo que aprendemos.',
    ],
    raised: {
      title: '{company} cierra una ronda {stage} de {amount}',
      body: '{company}, con sede en {place}, ha cerrado una ronda {stage} de {amount} liderada por {lead}.',
    },
    joined: {
      title: '{name} se incorpora a {company} como {title}',
      body: '{company} ha nombrado a {name} como {title} desde el {date}. Trabajará en {city}.',
    },
    left: 'Antes, {given} fue {title} en {former}.',
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
  },
  pt: {
    home: 'Início',
    about: 'Sobre nós',
    team: 'Nossa equipe',
    contact: 'Contato',
    press: 'Notícias',
    founded: [
      'A {company} foi fundada em {year} e tem sede em {place}.',
      'Fundada em {year}, a {company} tem sede em {place}.',
    ],
    headcount: ['Somos uma equipe de {headcount} pessoas.', 'A {company} emprega {headcount} pessoas.'],
    offers: 'A {company} atua no setor de {industry}.',
    chief: '{name} é {title} da {company}.',
    offices: 'Também temos escritórios em {cities}.',
    former: 'A {company} chamava-se {former} até {date}.',
    address: 'Endereço',
    phone: 'Telefone',
    industry: 'Setor',
    headquarters: 'Sede',
    foundedLabel: 'Ano de fundação',
    employees: 'Funcionários',
    filler: [
      'Respondemos a todas as mensagens em dois dias.',
      'O boletim sai na primeira terça-feira do mês.',
      'Publicamos o que aprendemos.',
    ],
    raised: {
      title: '{company} recebe {amount} em rodada {stage}',
      body: 'A {company}, com sede em {place}, captou {amount} em uma rodada {stage} liderada por {lead}.',
    },
    joined: {
      title: '{name} assume como {title} na {company}',
      body: 'A {company} anunciou {name} como {title} a partir de {date}, em {city}.',
    },
    left: 'Antes, {given} foi {title} na {former}.',
    months: [
      'janeiro',
      'fevereiro',
      'março',
      'abril',
      'maio',
      'junho',
      'julho',
      'agosto',
      'setembro',
      'outubro',
      'novembro',
      'dezembro',
    ],
  },
}

export const STAGE_NAMES: Readonly<Record<PageLanguage, Record<string, string>>> = {
  en: {
    pre_seed: 'pre-seed',
    seed: 'seed',
    series_a: 'Series A',
    series_b: 'Series B',
    series_c: 'Series C',
    series_d_plus: 'Series D',
  },
  de: {
    pre_seed: 'Pre-Seed',
    seed: 'Seed',
    series_a: 'Series-A',
    series_b: 'Series-B',
    series_c: 'Series-C',
    series_d_plus: 'Series-D',
  },
  fr: {
    pre_seed: 'pré-amorçage',
    seed: 'amorçage',
    series_a: 'série A',
    series_b: 'série B',
    series_c: 'série C',
    series_d_plus: 'série D',
  },
  es: {
    pre_seed: 'presemilla',
    seed: 'semilla',
    series_a: 'serie A',
    series_b: 'serie B',
    series_c: 'serie C',
    series_d_plus: 'serie D',
  },
  pt: {
    pre_seed: 'pré-semente',
    seed: 'semente',
    series_a: 'Série A',
    series_b: 'Série B',
    series_c: 'Série C',
    series_d_plus: 'Série D',
  },
}

/** Amounts in millions and thousands of US dollars; # is the number. */
export const AMOUNTS: Readonly<Record<PageLanguage, { million: string; small: string }>> = {
  en: { million: '$# million', small: '$#,000' },
  de: { million: '# Millionen US-Dollar', small: '#.000 US-Dollar' },
  fr: { million: '# millions de dollars', small: '# 000 dollars' },
  es: { million: '# millones de dólares', small: '#.000 dólares' },
  pt: { million: 'US$ # milhões', small: 'US$ # mil' },
}

export const CONFERENCES: readonly { host: string; name: string; functions: string[] }[] = [
  { host: 'www.queuecon.example', name: 'QueueCon', functions: ['engineering', 'security', 'it', 'data'] },
  {
    host: 'www.nordlichtdays.example',
    name: 'Nordlicht Days',
    functions: ['design', 'product', 'engineering', 'data'],
  },
  {
    host: 'www.marketandmeadow.example',
    name: 'Market & Meadow',
    functions: ['marketing', 'sales', 'customer_success', 'media'],
  },
  {
    host: 'www.ledgerforum.example',
    name: 'Ledger Forum',
    functions: ['finance', 'legal', 'operations', 'leadership'],
  },
  {
    host: 'www.peopleatworksummit.example',
    name: 'People at Work Summit',
    functions: ['hr', 'operations', 'education', 'public'],
  },
  { host: 'www.wardandlab.example', name: 'Ward and Lab', functions: ['health', 'research', 'hardware'] },
]

export const TALKS: readonly string[] = [
  'What ten years of {skill} taught me',
  '{skill} without the pain',
  'A field guide to {skill}',
  'Why we stopped doing {skill} the hard way',
  'From {skill} to {skill2} and back',
  'Small teams, large {skill}',
]

export const NEWS_HOSTS: readonly string[] = [
  'www.harbourledger.example',
  'www.tradegazette.example',
  'www.startupalmanac.example',
]
