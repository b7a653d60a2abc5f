import type { Language } from './phrases_data.js'

export type Person = {
  name: string
  /** In the language of the company. */
  title: string
  city: string
  email?: string
  phone?: string
  /** The front page of the site of the person. */
  site?: string
  handle?: string
}

export type Company = {
  name: string
  legal: string
  domain: string
  language: Language
  description: string
  founded: { year: number; date?: string; said: string }
  city: string
  country: string
  street: string
  headcount: number
  band: string
  industry: string
  raised?: string
  stage?: string
  offices?: number
  hiring: boolean
  support: string
  phone: string
  handle: string
  chief: Person
  staff: Person[]
}

/** Invented companies and people in five languages, with their facts. */
export const COMPANIES: Company[] = [
  {
    name: 'Falkenwerk',
    legal: 'Falkenwerk GmbH',
    domain: 'falkenwerk.example',
    language: 'de',
    description: 'Falkenwerk entwickelt Drohnen für die Vermessung von Wäldern und Mooren.',
    founded: { year: 2014, date: '2014-03-17', said: '17. März 2014' },
    city: 'Leipzig',
    country: 'Deutschland',
    street: 'Karl-Heine-Straße 99, 04229 Leipzig',
    headcount: 85,
    band: '51-200',
    industry: 'Luft- und Raumfahrt',
    raised: '12 Millionen Euro',
    stage: 'series_a',
    offices: 3,
    hiring: true,
    support: 'kundendienst@falkenwerk.example',
    phone: '+49 341 5550192',
    handle: 'falkenwerk',
    chief: { name: 'Jürgen von der Heide', title: 'Geschäftsführer', city: 'Leipzig', handle: 'jvdheide' },
    staff: [
      {
        name: 'Annegret Köhler',
        title: 'Leiterin Entwicklung',
        city: 'Leipzig',
        email: 'koehler@falkenwerk.example',
        phone: '+49 341 5550177',
      },
      {
        name: 'Mehmet Yılmaz',
        title: 'Vertriebsleiter',
        city: 'Halle (Saale)',
        site: 'https://mehmet-yilmaz.example/',
        handle: 'mehmetfliegt',
      },
    ],
  },
  {
    name: 'Brüggen & Söhne',
    legal: 'Brüggen & Söhne KG',
    domain: 'brueggen-soehne.example',
    language: 'de',
    description: 'Brüggen & Söhne fertigt Präzisionswaagen für Labore und Apotheken.',
    founded: { year: 1923, said: '1923' },
    city: 'Bremen',
    country: 'Deutschland',
    street: 'Am Wall 12, 28195 Bremen',
    headcount: 430,
    band: '201-500',
    industry: 'Maschinenbau',
    hiring: false,
    support: 'hilfe@brueggen-soehne.example',
    phone: '+49 421 5550133',
    handle: 'brueggensoehne',
    chief: { name: 'Dr. Ulrike Brüggen', title: 'Vorsitzende der Geschäftsführung', city: 'Bremen' },
    staff: [
      {
        name: 'Tobias Schäfer',
        title: 'Kaufmännischer Leiter',
        city: 'Bremen',
        email: 't.schaefer@brueggen-soehne.example',
      },
      { name: 'Katrin Lüders', title: 'Qualitätsmanagerin', city: 'Oldenburg', handle: 'katrinlueders' },
    ],
  },
  {
    name: 'Mirabelle Santé',
    legal: 'Mirabelle Santé SAS',
    domain: 'mirabelle-sante.example',
    language: 'fr',
    description: 'Mirabelle Santé conçoit des logiciels de télésuivi pour les maternités.',
    founded: { year: 2017, date: '2017-09-04', said: '4 septembre 2017' },
    city: 'Nantes',
    country: 'France',
    street: '8 quai de la Fosse, 44000 Nantes',
    headcount: 120,
    band: '51-200',
    industry: 'Santé numérique',
    raised: '9 millions d’euros',
    stage: 'series_a',
    offices: 2,
    hiring: true,
    support: 'assistance@mirabelle-sante.example',
    phone: '+33 2 40 55 01 88',
    handle: 'mirabellesante',
    chief: {
      name: 'Anne-Sophie Lefèvre',
      title: 'Présidente-directrice générale',
      city: 'Nantes',
      handle: 'aslefevre',
    },
    staff: [
      {
        name: 'Karim Benhaddou',
        title: 'Directeur technique',
        city: 'Rennes',
        site: 'https://karim-benhaddou.example/',
        handle: 'karimcode',
      },
      {
        name: 'Solène Le Goff',
        title: 'Responsable des ressources humaines',
        city: 'Nantes',
        email: 'solene.legoff@mirabelle-sante.example',
      },
    ],
  },
  {
    name: 'Ateliers Corvin',
    legal: 'Ateliers Corvin SARL',
    domain: 'ateliers-corvin.example',
    language: 'fr',
    description: 'Ateliers Corvin restaure des orgues et des pianos anciens dans toute l’Europe.',
    founded: { year: 1988, said: '1988' },
    city: 'Strasbourg',
    country: 'France',
    street: '21 rue des Tonneliers, 67000 Strasbourg',
    headcount: 34,
    band: '11-50',
    industry: 'Artisanat d’art',
    offices: 1,
    hiring: false,
    support: 'aide@ateliers-corvin.example',
    phone: '+33 3 88 55 01 42',
    handle: 'atelierscorvin',
    chief: { name: 'Bertrand Corvin', title: 'Gérant', city: 'Strasbourg' },
    staff: [
      { name: 'Maëlys Roussel', title: 'Cheffe d’atelier', city: 'Colmar', phone: '+33 3 88 55 01 43' },
      {
        name: 'Hugo Delacroix-Martin',
        title: 'Responsable commercial',
        city: 'Strasbourg',
        email: 'hdelacroix@ateliers-corvin.example',
        handle: 'hugodm',
      },
    ],
  },
  {
    name: 'Olivar Digital',
    legal: 'Olivar Digital S.L.',
    domain: 'olivardigital.example',
    language: 'es',
    description: 'Olivar Digital desarrolla sensores y mapas de riego para olivares y viñedos.',
    founded: { year: 2012, date: '2012-05-21', said: '21 de mayo de 2012' },
    city: 'Granada',
    country: 'España',
    street: 'Calle Elvira 45, 18010 Granada',
    headcount: 62,
    band: '51-200',
    industry: 'Tecnología agrícola',
    raised: '4,5 millones de euros',
    stage: 'seed',
    offices: 4,
    hiring: true,
    support: 'soporte@olivardigital.example',
    phone: '+34 958 55 01 22',
    handle: 'olivardigital',
    chief: {
      name: 'María José Ibáñez Cortés',
      title: 'Directora general',
      city: 'Granada',
      handle: 'mjibanez',
    },
    staff: [
      {
        name: 'Íñigo Arrieta',
        title: 'Director de producto',
        city: 'Bilbao',
        site: 'https://inigoarrieta.example/',
        handle: 'inigodibuja',
      },
      {
        name: 'Lucía Peñalver',
        title: 'Responsable de marketing',
        city: 'Granada',
        email: 'lucia@olivardigital.example',
      },
    ],
  },
  {
    name: 'Fundición Arganda',
    legal: 'Fundición Arganda S.A.',
    domain: 'fundicionarganda.example',
    language: 'es',
    description: 'Fundición Arganda produce piezas de aluminio para bicicletas y trenes.',
    founded: { year: 1961, said: '1961' },
    city: 'Zaragoza',
    country: 'España',
    street: 'Avenida de Cataluña 210, 50014 Zaragoza',
    headcount: 780,
    band: '501-1000',
    industry: 'Metalurgia',
    hiring: true,
    support: 'atencion@fundicionarganda.example',
    phone: '+34 976 55 01 77',
    handle: 'fundicionarganda',
    chief: { name: 'Joaquín Sáez de Vega', title: 'Consejero delegado', city: 'Zaragoza' },
    staff: [
      { name: 'Begoña Urrutia', title: 'Directora financiera', city: 'Zaragoza', phone: '+34 976 55 01 78' },
      { name: 'Andrés Quiroga', title: 'Jefe de planta', city: 'Huesca', handle: 'andresquiroga' },
    ],
  },
  {
    name: 'Maré Alta',
    legal: 'Maré Alta Lda.',
    domain: 'marealta.example',
    language: 'pt',
    description: 'A Maré Alta cria plataformas de reservas para portos, marinas e ferries.',
    founded: { year: 2016, date: '2016-11-08', said: '8 de novembro de 2016' },
    city: 'Porto',
    country: 'Portugal',
    street: 'Rua de Cedofeita 310, 4050-174 Porto',
    headcount: 47,
    band: '11-50',
    industry: 'Turismo',
    raised: '2,3 milhões de euros',
    stage: 'seed',
    offices: 2,
    hiring: true,
    support: 'suporte@marealta.example',
    phone: '+351 22 055 0144',
    handle: 'marealta',
    chief: { name: 'João dos Santos Pereira', title: 'Diretor executivo', city: 'Porto', handle: 'joaosp' },
    staff: [
      {
        name: 'Inês Figueiredo',
        title: 'Diretora de tecnologia',
        city: 'Braga',
        site: 'https://inesfigueiredo.example/',
        handle: 'inesnomar',
      },
      {
        name: 'Tiago Nogueira',
        title: 'Gerente de vendas',
        city: 'Porto',
        email: 'tiago.nogueira@marealta.example',
      },
    ],
  },
  {
    name: 'Cerâmica Ribeirinho',
    legal: 'Cerâmica Ribeirinho Ltda.',
    domain: 'ceramicaribeirinho.example',
    language: 'pt',
    description: 'A Cerâmica Ribeirinho fabrica azulejos pintados à mão para hotéis e museus.',
    founded: { year: 1979, said: '1979' },
    city: 'Curitiba',
    country: 'Brasil',
    street: 'Rua XV de Novembro 1200, Curitiba',
    headcount: 210,
    band: '201-500',
    industry: 'Cerâmica',
    offices: 5,
    hiring: false,
    support: 'atendimento@ceramicaribeirinho.example',
    phone: '+55 41 5550-1199',
    handle: 'ceramicaribeirinho',
    chief: { name: 'Beatriz Ribeirinho', title: 'Diretora-presidente', city: 'Curitiba' },
    staff: [
      { name: 'Caio Albuquerque', title: 'Gerente de produção', city: 'Curitiba', phone: '+55 41 5550-1188' },
      {
        name: 'Fernanda Lobo',
        title: 'Coordenadora de design',
        city: 'Florianópolis',
        handle: 'fernandalobo',
      },
    ],
  },
  {
    name: 'Kestrel Loom',
    legal: 'Kestrel Loom Ltd',
    domain: 'kestrelloom.example',
    language: 'en',
    description: 'Kestrel Loom makes weaving robots for small textile mills.',
    founded: { year: 2019, date: '2019-02-11', said: '11 February 2019' },
    city: 'Leeds',
    country: 'United Kingdom',
    street: '14 Wharf Street, Leeds LS2 7EQ',
    headcount: 58,
    band: '51-200',
    industry: 'Textile machinery',
    raised: '£6 million',
    stage: 'series_a',
    offices: 2,
    hiring: true,
    support: 'support@kestrelloom.example',
    phone: '+44 113 496 0144',
    handle: 'kestrelloom',
    chief: { name: 'Oluwaseun Adeyemi', title: 'Chief Executive', city: 'Leeds', handle: 'seunadeyemi' },
    staff: [
      {
        name: 'Niamh O’Sullivan',
        title: 'Head of Hardware',
        city: 'Manchester',
        site: 'https://niamhosullivan.example/',
        handle: 'niamhmakes',
      },
      {
        name: 'Gareth Llewellyn-Price',
        title: 'Finance Director',
        city: 'Leeds',
        email: 'gareth@kestrelloom.example',
      },
    ],
  },
  {
    name: 'Tallgrass Ledger',
    legal: 'Tallgrass Ledger, Inc.',
    domain: 'tallgrassledger.example',
    language: 'en',
    description: 'Tallgrass Ledger keeps books and crop insurance files for family farms.',
    founded: { year: 2009, said: '2009' },
    city: 'Omaha',
    country: 'United States',
    street: '1212 Farnam Street, Omaha, NE 68102',
    headcount: 1350,
    band: '1001-5000',
    industry: 'Accounting',
    offices: 11,
    hiring: true,
    support: 'help@tallgrassledger.example',
    phone: '+1 402 555 0119',
    handle: 'tallgrassledger',
    chief: { name: 'Delphine Okafor-Reyes', title: 'President & CEO', city: 'Omaha' },
    staff: [
      { name: 'Wyatt Sorensen', title: 'VP, Field Operations', city: 'Lincoln', phone: '+1 402 555 0177' },
      { name: 'Mei-Ling Zhao', title: 'Staff Actuary', city: 'Omaha', handle: 'meilingzhao' },
    ],
  },
]
