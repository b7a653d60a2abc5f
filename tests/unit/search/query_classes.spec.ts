import { test } from '@japa/runner'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { read } from './read.js'

/** Queries by class, and their readings; `read` explains the notation. */
const CLASSES: Record<string, [query: string, reading: string][]> = {
  'nouns for any people are no role': [
    ['experts on tidal power', 'rest tidal, power'],
    ['folks who restore organs', 'rest restore, organs'],
    ['politicians in Utah', 'in utah | wish politicians | rest politicians'],
  ],
  'negations exclude and never rank': [
    ['brand managers excluding agencies', 'brand managers | without agencies'],
    ['welders without a licence', 'welders | without licence'],
    ['auditors other than at Big Four firms', 'auditors | without big four'],
    ['php developers -recruiter', 'developers | no recruiter | wish php'],
    ['nurses -"night shift"', 'nurses | without night shift'],
    ['engineers NOT crypto', 'engineers | without crypto'],
    ['actuaries who are not freelancers', 'actuaries | without freelancers'],
    ['designers but no agencies in Leeds', 'designers | in leeds | without agencies'],
    ['people who never worked at Acme', 'not at acme'],
    ['sales people except at banks, insurers and brokers', 'sales | no brokers | without banks, insurers'],
    ['senators, neither democrat nor republican', 'senators | without democrat, republican'],
    ['entwickler ohne Java in Köln', 'entwickler | in koln | without java'],
  ],
  'negations of other words are ignored': [
    ['experts on deploying without downtime', 'rest deploying'],
    ['no degree required, plumbers in Leeds', 'plumbers | in leeds'],
    ['no code developers', 'no code developers'],
    ['sem specialists in Ohio', 'sem specialists | in ohio'],
  ],
  'verbs are no role, and events no employer': [
    ['who chairs the water board in Utah', 'in utah | rest chairs, water, board'],
    ['spoke at Fernconf Oslo', 'rest spoke, fernconf, oslo'],
    ['speakers at Fernconf', 'rest speakers, fernconf'],
    ["authors of children's programming books", 'rest authors, childrens, programming, books'],
    ["veterans' champions", 'rest veterans, champions'],
    ["stripe's CTO", 'cto | at stripe'],
    ['investors in AI', 'investors | rest ai'],
    ['nurses who know Snowflake', 'nurses | wish snowflake'],
    ['quality assurance automation', 'rest quality, assurance, automation'],
    ['assurance et finance', 'rest assurance, finance, insurance'],
  ],
  'education ranks': [
    ['MIT graduates in Boston', 'in boston | wish ex mit'],
    ['graduates of Durham University', 'wish ex durham university'],
    ['engineers who studied at ETH Zurich', 'engineers | wish ex eth zurich'],
    ['studied physics at Cambridge', 'wish ex cambridge | rest physics'],
    ['data scientists with a PhD from Oxford', 'data scientists | wish ex oxford | rest phd'],
  ],
  'former employers rank': [
    ['people who used to work at Acme', 'wish ex acme'],
    ['used to work for Acme', 'wish ex acme'],
    ['ehemalige Siemens-Mitarbeiter', 'wish ex siemens'],
    ['former employees of Acme in Oslo', 'in oslo | wish ex acme'],
    ['nurses who have worked at Mercy', 'nurses | wish ex mercy'],
  ],
  'places inside names are no places': [
    ['ETH Zurich researchers', 'researchers | from eth zurich'],
    ['University of Ghent professors', 'professors | from university of ghent'],
    ['London Business School professors', 'professors | from london business school'],
    ['CTO Berlin', 'cto | in berlin'],
  ],
  'the object of a role is no role': [
    ['chief of staff to the CEO', 'chief of staff | rest ceo'],
    ['recruiters for engineers in Oslo', 'recruiters | in oslo | rest engineers'],
  ],
  'optional parts end at the role, a requirement or the first place': [
    ['ideally ex-Acme product managers in Paris', 'product managers | in paris | wish ex acme'],
    ['engineers ideally with Python in Berlin', 'engineers | in berlin | wish python'],
    ['engineers, ideally with Go, and must be in Rome', 'engineers | in rome | wish go'],
    ['engineers in Berlin ideally from Acme', 'engineers | in berlin | wish acme'],
  ],
  'sector words before a noun are text': [
    ['people on the agriculture committee', 'rest agriculture, committee'],
    ['topics of wildlife and rivers', 'rest topics, wildlife, rivers'],
  ],
  'years of experience rank': [
    ['at least 5 years experience python developers', 'developers | wish python, senior, mid'],
    ['bakers with 12+ years of experience', 'bakers | wish senior, staff, principal'],
  ],
  'a company stated with a name is an employer': [
    ['Zoe Garner at Elmora', 'named Zoe Garner | at elmora'],
    ['jane doe, elmora', 'named jane doe | clue elmora'],
  ],
  'a quoted name is a person': [
    ['"Zoe Garner"', 'named Zoe Garner'],
    ['"Tidal Power"', 'must tidal power | rest tidal, power'],
  ],
  'the family name may be first': [
    ['Garner, Zoe', 'named Zoe Garner'],
    ['Müller, Hans', 'named Hans Müller'],
    ['Garner, Zoe at Elmora', 'named Zoe Garner | at elmora'],
    ['Austin, Houston', 'in austin, houston'],
  ],
  'addresses and handles identify': [
    ['linkedin.com/in/zoe-garner', 'is link pronet:in/zoe-garner'],
    ['https://github.com/zoegarner', 'is link codehost:zoegarner'],
    ['who is @zoegarner', 'is handle zoegarner'],
    ['zoe.garner@elmora.example?', 'is email zoe.garner@elmora.example'],
    ['email of zoe.garner@elmora.example', 'is email zoe.garner@elmora.example'],
    ['https://zoegarner.example/about', 'is link page:zoegarner.example/about'],
  ],
  'an address within a longer query identifies nobody': [
    ['node.js/typescript engineers in Berlin', 'engineers | in berlin | wish node.js, typescript'],
    ['vue.js/react developer', 'vue.js react developer'],
    ['developers at https://stripe.com/', 'developers | rest https, stripe'],
    ['people at https://stripe.com/', 'rest https, stripe'],
    [
      'engineers who use https://github.com/kubernetes',
      'engineers | wish kubernetes | rest use, https, github',
    ],
    ['@acme recruiters in London', 'acme recruiters | in london'],
    ['nurses in Leeds, reply to jane@acme.com', 'nurses | in leeds | rest reply, jane, acme'],
  ],
  'a well-known place needs no capital after and, or, with and about': [
    ['recruiters in tech and london', 'recruiters | in london | rest tech'],
    ['marketing and london based', 'marketing | in london'],
    ['nurses with berlin experience', 'nurses | in berlin'],
    ['python and paris', 'in paris | wish python'],
    ['writers about wildlife and rivers', 'writers | rest wildlife, rivers'],
  ],
  'quoted words and operands are required': [
    ['"tidal power" engineers', 'engineers | must tidal power | rest tidal, power'],
    ['python AND kubernetes', 'must python, kubernetes | wish python, kubernetes'],
    [
      '(java OR kotlin) developers NOT android',
      'developers | without android | must java / kotlin | wish java, kotlin',
    ],
    ['recruiter OR sourcer', 'recruiter, sourcer'],
    ['software engineers AND recruiters in London', 'software engineers, recruiters | in london'],
    ['nurses AND pediatric in Leeds', 'nurses | in leeds | must pediatric | rest pediatric'],
    ['sales AND marketing directors in Texas', 'marketing directors | in texas | rest sales'],
    ['engineers OR kafka', 'engineers | wish kafka'],
    ['people in Paris who know Rust OR Go', 'in paris | must rust / go | wish rust, go'],
    ['HR MANAGERS AND RECRUITERS IN LONDON', 'hr managers, recruiters | in london'],
    ['SOFTWARE ENGINEERS IN BERLIN OR BOSTON', 'software engineers | in berlin, boston'],
    ['recruiters and sourcers', 'recruiters, sourcers'],
  ],
  Italian: [
    ['ingegneri del software a Milano', 'ingegneri del software | in milano'],
    ['cerco avvocati a Torino', 'avvocati | in torino'],
    ['ricercatori presso Ferrari', 'ricercatori | at ferrari'],
    ['analisti di dati, preferibilmente con Python', 'analisti di dati | wish python'],
    ['infermieri senza Excel a Roma', 'infermieri | in roma | without excel'],
  ],
}

for (const [name, queries] of Object.entries(CLASSES))
  test.group(`search: ${name}`, () => {
    for (const [query, reading] of queries)
      test(`[SR-063] ${query}`, ({ assert }) => assert.equal(read(query), reading))
  })

const ADVERTISEMENT = `Senior Data Engineer
Location: Leeds
About us
Moorfield Energy builds software for network operators, traders and consultants across Europe.
What you will do
- Build pipelines with Python and Spark for analysts and data scientists
- Work with product managers, software engineers and the CTO
- Mentor junior engineers and report to the Head of Data
Requirements
- 5+ years of experience as a data engineer or backend developer
- Degree in computer science or similar
Benefits: 30 days of holiday, pension, equity. Apply with your CV, no recruiters please.`

test.group('search: job advertisements', () => {
  test('[SR-063] an advertisement is one role in one place', ({ assert }) => {
    const { roles, places, companies, excluded, rest } = parseQuery(ADVERTISEMENT)
    assert.deepEqual(
      [...roles, ...places].map(({ name }) => name),
      ['senior data engineer', 'leeds']
    )
    assert.isEmpty([...companies, ...excluded.roles, ...excluded.words, ...rest])
  })

  test('[SR-067] the workplace of a remote job ranks', ({ assert }) => {
    const { places, preferences } = parseQuery(ADVERTISEMENT.replace('Leeds', 'Leeds or remote'))
    assert.isEmpty(places)
    assert.deepEqual(
      preferences.places.map(({ name }) => name),
      ['leeds']
    )
  })
})
