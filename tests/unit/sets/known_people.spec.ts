import { test } from '@japa/runner'
import { identityKey } from '#domain/sets/candidate'
import { identityOfRow, KnownPeople } from '#domain/sets/known_people'
import type { Row } from '#domain/truth/subject'

const known = (...rows: Parameters<typeof identityOfRow>[0][]) => {
  const people = new KnownPeople()
  for (const row of rows) people.add(identityOfRow(row), { matchByName: true })
  return people
}

test.group('sets: known people', () => {
  test('matches by a profile in any spelling', ({ assert }) => {
    const people = known({ pronet_url: 'https://www.linkedin.com/in/maren-oakhurst/' })
    assert.isTrue(people.has({ name: 'M. Oakhurst', links: ['http://linkedin.com/in/Maren-Oakhurst?x=1'] }))
    assert.isFalse(people.has({ name: 'M. Oakhurst', links: ['https://linkedin.com/in/other'] }))
  })

  test('returns the item of the same person, by profile, site or name and employer', ({ assert }) => {
    const people = known({ pronet_url: 'https://www.linkedin.com/in/imported' })
    const [links, company] = [['https://maren.example', 'https://github.com/maren'], 'Tidewell Marine']
    people.add({ name: 'Maren Oakhurst', company, links }, { item: 'item_1' })
    assert.equal(people.itemOf({ links: ['https://github.com/maren'] }), 'item_1')
    assert.equal(people.itemOf({ name: 'Maren Oakhurst', links: ['https://maren.example/'] }), 'item_1')
    assert.equal(people.itemOf({ name: 'Maren Oakhurst', company }), 'item_1')
    assert.isNull(people.itemOf({ name: 'Otis Garland', company }))
    assert.isNull(people.itemOf({ links: ['https://www.linkedin.com/in/imported'] }))
  })

  test('matches by an e-mail address', ({ assert }) => {
    const people = known({ email: 'Maren@Tidewell.example' })
    assert.isTrue(people.has({ emails: ['maren@tidewell.example'] }))
    assert.isFalse(people.has({ emails: ['otis@tidewell.example'] }))
  })

  test('matches by name and employer, not a namesake elsewhere', ({ assert }) => {
    const people = known({ name: 'Maren Oakhurst', company: 'Tidewell Marine, Inc.' })
    assert.isTrue(people.has({ name: 'maren oakhurst', company: 'Tidewell Marine' }))
    assert.isFalse(people.has({ name: 'Maren Oakhurst', company: 'Lanternfold' }))
    assert.isFalse(people.has({ name: 'Maren Oakhurst' }))
  })

  test('matches by name only if nothing else identifies the person', ({ assert }) => {
    assert.isTrue(known({ name: 'Maren Oakhurst' }).has({ name: 'Maren Oakhurst', company: 'Lanternfold' }))
    const admitted = new KnownPeople()
    admitted.add({ name: 'Maren Oakhurst', personId: 'per_1' })
    assert.isFalse(admitted.has({ name: 'Maren Oakhurst', personId: 'per_2' }))
    assert.isTrue(admitted.has({ name: 'Another Name', personId: 'per_1' }))
  })

  test("matches by a site only together with the name, because it may be an employer's", ({ assert }) => {
    const people = known({ name: 'Maren Oakhurst', domain: 'tidewell.example' })
    assert.isTrue(people.has({ name: 'Maren Oakhurst', links: ['https://www.tidewell.example/'] }))
    assert.isTrue(people.has({ links: ['tidewell.example'] }))
    assert.isFalse(people.has({ name: 'Otis Garland', links: ['https://tidewell.example'] }))
  })

  test('derives a short key from the index id, a profile, name and employer, or an address', ({ assert }) => {
    const key = (row: Row) => identityKey({ row, indexed: null })
    const indexed = { person_id: 'per_1', name: 'Ann Lee' }
    assert.equal(identityKey({ row: { name: 'Ann Lee' }, indexed }), 'per_1')
    assert.equal(
      key({ name: 'Ann', socials: { codehost: 'https://github.com/Ann' } }),
      key({ name: 'A.', socials: { codehost: 'http://github.com/ann/' } })
    )
    assert.equal(key({ name: 'Ann  LEE', company: 'Acme' }), key({ name: 'ann lee', company: 'acme' }))
    assert.notEqual(key({ email: 'ann@acme.example' }), key({ email: 'ben@acme.example' }))
    const long = 'Ann '.repeat(30)
    assert.notEqual(key({ name: `${long}🪔` }), key({ name: `${long}🪒` }))
    for (const name of [`${long}🪔`, 'Nul \0 Byte']) {
      assert.isAtMost(key({ name }).length, 80)
      assert.notInclude(key({ name }), '\0')
    }
  })
})
