import { test } from '@japa/runner'
import type { PersonRecord } from '#domain/people/person_record'
import { identifiersOf, identifiersOfPerson, identifiersOfRecord } from '#domain/privacy/identifiers_of'
import type { SuppressionList } from '#domain/privacy/suppression_list'

export type ListUnderTest = { list: SuppressionList; end: () => Promise<void> }

const ZOE: PersonRecord = {
  name: 'Zoë Garner',
  company: 'Acme, Inc.',
  city: 'Austin',
  country: 'USA',
  pronet_url: 'https://www.linkedin.com/in/zoe-garner',
  socials: { codehost: 'zgarner' },
  emails: ['zoe.garner@acme.com'],
  phones: ['+1 415 555 2671'],
}

/** Matching records: the same person from other sources and in other spellings. */
const SAME: Record<string, PersonRecord> = {
  'the profile in another form': { name: 'Z', pronet_url: 'http://de.linkedin.com/in/Zoe-Garner/?trk=x' },
  'the e-mail address with a tag': { name: 'Z', emails: ['Zoe.Garner+news@ACME.com'] },
  'the phone number': { name: 'ZOE GARNER', phones: ['(415) 555-2671'], country: 'US' },
  'the code-host profile': { name: 'Zoe G.', socials: { codehost: 'https://github.com/ZGarner' } },
  'name and employer': { name: 'GARNER, Zoe', company: 'ACME Corporation' },
  'name in the other order': { name: 'Garner Zoe', company: 'Acme' },
  'name and former employer': { name: 'Zoe Garner', company: 'New', experience: [{ company: 'Acme' }] },
  'name and place': { name: 'Zoe Garner', city: 'Austin', state: 'TX', country: 'United States' },
  'another mail domain': { name: 'Zoe Garner', company: 'Acme', emails: ['zoe@gmail.com'] },
}

const OTHERS: Record<string, PersonRecord> = {
  'a namesake with another profile': {
    name: ZOE.name,
    company: 'Acme',
    pronet_url: 'https://linkedin.com/in/zg2',
  },
  'a namesake with another address': { name: ZOE.name, company: 'Acme', emails: ['zoe.garner2@acme.com'] },
  'a namesake with another number': { name: ZOE.name, company: 'Acme', phones: ['+1 415 555 9999'] },
  'a namesake elsewhere': { name: 'Zoe Garner', company: 'Other', city: 'Austin', country: 'US' },
  'a colleague': { name: 'Bob Miller', company: 'Acme, Inc.', city: 'Austin', country: 'USA' },
  'a colleague at the switchboard': { name: 'Bob Miller', phones: ['+1 415 555 2671'] },
}

export function suppressionContract(
  adapter: string,
  factory: { make: () => Promise<ListUnderTest>; missing?: string }
): void {
  test.group(`Suppression list: ${adapter}`, (group) => {
    if (factory.missing) group.each.skip(true, factory.missing)
    let list: SuppressionList
    group.each.setup(async () => {
      const made = await factory.make()
      list = made.list
      return made.end
    })
    const scopeOf = async (record: PersonRecord) => (await list.scopesOf([identifiersOfRecord(record)]))[0]
    const addZoe = (scope: 'all' | 'contacts' = 'all', id = 'e1') =>
      list.add({ id, scope, identifiers: identifiersOfPerson([{ record: ZOE }], ['per_1']) })

    test('an empty list suppresses nobody', async ({ assert }) => {
      assert.deepEqual(await list.scopesOf([identifiersOfRecord(ZOE), []]), [null, null])
    })

    test('suppresses the same person in every form, and no one else', async ({ assert }) => {
      await addZoe()
      for (const [what, record] of Object.entries(SAME)) assert.equal(await scopeOf(record), 'all', what)
      for (const [what, record] of Object.entries(OTHERS)) assert.isNull(await scopeOf(record), what)
    })

    test('answers in the order of the people', async ({ assert }) => {
      await addZoe('contacts')
      const people = [...Object.values(OTHERS), ...Object.values(SAME)].map((one) => identifiersOfRecord(one))
      const expected = [...Object.keys(OTHERS).map(() => null), ...Object.keys(SAME).map(() => 'contacts')]
      assert.deepEqual(await list.scopesOf(people), expected)
    })

    test('adding twice keeps the identifiers of both and the wider scope', async ({ assert }) => {
      await addZoe()
      await list.add({ id: 'e1', scope: 'contacts', identifiers: identifiersOf({ emails: ['z@z.org'] }) })
      assert.equal(await scopeOf(ZOE), 'all')
      assert.equal(await scopeOf({ name: 'X', emails: ['z@z.org'] }), 'all')
    })

    test('the scope `all` of one entry wins over `contacts` of another', async ({ assert }) => {
      await addZoe('contacts', 'a')
      await addZoe('all', 'b')
      assert.equal(await scopeOf(ZOE), 'all')
      assert.isTrue(await list.remove('b'))
      assert.equal(await scopeOf(ZOE), 'contacts')
      assert.isFalse(await list.remove('b'))
      await list.remove('a')
      assert.isNull(await scopeOf(ZOE))
    })

    test('an entry with only a person id matches that id', async ({ assert }) => {
      await list.add({ id: 'e', scope: 'all', identifiers: identifiersOf({ person_id: 'per_9' }) })
      const people = [identifiersOf({ person_id: 'per_9' }), identifiersOf({ person_id: 'per_8' })]
      assert.deepEqual(await list.scopesOf(people), ['all', null])
    })
  })
}
