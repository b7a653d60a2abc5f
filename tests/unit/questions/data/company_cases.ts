import type { Asked, Where } from '../ask.js'

/** A column, a page, and its answers. */
export type Case = [about: string, asked: Asked, body: string, answers: unknown[], where?: Where]

const STAGES: Asked = {
  key: 'custom.funding_stage',
  description:
    'Latest funding stage, one of: pre_seed, seed, series_a, series_b, series_c, series_d_plus, public, bootstrapped',
  format: 'options',
}
const CEO: Asked = { key: 'custom.ceo', description: 'Who is the CEO?' }
const CTO: Asked = {
  key: 'custom.cto_name',
  description: "Name of the company's chief technology officer",
  format: 'text',
}
const SALES_HEAD: Asked = {
  key: 'custom.sales_lead',
  description: 'Full name of the head of sales',
  format: 'text',
}
const HIRING: Asked = {
  key: 'custom.hiring',
  description: 'Is the company currently hiring?',
  format: 'boolean',
}
const OPENINGS: Asked = { key: 'custom.openings', description: 'Number of open positions', format: 'number' }
const OFFICES: Asked = {
  key: 'custom.office_count',
  description: 'How many offices does the company have?',
  format: 'number',
}
const SUPPORT: Asked = {
  key: 'custom.support_email',
  description: 'E-mail address for customer support',
  format: 'email',
}
const PRESS: Asked = {
  key: 'custom.press_email',
  description: 'E-mail address for press and media enquiries',
  format: 'email',
}
const RAISED: Asked = {
  key: 'custom.total_raised',
  description: 'Total funding raised to date',
  format: 'currency',
}
const FOUNDED: Asked = {
  key: 'custom.founded_on',
  description: 'Date on which the company was founded',
  format: 'date',
}
const STAFF: Asked = { key: 'custom.staff', description: 'Range of the number of employees', format: 'range' }
const careers = (lang = 'en'): Where => ({
  url: 'https://vexolabs.example/careers',
  lang,
  title: 'Jobs | Vexo Labs',
})
const contact = (lang = 'en'): Where => ({
  url: 'https://vexolabs.example/contact',
  lang,
  title: 'Contact | Vexo Labs',
})

export const KNOWN_KINDS: readonly Case[] = [
  ['CEO in a label', CEO, '<dl><dt>Chief Executive</dt><dd>Mara Lindqvist</dd></dl>', ['Mara Lindqvist']],
  [
    'CEO in German',
    CEO,
    '<p>Geschäftsführerin von Vexo Labs ist Mara Lindqvist.</p><table><tr><th>Geschäftsführerin</th><td>Mara Lindqvist</td></tr></table>',
    ['Mara Lindqvist'],
    { lang: 'de' },
  ],
  [
    'CEO in Spanish',
    CEO,
    '<p>Director general: Pablo Ferrer Soto</p>',
    ['Pablo Ferrer Soto'],
    { lang: 'es' },
  ],
  [
    'CTO on a team card',
    CTO,
    '<ul><li><h3>Mara Lindqvist</h3><p>Chief Executive Officer</p></li><li><h3>Owen Draper</h3><p>CTO</p></li></ul>',
    ['Owen Draper'],
    { url: 'https://vexolabs.example/team', title: 'Team | Vexo Labs' },
  ],
  [
    'head of sales with a synonymous title',
    SALES_HEAD,
    '<ul><li><h3>Owen Draper</h3><p>Sales Manager</p></li><li><h3>Ines Okafor</h3><p>Head of Sales</p></li></ul>',
    ['Ines Okafor'],
    { url: 'https://vexolabs.example/team', title: 'Team | Vexo Labs' },
  ],
  [
    'a former CEO is past',
    CEO,
    '<p>Former CEO: Hugo Brandt</p><p>CEO: Mara Lindqvist</p>',
    ['Mara Lindqvist', 'not Hugo Brandt'],
  ],
  [
    'stage in a sentence',
    STAGES,
    '<p>In May 2024 Vexo Labs closed a $14 million Series B round.</p>',
    ['series_b'],
  ],
  ['stage D and beyond', STAGES, '<dl><dt>Last round</dt><dd>Series E</dd></dl>', ['series_d_plus']],
  ['listed company', STAGES, '<p>Vexo Labs is listed on NYSE under the ticker VXO.</p>', ['public']],
  ['self-funded', STAGES, '<p>We are self-funded and profitable.</p>', ['bootstrapped']],
  [
    'own money, in German',
    STAGES,
    '<p>Wir sind eigenfinanziert und profitabel.</p>',
    ['bootstrapped'],
    { lang: 'de' },
  ],
  [
    'total, not a round',
    RAISED,
    '<p>Vexo Labs raised $9 million in a Series A round.</p><p>Vexo Labs has raised a total of $21.5 million to date.</p>',
    ['USD 21500000'],
  ],
  [
    'total in French',
    RAISED,
    '<p>Financement total : 12,5 millions d’euros</p>',
    ['EUR 12500000'],
    { lang: 'fr' },
  ],
  [
    'total in German',
    RAISED,
    '<p>Insgesamt hat Vexo Labs 8 Mio. € eingesammelt.</p>',
    ['EUR 8000000'],
    { lang: 'de' },
  ],
  ['a round is not a total', RAISED, '<p>Vexo Labs raises $9 million in Series A funding.</p>', []],
  ['founding day', FOUNDED, '<p>Vexo Labs was founded on 3 March 2014.</p>', ['2014', '2014-03-03']],
  [
    'founding, Portuguese',
    FOUNDED,
    '<dl><dt>Data de fundação</dt><dd>12 de maio de 2011</dd></dl>',
    ['2011', '2011-05-12'],
    { lang: 'pt' },
  ],
  ['a launch is not a founding', FOUNDED, '<p>Our first product launched on 4 June 2019.</p>', []],
  ['headcount', STAFF, '<p>Company size: 51-200</p>', ['51-200']],
  ['headcount, French', STAFF, '<dl><dt>Effectif</dt><dd>120</dd></dl>', ['120'], { lang: 'fr' }],
  [
    'listed openings',
    HIRING,
    '<h2>Current vacancies</h2><ul><li><a href="/j/1">Backend Engineer</a></li><li><a href="/j/2">Account Executive</a></li></ul>',
    [true],
    careers(),
  ],
  [
    'listed openings, counted',
    OPENINGS,
    '<h2>Current vacancies</h2><ul><li><a href="/j/1">Backend Engineer</a></li><li><a href="/j/2">Account Executive</a></li></ul>',
    [2],
    careers(),
  ],
  ['stated openings', OPENINGS, '<p>There are 14 open roles across our teams.</p>', [14], careers()],
  ['none open', HIRING, '<p>All positions are currently filled. Check back soon.</p>', [false], careers()],
  [
    'none open, German',
    HIRING,
    '<p>Derzeit haben wir leider keine offenen Stellen.</p>',
    [false],
    careers('de'),
  ],
  ['none open, French', HIRING, '<p>Aucun poste à pourvoir pour le moment.</p>', [false], careers('fr')],
  ['none open, Spanish', HIRING, '<p>Ahora mismo no tenemos vacantes.</p>', [false], careers('es')],
  ['none open, Portuguese', HIRING, '<p>No momento não temos vagas abertas.</p>', [false], careers('pt')],
  ['open, German', HIRING, '<p>Wir suchen Verstärkung für unser Team.</p>', [true], careers('de')],
  ['open, French', HIRING, '<p>Nous recrutons !</p>', [true], careers('fr')],
  ['an about page without jobs', HIRING, '<p>We build things that last. Meet our engineers.</p>', []],
  ['offices in words', OFFICES, '<p>Vexo Labs operates from seven offices on three continents.</p>', [7]],
  ['offices, listed', OFFICES, '<p>We have offices in Oslo, Porto and Leeds.</p>', [3]],
  ['offices, Spanish', OFFICES, '<p>Contamos con 5 oficinas en Europa.</p>', [5], { lang: 'es' }],
  ['a headcount is not an office count', OFFICES, '<p>Vexo Labs employs 320 people.</p>', []],
  ['office hours are not a count', OFFICES, '<p>Our office hours are 9 to 5.</p>', []],
  [
    'support by label',
    SUPPORT,
    '<p>Support: desk@vexolabs.example</p><p>Press: press@vexolabs.example</p>',
    ['desk@vexolabs.example'],
    contact(),
  ],
  [
    'support by address',
    SUPPORT,
    '<p>Write to help@vexolabs.example or info@vexolabs.example.</p>',
    ['help@vexolabs.example'],
    contact(),
  ],
  [
    'support, German',
    SUPPORT,
    '<p>Kundenservice: service@vexolabs.example</p><p>Presse: medien@vexolabs.example</p>',
    ['service@vexolabs.example'],
    contact('de'),
  ],
  [
    'support, Spanish, in a sentence',
    SUPPORT,
    '<p>¿Necesita ayuda? Escriba a clientes@vexolabs.example.</p>',
    ['clientes@vexolabs.example'],
    contact('es'),
  ],
  [
    'press is not support',
    SUPPORT,
    '<p>Journalists can reach us at press@vexolabs.example.</p>',
    [],
    contact(),
  ],
  ['info is not support', SUPPORT, '<p>Email: info@vexolabs.example</p>', [], contact()],
  [
    'press',
    PRESS,
    '<p>Journalists can reach us at newsdesk@vexolabs.example, customers at support@vexolabs.example.</p>',
    ['newsdesk@vexolabs.example'],
    contact(),
  ],
]

export const MORE_KINDS: readonly Case[] = [
  [
    'founders',
    { key: 'custom.founders', description: 'Names of the founders' },
    '<p>Vexo Labs was founded in 2014 by Mara Lindqvist and Owen Draper.</p>',
    ['Mara Lindqvist', 'Mara Lindqvist, Owen Draper'],
  ],
  [
    'investors',
    { key: 'custom.investors', description: 'Investors who backed the company' },
    '<dl><dt>Investors</dt><dd>Northzone, Kindred Capital</dd></dl>',
    ['Northzone, Kindred Capital'],
  ],
  [
    'lead investor',
    { key: 'custom.lead_investor', description: 'Lead investor of the last round' },
    '<p>The round was led by Foundry Capital.</p>',
    ['Foundry Capital'],
  ],
  [
    'amount of the last round',
    {
      key: 'custom.last_round_amount',
      description: 'Amount of the latest funding round',
      format: 'currency',
    },
    '<p>Vexo Labs raises $9 million in Series A funding.</p>',
    ['USD 9000000'],
  ],
  [
    'valuation',
    { key: 'custom.valuation', description: 'Latest company valuation', format: 'currency' },
    '<p>The round values us high: Vexo Labs is now valued at $1.2 billion.</p>',
    ['USD 1200000000'],
  ],
  [
    'revenue',
    { key: 'custom.revenue', description: 'Annual revenue', format: 'currency' },
    '<p>Jahresumsatz: 45 Mio. €</p>',
    ['EUR 45000000'],
    { lang: 'de' },
  ],
  [
    'ticker',
    { key: 'custom.ticker', description: 'Stock ticker symbol' },
    '<dl><dt>Ticker</dt><dd>NYSE: VXO</dd></dl>',
    ['NYSE: VXO'],
  ],
  [
    'parent',
    { key: 'custom.parent', description: 'Parent company, if any' },
    '<p>Vexo Labs is a wholly-owned subsidiary of Arbor Holdings.</p>',
    ['Arbor Holdings'],
  ],
  [
    'parent, German',
    { key: 'custom.parent', description: 'Muttergesellschaft des Unternehmens' },
    '<p>Vexo Labs ist eine Tochtergesellschaft der Arbor Holding AG.</p>',
    ['Arbor Holding AG'],
    { lang: 'de' },
  ],
  [
    'VAT number',
    { key: 'custom.vat_id', description: 'VAT identification number' },
    '<p>USt-IdNr.: DE814584193</p>',
    ['DE814584193'],
    { lang: 'de', url: 'https://vexolabs.example/impressum' },
  ],
  [
    'registration number',
    { key: 'custom.reg_no', description: 'Company registration number' },
    '<p>Handelsregister: Amtsgericht München, HRB 20441</p>',
    ['Amtsgericht München, HRB 20441'],
    { lang: 'de', url: 'https://vexolabs.example/impressum' },
  ],
  [
    'registration number, British',
    { key: 'custom.company_number', description: 'Company registration number' },
    '<p>Registered in England and Wales. Company number 09446231.</p>',
    ['09446231'],
  ],
  [
    'listed on an exchange',
    { key: 'custom.is_public', description: 'Whether the company is publicly traded', format: 'boolean' },
    '<p>Vexo Labs is a public company listed under NASDAQ: VXO.</p>',
    [true],
  ],
  [
    'not listed',
    { key: 'custom.is_public', description: 'Whether the company is publicly traded', format: 'boolean' },
    '<p>We are bootstrapped.</p>',
    [false],
  ],
  [
    'legal name',
    { key: 'custom.legal_name', description: 'Registered legal name' },
    '<dl><dt>Legal name</dt><dd>Vexo Laboratories Ltd</dd></dl>',
    ['Vexo Laboratories Ltd'],
  ],
  [
    'slogan',
    { key: 'custom.slogan', description: 'Company slogan or tagline' },
    '<p>Slogan: Measure twice</p>',
    ['Measure twice'],
  ],
  [
    'press phone',
    { key: 'custom.press_phone', description: 'Phone number of the press office', format: 'phone' },
    '<p>Press: +44 20 7946 0018</p><p>Sales: +44 20 7946 0999</p>',
    ['+442079460018'],
    contact(),
  ],
]

export const ANY_KIND: readonly Case[] = [
  [
    'count, sentence',
    { key: 'custom.warehouses', description: 'Number of warehouses the company operates', format: 'number' },
    '<p>From 12 modern warehouses we serve the whole continent.</p>',
    [12],
  ],
  [
    'count, German',
    { key: 'custom.warehouses', description: 'Number of warehouses the company operates', format: 'number' },
    '<p>Wir betreiben 14 Lagerhäuser.</p>',
    [14],
    { lang: 'de' },
  ],
  [
    'count, label',
    { key: 'custom.warehouses', description: 'Number of warehouses the company operates', format: 'number' },
    '<dl><dt>Entrepôts</dt><dd>9</dd></dl>',
    [9],
    { lang: 'fr' },
  ],
  [
    'count of customers',
    {
      key: 'custom.customer_count',
      description: 'How many customers does the company have?',
      format: 'number',
    },
    '<p>More than 3,400 customers rely on us in 40 countries.</p>',
    [3400],
  ],
  [
    'count of customers, Portuguese',
    {
      key: 'custom.customer_count',
      description: 'How many customers does the company have?',
      format: 'number',
    },
    '<p>Atendemos mais de 2.500 clientes.</p>',
    [2500],
    { lang: 'pt' },
  ],
  [
    'count of countries',
    { key: 'custom.countries', description: 'Number of countries served', format: 'number' },
    '<p>More than 3,400 customers rely on us in 40 countries.</p>',
    [40],
  ],
  [
    'millions',
    { key: 'custom.users', description: 'Number of users', format: 'number' },
    '<p>2.5 million users trust us.</p>',
    [2500000],
  ],
  [
    'a count of something else',
    { key: 'custom.warehouses', description: 'Number of warehouses the company operates', format: 'number' },
    '<p>We opened our warehouse in 2019 and employ 80 people.</p>',
    [],
  ],
  [
    'yes in a sentence',
    { key: 'custom.free_trial', description: 'Whether the company offers a free trial', format: 'boolean' },
    '<p>Start your free trial today, no credit card needed.</p>',
    [true],
  ],
  [
    'no in a sentence',
    { key: 'custom.free_trial', description: 'Whether the company offers a free trial', format: 'boolean' },
    '<p>We do not offer a free trial.</p>',
    [false],
  ],
  [
    'yes in a label',
    { key: 'custom.free_trial', description: 'Whether the company offers a free trial', format: 'boolean' },
    '<dl><dt>Free trial</dt><dd>14 days</dd></dl>',
    [true],
  ],
  [
    'yes in a question with answer',
    { key: 'custom.dogs', description: 'Are dogs allowed in the office?', format: 'boolean' },
    '<h3>Are dogs allowed in the office?</h3><p>Yes, bring them along.</p>',
    [true],
  ],
  [
    'no mention is not an answer',
    { key: 'custom.free_trial', description: 'Whether the company offers a free trial', format: 'boolean' },
    '<p>Our software helps teams.</p>',
    [],
  ],
  [
    'plans are not facts',
    { key: 'custom.iso_27001', description: 'Is the company ISO 27001 certified?', format: 'boolean' },
    '<p>We plan to become ISO 27001 certified.</p>',
    [],
  ],
  [
    'a norm',
    { key: 'custom.iso_27001', description: 'Is the company ISO 27001 certified?', format: 'boolean' },
    '<p>We are ISO 27001 certified.</p>',
    [true],
  ],
  [
    'price',
    { key: 'custom.starting_price', description: 'Price of the cheapest plan', format: 'currency' },
    '<p>Plan prices start at $29 per month.</p>',
    ['USD 29'],
  ],
  [
    'options by synonyms',
    {
      key: 'custom.work_model',
      description: 'Working model: one of remote, hybrid, onsite',
      format: 'options',
    },
    '<p>We are a fully distributed team.</p>',
    ['remote'],
  ],
  [
    'options in a label',
    { key: 'custom.model', description: 'Business model (b2b, b2c, both)', format: 'options' },
    '<dl><dt>Business model</dt><dd>B2B</dd></dl>',
    ['b2b'],
  ],
  [
    'options by number',
    {
      key: 'custom.size',
      description: 'Size by number of employees, one of: 1-50, 51-500, 500+',
      format: 'options',
    },
    '<p>Vexo Labs employs 320 people.</p>',
    ['51-500'],
  ],
  [
    'text in a label',
    { key: 'custom.tech', description: 'Main technologies used', format: 'text' },
    '<dl><dt>Tech stack</dt><dd>Elixir, PostgreSQL</dd></dl>',
    ['Elixir, PostgreSQL'],
  ],
  [
    'text by a label in Spanish',
    { key: 'custom.certs', description: 'Certifications held', format: 'text' },
    '<dl><dt>Certificaciones</dt><dd>ISO 9001</dd></dl>',
    ['ISO 9001'],
    { lang: 'es' },
  ],
  [
    'text below a heading',
    { key: 'custom.certs', description: 'Certifications held', format: 'text' },
    '<h2>Certifications</h2><ul><li>ISO 9001</li><li>SOC 2</li></ul>',
    ['ISO 9001, SOC 2'],
  ],
  [
    'text in a sentence',
    { key: 'custom.mascot', description: "Name of the company's mascot" },
    '<p>Our mascot is Otto the Otter.</p>',
    ['Otto the Otter'],
  ],
  [
    'date in a sentence',
    { key: 'custom.ipo_date', description: 'Date of the IPO', format: 'date' },
    '<p>Our IPO took place on 4 June 2019.</p>',
    ['2019-06-04'],
  ],
  [
    'address of a page',
    { key: 'custom.pricing_url', description: 'URL of the pricing page', format: 'url' },
    '<p><a href="/pricing">Pricing</a> <a href="/team">Team</a></p>',
    ['https://vexolabs.example/pricing'],
  ],
  [
    'address of a status page',
    { key: 'custom.status_page', description: 'Link to the status page', format: 'url' },
    '<p><a href="https://status.vexolabs.example/">System status</a></p>',
    ['https://status.vexolabs.example/'],
  ],
  [
    'a range',
    { key: 'custom.deal_size', description: 'Typical deal size in euros', format: 'range' },
    '<dl><dt>Deal size</dt><dd>10-50</dd></dl>',
    ['10-50'],
  ],
  [
    'another organisation',
    { key: 'custom.warehouses', description: 'Number of warehouses the company operates', format: 'number' },
    '<p>Orbit Freight runs 30 warehouses.</p>',
    [],
    { own: false, url: 'https://news.example/a', title: 'Orbit Freight grows' },
  ],
  [
    'remote work',
    { key: 'custom.is_remote', description: 'Is the company fully remote?', format: 'boolean' },
    '<p>We have been a remote-first company since 2015.</p>',
    [true],
  ],
  [
    'no remote work',
    { key: 'custom.is_remote', description: 'Is the company fully remote?', format: 'boolean' },
    '<p>We are not a fully remote company.</p>',
    [false],
  ],
  [
    'former remote work is not remote work',
    { key: 'custom.is_remote', description: 'Is the company fully remote?', format: 'boolean' },
    '<p>We used to be a fully remote company.</p>',
    ['not true'],
  ],
  [
    'an acquisition of former years stays one',
    { key: 'custom.is_acquired', description: 'Has the company been acquired?', format: 'boolean' },
    '<p>Vexo Labs, formerly an independent company, was acquired by Orbit Freight.</p>',
    [true],
  ],
  [
    'a product for remote work is not a remote company',
    { key: 'custom.is_remote', description: 'Is the company fully remote?', format: 'boolean' },
    '<p>Vexo Labs makes remote monitoring tools for distributed power plants.</p>',
    [],
  ],
  [
    "a colleague's address is not the department's",
    { key: 'custom.sales_email', description: 'Sales e-mail', format: 'email' },
    '<ul><li><h3>Owen Draper</h3><p>Head of Sales</p><p>owen@vexolabs.example</p></li></ul>',
    [],
    { url: 'https://vexolabs.example/team', title: 'Team | Vexo Labs' },
  ],
  [
    "a colleague's profile is not the company's",
    { key: 'custom.github', description: 'GitHub profile URL', format: 'url' },
    '<ul><li><h3>Owen Draper</h3><p>CTO</p><a href="https://github.com/owendraper">GitHub</a></li></ul>',
    [],
    { url: 'https://vexolabs.example/team', title: 'Team | Vexo Labs' },
  ],
  [
    'a round is not a price',
    { key: 'custom.price', description: 'Starting price per month', format: 'currency' },
    '<p>Vexo Labs raises $0.4M in pre-seed funding.</p>',
    [],
  ],
  [
    'counts that are not ranges',
    { key: 'custom.model', description: 'Business model, one of: b2b, b2c, both', format: 'options' },
    '<p>Our 2 offices are in Oslo and Porto.</p>',
    [],
  ],
  [
    'exchange by the ticker',
    { key: 'custom.exchange', description: 'Stock exchange on which it is listed' },
    '<p>Shares of Vexo Labs trade publicly as NASDAQ: VXO.</p>',
    ['NASDAQ'],
  ],
  [
    'family business in French',
    { key: 'custom.ownership', description: 'Ownership, one of: public, private, family', format: 'options' },
    '<p>Nous sommes une entreprise familiale depuis 1920.</p>',
    ['family'],
    { lang: 'fr' },
  ],
]
