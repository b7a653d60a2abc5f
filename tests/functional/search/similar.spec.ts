import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PeopleStore } from '#app/people/people_store'
import { PersonVectors } from '#app/people/person_vectors'
import { parseProfile, profileKey } from '#domain/people/networks/networks'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { Embedder } from '#domain/search/embedder'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'

const at = '2026-09-01T00:00:00Z'
const person = (name: string, title: string, summary: string, city: string) => ({
  ...{ name, title, summary, city, country: 'Germany', observed_at: at },
  pronet_url: `https://www.linkedin.com/in/${name.toLowerCase().replace(' ', '-')}`,
})

test.group('people like one person', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await makeKey()).secret
    await givePeople([
      person('Alva Stromquist', 'Oncology Nurse', 'Cares for cancer patients in a hospital', 'Berlin'),
      person('Bente Kaldor', 'Pediatric Nurse', 'Hospital care for sick children', 'Munich'),
      person('Cato Ulvang', 'Compiler Engineer', 'Garbage collection and just-in-time compilation', 'Berlin'),
      { name: 'Dora Lind', pronet_url: 'https://www.linkedin.com/in/dora-lind', observed_at: at },
    ])
  })

  test('ranks the similar first, without the person, inside the filters', async ({ client, assert }) => {
    const find = async (body: object) => {
      const response = await client.post('/v1/people/similar').bearerToken(secret).json(body)
      response.assertStatus(200)
      return response.body().data.results.map(({ person: { name } }: any) => name)
    }
    if (!(await (await app.container.make(SearchIndex)).comparesVectors())) {
      const response = await client
        .post('/v1/people/similar')
        .bearerToken(secret)
        .json({ profile_url: 'https://www.linkedin.com/in/alva-stromquist' })
      return assert.isNotEmpty(response.body().meta.warnings)
    }
    const profile_url = 'https://www.linkedin.com/in/alva-stromquist'
    assert.deepEqual((await find({ profile_url }))[0], 'Bente Kaldor')
    assert.notInclude(await find({ profile_url }), 'Alva Stromquist')
    assert.notInclude(await find({ profile_url, filters: { location: 'Berlin' } }), 'Bente Kaldor')
  })

  test('tells a missing model, a silent model, a person without work and missing vectors apart', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(() => app.container.restoreAll())
    const ask = (name: string) =>
      client
        .post('/v1/people/similar')
        .bearerToken(secret)
        .json({ profile_url: `https://www.linkedin.com/in/${name}` })
    const embedding = (model: string | null, vector: Int8Array | null) =>
      app.container.swap(Embedder, () => ({ model, embed: async () => [vector] }) as never)
    const idle = await ask('dora-lind')
    assert.deepEqual(idle.body().data.results, [])
    assert.match(idle.body().meta.warnings[0], /has no facts about their work/)
    embedding(null, null)
    const none = await ask('alva-stromquist')
    assert.deepEqual([none.status(), none.body().error.code], [422, 'unsupported_request'])
    embedding('silent', null)
    const silent = await ask('alva-stromquist')
    assert.deepEqual([silent.status(), silent.body().error.code], [503, 'search_unavailable'])
    embedding('other', Int8Array.of(1, 2))
    const other = await ask('alva-stromquist')
    assert.deepEqual(other.body().data.results, [])
    assert.match(other.body().meta.warnings[0], /no vectors/)
  })

  test('uses the stored vector of the person, and embeds others as records', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(() => app.container.restoreAll())
    const uses: string[] = []
    const embedder = {
      model: 'slow',
      isSlow: true,
      embed: async (texts: string[], use: string) => {
        uses.push(use)
        return texts.map(() => Int8Array.of(1, 2))
      },
    } as never
    app.container.swap(Embedder, () => embedder)
    const ask = async () => {
      const profile_url = 'https://www.linkedin.com/in/alva-stromquist'
      const response = await client.post('/v1/people/similar').bearerToken(secret).json({ profile_url })
      response.assertStatus(200)
    }
    await ask()
    assert.deepEqual(uses, ['records'])
    const store = await app.container.make(PeopleStore)
    const account = profileKey(parseProfile('https://www.linkedin.com/in/alva-stromquist')!)
    const [id] = await store.withAccount(account)
    const vectors = new PersonVectors(await app.container.make(Sql), embedder, { warn: () => {} })
    await vectors.of([(await store.get(id))!])
    uses.length = 0
    await ask()
    assert.deepEqual(uses, [])
  })

  test('a model that rejects records makes similar people unavailable', async ({ client, cleanup }) => {
    cleanup(() => app.container.restoreAll())
    const embed = async () => {
      throw new Error('the model is down')
    }
    app.container.swap(Embedder, () => ({ model: 'down', embed }) as never)
    const profile_url = 'https://www.linkedin.com/in/alva-stromquist'
    const response = await client.post('/v1/people/similar').bearerToken(secret).json({ profile_url })
    response.assertStatus(503)
  })

  test('refuses unknown people, two identities and filters that need pages', async ({ client }) => {
    const ask = (body: object) => client.post('/v1/people/similar').bearerToken(secret).json(body)
    ;(await ask({ person_id: 'per_none' })).assertStatus(404)
    ;(await ask({})).assertStatus(422)
    ;(await ask({ person_id: 'per_none', profile_url: 'https://x.example' })).assertStatus(422)
    ;(await ask({ person_id: 'per_none', filters: { unknown: 1 } })).assertStatus(422)
  })
})
