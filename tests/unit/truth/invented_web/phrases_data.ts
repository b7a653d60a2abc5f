export type Language = 'de' | 'en' | 'es' | 'fr' | 'pt'

/** The labels and phrases of each language. `{...}` are placeholders. */
export type Phrases = {
  labels: Record<
    | 'founded'
    | 'seat'
    | 'headcount'
    | 'industry'
    | 'chief'
    | 'phone'
    | 'support'
    | 'role'
    | 'name'
    | 'company'
    | 'lives'
    | 'offices',
    string
  >
  pages: Record<'about' | 'team' | 'contact' | 'jobs' | 'facts', [path: string, text: string]>
  founded: string[]
  seat: string[]
  headcount: string[]
  chief: string[]
  raised: string[]
  offices: string[]
  hiring: string[]
  supportLine: string
  bio: string[]
  joined: string[]
  fillers: string[]
}

export const PHRASES: Record<Language, Phrases> = {
  de: {
    labels: {
      founded: 'Gründung',
      seat: 'Hauptsitz',
      headcount: 'Mitarbeitende',
      industry: 'Branche',
      chief: 'Geschäftsführung',
      phone: 'Telefon',
      support: 'Kundendienst',
      role: 'Funktion',
      name: 'Name',
      company: 'Arbeitgeber',
      lives: 'Wohnort',
      offices: 'Standorte',
    },
    pages: {
      about: ['/ueber-uns', 'Über uns'],
      team: ['/team', 'Unser Team'],
      contact: ['/kontakt', 'Kontakt'],
      jobs: ['/karriere', 'Karriere'],
      facts: ['/unternehmen/zahlen', 'Zahlen und Fakten'],
    },
    founded: ['Das Unternehmen wurde am {founded} gegründet.', 'Seit {year} gibt es {name}.'],
    seat: ['{name} hat seinen Sitz in {city}, {country}.', 'Unser Hauptsitz befindet sich in {city}.'],
    headcount: [
      'Wir beschäftigen rund {headcount} Mitarbeiterinnen und Mitarbeiter.',
      'Heute arbeiten {headcount} Menschen bei {name}.',
    ],
    chief: ['Geschäftsführerin oder Geschäftsführer: {chief}.', '{name} wird von {chief} geleitet.'],
    raised: ['Bislang hat {name} insgesamt {raised} an Kapital eingesammelt.'],
    offices: ['Wir sind an {offices} Standorten vertreten.'],
    hiring: ['Wir stellen ein: Aktuell suchen wir 4 neue Kolleginnen und Kollegen.'],
    supportLine: 'Bei Fragen hilft unser Kundendienst: {support}',
    bio: [
      '{person} ist {title} bei {name} und lebt in {city}.',
      'Ich arbeite als {title} bei {name} in {city}.',
    ],
    joined: ['{person} wird {title} bei {name}'],
    fillers: ['Unsere Kantine backt freitags Waffeln.', 'Wir freuen uns über Besuch nach Anmeldung.'],
  },
  fr: {
    labels: {
      founded: 'Date de création',
      seat: 'Siège social',
      headcount: 'Effectif',
      industry: 'Secteur d’activité',
      chief: 'Dirigeant',
      phone: 'Téléphone',
      support: 'Assistance',
      role: 'Fonction',
      name: 'Nom',
      company: 'Employeur',
      lives: 'Ville',
      offices: 'Nombre de bureaux',
    },
    pages: {
      about: ['/a-propos', 'À propos'],
      team: ['/equipe', 'L’équipe'],
      contact: ['/contact', 'Nous contacter'],
      jobs: ['/recrutement', 'Recrutement'],
      facts: ['/entreprise/chiffres-cles', 'Chiffres clés'],
    },
    founded: [
      'L’entreprise a été fondée le {founded}.',
      'Depuis {year}, {name} accompagne ses clients.',
      '{name} a vu le jour en {year}.',
    ],
    seat: [
      'Le siège de {name} est situé à {city}, en {country}.',
      'Basée à {city}, {name} travaille dans toute l’Europe.',
    ],
    headcount: [
      'Nous comptons aujourd’hui {headcount} collaborateurs.',
      '{name} emploie {headcount} personnes.',
    ],
    chief: ['{name} est dirigée par {chief}.', '{chief} dirige l’entreprise.'],
    raised: ['À ce jour, {name} a levé {raised} au total.'],
    offices: ['Nous disposons de {offices} bureaux.'],
    hiring: ['Nous recrutons : 3 postes sont à pourvoir.'],
    supportLine: 'Pour toute assistance, écrivez à {support}',
    bio: ['{person} est {title} chez {name} et vit à {city}.', 'Je suis {title} chez {name}, à {city}.'],
    joined: ['{person} est nommé(e) {title} de {name}'],
    fillers: [
      'Le potager de la cour nourrit la cantine.',
      'Nos portes sont ouvertes le premier jeudi du mois.',
    ],
  },
  es: {
    labels: {
      founded: 'Año de fundación',
      seat: 'Sede central',
      headcount: 'Plantilla',
      industry: 'Sector',
      chief: 'Dirección general',
      phone: 'Teléfono',
      support: 'Atención al cliente',
      role: 'Cargo',
      name: 'Nombre',
      company: 'Empresa',
      lives: 'Residencia',
      offices: 'Oficinas',
    },
    pages: {
      about: ['/quienes-somos', 'Quiénes somos'],
      team: ['/equipo', 'Nuestro equipo'],
      contact: ['/contacto', 'Contacto'],
      jobs: ['/empleo', 'Empleo'],
      facts: ['/empresa/datos', 'Datos de la empresa'],
    },
    founded: ['La empresa se fundó el {founded}.', '{name} nació en {year}.'],
    seat: ['Nuestra sede está en {city}, {country}.', 'Con sede en {city}, {name} exporta a doce países.'],
    headcount: [
      'Contamos con una plantilla de {headcount} personas.',
      'En {name} trabajamos {headcount} personas.',
    ],
    chief: ['La dirección general está a cargo de {chief}.', '{chief} dirige {name}.'],
    raised: ['Hasta la fecha, {name} ha recaudado {raised}.'],
    offices: ['Tenemos {offices} oficinas.'],
    hiring: ['¡Estamos contratando! Tenemos 2 vacantes abiertas.'],
    supportLine: '¿Necesita ayuda? Escriba a {support}',
    bio: ['{person} es {title} en {name} y vive en {city}.', 'Trabajo como {title} en {name}, en {city}.'],
    joined: ['{name} nombra a {person} {title}'],
    fillers: ['Los viernes desayunamos juntos.', 'Visitas con cita previa.'],
  },
  pt: {
    labels: {
      founded: 'Fundação',
      seat: 'Sede',
      headcount: 'Número de colaboradores',
      industry: 'Setor',
      chief: 'Diretor-geral',
      phone: 'Telefone',
      support: 'Apoio ao cliente',
      role: 'Cargo',
      name: 'Nome',
      company: 'Empresa',
      lives: 'Cidade',
      offices: 'Escritórios',
    },
    pages: {
      about: ['/sobre-nos', 'Sobre nós'],
      team: ['/equipa', 'A equipa'],
      contact: ['/contacto', 'Contacto'],
      jobs: ['/carreiras', 'Carreiras'],
      facts: ['/empresa/numeros', 'A empresa em números'],
    },
    founded: ['A empresa foi fundada em {founded}.', 'A {name} nasceu em {year}.'],
    seat: [
      'A nossa sede fica em {city}, {country}.',
      'Com sede em {city}, a {name} trabalha em três continentes.',
    ],
    headcount: ['Somos uma equipa de {headcount} pessoas.', 'A {name} emprega {headcount} pessoas.'],
    chief: ['A empresa é liderada por {chief}.', '{chief} dirige a {name}.'],
    raised: ['Até hoje, a {name} captou {raised}.'],
    offices: ['Temos {offices} escritórios.'],
    hiring: ['Estamos a contratar: temos 3 vagas em aberto.'],
    supportLine: 'Para apoio, escreva para {support}',
    bio: ['{person} é {title} na {name} e vive em {city}.', 'Sou {title} na {name}, em {city}.'],
    joined: ['{person} é a nova contratação da {name} como {title}'],
    fillers: ['O café da manhã é por nossa conta.', 'Gostamos de reuniões curtas.'],
  },
  en: {
    labels: {
      founded: 'Year established',
      seat: 'Head office',
      headcount: 'People',
      industry: 'Line of business',
      chief: 'Led by',
      phone: 'Telephone',
      support: 'Helpdesk',
      role: 'Position',
      name: 'Name',
      company: 'Works for',
      lives: 'Lives in',
      offices: 'Number of offices',
    },
    pages: {
      about: ['/who-we-are', 'Who we are'],
      team: ['/people', 'People'],
      contact: ['/contact-us', 'Get in touch'],
      jobs: ['/join-us', 'Join us'],
      facts: ['/company/at-a-glance', 'At a glance'],
    },
    founded: ['We opened for business on {founded}.', '{name} was started in {year}.'],
    seat: ['{name} is based in {city}, {country}.', 'Our head office is in {city}.'],
    headcount: ['We are a team of {headcount}.', '{name} has {headcount} people on staff.'],
    chief: ['{chief} leads {name}.', 'The company is run by {chief}.'],
    raised: ['{name} has raised {raised} to date.'],
    offices: ['We work out of {offices} offices.'],
    hiring: ['We are hiring: 5 open roles.'],
    supportLine: 'Need a hand? Write to {support}',
    bio: ['{person} is {title} at {name} and lives in {city}.', 'I work as {title} at {name} in {city}.'],
    joined: ['{name} appoints {person} as {title}'],
    fillers: ['The office dog is called Biscuit.', 'We publish our roadmap every spring.'],
  },
}

/** Fills the placeholders of a phrase. */
export function say(phrase: string, values: Record<string, string | number | undefined>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
}
