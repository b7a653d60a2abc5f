import { expect, test } from '@playwright/test'
import { claimsOf } from '../console/src/people/claims.js'
import type { PersonDetails } from '../console/src/people/people.js'
import { idsOf, rowsOf } from '../console/src/search/namesakes.js'
import type { Result } from '../console/src/search/search_state.js'

const result = (person_id: string, name: string, title: string | null, company = 'Acme') =>
  ({ person: { person_id, name, title, company } }) as Result

test('results with the name, title and employer of another are one row', () => {
  const rows = rowsOf([
    result('a', 'Ada Lind', 'Engineer'),
    result('b', 'Bo Ek', 'Engineer'),
    result('c', 'ada lind', 'engineer'),
    result('d', 'Ada Lind', 'Manager'),
  ])
  expect(rows.map(idsOf)).toEqual([['a', 'c'], ['b'], ['d']])
})

test('results without a title stay alone, because a name alone says little', () => {
  const rows = rowsOf([result('a', 'Ada Lind', null), result('b', 'Ada Lind', null)])
  expect(rows.map(idsOf)).toEqual([['a'], ['b']])
})

test('a claim shows quotes before records, and the newest quote first', () => {
  const statement = (url: string, observed_at: string) => ({
    ...{ fact: 'title', value: 'Engineer', confidence: 0.9, quote: `Engineer at ${url}` },
    ...{ url, observed_at },
  })
  const record = { source: 'crm', url: null, read_at: '2026-11-01', name: 'Ada Lind', title: 'Engineer' }
  const [claim] = claimsOf({
    statements: [
      statement('https://old.example', '2025-12-31'),
      statement('https://new.example', '2026-09-21'),
    ],
    records: [{ ...record, company: null, location: null }],
    sets: [],
    datasets: [],
  } as unknown as PersonDetails)
  expect(claim.fact).toBe('Job title')
  expect(claim.proofs.map(({ url, title }) => url || title)).toEqual([
    'https://new.example',
    'https://old.example',
    'crm',
  ])
})
