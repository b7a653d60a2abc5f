import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import type { Account, RepositoryWork } from '#domain/codehost/account'
import { anActivity, aProfile } from '#tests/unit/codehost/accounts'
import { giveCompanies } from '#tests/functional/support/companies'
import { giveAccounts, payingKey, playSite } from './support.js'

const work = (repo: string): RepositoryWork => ({
  repo,
  commits: 3,
  pushes: 2,
  pullRequests: 1,
  mergedPullRequests: 1,
  lastActiveAt: '2025-06-01',
})

const REPOS = Array.from({ length: 120 }, (_, i) => `acme/part-${i}`)

const ACCOUNTS: Partial<Account>[] = [
  {
    login: 'OctoCat',
    profile: aProfile({
      company: 'Zelquint GmbH, reach octo@zelquint.example or +49 30 901820',
      bio: 'mail octo@zelquint.example',
      hasEmail: true,
      hireable: true,
    }),
    repos: REPOS,
    repoCount: 120,
    activity: anActivity({
      commits: 30,
      pushes: 20,
      pushesLast12m: 5,
      pullRequests: 9,
      mergedPullRequests: 8,
      reviews: 4,
      activeMonths: 3,
      languages: ['Rust', 'Go'],
      topRepos: REPOS.slice(0, 12).map(work),
    }),
  },
  { login: 'octocat2', profile: null, activity: anActivity({ commits: 31, mergedPullRequests: 8 }) },
  { login: 'quiet', profile: aProfile({ company: '@zelquint-labs' }) },
  { login: 'nightly-ci', isAutomation: true },
]

test.group('code-host search', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await payingKey()).secret
    await giveAccounts(ACCOUNTS)
    await giveCompanies([
      { name: 'Zelquint', aliases: ['ZQT'], socials: { codehost: 'https://github.com/zelquint-labs' } },
    ])
  })
  group.each.teardown(() => app.container.restoreAll())

  const search = async (client: ApiClient, body: object) => {
    const response = await client.post('/v1/codehost/search').bearerToken(secret).json(body)
    response.assertStatus(200)
    return response.body()
  }
  const logins = async (client: ApiClient, body: object) =>
    (await search(client, body)).data.results.map(({ login }: { login: string }) => login)

  test('[CH-007 CH-005] matches exactly one login, ignoring case', async ({ client, assert }) => {
    assert.deepEqual(await logins(client, { login: 'octocat' }), ['OctoCat'])
    assert.deepEqual(await logins(client, { login: 'octocat', language: 'Haskell' }), [])
  })

  test('[CH-010] finds a company by its aliases in the companies index and by its login', async ({
    client,
    assert,
  }) => {
    for (const company of ['ZQT', 'Zelquint', 'zelquint-labs'])
      assert.include(await logins(client, { company }), 'quiet', company)
  })

  test('[CH-020 CH-021] returns automation accounts only on request', async ({ client, assert }) => {
    assert.deepEqual(await logins(client, { login_prefix: 'night' }), [])
    assert.deepEqual(await logins(client, { login_prefix: 'night', include_automation: true }), [
      'nightly-ci',
    ])
    assert.deepEqual(await logins(client, { login: 'nightly-ci' }), ['nightly-ci'])
  })

  test('[CH-024 CH-025] sorts by merged pull requests, then by commits', async ({ client, assert }) => {
    assert.deepEqual(await logins(client, { login_prefix: 'octo' }), ['octocat2', 'OctoCat'])
  })

  test('[CH-030 CH-031 CH-032 CH-034 CH-035 CH-036 CH-050] returns every field of an account', async ({
    client,
    assert,
  }) => {
    const { data, meta } = await search(client, { login: 'octocat' })
    assert.sameMembers(Object.keys(meta), ['request_id', 'credits_charged'])
    const [{ activity, ...account }] = data.results
    assert.deepEqual(account, {
      login: 'OctoCat',
      codehost_id: 1,
      type: 'User',
      company: 'Zelquint GmbH, reach or',
      hireable: true,
      has_email: true,
      site_admin: false,
      codehost_star: false,
      repos: REPOS.slice(0, 100),
      repo_count: 120,
      profile_url: 'https://github.com/OctoCat',
    })
    assert.deepEqual(activity, {
      commits: 30,
      pushes: 20,
      pushes_last_12m: 5,
      pull_requests: 9,
      merged_pull_requests: 8,
      reviews: 4,
      active_months: 3,
      first_active_at: '2020-01-01',
      last_active_at: '2025-12-31',
      languages: ['Rust', 'Go'],
      top_repos: REPOS.slice(0, 10).map((repo) => ({
        repo,
        commits: 3,
        pushes: 2,
        pull_requests: 1,
        merged_pull_requests: 1,
        last_active_at: '2025-06-01',
      })),
    })
  })

  test('[CH-033] returns null activity for an account without any', async ({ client, assert }) => {
    const { data } = await search(client, { login: 'quiet' })
    assert.isNull(data.results[0].activity)
  })

  test('[CH-011] finds an account by a repository that is not in the response', async ({
    client,
    assert,
  }) => {
    assert.deepEqual(await logins(client, { repo: 'ACME/part-119' }), ['OctoCat'])
  })

  test('[CH-037 CH-038] returns live profiles only on request, null if the site has none', async ({
    client,
    assert,
  }) => {
    const site = playSite({ OctoCat: { name: 'Octo', followers: 3, topRepos: ['octocat/hello'] } })
    const ask = async (include_profiles: boolean) =>
      (await search(client, { login_prefix: 'octo', include_profiles })).data.results
    assert.notProperty((await ask(false))[0], 'profile')
    const [other, octocat] = await ask(true)
    assert.isNull(other.profile)
    assert.deepEqual(octocat.profile, {
      username: 'OctoCat',
      name: 'Octo',
      bio: null,
      location: null,
      followers: 3,
      topLanguages: [],
      topRepos: ['octocat/hello'],
    })
    site.shown.OctoCat.name = 'Octavia'
    assert.equal((await ask(true))[1].profile.name, 'Octavia')
  })

  test('[CH-014 CH-042] responses contain no e-mail address or telephone number', async ({
    client,
    assert,
  }) => {
    playSite({
      OctoCat: {
        name: 'Octo octo@zelquint.example',
        bio: 'octo [at] zelquint [dot] example, call (415) 555-2671 or +44 20 7946 0958. Rust since 2010-2024.',
        location: 'Berlin, tel. 030 901820',
      },
    })
    const body = await search(client, { has_email: true, include_profiles: true })
    const { name, bio, location } = body.data.results[0].profile
    // Only these texts: the digits of a number may also occur in a random id.
    for (const contact of ['@zelquint', 'zelquint [dot]', '555', '7946', '901820'])
      assert.notInclude([name, bio, location].join('\n'), contact)
    for (const contact of ['@zelquint', '555-2671', '7946 0958', '030 901820'])
      assert.notInclude(JSON.stringify(body.data), contact)
    assert.include(bio, 'Rust since 2010-2024')
  })

  test('[BI-015] costs 1 ACU, plus 1 for each profile found', async ({ client, assert }) => {
    playSite({ OctoCat: {}, quiet: {} })
    const charged = async (body: object) => (await search(client, body)).meta.credits_charged
    assert.equal(await charged({ type: 'User' }), 1)
    assert.equal(await charged({ type: 'User', include_profiles: true }), 3)
    assert.equal(await charged({ login: 'nobody-at-all' }), 1)
  })
})
