import { test } from '@japa/runner'
import fc from 'fast-check'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import type { Account } from '#domain/codehost/account'
import { accountDocument, type StoredAccount } from '#domain/codehost/account_document'
import type { AccountCriteria, AccountSearch } from '#domain/codehost/search/criteria'
import { MAX_DEPTH, nextOffset, pageLimit } from '#domain/codehost/search/page'
import { planAccountSearch } from '#domain/codehost/search/plan'
import { anAccount, anActivity, aProfile } from './accounts.js'

const ACCOUNTS: Partial<Account>[] = [
  {
    login: 'Quorvane',
    profile: aProfile({ hireable: true }),
    activity: anActivity({
      commits: 10,
      mergedPullRequests: 1,
      pushesLast12m: 9,
      lastActiveAt: '2025-05-01',
    }),
  },
  {
    login: 'zelda',
    profile: aProfile({ company: 'Quorvane, Inc.', hasEmail: true }),
    activity: anActivity({
      commits: 500,
      mergedPullRequests: 7,
      pushesLast12m: 2,
      languages: ['Rust', 'C++'],
    }),
  },
  {
    login: 'zeno',
    profile: aProfile({ company: 'Quorvane Foods' }),
    repos: ['acme/react-native', 'zeno/dotfiles'],
    activity: anActivity({
      commits: 501,
      mergedPullRequests: 7,
      languages: ['Rust'],
      lastActiveAt: '2025-05-02',
    }),
  },
  {
    login: 'bruno',
    repos: ['quorvane/core', 'acme/tools'],
    activity: anActivity({ commits: 20, mergedPullRequests: 2, pushesLast12m: 5 }),
  },
  { login: 'acme', type: 'Organization', profile: aProfile({ codehostStar: true }), activity: null },
  { login: 'zelda-ci', isAutomation: true, profile: aProfile({ company: '@facebook', siteAdmin: true }) },
  { login: 'herald[bot]', type: 'Bot', isAutomation: true },
]

async function find(criteria: AccountCriteria, search: Partial<AccountSearch> = {}, aliases: string[] = []) {
  const index = new MemoryIndex()
  const documents = ACCOUNTS.map((account, i) =>
    accountDocument(anAccount({ activity: null, ...account, id: i + 1 }), '2026-03-01')
  )
  await index.rebuild('codehost', documents, 0)
  const full = {
    criteria,
    includeAutomation: false,
    sort: 'relevance',
    offset: 0,
    limit: 25,
    ...search,
  } as const
  const { hits } = await index.search('codehost', planAccountSearch(full, aliases))
  return hits.map((hit) => (hit.stored as StoredAccount).login)
}

/** Title, criteria, expected logins in order, and further search options. */
const CASES: [string, AccountCriteria, string[], Partial<AccountSearch>?][] = [
  ['[CH-005] all criteria together', { language: 'rust', company: 'quorvane' }, ['zelda']],
  [
    '[CH-006 CH-023] login before company before repository',
    { query: 'quorvane' },
    ['Quorvane', 'zelda', 'zeno', 'bruno'],
  ],
  ['[CH-006] squeezed words', { query: 'reactnative' }, ['zeno']],
  ['[CH-006] separate words', { query: 'react native' }, ['zeno']],
  ['[CH-006] every word must occur', { query: 'quorvane react' }, ['zeno']],
  ['[CH-006] a text without words finds nobody', { query: '--' }, []],
  ['[CH-007] login in any case', { login: 'ZENO' }, ['zeno']],
  ['[CH-008] login prefix', { loginPrefix: 'Ze' }, ['zeno', 'zelda']],
  ['[CH-009] type', { type: 'Organization' }, ['acme']],
  ['[CH-010] company without its legal form', { company: 'QUORVANE' }, ['zelda']],
  ['[CH-010] company by a rebrand', { company: 'Meta' }, ['zelda-ci'], { includeAutomation: true }],
  ['[CH-011] repository', { repo: 'Acme/React-Native' }, ['zeno']],
  ['[CH-012] repository owner', { repoOwner: 'ACME' }, ['zeno', 'bruno']],
  ['[CH-013] hireable', { hireable: true }, ['Quorvane']],
  ['[CH-013] not hireable', { hireable: false, loginPrefix: 'quorv' }, []],
  ['[CH-013] site staff', { siteAdmin: true, login: 'zelda-ci' }, ['zelda-ci']],
  ['[CH-013] star', { codehostStar: true }, ['acme']],
  ['[CH-014] an e-mail address is listed', { hasEmail: true }, ['zelda']],
  ['[CH-015] a minimum of commits', { minCommits: 500 }, ['zeno', 'zelda']],
  ['[CH-015] a minimum of commits', { minCommits: 501 }, ['zeno']],
  ['[CH-016] merged pull requests', { minMergedPullRequests: 3 }, ['zeno', 'zelda']],
  ['[CH-017] pushes of the last year', { minRecentPushes: 5 }, ['bruno', 'Quorvane']],
  ['[CH-018] active on the day itself', { activeSince: '2025-05-02', language: 'Rust' }, ['zeno', 'zelda']],
  ['[CH-018] not the day before', { activeSince: '2025-05-02', login: 'quorvane' }, []],
  ['[CH-019 CH-024] language; merged pull requests, then commits', { language: 'Rust' }, ['zeno', 'zelda']],
  ['[CH-020] automation is excluded', { loginPrefix: 'zelda' }, ['zelda']],
  [
    '[CH-020] included on request',
    { loginPrefix: 'zelda' },
    ['zelda', 'zelda-ci'],
    { includeAutomation: true },
  ],
  ['[CH-020] included if a login names it', { login: 'zelda-ci' }, ['zelda-ci']],
  ['[CH-020] included if bots are requested', { type: 'Bot' }, ['herald[bot]']],
  [
    '[CH-025] by commits',
    { minCommits: 0 },
    ['zeno', 'zelda', 'bruno', 'Quorvane', 'acme'],
    { sort: 'commits' },
  ],
  [
    '[CH-025] by merged pull requests',
    { type: 'User' },
    ['zeno', 'zelda', 'bruno', 'Quorvane'],
    { sort: 'merged_pull_requests' },
  ],
  [
    '[CH-026] by recent pushes',
    { minCommits: 1 },
    ['Quorvane', 'bruno', 'zelda', 'zeno'],
    { sort: 'recent_activity' },
  ],
  [
    '[CH-026] by the last active day, though a text is given',
    { query: 'quorvane' },
    ['zelda', 'bruno', 'zeno', 'Quorvane'],
    { sort: 'last_active' },
  ],
]

test.group('code-host search', () => {
  for (const [title, criteria, logins, search] of CASES)
    test(`${title}: ${JSON.stringify(criteria)}`, async ({ assert }) => {
      assert.deepEqual(await find(criteria, search), logins)
    })

  test('[CH-010] matches other names of the company, the requested name first', async ({ assert }) => {
    assert.deepEqual(await find({ company: 'Brannow' }, {}, ['Quorvane']), ['zelda'])
  })

  test('[CH-040] pages of any size reach 1,000 distinct results and no further', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 3000 }), (limit, matches) => {
        const seen: number[] = []
        for (let offset: number | null = 0; offset !== null; ) {
          assert.isBelow(offset, MAX_DEPTH)
          const page = Math.max(0, Math.min(pageLimit({ offset, limit }), matches - offset))
          seen.push(...Array.from({ length: page }, (_, i) => offset! + i))
          offset = nextOffset(offset, page, matches)
        }
        assert.lengthOf(seen, Math.min(matches, MAX_DEPTH))
        assert.equal(new Set(seen).size, seen.length)
      })
    )
  })
})
