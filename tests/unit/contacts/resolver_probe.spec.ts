import { test } from '@japa/runner'
import { ResolverProbe, WELL_KNOWN_DOMAINS } from '#adapters/contacts/checks/resolver_probe'

test.group('contacts: resolver probe', () => {
  test('caches a positive result for two minutes and a negative one for 20 seconds', async ({ assert }) => {
    let [now, isOnline, asked] = [0, false, 0]
    const probe = new ResolverProbe(
      async (name) => {
        asked++
        if (!isOnline) throw new Error(`no ${name}`)
        return ['mx']
      },
      () => now
    )
    const told: [seconds: number, isOnline: boolean, knows: boolean][] = [
      [0, false, false],
      [19, true, false],
      [20, true, true],
      [139, false, true],
      [140, false, false],
    ]
    for (const [seconds, online, knows] of told) {
      ;[now, isOnline] = [seconds * 1_000, online]
      assert.equal(await probe.knowsTheInternet(), knows, `after ${seconds} s`)
    }
    assert.equal(asked, 3 * WELL_KNOWN_DOMAINS.length)
  })
})
