import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  COMPANY_FIELDS,
  PERSON_FIELDS,
  validateCompanyRecord,
  validatePersonRecord,
  type ValidateOptions,
} from '#domain/people/records/validate'

const ACCEPTED: [title: string, value: object, record: object, options?: ValidateOptions][] = [
  ['a name alone', { name: ' Zoë  Müller ' }, { name: 'Zoë  Müller' }],
  [
    'blank and null fields are dropped',
    { name: 'Z', title: '', city: null, skills: [], socials: {} },
    { name: 'Z' },
  ],
  ['a number as id', { name: 'Z', id: 42 }, { id: '42', name: 'Z' }],
  [
    'a date as time',
    { name: 'Z', observed_at: '2026-02-03' },
    { observed_at: '2026-02-03T00:00:00.000Z', name: 'Z' },
  ],
  [
    'a time with offset',
    { name: 'Z', observed_at: '2026-02-03T01:30:00+02:00' },
    { observed_at: '2026-02-02T23:30:00.000Z', name: 'Z' },
  ],
  [
    'a time as databases write it',
    { name: 'Z', observed_at: '2026-02-03 01:30:00.123456' },
    { observed_at: '2026-02-03T01:30:00.123Z', name: 'Z' },
  ],
  [
    'addresses without scheme',
    { name: 'Z', website: 'zoe.example/me', company_domain: 'https://www.Acme.example/x' },
    { name: 'Z', company_domain: 'acme.example', website: 'https://zoe.example/me' },
  ],
  [
    'a career',
    { name: 'Z', experience: [{ title: 'CTO', start: 2012, end: null }, null] },
    { name: 'Z', experience: [{ title: 'CTO', start: '2012' }] },
  ],
  [
    'contacts as written',
    { name: 'Z', emails: ['Zoe@Acme.example'], phones: ['+1 (415) 555-0100 ext. 7'] },
    { name: 'Z', emails: ['Zoe@Acme.example'], phones: ['+1 (415) 555-0100 ext. 7'] },
  ],
  [
    'ignored unknown fields',
    { name: 'Z', foo: 1, socials: { icq: '1' } },
    { name: 'Z' },
    { ignoreUnknown: true },
  ],
  [
    'text of CSV',
    {
      name: 'Z',
      skills: 'sql; c++ ;',
      socials: '{"photo":"zoe"}',
      experience: '',
      emails: 'a@b.example;c@d.example',
    },
    { name: 'Z', socials: { photo: 'zoe' }, skills: ['sql', 'c++'], emails: ['a@b.example', 'c@d.example'] },
    { textual: true },
  ],
]

const REJECTED: [value: unknown, errors: string[], options?: ValidateOptions][] = [
  [[], ['the line is not a JSON object']],
  ['x', ['the line is not a JSON object']],
  [{}, ['name is missing']],
  [{ name: ' ' }, ['name is missing']],
  [{ name: 7 }, ['name must be text']],
  [{ name: 'Z', source: 'right-of-reply' }, ['source is not a source of imports: "right-of-reply"']],
  [{ name: 'a\u0000b' }, ['name contains a NUL character']],
  [{ name: 'x'.repeat(301) }, ['name is longer than 300 characters']],
  [{ name: 'Z', foo: null }, ['unknown field "foo"']],
  [{ name: 'Z', socials: { icq: '1' } }, ['unknown field "socials.icq"']],
  [{ name: 7, title: 5 }, ['name must be text', 'title must be text']],
  [{ title: 5 }, ['name is missing', 'title must be text']],
  [{ name: 'Z', id: ['x'] }, ['id must be text']],
  [{ name: 'Z', source: 7, title: 5 }, ['source must be text', 'title must be text']],
]

const DROPPED: [value: object, record: object, dropped: string[], options?: ValidateOptions][] = [
  [{ name: 'Z', title: 5, city: ['x'] }, {}, ['title must be text', 'city must be text']],
  [{ name: 'Z', skills: 'sql' }, {}, ['skills must be a list']],
  [{ name: 'Z', skills: [1, 'go'] }, { skills: ['go'] }, ['skills[0] must be text']],
  [
    { name: 'Z', experience: [{ title: 'CTO', start: 'soon' }] },
    { experience: [{ title: 'CTO' }] },
    ['experience[0].start is not a date: "soon"'],
  ],
  [{ name: 'Z', experience: ['x'] }, {}, ['experience[0] must be an object']],
  [{ name: 'Z', pronet_url: 'not a url' }, {}, ['pronet_url is not a web address: "not a url"']],
  [{ name: 'Z', website: 'ftp://x.example' }, {}, ['website is not a web address: "ftp://x.example"']],
  [{ name: 'Z', website: 'localhost' }, {}, ['website is not a web address: "localhost"']],
  [{ name: 'Z', company_domain: 'Acme Inc' }, {}, ['company_domain is not a domain: "Acme Inc"']],
  [
    { name: 'Z', observed_at: '2026-02-30' },
    {},
    ['observed_at is not an ISO 8601 date or time: "2026-02-30"'],
  ],
  [{ name: 'Z', observed_at: 'yesterday' }, {}, ['observed_at is not an ISO 8601 date or time: "yesterday"']],
  [
    { name: 'Z', emails: ['https://acme.example/contact', 'z@acme.example'] },
    { emails: ['z@acme.example'] },
    ['emails[0] is not an email address: "https://acme.example/contact"'],
  ],
  [{ name: 'Z', phones: ['call me'] }, {}, ['phones[0] is not a telephone number: "call me"']],
  [{ name: 'Z', socials: 'zoe' }, {}, ['socials must be an object'], { textual: true }],
  [{ name: 'Z', experience: '[{' }, {}, ['experience must be a list'], { textual: true }],
]

test.group('validation of records', () => {
  for (const [title, value, record, options] of ACCEPTED) {
    test(title, ({ assert }) => assert.deepEqual(validatePersonRecord(value, options), { record } as any))
  }
  for (const [value, errors, options] of REJECTED) {
    test(`rejects: ${errors.join('; ')}`, ({ assert }) =>
      assert.deepEqual(validatePersonRecord(value, options), { errors }))
  }

  for (const [value, rest, reasons, options] of DROPPED) {
    test(`drops: ${reasons.join('; ')}`, ({ assert }) => {
      const read = validatePersonRecord(value, options)
      if ('errors' in read) return assert.fail(read.errors.join('; '))
      assert.deepEqual(read.record, { name: 'Z', ...rest } as never)
      assert.deepEqual(
        read.dropped?.map(({ reason }) => reason),
        reasons
      )
      for (const { field, reason } of read.dropped!) assert.isTrue(reason.startsWith(`${field} `))
    })
  }

  test('validates companies', ({ assert }) => {
    const funding = [{ stage: 'seed', date: '2020-05', amount_usd: 1_500_000.5 }]
    const company = { name: 'Acme', aliases: ['A'], founded_year: 1999, headcount: '11-50', funding }
    assert.deepEqual(validateCompanyRecord(company), { record: company })
    const reason = 'founded_year must be a whole number from 1000 to 2200, not "1999"'
    assert.deepEqual(validateCompanyRecord({ name: 'A', founded_year: '1999' }), {
      record: { name: 'A' },
      dropped: [{ field: 'founded_year', reason }],
    })
    assert.deepEqual(validateCompanyRecord({ name: 'A', founded_year: '1999' }, { textual: true }), {
      record: { name: 'A', founded_year: 1999 },
    })
  })

  test('replaces halves of cut emoji, which PostgreSQL cannot read', ({ assert }) => {
    assert.deepEqual(validatePersonRecord({ name: 'Ada \ud83d', headline: '\udc00' }), {
      record: { name: 'Ada \ufffd', headline: '\ufffd' },
    })
  })

  test('returns a record of known fields or named errors for any value, and is idempotent', ({ assert }) => {
    const field = fc.constantFrom(...PERSON_FIELDS, ...COMPANY_FIELDS, 'other')
    const value = fc.oneof(fc.dictionary(field, fc.oneof(fc.string(), fc.jsonValue())), fc.jsonValue())
    fc.assert(
      fc.property(value, fc.boolean(), (given, textual) => {
        const read = validatePersonRecord(given, { textual })
        if ('errors' in read) return assert.isAbove(read.errors.length, 0)
        assert.includeMembers(PERSON_FIELDS, Object.keys(read.record))
        assert.deepEqual(validatePersonRecord(read.record), { record: read.record })
      })
    )
  })
})
