import { test } from '@japa/runner'
import { type CodehostProfiles, ProfilesUnavailableError } from '#domain/codehost/profiles'

/** An account to set up. Its `email` must never be returned. */
export type KnownAccount = {
  login: string
  name: string | null
  company: string | null
  bio: string | null
  location: string | null
  blog: string | null
  email: string
  followers: number
  socials: string[]
  languages: string[]
  repos: string[]
}

/** An adapter under test, with ways to add and remove accounts. */
export type ProfilesUnderTest = {
  profiles: CodehostProfiles
  know(accounts: KnownAccount[]): Promise<void>
  breakDown(): Promise<void>
  end(): Promise<void>
}

const known = (login: string, more: Partial<KnownAccount> = {}): KnownAccount => ({
  login,
  name: `${login} Doe`,
  company: '@acme',
  bio: 'Rust and tea',
  location: 'Berlin',
  blog: 'https://zoe.example',
  email: `${login}@mail.example`,
  followers: 12,
  socials: ['https://www.linkedin.com/in/zoe'],
  languages: ['Rust', 'Go'],
  repos: [`${login}/first`, `${login}/second`],
  ...more,
})

/** Registers the tests that every adapter of code-host profiles must pass. */
export function profilesContract(name: string, make: () => Promise<ProfilesUnderTest>): void {
  test.group(`code-host profiles: ${name}`, (group) => {
    let given: ProfilesUnderTest
    group.each.setup(async () => {
      given = await make()
      await given.know([known('Zoe'), known('adam', { bio: null, socials: [], languages: [], repos: [] })])
      return () => given.end()
    })
    const read = (...logins: string[]) => given.profiles.read(logins)

    test('[CH-038] returns a full profile', async ({ assert }) => {
      const [zoe] = await read('Zoe')
      const { observedAt, ...said } = zoe!
      assert.closeTo(Date.parse(observedAt), Date.now(), 60_000)
      assert.deepEqual(said, {
        login: 'Zoe',
        name: 'Zoe Doe',
        company: '@acme',
        bio: 'Rust and tea',
        location: 'Berlin',
        blog: 'https://zoe.example',
        followers: 12,
        socials: ['https://www.linkedin.com/in/zoe'],
        topLanguages: ['Rust', 'Go'],
        topRepos: ['Zoe/first', 'Zoe/second'],
      })
    })

    test('[CH-038] returns profiles in request order, ignores case, and returns null for unknown logins', async ({
      assert,
    }) => {
      const found = await read('nobody', 'ADAM', 'zoe', 'adam', 'zo')
      assert.deepEqual(
        found.map((profile) => profile?.login ?? null),
        [null, 'adam', 'Zoe', 'adam', null]
      )
      assert.deepEqual(await read(), [])
    })

    test('[CH-042] never returns an e-mail address', async ({ assert }) => {
      assert.notInclude(JSON.stringify(await read('zoe', 'adam')), 'mail.example')
    })

    test('[CH-038] returns a changed profile and omits a deleted one', async ({ assert }) => {
      await read('zoe', 'adam')
      await given.know([known('Zoe', { name: 'Zoe Roe', languages: ['Zig'] })])
      const [zoe, adam] = await read('zoe', 'adam')
      assert.equal(zoe?.name, 'Zoe Roe')
      assert.deepEqual(zoe?.topLanguages, ['Zig'])
      assert.isNull(adam)
    })

    test('[CH-038] throws when a profile cannot be read, instead of reporting absence', async ({
      assert,
    }) => {
      await read('zoe')
      await given.breakDown()
      for (const logins of [['zoe'], ['nobody']]) {
        const error = await given.profiles.read(logins).then(
          () => null,
          (thrown) => thrown
        )
        assert.instanceOf(error, ProfilesUnavailableError)
      }
    })

    test('[CH-038] an aborted read rejects', async ({ assert }) => {
      await assert.rejects(() => given.profiles.read(['zoe'], AbortSignal.abort(new Error('enough'))))
    })
  })
}
