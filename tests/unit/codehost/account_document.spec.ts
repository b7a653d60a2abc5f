import { test } from '@japa/runner'
import type { Account } from '#domain/codehost/account'
import { accountDocument, dayNumber, type StoredAccount } from '#domain/codehost/account_document'
import { employerKeysOf, employersOf } from '#domain/codehost/employers'
import { searchWords } from '#domain/codehost/name_words'
import { matches } from '#domain/search/filter_matches'
import { anAccount, anActivity, aProfile } from './accounts.js'

const AS_OF = '2026-03-01'
const document = (account: Partial<Account>) => accountDocument(anAccount(account), AS_OF)
const holds = (account: Partial<Account>, field: string, value: string) =>
  matches(document(account), { match: 'term', field, value })

test.group('code host: account document', () => {
  test('[CH-007] a login is one lower-case term', ({ assert }) => {
    assert.isTrue(holds({ login: 'OctoCat' }, 'login', 'octocat'))
    assert.isFalse(holds({ login: 'octocat2' }, 'login', 'octocat'))
  })

  for (const [company, key, isOne] of [
    ['@facebook', 'meta', true],
    ['Quorvane, Inc.', 'quorvane', true],
    ['Quorvane | ex-Brannow', 'quorvane', true],
    ['Quorvane | ex-Brannow', 'brannow', false],
    ['@quorvane @brannow', 'brannow', true],
    ['Quorvane Foods', 'quorvane', false],
    ['formerly Quorvane', 'quorvane', false],
    ['at Quorvane', 'quorvane', true],
    ['Freelance', 'freelance', false],
  ] as const)
    test(`[CH-010] ${company} ${isOne ? 'is' : 'is not'} ${key}`, ({ assert }) => {
      assert.equal(employerKeysOf(company).includes(key), isOne, employersOf(company).join(', '))
    })

  test('[CH-011 CH-012 CH-032] every repository and owner is a term, and a hit returns 100 repositories', ({
    assert,
  }) => {
    const repos = Array.from({ length: 120 }, (_, i) => `Owner${i}/Repo-${i}`)
    assert.isTrue(holds({ repos, repoCount: 120 }, 'repo', 'owner119/repo-119'))
    assert.isTrue(holds({ repos, repoCount: 120 }, 'repo_owner', 'owner119'))
    const stored = document({ repos, repoCount: 120 }).stored as StoredAccount
    assert.deepEqual(stored.repos, repos.slice(0, 100))
    assert.equal(stored.repoCount, 120)
  })

  test('[CH-019] indexes the first ten languages', ({ assert }) => {
    const languages = ['C++', ...'BCDEFGHIJK']
    const account = { activity: anActivity({ languages }) }
    assert.isTrue(holds(account, 'language', 'c++'))
    assert.isTrue(holds(account, 'language', 'j'))
    assert.isFalse(holds(account, 'language', 'k'))
  })

  test('[CH-024] the static rank orders by merged pull requests, then commits', ({ assert }) => {
    const rank = (mergedPullRequests: number, commits: number) =>
      document({ activity: anActivity({ mergedPullRequests, commits }) }).rank
    assert.isAbove(rank(2, 0), rank(1, 2 ** 40))
    assert.isAbove(rank(1, 6), rank(1, 5))
    assert.isTrue(Number.isSafeInteger(rank(2 ** 26, 2 ** 40)))
    assert.equal(document({ activity: null }).rank, 0)
  })

  test('[CH-018 CH-026] a last active day after the build counts as the day of the build', ({ assert }) => {
    const day = (lastActiveAt: string) =>
      document({ activity: anActivity({ lastActiveAt }) }).numbers.last_active
    assert.equal(day('1970-01-02'), 1)
    assert.equal(day('2099-01-01'), dayNumber(AS_OF))
    assert.notProperty(document({ activity: null }).numbers, 'last_active')
  })

  test('[CH-013 CH-014 CH-021] indexes flags', ({ assert }) => {
    const all = { hireable: true, hasEmail: true, siteAdmin: true, codehostStar: true }
    const { terms } = document({ profile: aProfile(all), isAutomation: true })
    assert.sameMembers(terms.flag, ['hireable', 'has_email', 'site_admin', 'codehost_star', 'automation'])
    assert.isEmpty(document({ profile: null }).terms.flag)
  })

  test('[CH-006] indexes words of login, company and repositories, split and squeezed', ({ assert }) => {
    const { text } = document({
      login: 'JaneDoe42',
      profile: aProfile({ company: '@deep-mint' }),
      repos: ['JaneDoe42/next.js', 'acme/core', 'acme/old_tools'],
      activity: anActivity({ topRepos: [work('acme/core')] }),
    })
    assert.sameMembers(text.login, ['jane', 'doe', '42', 'janedoe42'])
    assert.sameMembers(text.company, ['deep', 'mint', 'deepmint'])
    assert.sameMembers(text.main_repo, ['acme', 'core'])
    assert.sameMembers(text.repo, ['next', 'js', 'nextjs', 'old', 'tools', 'oldtools'])
  })

  test('[CH-006] splits names without separators into words', ({ assert }) => {
    assert.sameMembers(searchWords('HTTPServer'), ['http', 'server', 'httpserver'])
    assert.sameMembers(searchWords('renovate[bot]'), ['renovate', 'bot', 'renovatebot'])
    assert.sameMembers(searchWords('Zoë'), ['zoe'])
    assert.isEmpty(searchWords('--'))
  })
})

const work = (repo: string) => ({
  repo,
  commits: 1,
  pushes: 1,
  pullRequests: 0,
  mergedPullRequests: 0,
  lastActiveAt: '2025-01-01',
})
