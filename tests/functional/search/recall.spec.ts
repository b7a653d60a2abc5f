import { test } from '@japa/runner'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import app from '@adonisjs/core/services/app'
import { customer } from '#tests/functional/datasets/fixture'
import { inventedWorld, PEOPLE, setPages } from '#tests/functional/sets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { search, searchIn } from './verified_web.js'

const BODY = { query: 'lighting designers in Oslo', num_results: 20, type: 'auto' }

test.group('search: how many people match', (group) => {
  group.each.setup(async () => {
    await inventedWorld()
    await givePeople(PEOPLE)
    searchIn(new MemoryEvidence(setPages))
    return () => app.container.restoreAll()
  })

  test('recall: true reports the finders and the estimated total', async ({ client, assert }) => {
    const { secret } = await customer()
    const { data, results } = await search(client, secret, { ...BODY, recall: true })
    const { recall } = data
    assert.equal(recall.found, results.length)
    assert.includeMembers(
      recall.finders.map(({ name }: any) => name),
      ['index_filters', 'page_search', 'employer_pages']
    )
    assert.isAtLeast(recall.low, recall.found)
    assert.equal(recall.estimated_total === null, typeof recall.reason === 'string')
    assert.isNotEmpty(recall.overlap.filter(({ finders }: any) => finders.length > 1))
  }).timeout(60_000)

  test('without the flag there is no estimate', async ({ client, assert }) => {
    const { secret } = await customer()
    const { data } = await search(client, secret, BODY)
    assert.notProperty(data, 'recall')
  }).timeout(60_000)
})
