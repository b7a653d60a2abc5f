import { test } from '@japa/runner'
import { criteriaOf } from '#domain/search/criteria'
import { planSearch } from '#domain/search/planning/plan'
import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { tokenise } from '#domain/search/query_language/tokens'
import { discoveryQueries } from '#domain/search/verification/discover'
import { placeWords } from '#domain/search/verification/place_words'
import { assertLinear, HOSTILE_SHAPES, leastCpuMs } from '#tests/support/hostile_strings'
import { slowness } from '#tests/support/machine_speed'

const filters = (value: string) => ({
  title: value,
  company: { any_of: [value] },
  location: { any_of: [value], cities: [value] },
  seniority: value,
  industry: { none_of: [value] },
  experience: { past_companies: { any_of: [value] } },
  education: { schools: { any_of: [value] } },
})

/** Other tests measure parsing. So work on a parsed query may use the one of an earlier call. */
const parsed = new Map<string, ParsedQuery>()
function parsedOnce(text: string): ParsedQuery {
  let known = parsed.get(text)
  if (!known) parsed.set(text, (known = parseQuery(text)))
  return known
}

const WORK: Record<string, (text: string) => unknown> = {
  tokenise,
  parseQuery,
  criteriaOf: (text) => criteriaOf(parsedOnce(text)),
  'planSearch of a query': (text) =>
    planSearch({ query: text, type: 'fast', numResults: 10, filters: {}, parsed: parsedOnce(text) }),
  'planSearch of filters': (text) =>
    planSearch({ type: 'fast', numResults: 10, filters: filters(text), parsed: null }),
  placeWords,
  discoveryQueries: (text) =>
    discoveryQueries({ query: text, type: 'auto', numResults: 10, filters: filters(text) }, parsedOnce(text)),
}

test.group('hostile text: searches', () => {
  // Requests have up to 2,000 characters, filter values up to 300.
  for (const [name, work] of Object.entries(WORK))
    test(name, ({ assert }) => assertLinear(assert, name, work, { sizes: [500, 2_000] }))

  test('parseQuery of more text than the interface accepts', ({ assert }) =>
    assertLinear(assert, 'parseQuery', parseQuery, { shapes: HOSTILE_SHAPES.filter((_, i) => i % 4 === 0) }))

  for (const unit of ['not ', 'not(', '中,'])
    test(`parses a query of 2,000 characters of ${unit} with 50 ms of CPU time`, ({ assert }) => {
      const query = unit.repeat(2_000 / unit.length)
      assert.isBelow(
        leastCpuMs(() => parseQuery(query)),
        50 * slowness()
      )
    })

  test('parses a query of 2,000 Chinese characters with 50 ms of CPU time', ({ assert }) => {
    const query = '中文搜索引擎王小明北京上海'.repeat(160).slice(0, 2_000)
    assert.isBelow(
      leastCpuMs(() => parseQuery(query)),
      50 * slowness()
    )
  })
})
