import { test } from '@japa/runner'
import fc from 'fast-check'
import { roleSequences, titleSequences } from '#domain/people/titles/titles'
import type { StoredPerson } from '#domain/search/people_document'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { rerank } from '#domain/search/ranking/rerank'
import { titleCloseness } from '#domain/search/ranking/title_closeness'
import type { SearchRequest } from '#domain/search/request'

const ask = (query: string): SearchRequest => ({ type: 'fast', numResults: 10, filters: {}, query })
const person = (name: string, facts: Partial<StoredPerson>): StoredPerson => ({
  person_id: name,
  name,
  ...facts,
})

/** Titles, the closest first. */
const CLOSER: [role: string, titles: string[]][] = [
  [
    'product manager',
    ['Product Manager', 'Senior Product Manager', 'Growth Product Manager', 'Product Designer'],
  ],
  ['project manager', ['Project Manager', 'Sr. Project Manager', 'PM']],
  ['site reliability engineer', ['Site Reliability Engineer', 'SRE', 'Database Site Reliability Engineer']],
  ['founder', ['Founder', 'Founder & CEO', 'Assistant to the Founder']],
  ['head of product', ['Head of Product', 'Head of Product, EMEA', 'Head of Product Marketing']],
]

test.group('search: reranking', () => {
  for (const [role, titles] of CLOSER)
    test(`[SR-024] closer to ${role}: ${titles.join(' > ')}`, ({ assert }) => {
      const asked = [{ name: role, sequences: roleSequences(role) }]
      const values = titles.map((title) => titleCloseness(titleSequences(title), asked))
      for (let i = 1; i < values.length; i++) assert.isBelow(values[i], values[i - 1], titles[i])
    })

  test('[SR-024] a newer, more complete record ranks first among equal titles', ({ assert }) => {
    const query = 'nurses'
    const found = [
      person('old', { title: 'Nurse', observed_at: '2020-01-01' }),
      person('new', {
        title: 'Nurse',
        observed_at: '2026-01-01',
        company: 'Acme',
        city: 'Leeds',
        industry: 'Hospital',
      }),
    ]
    assert.deepEqual(
      rerank(found, ask(query), parseQuery(query)).map(({ name }) => name),
      ['new', 'old']
    )
  })

  test('[SR-072] for a named person, the employer ranks before the spelling of the name', ({ assert }) => {
    const query = 'Zoe Garner at Elmora'
    const found = [
      person('Zoe Garner', { company: 'Bolt' }),
      person('Zoe Anna Garner', { company: 'Bolt' }),
      person('Zoë Garner', { company: 'Elmora Inc' }),
    ]
    assert.deepEqual(
      rerank(found, ask(query), parseQuery(query)).map(({ name }) => name),
      ['Zoë Garner', 'Zoe Garner', 'Zoe Anna Garner']
    )
  })

  test('[SR-024] only the order changes, and it is deterministic', () => {
    const some = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
    const people = fc.array(
      fc.record({
        title: some('Nurse', 'Senior Nurse', 'Founder & Nurse', 'CTO', ''),
        company: some('Acme', 'Elmora', ''),
        city: some('Portland', 'Berlin', ''),
        industry: some('Banking', 'Hospital'),
        observed_at: some('2026-01-01', '2024-05-05', 'never'),
      }),
      { maxLength: 20 }
    )
    const queries = fc.constantFrom(
      'nurses in portland',
      'fintech nurses or CTOs at Acme',
      'zoe garner at elmora',
      '',
      'nurses, ideally in Berlin'
    )
    fc.assert(
      fc.property(people, queries, (facts, query) => {
        const found = facts.map((one, i) => person(`p${i}`, one))
        const parsed = query ? parseQuery(query) : null
        const order = rerank(found, ask(query), parsed).map(({ name }) => name)
        if (new Set(order).size !== found.length || order.length !== found.length)
          throw new Error('not the same people')
        if (
          order.join() !==
          rerank(found, ask(query), parsed)
            .map(({ name }) => name)
            .join()
        )
          throw new Error('another order')
      })
    )
  })
})
