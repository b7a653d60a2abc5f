import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Person } from '#domain/people/person_record'
import { companyDocument } from '#domain/search/company_document'
import { personDocument, type StoredPerson } from '#domain/search/people_document'
import { someone } from './search.js'

const full: Person = someone('Zoë van der Berg', {
  names: ['Z. Berg'],
  title: 'Sr. Product Manager, Payments',
  company: 'Acme, Inc.',
  city: 'Austin',
  state: 'TX',
  country: 'US',
  seniority: 'Senior',
  industry: 'Computer Software',
  headline: 'Payments at Acme',
  skills: ['SQL', 'Python'],
  experience: [
    { title: 'Senior Product Manager', company: 'Acme, Inc.', start: '2021' },
    { title: 'Analyst', company: 'Kestrel', end: '2020' },
  ],
  education: [{ school: 'Massachusetts Institute of Technology', field: 'Physics' }],
  observed_at: '2026-03-01T12:00:00Z',
  records: 3,
})

test.group('search: person documents', () => {
  test('name, employer, place, level, industry and school are exact terms', ({ assert }) => {
    const { terms, phrases, numbers } = personDocument(full)
    assert.include(terms.name, 'zoe van der berg')
    assert.deepEqual(terms.company, ['acme'])
    assert.deepEqual(terms.past_company, ['kestrel'])
    assert.deepEqual(terms.seniority, ['senior'])
    assert.deepEqual(terms.industry, ['computer software'])
    assert.include(terms.place, 'country:us')
    assert.include(terms.place, 'state:us-tx')
    assert.deepEqual(terms.has, ['title', 'company', 'place'])
    assert.include(terms.title, 'product manager')
    assert.deepInclude(phrases.school, ['mit'])
    assert.deepEqual(numbers, { observed: 20_513, completeness: 9 })
  })

  test('[SR-015] a document contains no contacts from any field of the record', ({ assert }) => {
    const contacts = { emails: ['zoe@acme.example'], phones: ['+1 512 555 0100'] }
    const text = JSON.stringify(personDocument({ ...full, ...contacts } as Person))
    assert.notInclude(text, 'zoe@acme.example')
    assert.notInclude(text, '555 0100')
  })

  test('a more complete, newer or more frequent record ranks higher', ({ assert }) => {
    const rank = (facts: Partial<Person>) => personDocument(someone('Ada', facts)).rank
    assert.isAbove(rank({ title: 'Nurse' }), rank({}))
    assert.isAbove(rank({ observed_at: '2026-01-01' }), rank({ observed_at: '2020-01-01' }))
    assert.isAbove(rank({ records: 2 }), rank({ records: 1 }))
    assert.equal(rank({ observed_at: 'soon' }), rank({}))
  })

  test('the document of any record is the same after a JSON round trip', () => {
    const text = fc.option(fc.string({ unit: 'grapheme', maxLength: 20 }), { nil: undefined })
    const facts = fc.record({
      title: text,
      company: text,
      city: text,
      state: text,
      country: text,
      seniority: text,
      industry: text,
      observed_at: text,
      skills: fc.array(fc.string()),
    })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), facts, (name, rest) => {
        const document = personDocument(someone(name, rest))
        if (!(document.rank >= 0)) throw new Error(`rank ${document.rank}`)
        const stored = document.stored as StoredPerson
        if (stored.name !== name) throw new Error('another name')
        const tokens = [...Object.values(document.text).flat(), ...Object.values(document.terms).flat()]
        if (tokens.some((token) => typeof token !== 'string' || token === ''))
          throw new Error('an empty term')
        if (Object.values(document.numbers).some((number) => !Number.isFinite(number)))
          throw new Error('no number')
      })
    )
  })
})

test.group('search: company documents', () => {
  test('every name, domain, industry and place of a company is findable', ({ assert }) => {
    const document = companyDocument({
      company_id: 'c1',
      name: 'Meta Platforms, Inc.',
      names: ['Meta Platforms, Inc.', 'Facebook'],
      aliases: ['FB'],
      domain: 'Meta.com',
      industry: 'Internet',
      headquarters: 'Menlo Park, California',
      founded_year: 2004,
      records: 2,
    })
    assert.includeMembers(document.terms.name, ['meta platforms', 'facebook', 'fb'])
    assert.deepEqual(document.terms.domain, ['meta.com'])
    assert.include(document.terms.place, 'state:us-ca')
    assert.deepEqual(document.numbers, { founded_year: 2004 })
    assert.include(document.text.name, 'facebook')
  })
})
