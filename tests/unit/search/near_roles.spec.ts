import { test } from '@japa/runner'
import { nearRoles } from '#domain/people/titles/near_roles'
import { roleSequences } from '#domain/people/titles/titles'
import { search, someone } from './search.js'

const near = (role: string) => nearRoles(roleSequences(role)).map((tokens) => tokens.join(' '))

test.group('search: roles that people use for one another', () => {
  test('lists the other names of a role, with its level', ({ assert }) => {
    assert.include(near('software developers'), 'software engineer')
    assert.include(near('senior software developers'), 'senior software engineer')
    assert.include(near('python developers'), 'python engineer')
    assert.include(near('professors'), 'lecturer')
    assert.sameMembers(near('head of data science'), ['data science director', 'data science vicepresident'])
    assert.deepEqual(near('heads'), [])
  })

  test('developers and engineers are the same only in software', ({ assert }) => {
    assert.deepEqual(near('civil engineers'), [])
    assert.deepEqual(near('business developers'), [])
    assert.deepEqual(near('welders'), [])
  })

  const people = [
    someone('near', { title: 'Software Engineer' }),
    someone('exact', { title: 'Software Developer' }),
    someone('other', { title: 'Civil Engineer' }),
    someone('says so', { summary: 'Ada is a programmer.' }),
  ]

  for (const type of ['instant', 'fast'] as const)
    test(`[SR-063] they match below the role itself (${type})`, async ({ assert }) => {
      const found = await search(people, { type, query: 'software developers' })
      assert.equal(found[0], 'exact')
      assert.sameMembers(found, ['exact', 'near', 'says so'])
    })

  test('[SR-036] a title filter needs the role itself', async ({ assert }) => {
    const filters = { title: 'Software Developer' }
    assert.deepEqual(await search(people, { filters }), ['exact'])
  })

  test('an excluded role excludes no other', async ({ assert }) => {
    assert.include(await search(people, { query: 'engineers who are not software developers' }), 'near')
  })
})

test.group('search: companies and places by other names', () => {
  const people = [
    someone('employee', { title: 'Developer', company: 'Meta' }),
    someone('region', { title: 'Developer', city: 'Istanbul', country: 'Turkey' }),
    someone('London', { title: 'Baker', summary: 'Bakes bread. London, then Oslo.' }),
  ]

  test('[SR-063] nobody works at a region', async ({ assert }) => {
    assert.deepEqual(await search(people, { query: 'developers at Meta' }), ['employee'])
  })

  test('[SR-063] texts may name a place in English', async ({ assert }) => {
    assert.deepEqual(await search(people, { query: 'bakers in Londres' }), ['London'])
    const kenya = [someone('Kenya', { title: 'Baker', summary: 'Bakes bread for Kenya.' })]
    assert.deepEqual(await search(kenya, { query: 'Kenyan bakers' }), ['Kenya'])
  })

  test('a short company is not corrected at its first letter', async ({ assert }) => {
    const rasa = [someone('rasa', { title: 'Developer', company: 'Rasa' })]
    assert.deepEqual(await search(rasa, { query: 'developers at NASA' }), [])
    assert.deepEqual(await search(rasa, { query: 'developers at Rassa' }), ['rasa'])
  })
})
