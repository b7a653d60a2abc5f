import { test } from '@japa/runner'
import { read } from './read.js'
import { search, someone } from './search.js'

/** Queries by class, and their readings; `read` explains the notation. */
const CLASSES: Record<string, [query: string, reading: string][]> = {
  'the place of a school is no home, in any case and language': [
    ['professor da universidade de coimbra', 'professor | from universidade de coimbra'],
    ["enseignant à l'université de nantes", 'enseignant | from universite de nantes'],
    ['docente all’università di bologna', 'docente | from universita di bologna'],
    ['ohio state university welders', 'welders | from ohio state university'],
    ['dozent an der fh aachen', 'dozent | from fh aachen'],
    ['nurses from the university of oslo', 'nurses | from university of oslo'],
    ['professors at University of Texas at Austin', 'professors | at university of texas at austin'],
    ['nurses at universities in Oslo', 'nurses | in oslo | rest universities'],
    ['welders not from uni wien', 'welders | not at uni wien'],
  ],
  'schools and former employers rank, in lower case': [
    ['welders who went to elmora', 'welders | wish ex elmora'],
    ['graduated from elmora, lives in oslo', 'in oslo | wish ex elmora'],
    ['studied physics at heidelberg', 'wish ex heidelberg | rest physics'],
    ['did a phd at elmora', 'wish ex elmora | rest phd'],
    ['phds from berlin', 'in berlin | rest phds'],
    ['absolventen der uni wien', 'wish ex uni wien'],
    ["diplômé de l'elmora", 'wish ex elmora'],
    ['estudió en la elmora', 'wish ex elmora'],
    ['formado pela elmora', 'wish ex elmora'],
    ['laureato al politecnico di milano', 'wish ex politecnico di milano'],
    ['ingenieros que trabajaron en elmora', 'ingenieros | wish ex elmora'],
    ['trabajó en google', 'wish ex google'],
    ['ancien de elmora à paris', 'in paris | wish ex elmora'],
    ['ingenieros que trabajaron en lima', 'ingenieros | in lima'],
  ],
  'names of employers in lower case end at a mark or a city': [
    ['people at elmora.com', 'at elmora.com'],
    ['welders @ elmora.com oslo', 'welders | at elmora.com | in oslo'],
    ['interns at blue elk salzburg', 'interns | at blue elk | in salzburg'],
    ['congressman from district 7 tennessee', 'congressman | in tennessee | rest district'],
  ],
  'demonyms after a preposition are languages': [
    ['talks in portuguese', 'rest talks, portuguese'],
    ['charlas en portugués sobre seguridad', 'rest portugues, seguridad'],
    ['welders in germany', 'welders | in germany'],
    ['portuguese welders', 'welders | in portuguese'],
  ],
  'what somebody talks about is no role': [
    ['articles about hiring managers', 'rest articles, managers'],
    ['people who gave talks about crane operators', 'rest gave, talks, crane, operators'],
    ['find information about welders', 'welders | rest information'],
  ],
  'institutions and languages are no names of people': [
    ['georgia house of representatives', 'house of representatives | in georgia | wish house'],
    ['german speaking product manager oslo', 'german speaking product manager | in oslo'],
  ],
  'chambers prefer the titles of their members': [
    ['ohio senate', 'in ohio | wish senate | rest senate'],
    ['members of the arizona legislature', 'in arizona | wish legislature | rest legislature'],
    [
      'who sits on the energy committee of the texas house',
      'in texas | wish house | rest sits, energy, committee, house',
    ],
    ['house painters in ohio', 'house painters | in ohio'],
    ['assembly line workers in ohio', 'assembly line workers | in ohio'],
  ],
  'verbs are no places': [['doctora que usa python', 'doctora | wish python']],
}

for (const [group, cases] of Object.entries(CLASSES))
  test.group(`search: ${group}`, () => {
    for (const [query, reading] of cases)
      test(`[SR-063 SR-064 SR-065] ${query}`, ({ assert }) => assert.equal(read(query), reading))
  })

test.group('search: employers that the index knows', () => {
  const oslo = { city: 'Oslo', country: 'Norway' }
  const people = [
    someone('staff', { title: 'Welder, engineer', company: 'Elmora', ...oslo }),
    someone('other', { title: 'Welder, engineer', company: 'Acme', summary: 'Used to like Elmora', ...oslo }),
  ]

  for (const query of [
    'welder, elmora, oslo',
    'elmora - welder',
    'Welder | Elmora | Oslo',
    'welder - elmora - oslo',
  ])
    test(`[SR-064] a part of a list with a role: ${query}`, async ({ assert }) =>
      assert.deepEqual(await search(people, { query }), ['staff']))

  for (const query of ['engenheira na elmora', 'ingeniera en la elmora', 'ingeniera que trabaja en elmora'])
    test(`[SR-064] after a role or a verb of work: ${query}`, async ({ assert }) =>
      assert.deepEqual(await search(people, { query }), ['staff']))

  test('[SR-064] words at which nobody works only rank', async ({ assert }) => {
    assert.sameMembers(await search(people, { query: 'welder, pipes, oslo' }), ['staff', 'other'])
    assert.lengthOf(await search(people, { query: 'engenheira na fabrica' }), 2)
  })

  test('[SR-064] the parts of a long query or a sentence are no employers', async ({ assert }) => {
    const long = 'Welder for a very large yard of ships in the north, elmora, oslo'
    for (const query of [long, 'Welder in Oslo. Elmora'])
      assert.sameMembers(await search(people, { query }), ['staff', 'other'])
  })

  test('[SR-064] a place, a sector and an excluded word are no employers', async ({ assert }) => {
    const named = [...people, someone('bank', { title: 'Welder', company: 'Banking', ...oslo })]
    assert.lengthOf(await search(named, { query: 'welder, banking, oslo' }), 3)
    assert.lengthOf(await search(people, { query: 'ingeniera que no trabaja en elmora' }), 2)
  })
})
