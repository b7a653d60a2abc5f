import { HOSTILE_SHAPES } from '#tests/support/hostile_strings'
import { type Asked, SERIAL } from '../scale/requests.js'

/**
 * The shapes that cost most per character. They were found by sending every shape to every declared
 * input.
 */
const WORST = [
  '"王" repeated',
  '"chief " repeated',
  '"de " repeated',
  '"baden " repeated',
  'random words',
  '"(" nested',
]

/**
 * Each text begins with a placeholder for a number. The load replaces it in each request, so that
 * the service never gets the same text twice.
 */
const shapes = HOSTILE_SHAPES.filter(({ name }) => WORST.includes(name)).map(({ make }) => ({
  make: (size: number) => `${SERIAL} ${make(size - SERIAL.length - 1)}`,
}))

const post = (path: string, body: unknown): Asked => ({
  method: 'POST',
  path,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/**
 * Requests of a hostile caller: long inputs, bodies that are expensive to reject, and the largest
 * response.
 */
export function attacks(): Asked[] {
  return [
    ...shapes.flatMap(({ make }) => {
      const list = { any_of: Array.from({ length: 10 }, () => make(300)) }
      const [query, task] = [make(2_000), make(20_000)]
      return [
        post('/v1/search', { query, type: 'fast', num_results: 150 }),
        post('/v1/search', { query, type: 'deep', num_results: 1 }),
        post('/v1/search', { query: 'engineer', type: 'instant', filters: { title: list, location: list } }),
        post('/v1/codehost/search', { query }),
        post('/v1/datasets', dataset(make)),
        post('/v1/sets/preview', { search: { query, count: 1 } }),
        post('/v1/people/company', { company: make(300) }),
        post('/v1/agent', { task, max_acu: 1, max_results: 1 }),
      ]
    }),
    post('/v1/search', '['.repeat(1_000_000)),
    post('/v1/search', `{"query":"${'\\u0041'.repeat(150_000)}"}`),
    post('/v1/search', `{${Array.from({ length: 70_000 }, (_, n) => `"k${n}":1`).join()}}`),
    { method: 'GET', path: '/openapi.json' },
  ]
}

function dataset(make: (size: number) => string) {
  const row = { name: make(300), company: make(300), extra: { note: make(2_000) } }
  return {
    entity: { type: 'person' },
    rows: Array.from({ length: 25 }, () => row),
    columns: [{ key: 'title' }, { key: 'location' }],
    deadline_ms: 5_000,
  }
}
