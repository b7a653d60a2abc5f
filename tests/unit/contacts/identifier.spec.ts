import { test } from '@japa/runner'
import { rowOfCsv } from '#domain/sets/import_rows'
import { identifierOf, readIdentifier } from '#app/contacts/identifier'
import type { PersonIdentity } from '#app/contacts/identity'

const ID = 'per_0123456789abcdef0123456789abcdef'
const URL = 'https://www.linkedin.com/in/jane-doe'

test.group('contacts: identifiers', () => {
  const READ: [text: string, identity: PersonIdentity][] = [
    [ID, { by: 'person_id', personId: ID }],
    [URL, { by: 'pronet_url', url: URL }],
    ['linkedin.com/in/Jane-Doe/', { by: 'pronet_url', url: URL }],
    ['@jane-doe', { by: 'pronet_url', url: URL }],
    ['Jane@acme.com', { by: 'email', email: 'Jane@acme.com' }],
    ['Jane Doe <jane@acme.com>', { by: 'email', email: 'jane@acme.com' }],
    ['Jane Doe, www.acme.com', { by: 'name', name: 'Jane Doe', domain: 'acme.com' }],
    ['Doe, Jane, acme.com', { by: 'name', name: 'Doe, Jane', domain: 'acme.com' }],
    ['Jane Doe, Acme, Inc.', { by: 'name', name: 'Jane Doe', company: 'Acme, Inc.' }],
  ]
  for (const [text, identity] of READ)
    test(`${text}: ${identity.by}`, ({ assert }) => {
      assert.deepEqual(readIdentifier(text), identity)
      assert.deepEqual(readIdentifier(identifierOf(identity)), identity)
    })

  const ROUND_TRIPS: [string, PersonIdentity][] = [
    ['"Jane Doe, PhD", "Acme"', { by: 'name', name: 'Jane Doe, PhD', company: 'Acme' }],
    ['"Jane Doe", "booking.com"', { by: 'name', name: 'Jane Doe', company: 'booking.com' }],
    ['"Jane Doe", "Acme/Beta"', { by: 'name', name: 'Jane Doe', company: 'Acme/Beta' }],
    ['"Jane ""JD"" Doe/Roe", acme.com', { by: 'name', name: 'Jane "JD" Doe/Roe', domain: 'acme.com' }],
    ['Jane "JD" Doe, Acme', { by: 'name', name: 'Jane "JD" Doe', company: 'Acme' }],
  ]
  for (const [text, identity] of ROUND_TRIPS)
    test(`${identifierOf(identity)} identifies the same person again`, ({ assert }) => {
      assert.equal(identifierOf(identity), text)
      assert.deepEqual(readIdentifier(text), identity)
    })

  for (const text of ['', 'Jane Doe', 'jane@', 'https://www.linkedin.com/company/acme', ', acme.com'])
    test(`${JSON.stringify(text)} identifies nobody`, ({ assert }) => assert.isNull(readIdentifier(text)))

  test('a spreadsheet may identify people by person_id and employers by domain', ({ assert }) => {
    assert.deepEqual(rowOfCsv({ 'Person ID': ID, 'Company Domain': 'acme.com', Name: 'Jane Doe' }), {
      person_id: ID,
      company_domain: 'acme.com',
      name: 'Jane Doe',
    })
  })
})
