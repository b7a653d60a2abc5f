import { test } from '@japa/runner'
import fc from 'fast-check'
import type { CompanyRecord } from '#domain/people/companies/company_record'
import type { Person, PersonRecord } from '#domain/people/person_record'
import { foldCompany } from '#domain/people/records/fold_company'
import { foldPerson } from '#domain/people/records/fold_person'

const in_ = (year: number, fields: Partial<PersonRecord>): PersonRecord => ({
  name: 'Zoe Quist',
  source: `s${year}`,
  observed_at: `${year}-01-01T00:00:00.000Z`,
  ...fields,
})

const CASES: [title: string, records: PersonRecord[], view: Partial<Person>][] = [
  [
    'the newest value wins',
    [in_(2024, { summary: 'old' }), in_(2026, { summary: 'new' })],
    { summary: 'new', records: 2 },
  ],
  [
    "the person's own statement precedes newer records, and majorities about the place",
    [
      in_(2024, {
        title: 'Clerk',
        company: 'Wrong Works',
        city: 'Lyon',
        country: 'France',
        summary: 'other',
      }),
      in_(2025, { title: 'Clerk', company: 'Wrong Works', city: 'Lyon', country: 'France' }),
      in_(2026, { title: 'Clerk', company: 'Wrong Works', city: 'Lyon', country: 'France' }),
      in_(2020, { source: 'right-of-reply', title: 'Cellist', company: 'Night Orchestra', city: 'Oslo' }),
    ],
    { title: 'Cellist', company: 'Night Orchestra', city: 'Oslo', summary: 'other' },
  ],
  [
    'blanks are filled from older records',
    [in_(2024, { website: 'https://z.example' }), in_(2026, { summary: 'new' })],
    { website: 'https://z.example', summary: 'new' },
  ],
  [
    'undated records are the oldest',
    [{ name: 'Zoe', summary: 'undated' }, in_(2020, { summary: 'dated' })],
    { summary: 'dated', name: 'Zoe Quist', names: ['Zoe'] },
  ],
  [
    "one job's title never stands with another's employer",
    [in_(2024, { title: 'CTO', company: 'Acme' }), in_(2026, { company: 'Lumo' })],
    { title: undefined, company: 'Lumo' },
  ],
  [
    'a newer title without employer keeps the last known employer',
    [in_(2024, { title: 'CTO', company: 'Acme' }), in_(2026, { title: 'CEO' })],
    { title: 'CEO', company: 'Acme' },
  ],
  [
    'two agreeing sources outweigh a slightly newer place',
    [
      { name: 'Zoe', source: 'a', city: 'Berlin', observed_at: '2026-03-08T00:00:00Z' },
      { name: 'Zoe', source: 'b', city: 'Berlin', country: 'Germany', observed_at: '2025-10-31T00:00:00Z' },
      { name: 'Zoe', source: 'c', city: 'Portland', state: 'OR', observed_at: '2026-04-18T00:00:00Z' },
    ],
    { city: 'Berlin', country: 'Germany', state: undefined },
  ],
  [
    'a much newer place outweighs them',
    [
      { name: 'Zoe', source: 'a', city: 'Berlin', observed_at: '2024-03-08T00:00:00Z' },
      { name: 'Zoe', source: 'b', city: 'Berlin', country: 'Germany', observed_at: '2023-10-31T00:00:00Z' },
      { name: 'Zoe', source: 'c', city: 'Portland', state: 'OR', observed_at: '2026-04-18T00:00:00Z' },
    ],
    { city: 'Portland', state: 'OR' },
  ],
  [
    'a record of the same employer adds the title',
    [in_(2024, { title: 'CTO', company: 'Acme Inc.', seniority: 'cxo' }), in_(2026, { company: 'ACME' })],
    { title: 'CTO', company: 'ACME', seniority: 'cxo' },
  ],
  [
    'a record with the same title adds the employer',
    [
      in_(2024, { title: 'CTO', company: 'Acme', company_domain: 'acme.example' }),
      in_(2026, { title: 'Chief Technology Officer' }),
    ],
    { title: 'Chief Technology Officer', company: 'Acme', company_domain: 'acme.example' },
  ],
  [
    'a domain identifies its employer',
    [
      in_(2024, { company: 'Acme Foods Ltd' }),
      in_(2026, { title: 'CEO', company_domain: 'acmefoods.example' }),
    ],
    { title: 'CEO', company: 'Acme Foods Ltd', company_domain: 'acmefoods.example' },
  ],
  [
    'the seniority of an earlier title is dropped',
    [
      in_(2024, { title: 'Intern', company: 'Acme', seniority: 'entry' }),
      in_(2026, { title: 'CEO', company: 'Acme' }),
    ],
    { title: 'CEO', seniority: undefined },
  ],
  [
    'the industry belongs to the employer',
    [
      in_(2026, { company: 'Lumo' }),
      in_(2025, { company: 'Acme', industry: 'Food' }),
      in_(2024, { company: 'Lumo', industry: 'Light' }),
    ],
    { industry: 'Light' },
  ],
  [
    'the headline of an earlier employer is dropped',
    [in_(2026, { company: 'Lumo' }), in_(2025, { company: 'Acme', headline: 'CTO at Acme' })],
    { headline: undefined },
  ],
  [
    'an agreeing record completes the newest place',
    [in_(2026, { city: 'Austin' }), in_(2025, { city: 'Austin', state: 'TX', country: 'USA' })],
    { city: 'Austin', state: 'TX', country: 'USA' },
  ],
  [
    'a city refines its state',
    [in_(2026, { state: 'Texas', country: 'US' }), in_(2025, { city: 'Austin', state: 'TX' })],
    { city: 'Austin', state: 'Texas', country: 'US' },
  ],
  [
    'different places are not mixed',
    [in_(2026, { city: 'Paris' }), in_(2025, { city: 'Austin', state: 'TX', country: 'USA' })],
    { city: 'Paris', state: undefined, country: undefined },
  ],
  [
    'skills and profiles are collected',
    [
      in_(2026, { skills: ['SQL', 'Go'], socials: { photo: 'zoe' } }),
      in_(2025, { skills: ['go', 'C++'], socials: { photo: 'old', video: 'zoe' } }),
    ],
    { skills: ['SQL', 'Go', 'C++'], socials: { photo: 'zoe', video: 'zoe' } },
  ],
  [
    'duplicate positions are merged, latest first',
    [
      in_(2026, { experience: [{ title: 'CTO', company: 'Acme', start: '2012-05' }] }),
      in_(2025, {
        experience: [
          { title: 'Lead', company: 'Lumo', start: '2015' },
          { title: 'cto', company: 'Acme Inc.', start: '2012', end: '2014' },
        ],
      }),
    ],
    {
      experience: [
        { title: 'Lead', company: 'Lumo', start: '2015' },
        { title: 'CTO', company: 'Acme', start: '2012-05', end: '2014' },
      ],
    },
  ],
  [
    'duplicate studies are merged',
    [
      in_(2026, { education: [{ school: 'ÉNS Lyon', field: 'Physics' }] }),
      in_(2025, { education: [{ school: 'ENS Lyon', end: '2004' }, { school: 'MIT' }] }),
    ],
    { education: [{ school: 'ÉNS Lyon', field: 'Physics', end: '2004' }, { school: 'MIT' }] },
  ],
  [
    'spellings of the name are kept',
    [in_(2026, { name: 'Zoë Quist' }), in_(2025, { name: 'Zoe Quist' }), in_(2024, { name: 'ZOË QUIST' })],
    { name: 'Zoë Quist', names: ['Zoe Quist'] },
  ],
  [
    'a page keeps the time it was read',
    [in_(2026, {}), in_(2025, { source_url: 'https://z.example' })],
    { source_url: 'https://z.example', observed_at: '2025-01-01T00:00:00.000Z' },
  ],
]

test.group('folding the records of a person', () => {
  for (const [title, records, expected] of CASES) {
    test(title, ({ assert }) => {
      const view = foldPerson('per_1', records)
      for (const [field, value] of Object.entries(expected))
        assert.deepEqual(view[field as keyof Person], value, field)
      assert.deepEqual(foldPerson('per_1', [...records].reverse()), view)
    })
  }

  const text = fc.constantFrom(undefined, 'a', 'b', 'c')
  const anyRecords = fc.array(
    fc
      .record({
        observed_at: fc.constantFrom(undefined, '2024-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z'),
        source: fc.constantFrom('s', 't'),
        title: text,
        company: text,
        company_domain: fc.constantFrom(undefined, 'a.example', 'x.example'),
        city: fc.constantFrom(undefined, 'Austin', 'Paris'),
        state: fc.constantFrom(undefined, 'TX', 'Texas'),
        country: fc.constantFrom(undefined, 'US', 'France'),
        industry: text,
        emails: fc.constant(['z@a.example']),
        skills: fc.uniqueArray(fc.constantFrom('x', 'X', 'y')),
      })
      .map((fields) => ({ name: 'Zoe', ...fields }) as unknown as PersonRecord),
    { minLength: 1, maxLength: 6 }
  )

  test('uses only values of records, without contacts, whatever their order and duplicates', ({ assert }) => {
    const shuffled = anyRecords.chain((records) =>
      fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length }))
    )
    fc.assert(
      fc.property(shuffled, ([records, other]) => {
        const view = foldPerson('per_1', records)
        assert.deepEqual(foldPerson('per_1', other), view)
        assert.deepEqual({ ...foldPerson('per_1', [...records, ...records]), records: records.length }, view)
        assert.notProperty(view, 'emails')
        for (const field of ['title', 'company', 'city', 'state', 'country', 'industry'] as const) {
          if (view[field] !== undefined)
            assert.include(
              records.map((record) => record[field]),
              view[field]
            )
        }
      })
    )
  })

  test('folding a single record changes nothing', ({ assert }) => {
    fc.assert(
      fc.property(anyRecords, ([record]) => {
        const { emails, source, skills, ...rest } = record
        const view = foldPerson('per_1', [record])
        for (const [field, value] of Object.entries(rest))
          assert.deepEqual(view[field as keyof Person], value, field)
      })
    )
  })
})

test.group('folding the records of a company', () => {
  test('collects names with the current one first, and merges duplicate rounds', ({ assert }) => {
    const records: CompanyRecord[] = [
      {
        name: 'Lumo',
        source: 'a',
        observed_at: '2026-01-01T00:00:00.000Z',
        headcount: '11-50',
        aliases: ['Lumo Labs'],
      },
      {
        name: 'Kelp',
        source: 'b',
        observed_at: '2024-01-01T00:00:00.000Z',
        headcount: '1-10',
        founded_year: 2019,
        aliases: ['lumo labs'],
        funding: [{ stage: 'seed', date: '2020-01-01' }],
      },
      {
        name: 'Lumo',
        source: 'c',
        funding: [
          { stage: 'seed', date: '2020-01-01' },
          { stage: 'series_a', date: '2022-03-01' },
        ],
      },
    ]
    const view = foldCompany('com_1', records)
    assert.deepEqual(view, {
      company_id: 'com_1',
      name: 'Lumo',
      names: ['Lumo', 'Kelp', 'Lumo Labs'],
      aliases: ['Lumo Labs'],
      founded_year: 2019,
      headcount: '11-50',
      funding: [
        { stage: 'series_a', date: '2022-03-01' },
        { stage: 'seed', date: '2020-01-01' },
      ],
      observed_at: '2026-01-01T00:00:00.000Z',
      records: 3,
    })
    assert.deepEqual(foldCompany('com_1', records.toReversed()), view)
  })
})
