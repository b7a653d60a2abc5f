import { test } from '@japa/runner'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { PEOPLE } from './fixture.js'

/** Rejected requests: title, body, code, and the field named for an invalid body. */
const REFUSED: [string, object, string, string?][] = [
  ['[SR-006] neither query nor filter', {}, 'query_required'],
  ['[SR-006] a blank query', { query: '  ' }, 'query_required'],
  ['[SR-007] an unknown type', { query: 'x', type: 'turbo' }, 'validation_failed', 'type'],
  ['[SR-008] an unknown category', { query: 'x', category: 'companies' }, 'unsupported_category'],
  ['[SR-009] 151 results', { query: 'x', num_results: 151 }, 'validation_failed', 'num_results'],
  ['[SR-009] 0 results', { query: 'x', num_results: 0 }, 'validation_failed', 'num_results'],
  ['[SR-009] a number as text', { query: 'x', num_results: '10' }, 'validation_failed', 'num_results'],
  [
    '[SR-010] an unknown field',
    { query: 'x', contents: { fields: ['shoe_size'] } },
    'validation_failed',
    'contents.fields.0',
  ],
  [
    '[OP-015] a contact field',
    { query: 'x', contents: { fields: ['email.work'] } },
    'validation_failed',
    'contents.fields.0',
  ],
  ['[OP-016] an async mode', { query: 'x', mode: 'async' }, 'validation_failed', 'mode'],
  ['[ER-001] an unknown body key', { query: 'x', limit: 5 }, 'validation_failed', 'limit'],
  ['[ER-001] a query of a wrong type', { query: 5 }, 'validation_failed', 'query'],
  ['[ER-001] filters of a wrong type', { filters: 'title' }, 'validation_failed', 'filters'],
  ['[ER-001] a filter of a wrong type', { filters: { title: 5 } }, 'validation_failed', 'filters.title'],
  ['[OP-054] 2,001 characters of query', { query: 'x'.repeat(2001) }, 'validation_failed', 'query'],
  [
    '[SR-034] 11 values',
    { filters: { title: { any_of: Array(11).fill('a') } } },
    'validation_failed',
    'filters.title.any_of',
  ],
  [
    '[SR-034] 11 exclusions',
    { query: 'x', filters: { title: { none_of: Array(11).fill('a') } } },
    'validation_failed',
    'filters.title.none_of',
  ],
  ['[SR-032] a blank value', { query: 'x', filters: { title: ' ' } }, 'validation_failed', 'filters.title'],
  [
    '[SR-033] a blank exclusion',
    { query: 'x', filters: { industry: { none_of: ['\u3000'] } } },
    'validation_failed',
    'filters.industry.none_of.0',
  ],
  ['[SR-031] an unknown filter', { filters: { shoe_size: 'x' } }, 'unsupported_filters'],
  [
    '[SR-031] an unknown member of a filter',
    { filters: { title: { all_of: ['a'] } } },
    'unsupported_filters',
  ],
  [
    '[SR-061] company_domain',
    { query: 'x', filters: { company_domain: 'a.example' } },
    'unsupported_filters',
  ],
  ['[SR-061] radius_km', { query: 'x', filters: { radius_km: 5 } }, 'unsupported_filters'],
  [
    '[SR-061] radius_km inside location',
    { filters: { location: { any_of: ['Berlin'], radius_km: 5 } } },
    'unsupported_filters',
  ],
  ['[SR-061] tenure', { query: 'x', filters: { tenure: { min: 2 } } }, 'unsupported_filters'],
  [
    '[SR-057] employee_count',
    { query: 'x', filters: { company: { employee_count: { gte: 5 } } } },
    'unsupported_filters',
  ],
  ['[SR-057] company_size', { query: 'x', filters: { company_size: { min: 5 } } }, 'unsupported_filters'],
  [
    '[SR-057] funding_stage',
    { query: 'x', filters: { company: { funding_stage: { in: ['seed'] } } } },
    'unsupported_filters',
  ],
  [
    '[SR-057] past_companies',
    { query: 'x', filters: { experience: { past_companies: { any_of: ['A'] } } } },
    'unsupported_filters',
  ],
  [
    '[SR-057] schools',
    { query: 'x', filters: { education: { schools: { any_of: ['A'] } } } },
    'unsupported_filters',
  ],
  ['[SR-060] only an exclusion', { filters: { title: { none_of: ['intern'] } } }, 'unsupported_request'],
  ['[SR-076] freshness', { query: 'x', freshness: { max_age_days: 5 } }, 'unsupported_freshness'],
  [
    '[SR-074] a negative age',
    { query: 'x', freshness: { max_age_days: -1 } },
    'validation_failed',
    'freshness.max_age_days',
  ],
]

/** The same, for auto and deep only. */
const REFUSED_DEEP: [string, object, string, string?][] = [
  [
    '[SR-053] an unknown funding stage',
    { query: 'x', filters: { company: { funding_stage: { in: ['series_z'] } } } },
    'validation_failed',
    'filters.company.funding_stage.in.0',
  ],
  [
    '[SR-060] only an evidence filter',
    { filters: { company: { funding_stage: { in: ['seed'] } } } },
    'unsupported_request',
  ],
  ['[SR-061] tenure', { query: 'x', filters: { tenure: { min: 2 } } }, 'unsupported_filters'],
  [
    '[SR-058] five evidence filters and funding words',
    {
      query: 'engineers at series a startups',
      filters: {
        company: { employee_count: { gte: 5 }, funding_stage: { in: ['seed'] } },
        company_size: { min: 5 },
        experience: { past_companies: { any_of: ['A'] } },
        education: { schools: { any_of: ['B'] } },
      },
    },
    'too_many_criteria',
  ],
]

test.group('search requests', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await makeKey({ scopes: ['people:search'] })).secret
    await givePeople(PEOPLE)
  })

  const cases = [
    ...REFUSED.flatMap((row) => ['instant', 'fast'].map((type) => [row, type] as const)),
    ...REFUSED_DEEP.flatMap((row) => ['auto', 'deep'].map((type) => [row, type] as const)),
  ]
  for (const [[title, body, code, field], type] of cases)
    test(`${title}: ${code} (${type})`, async ({ client, assert }) => {
      const response = await client
        .post('/v1/search')
        .bearerToken(secret)
        .json({ type, ...body })
      response.assertStatus(422)
      const { error } = response.body()
      assert.equal(error.code, code, error.message)
      if (field) assert.include(Object.keys(error.details.fieldErrors), field)
    })

  test('an error names every wrong field, also a wrong filter beside a wrong number', async ({
    client,
    assert,
  }) => {
    const { secret } = await makeKey()
    const body = { query: 'x', num_results: 0, filters: { titel: { any_of: ['a'] }, seniority: 5 } }
    for (const [path, more] of [
      ['/v1/search', {}],
      ['/v1/people/similar', { query: undefined, person_id: 'per_x' }],
    ] as const) {
      const answer = await client
        .post(path)
        .bearerToken(secret)
        .json({ ...body, ...more })
      answer.assertStatus(422)
      const { fieldErrors } = answer.body().error.details
      assert.includeMembers(Object.keys(fieldErrors), ['num_results', 'filters.titel', 'filters.seniority'])
    }
  })

  test('[SR-001 SR-002 OP-040 SR-008 SR-009] accepts minimal requests', async ({ client, assert }) => {
    for (const path of ['/v1/search', '/v1/people/search'])
      for (const body of [
        { type: 'instant', query: 'engineers' },
        { type: 'fast', category: 'people', filters: { title: 'engineer' } },
        { type: 'instant', query: 'engineers', num_results: 150 },
      ]) {
        const response = await client.post(path).bearerToken(secret).json(body)
        response.assertStatus(200)
        assert.isNotEmpty(response.body().data.results)
      }
  })

  test('[SR-009] returns ten results by default', async ({ client, assert }) => {
    const body = { type: 'instant', filters: { location: { none_of: ['Nowhere'], countries: countries } } }
    const response = await client.post('/v1/search').bearerToken(secret).json(body)
    assert.lengthOf(response.body().data.results, 10)
  })

  test('[SR-034 OP-054] accepts ten values and 2,000 characters', async ({ client }) => {
    const filters = { title: { any_of: Array.from({ length: 10 }, (_, i) => `role ${i}`) } }
    const request = { type: 'instant', filters, query: 'x'.repeat(2000) }
    ;(await client.post('/v1/search').bearerToken(secret).json(request)).assertStatus(200)
  })

  for (const [filters, message] of [
    [{ title: { all_of: ['a'] } }, 'There is no filter title.all_of. Valid in title: any_of, none_of.'],
    [
      { company: { employee_count: { min: 3 } } },
      'There is no filter company.employee_count.min. Valid in company.employee_count: gte, lte.',
    ],
    [
      { shoe_size: 'x' },
      'There is no filter shoe_size. Valid filters: title, company, location, seniority, industry, company_size, experience, education.',
    ],
  ] as const)
    test(`[SR-031] lists the valid filters beside ${JSON.stringify(filters)}`, async ({ client, assert }) => {
      const response = await client.post('/v1/search').bearerToken(secret).json({ query: 'x', filters })
      assert.equal(response.body().error.message, message)
    })
})

const countries = [
  'Germany',
  'France',
  'United Kingdom',
  'United States',
  'Poland',
  'Norway',
  'Ireland',
  'Egypt',
]
