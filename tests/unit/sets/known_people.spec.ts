import { test } from '@japa/runner'
import { identityOfRow, KnownPeople } from '#domain/sets/known_people'

const known = (...rows: Parameters<typeof identityOfRow>[0][]) => {
  const people = new KnownPeople()
  for (const row of rows) people.add(identityOfRow(row), { namesSuffice: true })
  return people
}

test.group('sets: people known already', () => {
  test('by a profile, however its address is written', ({ assert }) => {
    const people = known({ pronet_url: 'https://www.linkedin.com/in/maren-oakhurst/' })
    assert.isTrue(people.has({ name: 'M. Oakhurst', links: ['http://linkedin.com/in/Maren-Oakhurst?x=1'] }))
    assert.isFalse(people.has({ name: 'M. Oakhurst', links: ['https://linkedin.com/in/other'] }))
  })

  test('by an e-mail address', ({ assert }) => {
    const people = known({ email: 'Maren@Tidewell.example' })
    assert.isTrue(people.has({ emails: ['maren@tidewell.example'] }))
    assert.isFalse(people.has({ emails: ['otis@tidewell.example'] }))
  })

  test('by name and employer; a namesake elsewhere is another', ({ assert }) => {
    const people = known({ name: 'Maren Oakhurst', company: 'Tidewell Marine, Inc.' })
    assert.isTrue(people.has({ name: 'maren oakhurst', company: 'Tidewell Marine' }))
    assert.isFalse(people.has({ name: 'Maren Oakhurst', company: 'Lanternfold' }))
    assert.isFalse(people.has({ name: 'Maren Oakhurst' }))
  })

  test('by a name alone only where nothing else was given to leave out', ({ assert }) => {
    assert.isTrue(known({ name: 'Maren Oakhurst' }).has({ name: 'Maren Oakhurst', company: 'Lanternfold' }))
    const admitted = new KnownPeople()
    admitted.add({ name: 'Maren Oakhurst', personId: 'per_1' })
    assert.isFalse(admitted.has({ name: 'Maren Oakhurst', personId: 'per_2' }))
    assert.isTrue(admitted.has({ name: 'Another Name', personId: 'per_1' }))
  })
})
