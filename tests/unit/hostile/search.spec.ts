import { test } from '@japa/runner'
import { criteriaOf } from '#domain/search/criteria'
import { planSearch } from '#domain/search/planning/plan'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { tokenise } from '#domain/search/query_language/tokens'
import { discoveryQueries } from '#domain/search/verification/discover'
import { placeWords } from '#domain/search/verification/place_words'
import { assertLinear } from '#tests/support/hostile_strings'

const filters = (value: string) => ({
  title: value,
  company: { any_of: [value] },
  location: { any_of: [value], cities: [value] },
  seniority: value,
  industry: { none_of: [value] },
  experience: { past_companies: { any_of: [value] } },
  education: { schools: { any_of: [value] } },
})

const WORK: Record<string, (text: string) => unknown> = {
  tokenise,
  parseQuery,
  criteriaOf,
  'planSearch of a query': (text) => planSearch({ query: text, type: 'fast', numResults: 10, filters: {} }),
  'planSearch of filters': (text) => planSearch({ type: 'fast', numResults: 10, filters: filters(text) }),
  placeWords,
  discoveryQueries: (text) =>
    discoveryQueries({ query: text, type: 'auto', numResults: 10, filters: filters(text) }, parseQuery(text)),
}

test.group('hostile text: searches', () => {
  for (const [name, work] of Object.entries(WORK))
    test(name, ({ assert }) => assertLinear(assert, name, work))

  test('a query of 2,000 Chinese characters is read in 50 ms of work', ({ assert }) => {
    const query = '中文搜索引擎王小明北京上海'.repeat(160).slice(0, 2_000)
    assert.isBelow(
      leastCpuMs(() => parseQuery(query)),
      50
    )
  })
})

/** The processor time of the fastest of several runs: others on the machine do not count. */
function leastCpuMs(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 8; i++) {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}
