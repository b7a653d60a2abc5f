import { test } from '@japa/runner'
import { customer } from '../datasets/fixture.js'
import { givePeople } from '../support/people.js'

const PRONET = 'https://www.linkedin.com/in/maren-oakhurst'
const MAREN = {
  name: 'Maren Oakhurst',
  title: 'Chief Technology Officer',
  company: 'Tidewell Marine',
  company_domain: 'tidewell.example',
  city: 'Galway',
  country: 'Ireland',
  pronet_url: PRONET,
  source_url: 'https://tidewell.example/team',
  observed_at: '2026-09-01',
  emails: ['maren@tidewell.example'],
  socials: { codehost: 'marenoak' },
}
const IDENTITIES = [
  { pronet_url: PRONET },
  { email: 'maren@tidewell.example' },
  { name: 'Maren Oakhurst', company_domain: 'tidewell.example' },
]

test.group('people: lookup and resolve', (group) => {
  group.each.setup(() => givePeople([MAREN]))

  test('[PE-004 PE-005 OP-043 OP-044] resolves each kind of identity to the indexed person, without contacts', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer()
    for (const identity of IDENTITIES) {
      const looked = await client.post('/v1/people/lookup').bearerToken(secret).json(identity)
      looked.assertStatus(200)
      const { person } = looked.body().data
      assert.deepEqual(person, {
        person_id: person.person_id,
        name: 'Maren Oakhurst',
        title: 'Chief Technology Officer',
        company: 'Tidewell Marine',
        location: 'Galway, Ireland',
        pronet: PRONET,
        website: null,
        socials: { codehost: 'https://github.com/marenoak' },
      })
      const resolved = await client.post('/v1/people/resolve').bearerToken(secret).json(identity)
      resolved.assertStatus(200)
      const { person_id, confidence, evidence } = resolved.body().data
      assert.equal(person_id, person.person_id)
      assert.isAtLeast(confidence, 0.9)
      assert.deepEqual(evidence, [
        { url: MAREN.source_url, quote: MAREN.name, observed_at: '2026-09-01T00:00:00.000Z' },
      ])
      const byId = await client.post('/v1/people/lookup').bearerToken(secret).json({ person_id })
      assert.deepEqual(byId.body().data, looked.body().data)
    }
  })

  test('[PE-004 PE-005] rejects a missing scope, invalid identities, unknown people and namesakes', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer()
    const other = await customer(10, { scopes: ['people:enrich'] })
    for (const path of ['/v1/people/lookup', '/v1/people/resolve']) {
      const ask = (body: object, key = secret) => client.post(path).bearerToken(key).json(body)
      ;(await ask(IDENTITIES[0], other.secret)).assertStatus(403)
      assert.equal((await ask({ name: 'Maren Oakhurst' })).body().error.code, 'identity_required')
      assert.equal((await ask({})).body().error.code, 'validation_failed')
      ;(await ask({ email: 'nobody@tidewell.example' })).assertStatus(404)
    }
    const twin = { ...MAREN, pronet_url: `${PRONET}-2`, city: 'Cork', emails: [], socials: {} }
    await givePeople([MAREN, twin])
    ;(await client.post('/v1/people/lookup').bearerToken(secret).json(IDENTITIES[2])).assertStatus(404)
  })
})
