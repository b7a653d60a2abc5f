import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { type Customer, cellsOf, columns, customer, fillFrom, inventedWeb } from './fixture.js'
import { JUNO } from './fixture_pages.js'

const NETWORKS = ['socials.microblog', 'socials.photo', 'socials.shortvideo']

test.group('datasets: ownership of profiles', (group) => {
  let buyer: Customer
  group.setup(async () => {
    await fillFrom(inventedWeb())
    buyer = await customer()
    return () => app.container.restoreAll()
  })

  const juno = (include_unverified: boolean, seed: object = { domain: 'junovance.example' }) => ({
    entity: { type: 'person' },
    rows: [{ name: 'Juno Vance', company: 'Studio Aldera', ...seed }],
    columns: columns(...NETWORKS),
    include_unverified,
  })

  for (const [by, seed] of [
    ['site', { domain: 'junovance.example' }],
    ['site among the socials', { socials: { website: 'https://junovance.example' } }],
  ] as const)
    test(`[DS-066] accepts only a profile that links back to the supplied ${by}`, async ({
      client,
      assert,
    }) => {
      const [linked, unlinked, namesake] = Object.values(
        await cellsOf(client, buyer.secret, juno(false, seed))
      )
      assert.deepInclude(linked, { status: 'found', value: JUNO.linked })
      for (const cell of [unlinked, namesake])
        assert.deepInclude(cell, { status: 'unverified', value: null, evidence: [] })
    })

  test('[DS-067 DS-068 DS-069] returns an unverified profile on request, with a confidence', async ({
    client,
    assert,
  }) => {
    const cells = await cellsOf(client, buyer.secret, juno(true))
    const [, unlinked, namesake] = NETWORKS.map((key) => cells[key])
    assert.deepInclude(unlinked, { status: 'unverified', value: JUNO.unlinked })
    assert.closeTo(unlinked.confidence!, 0.48, 0.02)
    assert.deepInclude(namesake, { status: 'unverified', value: JUNO.namesake })
    assert.isBelow(namesake.confidence!, 0.1)
    for (const cell of [unlinked, namesake]) assert.equal(cell.evidence[0].url, cell.value)
  })

  test('[DS-066] accepts a profile in the row without a link back', async ({ client, assert }) => {
    const seed = { socials: { photo: 'junovance' } }
    const cells = await cellsOf(client, buyer.secret, juno(false, seed))
    assert.deepInclude(cells['socials.photo'], { status: 'found', value: JUNO.unlinked })
  })
})
