import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Person, PersonRecord } from '#domain/people/person_record'
import { CompanyStore } from '#app/people/company_store'
import { recordKey } from '#app/people/record_key'
import { PeopleStore } from '#app/people/people_store'

const pronet = (handle: string) => `https://www.linkedin.com/in/${handle}`

/** Makes records without words in common with other tests. `id` is `source-number`. */
function world() {
  const own = `q${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const record = (id: string, fields: Partial<PersonRecord> = {}): PersonRecord => ({
    id: `${id}-${own}`,
    source: id.split('-')[0],
    name: `Zoe ${own}`,
    ...fields,
  })
  return { own, record, employed: { company: `${own} Labs`, city: 'Paris', country: 'France' } }
}

const idOf = (record: PersonRecord) => `per_${recordKey(record, '')}`

test.group('records in SQL', (group) => {
  let store: PeopleStore
  group.setup(async () => {
    store = await app.container.make(PeopleStore)
  })

  /** Returns the changes that a call logs. */
  async function logged(call: () => Promise<unknown>) {
    const before = await store.latestSequence()
    await call()
    return store.changesSince(before, 1000)
  }

  test('a record becomes a person with an id, logged once', async ({ assert }) => {
    const { record, employed } = world()
    const zoe = record('a-1', { ...employed, title: 'CTO', observed_at: '2026-01-02T00:00:00.000Z' })
    const changes = await logged(() => store.applyRecords([zoe]))
    assert.lengthOf(changes, 1)
    const { id, source, ...view } = zoe
    const expected = { person_id: idOf(zoe), names: [], records: 1, ...view } as Person
    assert.deepEqual(changes[0], { sequence: changes[0].sequence, id: idOf(zoe), op: 'put', view: expected })
    assert.deepEqual(await store.get(idOf(zoe)), expected)
  })

  test('importing the same record again changes nothing, a newer one replaces it, an older one is skipped', async ({
    assert,
  }) => {
    const { record } = world()
    const at = (day: number, title: string) =>
      record('a-1', { title, observed_at: `2026-01-0${day}T00:00:00.000Z` })
    await store.applyRecords([at(2, 'CTO')])
    assert.deepEqual(await logged(() => store.applyRecords([at(2, 'CTO')])), [])
    const older = await store.applyRecords([at(1, 'Intern')])
    assert.containSubset(older, { added: 0, replaced: 0, unchanged: 1, owners: 0 })
    const newer = await store.applyRecords([at(3, 'CEO')])
    assert.containSubset(newer, { added: 0, replaced: 1, unchanged: 0, owners: 1 })
    assert.include(await store.get(idOf(at(1, ''))), { title: 'CEO', records: 1 })
  })

  test('the newest of two records with one id in a batch is stored', async ({ assert }) => {
    const { record } = world()
    const at = (day: number, title: string) =>
      record('a-1', { title, observed_at: `2026-01-0${day}T00:00:00.000Z` })
    await store.applyRecords([at(2, 'CTO'), at(1, 'Intern')])
    assert.include(await store.get(idOf(at(1, ''))), { title: 'CTO', records: 1 })
  })

  test('a record that links two people joins them; both ids stay valid', async ({ assert }) => {
    const { own, record } = world()
    const [a, b] = [record('a-1', { pronet_url: pronet(own) }), record('b-1', { socials: { codehost: own } })]
    await store.applyRecords([a])
    await store.applyRecords([b])
    assert.notEqual((await store.get(idOf(a)))!.person_id, (await store.get(idOf(b)))!.person_id)
    const bridge = record('c-1', { pronet_url: pronet(own), socials: { codehost: own } })
    const changes = await logged(() => store.applyRecords([bridge]))
    assert.sameDeepMembers(
      changes.map(({ id, op, view }) => ({ id, op, records: view?.records })),
      [
        { id: idOf(a), op: 'put', records: 3 },
        { id: idOf(b), op: 'delete', records: undefined },
      ]
    )
    for (const one of [a, b, bridge]) assert.equal((await store.get(idOf(one)))!.person_id, idOf(a))
    assert.lengthOf(await store.recordsOf(idOf(b)), 3)
  })

  test('a correction that removes the link splits them again', async ({ assert }) => {
    const { own, record } = world()
    const [a, b] = [record('a-1', { pronet_url: pronet(own) }), record('b-1', { socials: { codehost: own } })]
    await store.applyRecords([a, b, record('c-1', { pronet_url: pronet(own), socials: { codehost: own } })])
    assert.include(await store.get(idOf(b)), { person_id: idOf(a), records: 3 })
    await store.applyRecords([record('c-1', { pronet_url: pronet(own) })])
    assert.include(await store.get(idOf(a)), { person_id: idOf(a), records: 2 })
    assert.include(await store.get(idOf(b)), { person_id: idOf(b), records: 1 })
  })

  test('people with different accounts on one network are never joined, even through a third record', async ({
    assert,
  }) => {
    const { own, record, employed } = world()
    const a = record('a-1', { ...employed, pronet_url: pronet(`${own}-a`), socials: { microblog: own } })
    const b = record('b-1', { ...employed, pronet_url: pronet(`${own}-b`), socials: { microblog: own } })
    const between = record('c-1', { ...employed, socials: { microblog: own } })
    await store.applyRecords([a, b])
    await store.applyRecords([between])
    for (const one of [a, b, between])
      assert.include(await store.get(idOf(one)), { person_id: idOf(one), records: 1 })
    assert.sameMembers(await store.withAccount(`microblog:${own}`), [a, b, between].map(idOf))
  })

  test('name, employer and place join records of different sources, but not of one source with two ids', async ({
    assert,
  }) => {
    const { record, employed } = world()
    const [a, b, other] = [
      record('a-1', employed),
      record('b-1', employed),
      record('a-2', { ...employed, city: 'Lyon' }),
    ]
    await store.applyRecords([a])
    await store.applyRecords([b])
    await store.applyRecords([other])
    assert.include(await store.get(idOf(b)), { person_id: idOf(a), records: 2 })
    assert.include(await store.get(idOf(other)), { person_id: idOf(other), records: 1 })
  })

  test('contacts are not in the view and are read separately', async ({ assert }) => {
    const { record } = world()
    const zoe = record('a-1', { emails: ['zoe@acme.example'], phones: ['+1 415 555 0100'] })
    await store.applyRecords([zoe])
    assert.notInclude(JSON.stringify(await store.get(idOf(zoe))), 'acme.example')
    const [contacts] = await store.contactsOf(idOf(zoe))
    assert.deepEqual([contacts.emails, contacts.phones, contacts.source], [zoe.emails, zoe.phones, 'a'])
  })

  test('an address finds only people whose current records have it', async ({ assert }) => {
    const { own, record } = world()
    const at = (day: number, ...emails: string[]) =>
      record('a-1', { emails, observed_at: `2026-01-0${day}T00:00:00.000Z` })
    const [first, second] = [`zoe@${own}.example`, `z.oe@mail.${own}.example`]
    await store.applyRecords([at(2, first)])
    await store.applyRecords([at(1, second)])
    assert.deepEqual(await store.withAddress(first.toUpperCase()), [idOf(at(2))])
    assert.deepEqual(await store.withAddress(second), [])
    await store.applyRecords([at(3, second)])
    assert.deepEqual(await store.withAddress(first), [])
    assert.deepEqual(await store.withAddress(second), [idOf(at(3))])
    const known = await store.addressesAt(`${own}.example`, 10)
    assert.deepEqual(known, [{ email: second, name: `Zoe ${own}` }])
    await store.applyRecords([at(4)])
    assert.deepEqual(await store.addressesAt(`${own}.example`, 10), [])
  })

  test('getMany keeps the order and returns null for unknown ids', async ({ assert }) => {
    const { record } = world()
    const [a, b] = [record('a-1'), record('a-2')]
    await store.applyRecords([a, b])
    const ids = [idOf(b), 'per_none', `com_${'0'.repeat(32)}`, idOf(a)]
    assert.deepEqual(
      (await store.getMany(ids)).map((person) => person?.person_id ?? null),
      [idOf(b), null, null, idOf(a)]
    )
  })

  test('a failing batch stores nothing', async ({ assert }) => {
    const { record } = world()
    const before = await store.latestSequence()
    const broken = record('a-2', { skills: [1n] as never })
    await assert.rejects(() => store.applyRecords([record('a-1'), broken]))
    assert.isNull(await store.get(idOf(record('a-1'))))
    assert.equal(await store.latestSequence(), before)
  })

  test('concurrent imports see the records of each other', async ({ assert }) => {
    const { own, record } = world()
    const records = Array.from({ length: 8 }, (_, i) => record(`s${i}-1`, { pronet_url: pronet(own) }))
    const changes = await logged(() => Promise.all(records.map((one) => store.applyRecords([one]))))
    const people = await store.getMany(records.map(idOf))
    assert.lengthOf(new Set(people.map((person) => person!.person_id)), 1)
    assert.equal(people[0]!.records, 8)
    assert.lengthOf(changes, 1)
  })

  test('all() streams every person once, by ascending id', async ({ assert }) => {
    const { record } = world()
    const records = Array.from({ length: 2100 }, (_, i) => record(`a-${i}`, { name: `Person ${i}` }))
    await store.applyRecords(records)
    const ids: string[] = []
    for await (const person of store.all()) ids.push(person.person_id)
    assert.equal(ids.length, await store.count())
    assert.deepEqual(ids, [...new Set(ids)].sort())
    assert.includeMembers(ids, records.map(idOf))
  })

  test('resolution does not depend on the order or batches of the import', async ({ assert }) => {
    const account = (network: string) => fc.constantFrom(undefined, undefined, `${network}1`, `${network}2`)
    const specs = fc.array(
      fc.record({
        source: fc.constantFrom('a', 'b', 'c'),
        pronet: account('p'),
        microblog: account('m'),
        codehost: account('c'),
        city: fc.constantFrom(undefined, 'Paris', 'Lyon'),
        company: fc.constantFrom(undefined, 'Labs', 'Works'),
        name: fc.constantFrom('Zoe Quist', 'Zoe Quist', 'Bo Lind'),
      }),
      { minLength: 2, maxLength: 9 }
    )
    const plan = specs.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray([...list.keys()], { minLength: list.length }),
        fc.integer({ min: 1, max: 4 })
      )
    )
    await fc.assert(
      fc.asyncProperty(plan, async ([list, order, size]) => {
        const partition = async (indexes: number[], batch: number) => {
          const { own, record } = world()
          const records = list.map(({ source, pronet: p, microblog, codehost, city, company, name }, i) =>
            record(`${source}${own}-${i}`, {
              name: `${name} ${own}`,
              ...(p && { pronet_url: pronet(p + own) }),
              socials: {
                ...(microblog && { microblog: microblog + own }),
                ...(codehost && { codehost: codehost + own }),
              },
              ...(city && { city, country: 'France' }),
              ...(company && { company: `${own} ${company}` }),
            })
          )
          for (let at = 0; at < indexes.length; at += batch) {
            await store.applyRecords(indexes.slice(at, at + batch).map((i) => records[i]))
          }
          const people = await store.getMany(records.map(idOf))
          return people.map((person) => people.findIndex((other) => other!.person_id === person!.person_id))
        }
        assert.deepEqual(await partition(order, size), await partition([...list.keys()], list.length))
      }),
      { numRuns: 40 }
    )
  })
})

test.group('companies in SQL', () => {
  test('joins companies by domain, separates different domains, and joins the others by name and headquarters', async ({
    assert,
  }) => {
    const store = await app.container.make(CompanyStore)
    const own = `q${randomUUID().replaceAll('-', '').slice(0, 12)}`
    const at = { headquarters: 'Austin, TX, USA' }
    await store.applyRecords([
      { source: 'a', id: own, name: `${own} Inc.`, domain: `${own}.com`, founded_year: 2001, ...at },
      {
        source: 'b',
        id: own,
        name: `${own} Holdings`,
        website: `https://www.${own}.com/`,
        headcount: '11-50',
      },
      { source: 'c', id: own, name: own, domain: `${own}.io`, ...at },
      { source: 'd', id: own, name: `${own} GmbH`, pronet_url: `https://www.linkedin.com/company/${own}` },
      {
        source: 'e',
        id: own,
        name: own,
        pronet_url: `https://www.linkedin.com/company/${own}/about`,
        domain: `${own}.io`,
      },
    ])
    const names = async (domain: string) => (await store.namesOfDomain(domain)).sort()
    assert.deepEqual(await names(`www.${own}.com`), [`${own} Holdings`, `${own} Inc.`])
    assert.deepEqual(await names(`${own}.io`), [own, `${own} GmbH`])
    assert.deepEqual(await names('nobody.example'), [])
  })
})
