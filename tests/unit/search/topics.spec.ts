import { test } from '@japa/runner'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { read } from './read.js'
import { search, someone } from './search.js'

/** Queries by class, and their readings; `read` explains the notation. */
const CLASSES: Record<string, [query: string, reading: string][]> = {
  'politicians are preferred, lawmakers required, in seven languages': [
    ['politicians who care about rivers', 'wish politicians | rest politicians, care, rivers'],
    ['Politiker aus Bayern', 'in bayern | wish politiker | rest politiker'],
    ['politiciens de Bretagne', 'in bretagne | wish politiciens | rest politiciens'],
    ['políticos do Paraná', 'in parana | wish politicos | rest politicos'],
    ['politici della Lombardia', 'in lombardia | wish politici | rest politici'],
    ['lawmakers in Ohio', 'lawmakers | in ohio'],
    ['Abgeordnete aus Sachsen', 'abgeordnete | in sachsen'],
    ['députés de Normandie', 'deputes | in normandie'],
    ['diputados de Córdoba', 'diputados | in cordoba'],
    ['kamerleden in Groningen', 'kamerleden | in groningen'],
  ],
  'an event is no place and no employer': [
    ['people who spoke at Fernconf Lisbon', 'rest spoke, fernconf, lisbon'],
    ['hat auf der FernDays Wien gesprochen', 'rest ferndays, wien'],
    ['ha parlato a FernDay Italia', 'rest fernday, italia'],
    ['falou na FernConf Brasil', 'rest fernconf, brasil'],
    ['speakers in Vienna', 'in vienna | rest speakers'],
    ['engineers at Elmora Vienna', 'engineers | at elmora vienna'],
  ],
  'nouns for any specialist are no role': [
    ['specialists in rare diseases', 'rest specialists, rare, diseases'],
    ['Spezialisten für Pumpen', 'rest spezialisten, pumpen'],
    ['SEO specialists', 'seo specialists'],
  ],
  'a verb of becoming is no part of a role': [
    ['people who became welders late', 'welders | rest became, late'],
    ['nurses who became lawyers', 'nurses | wish lawyers | rest became'],
  ],
  'roles and fields of other languages': [
    ['développeurs mobiles en France', 'developpeurs mobiles | in france'],
    ['Mobilentwickler in Deutschland', 'mobilentwickler | in deutschland'],
    ['desenvolvedores no Brasil', 'desenvolvedores | in brasil'],
    ['sénateurs et représentants du Texas', 'senateurs, representants | in texas'],
    ['republikanische Senatoren in Utah', 'senatoren | in utah | rest republikanische, republican'],
    ['Experten für Datenschutz', 'rest datenschutz, data, protection, privacy'],
    ['esperti di robotica', 'wish robotics | rest robotica, robotics'],
    ['mensen die kinderen wiskunde leren', 'rest kinderen, wiskunde, leren, children, mathematics'],
  ],
  'a short form before a vowel is a word of its own': [
    ["sénateurs de l'Ohio", 'senateurs | in ohio'],
    ['ingénieurs d’Italie', 'ingenieurs | in italie'],
    ["welders dell'università di Bologna", 'welders | from universita di bologna'],
    ["chez L'Elmora", "at l'elmora"],
    ["Ada d'Elmora", "named Ada d'Elmora"],
  ],
  'small words of other languages do not rank': [
    ['comment parler de pumpen quand on weld', 'rest pumpen, weld'],
    ['Vorträge über Pumpen im Werk', 'rest pumpen, werk'],
    ['comment threads', 'rest comment, threads'],
  ],
  'a holder of a degree is no name': [
    ['elmora phds', 'rest elmora, phds'],
    ['ada phds', 'rest ada, phds'],
  ],
  'people without a party are no role': [
    ['independents in the Texas senate', 'in texas | wish senate | rest independents, senate'],
  ],
  'the people whom a role leads are no second role': [
    ['mentors of junior welders', 'mentors'],
    ['mentors and welders', 'mentors, welders'],
  ],
  'people with whom somebody deals are no role': [
    ['politicians dealing with soldiers', 'wish politicians | rest politicians, dealing, soldiers'],
  ],
  'nouns for the staff of a company name it': [
    ['ex-Elmorers in Oslo', 'in oslo | wish ex elmorers, ex elmor'],
    ['ex-Googlers', 'wish ex googlers, ex google'],
  ],
  'what people are good at is no employer': [
    ['good at explaining tides', 'rest good, explaining, tides'],
    ['people who win at chess', 'rest win, chess'],
    ['welders good at Elmora', 'welders | at elmora | rest good'],
    ['stopping people from cheating in exams', 'rest stopping, cheating, exams'],
    ['people from elmora', 'from elmora'],
  ],
}

for (const [name, queries] of Object.entries(CLASSES))
  test.group(`search: ${name}`, () => {
    for (const [query, reading] of queries)
      test(`[SR-063] ${query}`, ({ assert }) => assert.equal(read(query), reading))
  })

test.group('search: topics in other languages', () => {
  test('[SR-063] the meaning of a field is compared in English', ({ assert }) => {
    assert.equal(
      parseQuery('experts en intelligence artificielle').topic,
      'experts en artificial intelligence'
    )
  })

  test('[SR-063] an English text is found by a field in another language', async ({ assert }) => {
    const people = [
      someone('other', { summary: 'Bakes bread.' }),
      someone('match', { summary: 'Writes about human rights.' }),
    ]
    for (const query of ['menschenrechte', 'droits de l’homme', 'derechos humanos', 'diritti umani'])
      assert.deepEqual(await search(people, { query }), ['match'], query)
  })

  test('[SR-063] a bare word for developers finds developers of any kind', async ({ assert }) => {
    const people = [
      someone('game', { title: 'Game Developer' }),
      someone('software', { title: 'Software Developer' }),
      someone('other', { title: 'Game Tester' }),
    ]
    for (const query of ['Entwickler', 'développeurs', 'desarrolladores', 'sviluppatori', 'ontwikkelaars'])
      assert.sameMembers(await search(people, { query }), ['game', 'software'], query)
  })

  test('[SR-063] politicians rank by their titles', async ({ assert }) => {
    const people = [
      someone('baker', { title: 'Baker', summary: 'Politicians love rivers.' }),
      someone('senator', { title: 'State Senator', summary: 'Cares for rivers.' }),
    ]
    assert.deepEqual(await search(people, { query: 'politicians who care about rivers' }), [
      'senator',
      'baker',
    ])
  })
})
