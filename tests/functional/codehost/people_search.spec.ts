import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import { Evidence } from '#domain/evidence/evidence'
import type { PersonRecord } from '#domain/people/person_record'
import { Recipients } from '#app/recipients/recipients'
import { givePeople } from '#tests/functional/support/people'
import { anActivity, aProfile } from '#tests/unit/codehost/accounts'
import { giveAccounts, payingKey, playSite } from './support.js'

const ADA = 'https://www.linkedin.com/in/ada-cofona'

const PEOPLE: PersonRecord[] = [
  {
    name: 'Ada Cofona',
    title: 'Senior Software Engineer',
    seniority: 'senior',
    industry: 'Software',
    company: 'Quorvane, Inc.',
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    pronet_url: ADA,
    emails: ['ada@quorvane.example'],
  },
  { name: 'Bo Danvers', title: 'Product Manager', company: 'Brannow', city: 'Oslo', country: 'Norway' },
  { name: 'Max Twin', title: 'Engineer', company: 'Quorvane', pronet_url: 'linkedin.com/in/max-twin-1' },
  { name: 'Max Twin', title: 'Engineer', company: 'Quorvane', pronet_url: 'linkedin.com/in/max-twin-2' },
]

/** Live profiles by login, in the order of the search (by merged pull requests). */
const SITE = {
  ada: { name: 'ada c', bio: `Rust. ${ADA}` },
  bo: { name: 'Bo Danvers', company: '@brannow', location: 'Oslo' },
  bo2: { name: 'Bo Danvers', company: 'Brannow', location: 'Lisbon' },
  bo3: { name: 'Bo Danvers', location: 'Oslo, Norway' },
  max: { name: 'Max Twin', company: 'Quorvane' },
  new: { name: 'Newcomer', blog: 'https://linkedin.com/in/not-known-yet' },
  nobody: { name: 'Xavier Nobody', company: 'Quorvane' },
}
const LOGINS = [...Object.keys(SITE), 'deleted']

test.group('code-host people search', (group) => {
  let secret: string
  let workspace: Awaited<ReturnType<typeof payingKey>>['workspace']
  group.setup(async () => {
    ;({ secret, workspace } = await payingKey())
    await givePeople(PEOPLE)
    await giveAccounts(
      LOGINS.map((login, i) => ({
        login,
        // The imported profile is outdated. Matching reads the live profile.
        profile: aProfile({ name: 'Somebody Else' }),
        activity: anActivity({ languages: ['Rust'], mergedPullRequests: 100 - i }),
      }))
    )
  })
  group.each.setup(() => void playSite(SITE))
  group.each.teardown(() => app.container.restoreAll())

  const search = async (client: ApiClient, body: object = {}) => {
    const response = await client
      .post('/v1/codehost/people-search')
      .bearerToken(secret)
      .json({ language: 'rust', ...body })
    response.assertStatus(200)
    return response.body()
  }
  const logins = async (client: ApiClient, body: object) =>
    (await search(client, body)).data.results.map((result: any) => result.codehost.login)

  test('[CH-055 CH-056 CH-057 CH-058 CH-059 CH-060 CH-061] returns each account with its link', async ({
    client,
    assert,
  }) => {
    const { data } = await search(client)
    const ties = data.results.map(({ codehost, pronet, match }: any) => [
      codehost.login,
      match?.method ?? null,
      match?.confidence ?? null,
      pronet?.name ?? null,
    ])
    assert.deepEqual(ties, [
      ['ada', 'profile_link', 0.95, 'Ada Cofona'],
      ['bo', 'name_company_location', 0.9, 'Bo Danvers'],
      ['bo2', 'name_company', 0.8, 'Bo Danvers'],
      ['bo3', 'name_location', 0.65, 'Bo Danvers'],
      ['max', null, null, null],
      ['new', 'profile_link', 0.95, null],
      ['nobody', null, null, null],
      ['deleted', null, null, null],
    ])
  })

  test('[CH-055 CH-038] returns the live profile with the account, null if the site has none', async ({
    client,
    assert,
  }) => {
    const { data } = await search(client)
    assert.equal(data.results[0].codehost.profile.name, 'ada c')
    assert.isNull(data.results.at(-1).codehost.profile)
  })

  test('[CH-055 CH-042] the linked profile has no contacts, and the workspace is its recipient', async ({
    client,
    assert,
  }) => {
    const { data } = await search(client, { limit: 1 })
    const { person_id: id, ...pronet } = data.results[0].pronet
    assert.match(id, /^per_/)
    const recipients = await (await app.container.make(Recipients)).of([id])
    assert.containsSubset(recipients, [{ workspace_id: workspace.id, what: 'search' }])
    assert.deepEqual(pronet, {
      url: ADA,
      indexed: true,
      name: 'Ada Cofona',
      title: 'Senior Software Engineer',
      seniority: 'senior',
      company: 'Quorvane, Inc.',
      industry: 'Software',
      location: 'Austin, Texas, United States',
    })
  })

  test('[CH-061] a listed profile that is not indexed has null fields and passes no filter', async ({
    client,
    assert,
  }) => {
    const { data } = await search(client, { login: 'new' })
    const { url, indexed, ...fields } = data.results[0].pronet
    assert.deepEqual([url, indexed], ['https://www.linkedin.com/in/not-known-yet', false])
    assert.isTrue(Object.values(fields).every((value) => value === null))
    assert.deepEqual(await logins(client, { login: 'new', pronet: { title: { none_of: ['nurse'] } } }), [])
    assert.deepEqual(await logins(client, { login: 'new', require_pronet: true }), ['new'])
  })

  for (const [filter, expected] of [
    [{ title: 'software engineer' }, ['ada']],
    [{ title: { any_of: ['engineer', 'product manager'] } }, ['ada', 'bo', 'bo2', 'bo3']],
    [{ title: { none_of: ['product manager'] } }, ['ada']],
    [{ company: 'QUORVANE' }, ['ada']],
    [{ company: 'Quorvane Foods' }, []],
    [{ location: { countries: ['Norway'] } }, ['bo', 'bo2', 'bo3']],
    [{ seniority: { any_of: ['senior'], none_of: ['manager'] } }, ['ada']],
    [{ seniority: 'vp' }, []],
    [{ industry: 'software' }, ['ada']],
    [{ industry: 'software', location: 'Oslo' }, []],
  ] as [object, string[]][])
    test(`[CH-052 CH-053] ${JSON.stringify(filter)} keeps ${expected.join(', ') || 'nobody'}`, async ({
      client,
      assert,
    }) => {
      assert.deepEqual(await logins(client, { pronet: filter }), expected)
    })

  test('[CH-053] returns accounts without a link only if no link is required', async ({ client, assert }) => {
    assert.deepEqual(await logins(client, {}), LOGINS)
    assert.deepEqual(await logins(client, { pronet: {} }), LOGINS)
    assert.deepEqual(await logins(client, { require_pronet: true }), ['ada', 'bo', 'bo2', 'bo3', 'new'])
  })

  test('[CH-063] pages advance over accounts, even if none of them matches', async ({ client, assert }) => {
    const pages: [number, number, number | null][] = []
    for (let offset: number | null = 0; offset !== null; ) {
      const { data } = await search(client, { limit: 3, offset, pronet: { title: 'product manager' } })
      assert.lengthOf(data.results, data.returned)
      assert.deepEqual(data.total, { value: 8, relation: 'eq' })
      pages.push([data.scanned, data.returned, data.next_offset])
      offset = data.next_offset
    }
    assert.deepEqual(pages, [
      [3, 2, 3],
      [3, 1, 6],
      [2, 0, null],
    ])
  })

  test('[CH-062] reads no web page', async ({ client, assert }) => {
    let reads = 0
    app.container.swap(
      Evidence,
      () =>
        new Proxy({} as Evidence, { get: (_, name) => (name === 'then' ? undefined : () => void reads++) })
    )
    await search(client)
    assert.equal(reads, 0)
  })

  test('[BI-016] costs 1 ACU, plus 1 for each returned person', async ({ client, assert }) => {
    const charged = async (body: object) => (await search(client, body)).meta.credits_charged
    assert.equal(await charged({}), 6)
    assert.equal(await charged({ pronet: { company: 'Quorvane' } }), 2)
    assert.equal(await charged({ login: 'nobody' }), 1)
  })
})
