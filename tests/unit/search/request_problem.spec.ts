import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  evidenceFilters,
  filterPaths,
  indexFilters,
  INDEX_FILTERS,
  requestProblem,
  SEARCH_TYPES,
  type SearchFilters,
  type SearchRequest,
} from '#domain/search/request'

const request = (changes: Partial<SearchRequest>): SearchRequest => ({
  type: 'fast',
  numResults: 10,
  filters: {},
  ...changes,
})
const problem = (changes: Partial<SearchRequest>, criteria = 0) =>
  requestProblem(request(changes), criteria)?.code ?? null

const headcount: SearchFilters = { company_size: { min: 10 } }
const staff: SearchFilters = { company: { employee_count: { gte: 10 } } }
const only = { title: { none_of: ['intern'] } }

test.group('search: rules of a request', () => {
  const TABLE: [string, string | null, Partial<SearchRequest>, number?][] = [
    ['a query alone', null, { query: 'nurses' }],
    ['a filter alone', null, { filters: { title: 'nurse' } }],
    ['an alternative alone', null, { filters: { location: { countries: ['Norway'] } } }],
    ['cities alone', null, { filters: { location: { cities: ['Oslo'] } } }],
    ['a filter and an exclusion', null, { filters: { title: { any_of: ['nurse'], none_of: ['head'] } } }],
    ['a filter beside an exclusion', null, { filters: { ...only, industry: 'health' } }],
    ['a query with an exclusion', null, { query: 'nurses', filters: only }],
    ['neither query nor filter', 'query_required', {}],
    ['a blank query', 'query_required', { query: ' \t\n ' }],
    ['empty filters', 'query_required', { filters: { title: {}, location: { cities: [] }, company: {} } }],
    ['freshness alone on fast', 'query_required', { maxAgeDays: 3 }],
    ['an exclusion alone', 'unsupported_request', { filters: only }],
    ['an exclusion alone on deep', 'unsupported_request', { type: 'deep', filters: only }],
    ['an exclusion alone, a blank query', 'unsupported_request', { query: ' ', filters: only }],
    ['a headcount alone on deep', 'unsupported_request', { type: 'deep', filters: headcount }, 1],
    ['a headcount on auto, with a query', null, { type: 'auto', query: 'nurses', filters: headcount }, 1],
    ['a headcount on deep, with a title', null, { type: 'deep', filters: { ...headcount, title: 'cto' } }, 1],
    ['a headcount on fast', 'unsupported_filters', { query: 'nurses', filters: headcount }, 1],
    [
      'a headcount of the company on instant',
      'unsupported_filters',
      { type: 'instant', query: 'x', filters: staff },
      1,
    ],
    ['a headcount of the company alone on fast', 'unsupported_filters', { filters: staff }, 1],
    [
      'schools on fast',
      'unsupported_filters',
      { query: 'x', filters: { education: { schools: { any_of: ['MIT'] } } } },
    ],
    [
      'past companies on fast',
      'unsupported_filters',
      { query: 'x', filters: { experience: { past_companies: { any_of: ['Acme'] } } } },
    ],
    [
      'a funding stage on fast',
      'unsupported_filters',
      { query: 'x', filters: { company: { funding_stage: { in: ['seed'] } } } },
    ],
    ['evidence before freshness', 'unsupported_filters', { query: 'x', filters: headcount, maxAgeDays: 1 }],
    ['freshness on fast', 'unsupported_freshness', { query: 'x', maxAgeDays: 30 }],
    ['freshness 0 on instant', 'unsupported_freshness', { type: 'instant', query: 'x', maxAgeDays: 0 }],
    ['freshness before the exclusion rule', 'unsupported_freshness', { filters: only, maxAgeDays: 1 }],
    ['freshness on auto', null, { type: 'auto', query: 'x', maxAgeDays: 0 }],
    ['five criteria on deep', null, { type: 'deep', query: 'x' }, 5],
    ['six criteria on deep', 'too_many_criteria', { type: 'deep', query: 'x' }, 6],
    ['six criteria on fast', null, { query: 'x' }, 6],
    ['six criteria before the exclusion rule', 'too_many_criteria', { type: 'auto', filters: only }, 6],
  ]
  for (const [title, code, changes, criteria] of TABLE)
    test(`${title}: ${code ?? 'accepted'}`, ({ assert }) => {
      assert.equal(problem(changes, criteria), code)
    })
})

const values = fc.option(fc.array(fc.string({ minLength: 1 }), { maxLength: 2 }), { nil: undefined })
const valueFilter = fc.oneof(fc.string({ minLength: 1 }), fc.record({ any_of: values, none_of: values }))
const filters: fc.Arbitrary<SearchFilters> = fc.record(
  {
    title: valueFilter,
    company: fc.oneof(valueFilter, fc.record({ employee_count: fc.constant({ gte: 1 }), none_of: values })),
    location: fc.oneof(valueFilter, fc.record({ countries: values, cities: values })),
    seniority: valueFilter,
    industry: valueFilter,
    company_size: fc.constant({ max: 5 }),
    education: fc.constant({ schools: { any_of: ['MIT'] } }),
  },
  { requiredKeys: [] }
)

test.group('search: filters of a request', () => {
  const TABLE: [SearchFilters, string[]][] = [
    [{}, []],
    [{ title: 'cto' }, ['title']],
    [{ title: { none_of: ['cto'] } }, ['title']],
    [{ title: { any_of: [] }, seniority: {} }, []],
    [{ industry: 'a', seniority: 'b', title: 'c' }, ['title', 'seniority', 'industry']],
    [{ location: { countries: ['Peru'] } }, ['location']],
    [{ location: { cities: ['Lima'], countries: [] } }, ['location']],
    [{ company: { any_of: ['Acme'], employee_count: { gte: 1 } } }, ['company', 'company.employee_count']],
    [{ company: { funding_stage: { in: ['seed'] } } }, ['company.funding_stage']],
    [{ company: 'Acme', company_size: { min: 1 } }, ['company', 'company_size']],
    [{ experience: {}, education: {} }, []],
    [{ experience: { past_companies: { any_of: ['Acme'] } } }, ['experience.past_companies']],
    [{ education: { schools: { any_of: ['MIT'] } } }, ['education.schools']],
  ]
  for (const [given, paths] of TABLE)
    test(`[SR-016 OP-008] ${JSON.stringify(given)} has the paths ${paths.join(', ') || 'none'}`, ({
      assert,
    }) => {
      assert.deepEqual(filterPaths(given), paths)
    })

  test('[SR-016] paths are the index filters and the evidence filters, each once', ({ assert }) => {
    fc.assert(
      fc.property(filters, (given) => {
        const paths = filterPaths(given)
        assert.deepEqual(paths, [...indexFilters(given), ...evidenceFilters(given)])
        assert.lengthOf(new Set(paths), paths.length)
        assert.isEmpty(indexFilters(given).filter((name) => !INDEX_FILTERS.includes(name)))
      })
    )
  })

  test('accepted requests have a query or filter, and instant and fast requests need no evidence', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SEARCH_TYPES),
        fc.option(fc.string(), { nil: undefined }),
        filters,
        fc.option(fc.nat(9), { nil: undefined }),
        fc.nat(8),
        (type, query, given, maxAgeDays, criteria) => {
          const code = problem({ type, query, filters: given, maxAgeDays }, criteria)
          const onIndex = type === 'instant' || type === 'fast'
          if (!query?.trim() && filterPaths(given).length === 0) assert.equal(code, 'query_required')
          if (code !== null) return
          assert.isTrue(Boolean(query?.trim()) || indexFilters(given).length > 0)
          if (onIndex) assert.isEmpty(evidenceFilters(given))
          if (onIndex) assert.isUndefined(maxAgeDays)
          else assert.isAtMost(criteria, 5)
        }
      )
    )
  })
})
