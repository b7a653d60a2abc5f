import { test } from '@japa/runner'
import { read } from './read.js'
import { search, someone } from './search.js'

/** Queries by class, and their readings; `read` explains the notation. */
const CLASSES: Record<string, [query: string, reading: string][]> = {
  'a field of work without people, place or employer is a topic': [
    ['product design', 'rest product, design'],
    ['payroll and python', 'wish python | rest payroll'],
    ['data governance', 'rest data, governance'],
    ['test automation with selenium', 'wish selenium | rest test, automation'],
    ['payroll at Elmora', 'payroll | at elmora'],
    ['product design in Leeds', 'product design | in leeds'],
    ['payroll people', 'payroll'],
  ],
  'a field of work before another noun is a topic': [
    ['supply chain optimization', 'rest supply, chain, optimization'],
    ['supply chain optimization in Leeds', 'in leeds | rest supply, chain, optimization'],
  ],
  'the object of a verb is a topic': [
    ['studied botany, now does data science', 'rest botany, data, science'],
    ['women leading payroll teams in Africa', 'in africa | rest women, leading, payroll'],
  ],
  'a role noun that describes a thing is a topic': [
    ['developer productivity', 'rest developer, productivity'],
    [
      'founders in Leeds building developer tools',
      'founders | in leeds | wish developer tools | rest building',
    ],
    ['developer tools', 'wish developer tools'],
    ['teacher education in Texas', 'in texas | rest teacher, education'],
    ['developer documentation at Acme', 'at acme | rest developer, documentation'],
    ['nurse practitioners in Ohio', 'nurse practitioners | in ohio'],
    ['software engineer Elmora', 'software engineer | rest elmora'],
  ],
  'people for whom somebody works are a topic': [
    ['tools for data scientists', 'rest tools, data, scientists'],
    ['people who help nurses recover', 'rest nurses, recover'],
    ['mentoring junior welders', 'wish junior, entry | rest mentoring, welders'],
    ['someone who can mentor junior welders', 'wish junior, entry | rest mentor, welders'],
    ['looking for welders', 'welders'],
    ['recommendations for welders', 'welders | rest recommendations'],
    ['managing directors in Oslo', 'managing directors | in oslo'],
  ],
  'abbreviated and irregular role nouns': [
    ['devs in Oslo', 'devs | in oslo'],
    ['senior backend devs', 'senior backend devs'],
    ['VP Eng', 'vp eng'],
    ['sysadmins who paint', 'sysadmins | rest paint'],
    ['salesmen in Oslo', 'salesmen | in oslo'],
    ['congresswomen from Ohio', 'congresswomen | in ohio'],
    ['SQL Server DBAs', 'dbas | wish sql server'],
    ['house members from Ohio', 'house members | in ohio'],
    ['Utah house republicans', 'house republicans | in utah | wish house | rest republicans'],
    ['senate democrats on the water board', 'senate democrats | rest democrats, water, board'],
  ],
  'a country before a role is no second place': [
    ['US senators from Ohio', 'senators | in ohio'],
    ['US or Canada engineers in fintech', 'engineers | in us, canada | wish fintech'],
  ],
  'former jobs and signs': [
    ['bakers who used to be welders', 'bakers | wish welders'],
    ['folks in Leeds who used to be a welder', 'in leeds | wish welder'],
    ['welders @ Elmora', 'welders | at elmora'],
  ],
  'small words are no place, employer or part of a role': [
    ['welders serving in the navy', 'welders | rest navy'],
    ['architects in Leeds who do DDD', 'architects | in leeds | rest ddd'],
    ['senators who are also farmers', 'senators | wish farmers'],
  ],
}

for (const [name, queries] of Object.entries(CLASSES))
  test.group(`search: ${name}`, () => {
    for (const [query, reading] of queries)
      test(`[SR-063] ${query}`, ({ assert }) => {
        assert.equal(read(query), reading)
      })
  })

test.group('search: words that the index knows', () => {
  test('the name of a field is a role only if it is a whole title', async ({ assert }) => {
    const people = [
      someone('speaker', { title: 'Baker', summary: 'Talks about tidal graphs with python' }),
      someone('engineer', { title: 'Tidal Graph Engineer', summary: 'python' }),
    ]
    assert.sameMembers(await search(people, { query: 'tidal graphs with python' }), ['speaker', 'engineer'])
    const whole = [...people, someone('whole', { title: 'Tidal Graph', summary: 'python' })]
    assert.deepEqual(await search(whole, { query: 'tidal graphs with python' }), ['whole', 'engineer'])
  })

  test('a word is not corrected if texts contain another form of it', async ({ assert }) => {
    const people = [
      someone('reef', { summary: 'Studies a coral reef' }),
      someone('rees', { summary: 'Studies Rees and others' }),
    ]
    assert.equal((await search(people, { query: 'experts on coral reefs' }))[0], 'reef')
  })

  test('congresswomen hold the titles of a house of congress', async ({ assert }) => {
    const people = [
      someone('member', { title: 'United States Representative', state: 'Ohio' }),
      someone('baker', { title: 'Baker', state: 'Ohio' }),
    ]
    assert.deepEqual(await search(people, { query: 'congresswomen from Ohio' }), ['member'])
  })
})
