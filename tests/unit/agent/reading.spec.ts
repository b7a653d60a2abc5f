import { test } from '@japa/runner'
import fc from 'fast-check'
import { understand } from '#domain/agent/rules/read/understand'
import type { Request } from '#domain/agent/rules/request'

const read = (task: string, inputs: Record<string, unknown> = {}): Request =>
  understand({ task, inputs, history: [] })
const roles = ({ people }: Request) => (people?.roles ?? []).map(({ name }) => name)

test.group('agent: reading tasks', () => {
  for (const [task, subject, shape] of [
    ['Find ten heads of data at German insurers and their work e-mail', 'people', 'list'],
    ['How many software engineers are there in Spain?', 'people', 'count'],
    ['Does Torvik or Kelvan have more engineers?', 'people', 'compare'],
    ['Where does Zoe Garner work?', 'people', 'facts'],
    ['List fintech companies in Berlin', 'companies', 'list'],
    ['Which insurers are in Munich?', 'companies', 'list'],
    ['How many hospitals are there in France?', 'companies', 'count'],
    ['Which is bigger, Torvik or Kelvan Health?', 'companies', 'compare'],
    ['What is the oldest bank in Spain?', 'companies', 'compare'],
    ['When was Torvik Consulting founded?', 'companies', 'facts'],
    ['Who is the CEO of Torvik?', 'companies', 'facts'],
    ['Wie viele Mitarbeiter hat Torvik?', 'companies', 'facts'],
    ['¿Cuándo se fundó Torvik?', 'companies', 'facts'],
    ['Find code-host accounts that write Rust', 'accounts', 'list'],
    ['How many accounts worked on torvik-hq/api?', 'accounts', 'count'],
    ['How many commits has the account zoe-g4 made?', 'accounts', 'facts'],
    ['Summarise https://www.torvik.example/about', 'pages', 'facts'],
  ] as const)
    test(`${task} requests ${shape} of ${subject}`, ({ assert }) => {
      const request = read(task)
      assert.equal(request.subject, subject)
      assert.equal(request.shape, shape)
    })

  for (const task of [
    'Find 3 software engineers in San Francisco and their work e-mail',
    'find five nurses in san francisco and their phone numbers',
  ])
    test(`${task} names no company`, ({ assert }) => {
      const request = read(task)
      assert.equal(request.subject, 'people')
      assert.isEmpty(request.named.companies)
      assert.lengthOf(roles(request), 1)
      assert.lengthOf(request.contacts, 1)
    })

  for (const [task, count] of [
    ['Find ten nurses', 10],
    ['top 5 banks', 5],
    ['up to 3 people at Torvik', 3],
    ['a dozen engineers in Oslo', 12],
    ['zehn Ingenieure in Wien', 10],
    ['Find companies with more than 50 employees', null],
    ['Find companies founded after 2015', null],
    ['engineers with 10 years of experience', null],
    ['accounts with at least 100 commits', null],
    ['which one of them is bigger', null],
  ] as const)
    test(`${task} requests ${count ?? 'no number of'} results`, ({ assert }) =>
      assert.equal(read(task).count, count))

  test('reads industry, place, size, age and stage of companies', ({ assert }) => {
    assert.deepInclude(read('German insurers with more than 500 employees').kind!, {
      industries: ['insurance'],
      places: ['german'],
      headcount: { min: 501 },
    })
    assert.deepInclude(read('software companies in Lyon founded between 2010 and 2015').kind!, {
      industries: ['software'],
      places: ['lyon'],
      founded: { min: 2010, max: 2015 },
    })
    assert.deepEqual(read('companies that raised a Series B').kind!.stages, ['series_b'])
    assert.deepEqual(read('Unternehmen mit 50 bis 200 Mitarbeitern').kind!.headcount, { min: 50, max: 200 })
    assert.deepEqual(read('empresas de software en España').kind!.industries, ['software'])
  })

  test('distinguishes contacts, names and roles', ({ assert }) => {
    const one = read("What is Zoe Garner's personal e-mail at Elmora?")
    assert.deepEqual(one.contacts, ['personal_email'])
    assert.deepEqual(one.named.people, [{ name: 'Zoe Garner', company: 'Elmora' }])
    const list = read('Find the CTO and the head of sales at Elmora with phone numbers')
    assert.deepEqual(list.contacts, ['phone'])
    assert.deepEqual(list.named.companies, [{ name: 'Elmora' }])
    assert.sameMembers(roles(list), ['cto', 'head of sales'])
    assert.deepEqual(read('University of Ashmere: when was it founded?').named.companies, [
      { name: 'University of Ashmere' },
    ])
    assert.deepEqual(read('when was kelvan health founded').named.companies, [{ name: 'kelvan health' }])
  })

  test('reads people and companies from inputs of many shapes', ({ assert }) => {
    assert.deepEqual(
      read('Compare them', { companies: ['Torvik', { name: 'Kelvan', domain: 'kelvan.example' }] }).named
        .companies,
      [{ name: 'Torvik' }, { name: 'Kelvan', domain: 'kelvan.example' }]
    )
    assert.deepEqual(
      read('Find their phones', { leads: [{ fullName: 'x', full_name: 'Zoe Garner', employer: 'Elmora' }] })
        .named.people,
      [{ name: 'Zoe Garner', company: 'Elmora' }]
    )
    assert.deepEqual(read('Enrich', { emails: ['zoe@elmora.example'] }).named.people, [
      { email: 'zoe@elmora.example' },
    ])
  })

  test('reads any task and inputs without an error', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }),
        fc.dictionary(fc.string(), fc.jsonValue() as fc.Arbitrary<unknown>),
        (task, inputs) => {
          assert.isString(read(task, inputs).text)
        }
      ),
      { numRuns: 300 }
    )
  })

  test('reads a task of maximum length quickly', ({ assert }) => {
    const began = performance.now()
    for (const piece of [
      'find people and their e-mail at Acme, ',
      'a ',
      'e-mail ',
      '1 ',
      '((((',
      'and the and the ',
    ])
      read(piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000))
    assert.isBelow(performance.now() - began, 15_000)
  })
})
