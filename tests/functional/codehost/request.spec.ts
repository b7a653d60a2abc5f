import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { giveAccounts, payingKey } from './support.js'

const SEARCH = '/v1/codehost/search'
const PEOPLE = '/v1/codehost/people-search'

/**
 * The clauses, the body and the invalid field of each request. A request is tested on both routes, unless a
 * route is named.
 */
const REFUSED: [string, object, string, string?][] = [
  ['[CH-003] a body without criteria', {}, 'body'],
  ['[CH-003] only limit and sort', { limit: 5, sort: 'commits' }, 'body'],
  ['[CH-003] only include_automation', { include_automation: true, offset: 3 }, 'body'],
  ['[CH-004] an unknown key', { login: 'zoe', logins: ['zoe'] }, 'logins'],
  ['[CH-004] a wrong type', { login: 7 }, 'login'],
  ['[CH-004] null', { company: null }, 'company'],
  ['[CH-004] a blank text', { query: '  ' }, 'query'],
  ['[CH-004] a flag as text', { hireable: 'yes' }, 'hireable'],
  ['[CH-004] a fraction', { min_commits: 1.5 }, 'min_commits'],
  ['[CH-004] a negative number', { min_recent_pushes: -1 }, 'min_recent_pushes'],
  ['[CH-008] a prefix of one character', { login_prefix: 'z' }, 'login_prefix'],
  ['[CH-008] a prefix of 101 characters', { login_prefix: 'z'.repeat(101) }, 'login_prefix'],
  ['[CH-009] an unknown account type', { type: 'Robot' }, 'type'],
  ['[CH-011] a repository without owner', { repo: 'core' }, 'repo'],
  ['[CH-011] a repository with a path', { repo: 'acme/core/src' }, 'repo'],
  ['[CH-018] a word as date', { active_since: 'yesterday' }, 'active_since'],
  ['[CH-018] a time', { active_since: '2025-01-01T00:00:00Z' }, 'active_since'],
  ['[CH-018] a day that does not exist', { active_since: '2025-02-30' }, 'active_since'],
  ['[CH-022] an unknown sort', { login: 'zoe', sort: 'stars' }, 'sort'],
  ['[CH-027] limit 0', { login: 'zoe', limit: 0 }, 'limit'],
  ['[CH-027] limit 101', { login: 'zoe', limit: 101 }, 'limit', SEARCH],
  ['[CH-028] limit 11 with profiles', { login: 'zoe', limit: 11, include_profiles: true }, 'limit', SEARCH],
  ['[CH-029] offset 1,000', { login: 'zoe', offset: 1000 }, 'offset'],
  ['[CH-029] offset -1', { login: 'zoe', offset: -1 }, 'offset'],
  ['[CH-054] limit 11', { login: 'zoe', limit: 11 }, 'limit', PEOPLE],
  ['[CH-051] only filters of the profile', { pronet: { title: 'engineer' } }, 'body', PEOPLE],
  ['[CH-051] only require_pronet', { require_pronet: true }, 'body', PEOPLE],
  ['[CH-052] an unknown filter', { login: 'zoe', pronet: { school: 'x' } }, 'pronet.school', PEOPLE],
  [
    '[CH-052] more than ten values',
    { login: 'zoe', pronet: { title: { any_of: Array(11).fill('x') } } },
    'pronet.title.any_of',
    PEOPLE,
  ],
]

/** Bodies with one valid criterion each. */
const CRITERIA: [string, object][] = [
  ['CH-006', { query: 'zoe' }],
  ['CH-007', { login: 'zoe' }],
  ['CH-008', { login_prefix: 'zo' }],
  ['CH-008', { login_prefix: 'z'.repeat(100) }],
  ['CH-009', { type: 'User' }],
  ['CH-009', { type: 'Organization' }],
  ['CH-009', { type: 'Bot' }],
  ['CH-009', { type: 'Mannequin' }],
  ['CH-010', { company: 'Acme' }],
  ['CH-011', { repo: 'acme/core' }],
  ['CH-012', { repo_owner: 'acme' }],
  ['CH-013', { hireable: false }],
  ['CH-013', { site_admin: true }],
  ['CH-013', { codehost_star: true }],
  ['CH-014', { has_email: true }],
  ['CH-015', { min_commits: 0 }],
  ['CH-016', { min_merged_pull_requests: 1 }],
  ['CH-017', { min_recent_pushes: 1 }],
  ['CH-018', { active_since: '2024-02-29' }],
  ['CH-019', { language: 'C++' }],
  ...['relevance', 'commits', 'merged_pull_requests', 'recent_activity', 'last_active'].map(
    (sort): [string, object] => ['CH-022', { login: 'zoe', sort }]
  ),
]

test.group('code-host requests', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await payingKey()).secret
    await giveAccounts([{ login: 'zoe' }])
  })

  const post = (client: ApiClient, path: string, body: object) =>
    client.post(path).bearerToken(secret).json(body)

  for (const path of [SEARCH, PEOPLE]) {
    for (const [title, body, field, only = path] of REFUSED)
      if (only === path)
        test(`${title} is rejected at ${field}: ${path}`, async ({ client, assert }) => {
          const response = await post(client, path, body)
          response.assertStatus(422)
          assert.equal(response.body().error.code, 'validation_failed')
          assert.include(Object.keys(response.body().error.details.fieldErrors), field)
        })

    test(`[CH-051 CH-022] accepts each criterion and sort: ${path}`, async ({ client, assert }) => {
      for (const [clause, body] of CRITERIA) {
        const response = await post(client, path, body)
        assert.equal(response.status(), 200, `${clause} ${JSON.stringify(body)} ${response.text()}`)
      }
    })
  }

  test('[CH-027 CH-028 CH-054] applies the given and the default limits', async ({ client, assert }) => {
    const limitOf = async (path: string, body: object) =>
      (await post(client, path, { login: 'zoe', ...body })).body().data.limit
    assert.equal(await limitOf(SEARCH, {}), 25)
    assert.equal(await limitOf(SEARCH, { limit: 100 }), 100)
    assert.equal(await limitOf(SEARCH, { include_profiles: true }), 10)
    assert.equal(await limitOf(SEARCH, { include_profiles: true, limit: 10 }), 10)
    assert.equal(await limitOf(PEOPLE, {}), 10)
    assert.equal(await limitOf(PEOPLE, { limit: 1 }), 1)
    assert.equal((await post(client, SEARCH, { login: 'zoe', offset: 999 })).status(), 200)
  })
})
