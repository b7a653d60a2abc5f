import { expect, test } from '@playwright/test'
import { stepsOf } from '../console/src/runs/steps'
import type { Run } from '../console/src/runs/runs'
import { matchOf } from '../console/src/search/proofs'
import type { Result, SearchResponse } from '../console/src/search/search_state'
import { conditionsOf } from '../console/src/search/why'

const PERSON = {
  person_id: 'per_1',
  name: 'Ada Berg',
  title: 'Senior Pilot',
  company: 'Aerolane',
  location: 'Bremen',
}
const result = { person: PERSON } as unknown as Result
const without = { data: {} } as SearchResponse
const title = {
  key: 'title',
  title: 'Job title: pilots',
  fact: 'title',
  words: ['pilot'],
  isRequired: false,
} as const
const asked = { ...title, words: [...title.words] }

test.describe('the conditions of a search', () => {
  const criteria = [
    { filter: 'title', value: 'pilots', hard: true, exclude: false },
    { filter: 'company', value: 'Acme', hard: true, exclude: true },
    { filter: 'skill', value: 'gliders', hard: false, exclude: false },
  ] as const

  test('are the facts that its query and its filters name, without what it excludes', () => {
    const filters = {
      location: { any_of: ['Bremen', 'Kiel'] },
      experience: { past_companies: { any_of: ['Acme'] } },
    }
    const titles = conditionsOf({ filters }, criteria).map((one) => one.title)
    expect(titles).toEqual(['Job title: pilots', 'Location: Bremen or Kiel', 'Worked at'])
  })
})

test.describe('what supports a condition', () => {
  test('is a quote of a page before the words of a record', () => {
    const known = {
      person_id: 'per_1',
      records: [
        {
          source: 'list',
          url: 'https://list.example/1',
          read_at: '2026-09-01T00:00:00Z',
          name: 'Ada Berg',
          title: 'Senior Pilot',
          company: null,
          location: null,
        },
      ],
      statements: [
        {
          fact: 'title',
          value: 'Pilot',
          confidence: 0.9,
          url: 'https://aero.example/',
          quote: 'Ada flies as a pilot.',
          observed_at: '2026-10-01T00:00:00Z',
        },
        {
          fact: 'company',
          value: 'Aerolane',
          confidence: 0.9,
          url: 'https://aero.example/',
          quote: 'Aerolane',
          observed_at: '2026-10-01T00:00:00Z',
        },
      ],
    }
    const match = matchOf(asked, { result, response: without, known })
    expect(match).toMatchObject({ words: 'Ada flies as a pilot.', isQuote: true, isMatch: true })
    expect(match.proofs.map(({ url }) => url)).toEqual(['https://aero.example/', 'https://list.example/1'])
  })

  test('is the quote that the search gives about this condition', () => {
    const snippet =
      'Ada Berg: role "pilots": “Senior Pilot at Aerolane”; place "Bremen": “in Bremen” (https://other.example/).'
    const response = {
      data: { grounding: { results: [{ person_id: 'per_1', url: 'https://aero.example/', snippet }] } },
    } as SearchResponse
    expect(matchOf(asked, { result, response })).toMatchObject({
      words: 'Senior Pilot at Aerolane',
      isQuote: true,
      proofs: [{ url: 'https://aero.example/' }],
    })
    const place = { key: 'p', title: 'Place', fact: 'location' as const, words: ['bremen'], isRequired: true }
    expect(matchOf(place, { result, response }).proofs[0].url).toBe('https://other.example/')
  })

  test('is the record word for word without pages, and says whether its words match', () => {
    expect(matchOf(asked, { result, response: without })).toEqual({
      ...{ words: 'Senior Pilot', isQuote: false, isMatch: true, proofs: [] },
    })
    expect(matchOf({ ...asked, words: ['nurse'] }, { result, response: without }).isMatch).toBe(false)
  })
})

test('the steps of an agent run pair each call with its result, and join the text of the answer', () => {
  const at = (second: number) => `2026-11-29T02:00:0${second}.000Z`
  const chunk = (seq: number, data: object) => ({ seq, type: 'agent.chunk', data, created_at: at(seq) })
  const run = {
    created_at: at(0),
    started_at: at(0),
    events: [
      chunk(1, {
        type: 'tool-input-available',
        toolCallId: 'a',
        toolName: 'people_search',
        input: { query: 'pilots', filters: {} },
      }),
      chunk(2, { type: 'tool-output-available', toolCallId: 'a', output: { results: [1, 2] } }),
      chunk(3, { type: 'text-delta', delta: 'I ' }),
      chunk(4, { type: 'text-delta', delta: 'found' }),
      { seq: 5, type: 'run.completed', data: {}, created_at: at(5) },
    ],
  } as unknown as Run
  const steps = stepsOf(run, undefined, new Map([['a', 2]]))
  expect(steps.map(({ text }) => text)).toEqual([
    'Requested',
    'Started',
    'Called people_search',
    'Wrote the answer',
    'Completed',
  ])
  expect(steps[2]).toMatchObject({ from: at(1), at: at(2), credits: 2, detail: '“pilots” → 2 results' })
  expect(steps[3]).toMatchObject({ from: at(3), at: at(4) })
})
