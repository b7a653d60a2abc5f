import { test } from '@japa/runner'
import { suggest } from '#domain/autocomplete/fields'
import type { StoredPerson } from '#domain/search/people_document'

const people = [
  {
    title: 'Software Engineer',
    company: 'Tidewell',
    city: 'Berlin',
    country: 'Germany',
    skills: ['Go', 'SQL'],
    schools: ['University of Bergen', 'Bergen Business School'],
  },
  { title: 'software engineer', company: 'Tidewell', city: 'Bergen', country: 'Norway', skills: ['Go'] },
  {
    title: 'Solutions Architect',
    company: 'Tídal',
    city: 'Berlin',
    country: 'Germany',
    industry: 'Shipping',
  },
  { company: 'Other' },
] as unknown as StoredPerson[]

test.group('autocomplete: suggestions', () => {
  for (const [field, prefix, expected] of [
    ['title', 'so', ['Software Engineer', 'Solutions Architect']],
    ['title', 'SOFT', ['Software Engineer']],
    ['company', 'tid', ['Tidewell', 'Tídal']],
    ['location', 'ber', ['Berlin, Germany', 'Bergen, Norway']],
    ['location', 'nor', ['Norway']],
    ['industry', 'ship', ['Shipping']],
    ['skill', 'g', ['Go']],
    ['skill', 'x', []],
    ['school', 'university of b', ['University of Bergen']],
    ['school', 'un', ['University of Bergen']],
    ['school', 'be', ['Bergen Business School', 'University of Bergen']],
    ['school', 'ergen', []],
  ] as const)
    test(`${field} "${prefix}": ${expected.join('; ') || 'none'}`, ({ assert }) => {
      assert.deepEqual(suggest(field, prefix, people, 10), [...expected])
      assert.deepEqual(suggest(field, prefix, people, 1), expected.slice(0, 1))
    })
})
