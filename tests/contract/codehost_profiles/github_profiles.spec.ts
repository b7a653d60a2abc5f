import type { IncomingMessage, ServerResponse } from 'node:http'
import { test } from '@japa/runner'
import { GithubProfiles } from '#adapters/codehost/profiles/github/github_profiles'
import { NO_EXCEPTIONS } from '#domain/evidence/egress'
import { ProfilesUnavailableError } from '#domain/codehost/profiles'
import { type KnownAccount, profilesContract } from './profiles_contract.js'
import { PlayedGithub, type SiteAccount } from './played_github.js'

const onSite = ({ login, languages, repos, socials, ...said }: KnownAccount): SiteAccount => ({
  user: { id: 7, ...said, login, twitter_username: null, type: 'User' },
  socials: socials.map((url) => ({ provider: 'generic', url })),
  repos: [
    ...repos.map((full_name, i) => ({
      full_name,
      language: languages[i],
      stargazers_count: 9 - i,
      fork: false,
    })),
    { full_name: `${login}/forked`, language: 'C', stargazers_count: 500, fork: true },
  ],
})

profilesContract('live', async () => {
  const site = new PlayedGithub()
  await site.start()
  const profiles = new GithubProfiles(site.settings())
  return {
    profiles,
    know: async (accounts) => {
      site.accounts.clear()
      for (const account of accounts) site.accounts.set(account.login.toLowerCase(), onSite(account))
    },
    breakDown: async () => {
      site.instead = (_request, response) => Boolean(response.writeHead(500).end())
    },
    end: async () => {
      await profiles.close()
      await site.stop()
    },
  }
})

test.group('code-host profiles: the live site', (group) => {
  let site: PlayedGithub
  let profiles: GithubProfiles
  group.each.setup(async () => {
    site = new PlayedGithub()
    await site.start()
    site.accounts.set('zoe', { user: { login: 'zoe', name: 'Zoe', followers: 1, twitter_username: 'zoe_x' } })
    profiles = new GithubProfiles(site.settings({ timeoutMs: 500 }))
    return async () => {
      await profiles.close()
      await site.stop()
    }
  })
  const failure = (reading: Promise<unknown>) =>
    reading.then(
      () => null,
      (error) => error as ProfilesUnavailableError
    )
  const statuses = () => site.asked.map(([, status]) => status)
  const instead = (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
    site.instead = (request, response) => {
      answer(request, response)
      return true
    }
  }

  test('[CH-038] revalidates with the ETag and reuses the cached response on 304', async ({ assert }) => {
    const [first] = await profiles.read(['zoe'])
    const [second] = await profiles.read(['zoe'])
    assert.deepEqual(statuses(), [200, 200, 200, 304, 304, 304])
    assert.deepEqual({ ...second, observedAt: '' }, { ...first, observedAt: '' })
    assert.deepEqual(first?.socials, ['https://x.com/zoe_x'])
  })

  test('[CH-038] requests each login once, and an absent one with a single request', async ({ assert }) => {
    await profiles.read(['zoe', 'Zoe', 'gone', 'ZOE'])
    assert.lengthOf(site.asked, 4)
  })

  for (const [how, headers, least, most] of [
    ['the hourly limit is used up', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'in 90' }, 85, 91],
    ['a secondary rate limit', { 'retry-after': '30' }, 25, 30],
  ] as const)
    test(`[CH-038] ${how}: reports when to retry and sends no request until then`, async ({ assert }) => {
      const inNinety = String(Math.ceil(Date.now() / 1000) + 90)
      const sent = Object.entries(headers).map(([name, value]) => [name, value.replace('in 90', inNinety)])
      instead((_request, response) => response.writeHead(403, Object.fromEntries(sent)).end('{}'))
      const error = await failure(profiles.read(['zoe']))
      assert.instanceOf(error, ProfilesUnavailableError)
      assert.isAtLeast(error!.retryAfterSeconds!, least)
      assert.isAtMost(error!.retryAfterSeconds!, most)
      const asked = site.asked.length
      assert.instanceOf(await failure(profiles.read(['zoe', 'adam'])), ProfilesUnavailableError)
      assert.lengthOf(site.asked, asked)
    })

  test('[CH-038] retries a temporary error once', async ({ assert }) => {
    let faults = 1
    site.instead = (_request, response) => faults-- > 0 && Boolean(response.writeHead(502).end())
    assert.equal((await profiles.read(['zoe']))[0]?.name, 'Zoe')
  })

  for (const [what, answer] of [
    ['no JSON', (response) => response.writeHead(200).end('<html>')],
    ['another account', (response) => response.writeHead(200).end('{"login":"adam"}')],
    ['no account', (response) => response.writeHead(200).end('[]')],
    ['a rejected token', (response) => response.writeHead(401).end('{}')],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['no response', () => {}],
    ['half a response', (response) => response.writeHead(200, { 'content-length': '99' }).write('{"login"')],
    ['an endless response', (response) => response.writeHead(200).end(`"${'x'.repeat(5_000_000)}"`)],
  ] as [string, (response: ServerResponse) => void][])
    test(`[CH-038] ${what} counts neither as a profile nor as absence`, async ({ assert }) => {
      instead((_request, response) => answer(response))
      assert.instanceOf(await failure(profiles.read(['zoe'])), ProfilesUnavailableError)
    })

  test('[CH-038] sends no request to private addresses', async ({ assert }) => {
    const guarded = new GithubProfiles({ ...site.settings(), egress: NO_EXCEPTIONS })
    assert.instanceOf(await failure(guarded.read(['zoe'])), ProfilesUnavailableError)
    assert.isEmpty(site.asked)
    await guarded.close()
  })

  test('[CH-038] an abort ends a pending read', async ({ assert }) => {
    instead(() => {})
    const aborted = new AbortController()
    setTimeout(() => aborted.abort(), 50)
    const began = performance.now()
    assert.isNotNull(await failure(profiles.read(['zoe'], aborted.signal)))
    assert.isBelow(performance.now() - began, 400)
  })
})
