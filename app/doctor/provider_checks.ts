import { ask, memberOf } from '#app/shared/checks/ask'
import { type CheckResult, off, ok, problem, reasonOf, warning } from '#app/shared/checks/finding'

type Provider = {
  setting: string
  name: string
  key: string | undefined
  address: string
  headers: (key: string) => Record<string, string>
  /** Of a key that works, what else is to be said. */
  says?: (body: unknown) => string
  /** Statuses that only a key that works gets. */
  good: readonly number[]
  without: string
}

/** The providers that a key opens. `base` replaces where they are, for tests. */
export function providerChecks(
  keys: { hunter?: string; pdl?: string; github?: string },
  base: { hunter?: string; pdl?: string; github?: string } = {}
): { name: string; run: () => Promise<CheckResult> }[] {
  return [
    {
      name: 'hunter',
      run: () =>
        providerCheck({
          setting: 'HUNTER_API_KEY',
          name: 'Hunter',
          key: keys.hunter,
          address: `${base.hunter ?? 'https://api.hunter.io'}/v2/account`,
          headers: (key) => ({ 'x-api-key': key }),
          good: [200],
          without: 'contacts are found without Hunter.',
        }),
    },
    {
      name: 'people data labs',
      run: () =>
        providerCheck({
          setting: 'PDL_API_KEY',
          name: 'People Data Labs',
          key: keys.pdl,
          // Asked for nobody: a key that works is told so, and nothing is charged.
          address: `${base.pdl ?? 'https://api.peopledatalabs.com'}/v5/person/enrich`,
          headers: (key) => ({ 'x-api-key': key }),
          good: [200, 400, 404],
          without: 'contacts are found without People Data Labs.',
        }),
    },
    {
      name: 'code host',
      run: () =>
        providerCheck({
          setting: 'GITHUB_TOKEN',
          name: 'The code host',
          key: keys.github,
          address: `${base.github ?? 'https://api.github.com'}/rate_limit`,
          headers: (key) => ({ authorization: `Bearer ${key}`, 'user-agent': 'doctor' }),
          says: (body) => {
            const core = memberOf(memberOf(body, 'resources'), 'core')
            return ` ${memberOf(core, 'remaining')} of ${memberOf(core, 'limit')} requests of this hour are left.`
          },
          good: [200],
          without: 'profiles of accounts are given as imported.',
        }),
    },
  ]
}

async function providerCheck(provider: Provider): Promise<CheckResult> {
  const { setting, name, key, address, headers, good, says, without } = provider
  if (!key) return off(`${setting} is not set: ${without}`)
  try {
    const { status, body, ahead } = await ask(address, { headers: headers(key) })
    if (good.includes(status)) return ok(`${name} takes the key.${says?.(body) ?? ''}`, ahead)
    if (status === 401 || status === 403)
      return problem(`${name} refuses the key (${status}).`, `Set ${setting} to a key that is valid there.`)
    if (status === 402 || status === 429)
      return warning(`${name} has no more answers for this key now (${status}).`, 'Wait, or buy more there.')
    return warning(`${name} answered ${status}.`, 'See whether it has an outage, and try again later.')
  } catch (error) {
    return problem(
      `${name} cannot be reached: ${reasonOf(error)}.`,
      `Let this machine reach ${new URL(address).host} over HTTPS.`
    )
  }
}
