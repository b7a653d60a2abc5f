import { test } from '@japa/runner'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { read } from './read.js'
import { search, someone } from './search.js'

/** Queries by class, and their readings; `read` explains the notation. */
const CLASSES: Record<string, [query: string, reading: string][]> = {
  'former employers rank, in seven languages': [
    ['engineers who used to work at Elmora', 'engineers | wish ex elmora'],
    ['ehemalige Mitarbeiter von Elmora', 'wish ex elmora'],
    ['Ingenieure, die früher bei Elmora gearbeitet haben', 'ingenieure | wish ex elmora'],
    ['anciens employés de Elmora', 'wish ex elmora'],
    ['ingénieurs qui ont travaillé chez Elmora', 'ingenieurs | wish ex elmora'],
    ['exempleados de Elmora', 'wish ex elmora'],
    ['ingenieros que trabajaron en Elmora', 'ingenieros | wish ex elmora'],
    ['ex funcionários da Elmora', 'wish ex elmora'],
    ['engenheiros que trabalharam na Elmora', 'engenheiros | wish ex elmora'],
    ['ex dipendenti di Elmora', 'wish ex elmora'],
    ['ingegneri che hanno lavorato in Elmora', 'ingegneri | wish ex elmora'],
    ['voormalige medewerkers van Elmora', 'wish ex elmora'],
    ['ingenieurs die bij Elmora hebben gewerkt', 'ingenieurs | wish ex elmora'],
  ],
  'present employers stay hard': [
    ['Mitarbeiter von Elmora in Köln', 'at elmora | in koln'],
    ['ingenieros que trabajan en Elmora', 'ingenieros | at elmora'],
    ['ingénieurs qui travaillent chez Elmora', 'ingenieurs | at elmora'],
    ['Ingenieure bei Elmora', 'ingenieure | at elmora'],
    ['ingenieros que trabajaron en Lima', 'ingenieros | in lima'],
  ],
  'schools rank, in seven languages': [
    ['Elmora grads working on pumps', 'wish ex elmora | rest pumps'],
    ['Georgia Tech masters', 'wish ex georgia tech'],
    ['scrum masters in Georgia', 'scrum masters | in georgia | wish scrum'],
    ['Absolventen der TU Köln', 'wish ex tu koln'],
    ['Leute, die an der TU Köln studiert haben', 'wish ex tu koln'],
    ["diplômés de l'École Elmora", 'wish ex ecole elmora'],
    ['graduados de la Universidad de Elmora', 'wish ex universidad de elmora'],
    ['quienes estudiaron en la UNE', 'wish ex une'],
    ['graduados pela UFE', 'wish ex ufe'],
    ['laureati alla Elmora', 'wish ex elmora'],
    ['laureati del Politecnico di Bari', 'wish ex politecnico di bari'],
    ['mensen die aan de TU Delft hebben gestudeerd', 'wish ex tu delft'],
  ],
  'a field of experience or studies is no role': [
    ['12 years in software development', 'wish senior, staff, principal | rest software, development'],
    ['PhD in physics from Elmora', 'wish ex elmora | rest phd, physics'],
    ['people in customer success in Tampa', 'customer success | in tampa'],
  ],
  'words of other languages are no place': [
    ['ontwikkelaars met ervaring in de zorg', 'ontwikkelaars | rest ervaring, zorg'],
    ['engineers in la', 'engineers | in la'],
    ['lawyers specializing in maritime law', 'lawyers | rest maritime, law'],
    ['Italian-speaking accountants in Zurich', 'italian speaking accountants | in zurich'],
  ],
}

for (const [name, queries] of Object.entries(CLASSES))
  test.group(`search: ${name}`, () => {
    for (const [query, reading] of queries)
      test(`[SR-063] ${query}`, ({ assert }) => assert.equal(read(query), reading))
  })

const YEARS: [query: string, years: number][] = [
  ['welders with over ten years of experience', 10],
  ['welders with two decades of experience', 20],
  ['mehr als zehn Jahre Erfahrung', 10],
  ["soudeurs avec plus de quinze ans d'expérience", 15],
  ['soldadores con más de 10 años de experiencia', 10],
  ['soldadores com mais de dez anos de experiência', 10],
  ['saldatori con più di dieci anni di esperienza', 10],
  ['lassers met ruim tien jaar ervaring', 10],
  ['a decade of welding', 10],
  ['winners of the last decade', 0],
  ['welders who are ten years old', 0],
]

test.group('search: years of experience', () => {
  for (const [query, years] of YEARS)
    test(`[SR-063] ${query}`, ({ assert }) => {
      const { preferences, rest } = parseQuery(query)
      assert.equal(preferences.years, years)
      if (years > 0) assert.notIncludeMembers(rest, ['erfahrung', 'experiencia', 'mas', 'jahre', 'decade'])
    })

  test('[SR-063] texts that state as many years rank first, other numbers do not', async ({ assert }) => {
    const people = [
      someone('young', { summary: 'A 35-year-old welder, ten years old when it began.' }),
      someone('later', { summary: 'A welder. In the last 30 years ships grew.' }),
      someone('many', { summary: 'A welder with over 25 years of experience.' }),
      someone('decades', { summary: 'A welder for more than three decades.' }),
      someone('few', { summary: 'A welder with 5 years of experience.' }),
    ]
    const found = await search(people, { query: '25+ years of experience in welding' })
    assert.sameMembers(found.slice(0, 2), ['many', 'decades'])
  })

  test('stated years count more than a matching word', async ({ assert }) => {
    const others = Array.from({ length: 9 }, (_, i) =>
      someone(`other ${i}`, { summary: 'A baker of bread.' })
    )
    const people = [
      ...others,
      someone('word', { summary: 'A person of welding.' }),
      someone('years', { summary: 'A career with 30 years of experience.' }),
    ]
    const found = await search(people, { query: '25+ years of experience in welding' })
    assert.deepEqual(found.slice(0, 2), ['years', 'word'])
  })
})

test.group('search: schools and former employers in texts', () => {
  test('[SR-063] a text that names the school or former employer ranks below a stated one', async ({
    assert,
  }) => {
    const people = [
      someone('neither', { title: 'Pilot', summary: 'A graduate.' }),
      someone('told', { title: 'Pilot', summary: 'She left Mit Elmora in 2019.' }),
      someone('listed', { title: 'Pilot', experience: [{ company: 'Mit Elmora', end: '2019' }] }),
    ]
    assert.deepEqual(await search(people, { query: 'pilots who used to work at Mit Elmora' }), [
      'listed',
      'told',
      'neither',
    ])
  })
})
