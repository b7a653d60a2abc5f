import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { customer } from '#tests/functional/datasets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { profile, record, search, searchIn } from './verified_web.js'

const NAMES = ['Nora Fenwick', 'Otis Garland', 'Pella Hadley']
const FACTS = { title: 'Lighting Designer', company: 'Tarnlight Labs', city: 'Oslo', country: 'Norway' }
const PEOPLE = NAMES.map((name) =>
  record(name, {
    ...FACTS,
    industry: name === 'Nora Fenwick' ? 'Computer Games' : 'Lighting',
    ...(name === 'Nora Fenwick' ? { skills: ['Kubernetes'], summary: 'Speaks German and Swedish.' } : {}),
  })
)

/** Returns the profile page of a person, with another sentence. */
function profileSaying(name: string, sentence: string) {
  const { title, company } = FACTS
  const page = profile(name, { title, company, location: 'Oslo, Norway' })
  return { ...page, html: page.html!.replace('</main>', `<h3>About</h3><p>${sentence}</p></main>`) }
}

const PAGES = [
  profileSaying('Nora Fenwick', 'Nora likes lamps.'),
  profileSaying('Otis Garland', 'He runs his light shows on Kubernetes clusters.'),
  profileSaying('Pella Hadley', 'Pella likes lamps.'),
]

test.group('search: warnings about words that only rank', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await customer(1000)).secret
  })
  group.each.setup(async () => {
    await givePeople(PEOPLE)
    searchIn(new MemoryEvidence(PAGES))
    return () => app.container.restoreAll()
  })

  async function ask(client: never, body: object) {
    const { response, results } = await search(client, secret, { num_results: 3, ...body })
    return { warnings: (response.body().meta.warnings ?? []) as string[], found: results.length }
  }

  for (const type of ['instant', 'fast'])
    test(`names the words, the records that state them, and what requires them (${type})`, async ({
      client,
      assert,
    }) => {
      const query = 'lighting designers in Oslo who know Kubernetes and underwater weaving'
      assert.deepEqual(await ask(client as never, { type, query }), {
        warnings: [
          'Words that only rank: "kubernetes" (stated by the records of 1 of 3 people), "underwater" (0 of 3), "weaving" (0 of 3). To require them, use quotation marks in the query, or a Set criterion.',
        ],
        found: 3,
      })
      assert.deepEqual(
        await ask(client as never, { type, query: 'lighting designers in Oslo who know "Kubernetes"' }),
        {
          warnings: [],
          found: 1,
        }
      )
    })

  for (const type of ['auto', 'deep'])
    test(`also counts the pages that state the words (${type})`, async ({ client, assert }) => {
      const query = 'lighting designers in Oslo with Kubernetes and German language skills'
      assert.deepEqual(await ask(client as never, { type, query }), {
        warnings: [
          'Words that only rank: "kubernetes" (stated by the records or read pages of 2 of 3 people), "german" (1 of 3). To require them, use a Set criterion.',
        ],
        found: 3,
      })
    })

  for (const type of ['instant', 'fast', 'auto', 'deep'])
    test(`names the filter for a sector (${type})`, async ({ client, assert }) => {
      const { warnings } = await ask(client as never, { type, query: 'lighting designers in gaming in Oslo' })
      assert.lengthOf(warnings, 1)
      assert.match(
        warnings[0],
        /"gaming" \(.* 1 of 3 people\)\. To require them, use the filter industry for "gaming", or a Set criterion\.$/
      )
    })

  for (const type of ['instant', 'fast', 'auto', 'deep'])
    test(`does not warn if every person states the words (${type})`, async ({ client, assert }) => {
      await givePeople(PEOPLE.map((one) => ({ ...one, skills: ['Kubernetes'] })))
      for (const query of ['lighting designers in Oslo who know Kubernetes', 'lighting designers in Oslo'])
        assert.deepEqual(await ask(client as never, { type, query }), { warnings: [], found: 3 })
    })

  test('a correction of the query and its ranking words are warned about once', async ({
    client,
    assert,
  }) => {
    const { warnings } = await ask(client as never, { type: 'fast', query: 'Nora Fenwick at Moonbeck' })
    assert.deepEqual(warnings, [
      'Nobody named "Nora Fenwick" works at "Moonbeck".',
      'Words that only rank: "Moonbeck" (stated by the records of 0 of 1 person). To require them, use the filter company for "Moonbeck", or a Set criterion.',
    ])
  })

  test('[SR-064] says that instant and fast ignore funding stages', async ({ client, assert }) => {
    const query = 'lighting designers at series B startups'
    const { warnings } = await ask(client as never, { type: 'instant', query })
    assert.include(
      warnings,
      'Types instant and fast ignore funding stages: use auto or deep, which verify them.'
    )
  })
})
