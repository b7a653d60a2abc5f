import { test } from '@japa/runner'
import fc from 'fast-check'
import { runsIn, titleSequences } from '#domain/people/titles/titles'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { read } from './read.js'

/** Queries and their readings; `read` explains the notation. */
const READ: [query: string, reading: string][] = [
  ['founders and CTOs in Berlin', 'founders, ctos | in berlin'],
  ['designers in Berlin and Paris', 'designers | in berlin, paris'],
  ['designers in Berlin or in Berlin or in Berlin', 'designers | in berlin'],
  ['X-ray technicians in Leeds', 'x ray technicians | in leeds'],
  ['"head of growth" berlin', 'head of growth | in berlin'],
  [
    'VP Engineering, fintech, New York, 10+ years',
    'vp engineering | in new york | wish fintech, senior, staff, principal',
  ],
  ['head of ai/ml in us area', 'head of ai ml | in us'],
  ['product leads in la with growth', 'product leads | in la | wish growth'],
  ['software engineer ii in SF', 'software engineer ii | in sf'],
  ['or business development representative', 'business development representative | in or'],
  ['co-founder and cto fintech lagos', 'co founder, cto | in lagos | wish fintech'],
  ['engineering leaders in Boston', 'engineering leaders | in boston'],
  ['c-level executives in retail in Spain', 'c level executives | in spain | wish retail'],
  ['account executives in Dublin', 'account executives | in dublin'],
  ['Find executives at Anthropic', 'executives | at anthropic'],
  ['Who are the board members of Apple Inc.?', 'board members | at apple inc.'],
  ['people in finance in london', 'finance | in london'],
  ['marketing people in spain', 'marketing | in spain'],
  ['who leads data at Spotify?', 'head of data | at spotify'],
  ['people who are plumbers in Leeds', 'plumbers | in leeds'],
  ['nurse practitioners in the Research Triangle', 'nurse practitioners | in research triangle'],
  ['luthiers in cremona', 'luthiers | in cremona'],
  ['remote python developers', 'developers | wish python'],
  ['fintech engineers', 'engineers | wish fintech'],
  ['web3 engineers near norway', 'web3 engineers | in norway'],
  ['saas java developers in massachusetts', 'developers | in massachusetts | wish saas, java'],
  ['AR/VR engineer in Cape Town', 'ar vr engineer | in cape town'],
  ['Scrum Masters in Graz', 'scrum masters | in graz | wish scrum'],
  [
    'tax advisors in Europe trusted by startup founders',
    'tax advisors | in europe | wish founders, startup | rest trusted',
  ],
  [
    'I am a marketing manager for a streaming app, looking for idol type influencers in Japan',
    'idol type influencers | in japan',
  ],
  ['engineers at Acme Foods in Berlin', 'engineers | at acme foods | in berlin'],
  ['Acme engineers in Berlin', 'acme engineers | in berlin'],
  [
    'software engineers working for Deutsche Bank in Frankfurt',
    'software engineers | at deutsche bank | in frankfurt',
  ],
  ["Stripe's CTO", 'cto | at stripe'],
  ['CTO of Stripe', 'cto | at stripe'],
  ['who is the ceo of openai', 'ceo | at openai'],
  ['Google employees in Zurich', 'at google | in zurich'],
  ['engineers at google or meta in seattle', 'engineers | at google, meta | in seattle'],
  [
    'software engineers at Microsoft, Google, or Amazon in WA',
    'software engineers | at microsoft, google, amazon | in wa',
  ],
  ['Head of Product at Monzo, London', 'head of product | at monzo | in london'],
  ['engineers from Stanford in the Bay Area', 'engineers | from stanford | in bay area'],
  ['engineers from mit in boston', 'engineers | from mit | in boston'],
  ['analysts at Bank of America in Charlotte', 'analysts | at bank of america | in charlotte'],
  ['analysts at bank of america in charlotte', 'analysts | at bank of america | in charlotte'],
  ['people who work at Siemens in Munich', 'at siemens | in munich'],
  ['principal designer at companies in paris', 'principal designer | in paris'],
  ['accountant positions in detroit at faang', 'accountant | in detroit | wish faang'],
  ['brokers at cloud-based brokerages in Ohio', 'brokers | in ohio | rest cloud, brokerages'],
  ['engineers at tech companies in Austin', 'engineers | in austin | rest tech'],
  [
    'founders of series A fintech companies in London',
    'founders | in london | wish fintech | funding series_a',
  ],
  ['jobs for nurses in Perth', 'nurses | in perth'],
  ['scientists who transitioned from academia', 'scientists | rest transitioned, academia'],
  ['ex-Google product managers in London', 'product managers | in london | wish ex google'],
  ['former McKinsey consultants in Paris', 'consultants | in paris | wish ex mckinsey'],
  ['engineers who previously worked at Facebook', 'engineers | wish ex facebook'],
  ['engineers who left Twitter', 'engineers | wish ex twitter'],
  ['Stanford alumni in Berlin', 'in berlin | wish ex stanford'],
  ['recruiters in Paris but not in La Défense', 'recruiters | in paris | not in la defense'],
  ['data scientists in Germany except in Berlin', 'data scientists | in germany | not in berlin'],
  ['sales people except London and Paris', 'sales | not in london, paris'],
  ['engineers, not managers, in Austin', 'engineers | in austin | no managers'],
  ['not recruiters or sourcers, HR managers in London', 'hr managers | in london | no recruiters, sourcers'],
  ['developers not at Oracle in Dublin', 'developers | in dublin | not at oracle'],
  ['nurses outside London', 'nurses | not in london'],
  ['not only recruiters in Rome', 'recruiters | in rome'],
  ['product manager at a series b startup in boston', 'product manager | in boston | funding series_b'],
  ['CFOs at public companies in Texas', 'cfos | in texas | funding public'],
  ['seed stage founders in nyc', 'founders | in nyc | funding seed'],
  ['head of growth at pre-seed startups', 'head of growth | funding pre_seed'],
  ['series a or b founders in lagos', 'founders | in lagos | funding series_a, series_b'],
  [
    'product managers in Berlin, ideally with payments experience',
    'product managers | in berlin | wish fintech',
  ],
  [
    'data engineers in Paris, ideally fintech, Python a plus',
    'data engineers | in paris | wish fintech, python',
  ],
  ['product managers, Berlin preferred', 'product managers | wish berlin'],
  ['designers open to relocation', 'designers | rest relocation'],
  ['open to work designers in Lyon', 'designers | in lyon'],
  ['software engineers in Berlin or remote', 'software engineers | wish berlin'],
  ['nurses in Leeds (remote ok)', 'nurses | wish leeds'],
  ['5+ years data scientist in nc', 'data scientist | in nc | wish senior, mid'],
  ['early career designers in Oslo', 'designers | in oslo | wish entry, junior'],
  [
    'senior level Director of Engineering in Milan',
    'director of engineering | in milan | wish senior, staff, principal',
  ],
  ['investors with 5 deals in the last 2 years', 'investors | rest deals, last'],
  ['German engineers', 'engineers | in german'],
  ['nurses in Londn', 'nurses | in londn'],
  ['data engineer in San Fransisco', 'data engineer | in san fransisco'],
  ['account managers in Mobile, Alabama', 'account managers | in mobile alabama'],
  ['lawyers in greater denver', 'lawyers | in greater denver'],
  ['economists in east asia', 'economists | in east asia'],
  ['CFO / finance director, Manchester', 'cfo, finance director | in manchester'],
  [
    'sales director in the netherlands who speaks german',
    'sales director | in netherlands | rest speaks, german',
  ],
  ['people working in HR at Unilever in Rotterdam', 'hr | at unilever | in rotterdam'],
  ['people operations managers working in md', 'people operations managers | in md'],
  ['3-5 years Platform Engineers working in PA', 'platform engineers | in pa | wish mid, junior'],
  ['designers at Media Monks in Hilversum', 'designers | at media monks | in hilversum'],
  ['Designers At Media Companies In Paris', 'designers | in paris | wish media'],
  ['top 10 fintech founders in Lagos', 'founders | in lagos | wish fintech | rest top'],
  [
    'brand managers at Procter & Gamble in Cincinnati',
    'brand managers | at procter & gamble | in cincinnati',
  ],
  ['police officers in chicago', 'police officers | in chicago'],
  ['social workers in glasgow', 'social workers | in glasgow'],
  ['Chief of Staff - SF - Series A', 'chief of staff | in sf | funding series_a'],
  ['product designer | berlin | fintech', 'product designer | in berlin | wish fintech'],
  ['("software engineer" OR developer) AND "New York"', 'software engineer, developer | in new york'],
  [
    'Senior ML engineers (PyTorch) based in Zurich or Munich',
    'senior ml engineers | in zurich, munich | wish pytorch',
  ],
  ['doctors in St. Louis, MO', 'doctors | in st louis mo'],
  ['professors at University of Texas at Austin', 'professors | at university of texas at austin'],
  ['Zoe Garner at Elmora', 'named Zoe Garner | at elmora'],
  ['who is zoe garner', 'named zoe garner'],
  ['who is Maria Garcia from Acme?', 'named Maria Garcia | at acme'],
  ['jane doe microsoft', 'named jane doe microsoft'],
  ['Dr. Angela Merkel', 'named Angela Merkel'],
  ['find Zoe Garner who works at Elmora', 'named Zoe Garner | at elmora'],
  ['Jordan Lee product manager at Nike', 'named Jordan Lee | at nike | wish product manager'],
  ['Satya Nadella, Seattle', 'named Satya Nadella | wish seattle'],
  ['李雷', 'named 李雷'],
  ['Мария Иванова', 'named Мария Иванова'],
  ['charlotte dental hygienists', 'dental hygienists | in charlotte'],
  ['sofia biostatisticians', 'biostatisticians | in sofia'],
  ['jordan engineers', 'engineers | in jordan'],
]

test.group('search: queries', () => {
  for (const [query, reading] of READ)
    test(`[SR-063 SR-064 SR-065 SR-066 SR-067] ${query}`, ({ assert }) => {
      assert.equal(read(query), reading)
    })

  test('a role with a sector or employer matches in several ways', ({ assert }) => {
    const [fintech] = parseQuery('fintech product managers in Berlin').roles
    assert.deepEqual(fintech.sequences[0], ['product', 'manager'])
    assert.deepEqual(fintech.wish?.[0], ['fintech', 'product', 'manager'])
    const [acme] = parseQuery('acme engineers in Berlin').roles
    assert.deepEqual(acme.employed, [{ company: 'acme', sequences: [['engineer']] }])
    const [leaders] = parseQuery('engineering leaders in Boston').roles
    assert.deepEqual(leaders.levels?.of, ['cxo', 'vp', 'director'])
  })

  test('any text is read deterministically, each word at most once', () => {
    const word = fc.oneof(
      fc.constantFrom(
        ...'at in of from not or and ex former senior engineers CTO Acme Berlin series a seed fintech 5+ years who leads \'s , ( ) / - " ?'.split(
          ' '
        )
      ),
      fc.string({ maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 8 })
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 24 }), (words) => {
        const text = words.join(' ')
        const first = parseQuery(text)
        if (JSON.stringify(first) !== JSON.stringify(parseQuery(text))) throw new Error('read differently')
        const roles = [...first.roles, ...first.excluded.roles, ...first.preferences.roles]
        if (roles.some(({ sequences }) => sequences.some((tokens) => tokens.length === 0)))
          throw new Error('a role without words')
        if ([...first.companies, ...first.affiliations].some((name) => name.trim() === ''))
          throw new Error('a company without a name')
      }),
      { numRuns: 1500 }
    )
  })
})

/** Requests in other languages, each with a matching English title. */
const LANGUAGES: [query: string, place: string, title: string][] = [
  ['ingenieros de software en Madrid', 'madrid', 'Software Engineer'],
  ['Busco vendedores en Sevilla', 'sevilla', 'Salesperson'],
  ['necesito un contador en Lima', 'lima', 'Accountant'],
  ['gerentes de marketing en Ciudad de México', 'ciudad de mexico', 'Marketing Manager'],
  ['Quiero encontrar diseñadores en Barcelona', 'barcelona', 'Designer'],
  ['enfermeras que trabajan en Valencia', 'valencia', 'Nurse'],
  ['directores financieros en Colombia', 'colombia', 'Chief Financial Officer'],
  ['abogados en Bogotá', 'bogota', 'Lawyer'],
  ['desarrolladores python en Buenos Aires', 'buenos aires', 'Software Developer'],
  ['desenvolvedores backend em São Paulo', 'sao paulo', 'Backend Developer'],
  ['Encontra optometristas em Lisboa', 'lisboa', 'Optometrist'],
  ['procuro engenheiros de dados no Porto', 'porto', 'Data Engineer'],
  ['professores no Rio de Janeiro', 'rio de janeiro', 'Teacher'],
  ['gerente de vendas em Curitiba', 'curitiba', 'Sales Manager'],
  ['advogados em Portugal', 'portugal', 'Lawyer'],
  ['Softwareentwickler in München gesucht', 'munchen', 'Software Developer'],
  ['Suche Geschäftsführer in Hamburg', 'hamburg', 'Managing Director'],
  ['Projektleiter aus Zürich', 'zurich', 'Project Manager'],
  ['Krankenschwestern in Wien', 'wien', 'Nurse'],
  ['Ich suche Datenanalysten in Köln', 'koln', 'Data Analyst'],
  ['Produktmanager in Deutschland', 'deutschland', 'Product Manager'],
  ['Ingénieur logiciel à Paris', 'paris', 'Software Engineer'],
  ['directeurs commerciaux à Lyon', 'lyon', 'Sales Director'],
  ['je cherche des développeurs à Bordeaux', 'bordeaux', 'Software Developer'],
  ['comptable à Bruxelles', 'bruxelles', 'Accountant'],
  ['chef de projet à Genève', 'geneve', 'Project Manager'],
  ['avocats en France', 'france', 'Lawyer'],
  ['infirmières à Marseille', 'marseille', 'Nurse'],
  ['verkopers in Utrecht', 'utrecht', 'Salesperson'],
  ['boekhouder in Antwerpen', 'antwerpen', 'Accountant'],
  ['ik zoek softwareontwikkelaars in Amsterdam', 'amsterdam', 'Software Developer'],
  ['projectleiders in Nederland', 'nederland', 'Project Manager'],
  ['docenten in België', 'belgie', 'Teacher'],
]

test.group('search: queries in other languages', () => {
  for (const [query, place, title] of LANGUAGES)
    test(`[SR-063] ${query}: ${title}`, ({ assert }) => {
      const { roles, places, companies, person } = parseQuery(query)
      assert.lengthOf(roles, 1)
      assert.deepEqual(
        places.map(({ name }) => name),
        [place]
      )
      assert.isEmpty(companies)
      assert.isNull(person)
      const titles = titleSequences(title)
      const holds = roles[0].sequences.some((role) => titles.some((one) => runsIn(role, one)))
      assert.isTrue(holds, `${JSON.stringify(roles[0].sequences)} in ${title}`)
    })
})
