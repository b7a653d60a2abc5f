import { probe, memberOf } from '#app/shared/checks/probe'
import { type CheckResult, off, ok, problem, reasonOf, warning } from '#app/shared/checks/finding'

type Provider = {
  setting: string
  name: string
  key: string | undefined
  address: string
  headers: (key: string) => Record<string, string>
  /** Extra text for a valid key. */
  says?: (body: unknown) => string
  /** Statuses that mean a valid key. */
  good: readonly number[]
  effect: string
}

/** Checks the providers' API keys. Tests replace the addresses with `base`. */
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
          effect: 'contact search does not use Hunter.',
        }),
    },
    {
      name: 'people data labs',
      run: () =>
        providerCheck({
          setting: 'PDL_API_KEY',
          name: 'People Data Labs',
          key: keys.pdl,
          // A request without a person tests the key and costs nothing.
          address: `${base.pdl ?? 'https://api.peopledatalabs.com'}/v5/person/enrich`,
          headers: (key) => ({ 'x-api-key': key }),
          good: [200, 400, 404],
          effect: 'contact search does not use People Data Labs.',
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
            return ` ${memberOf(core, 'remaining')} of ${memberOf(core, 'limit')} requests are left this hour.`
          },
          good: [200],
          effect: 'account profiles are read from imported data only.',
        }),
    },
  ]
}

async function providerCheck(provider: Provider): Promise<CheckResult> {
  const { setting, name, key, address, headers, good, says, effect } = provider
  if (!key) return off(`${setting} is not set: ${effect}`)
  try {
    const { status, body, ahead } = await probe(address, { headers: headers(key) })
    if (good.includes(status)) return ok(`${name} accepts the key.${says?.(body) ?? ''}`, ahead)
    if (status === 401 || status === 403)
      return problem(`${name} rejects the key (${status}).`, `Set ${setting} to a valid key.`)
    if (status === 402 || status === 429)
      return warning(
        `${name} has no quota left for this key (${status}).`,
        'Wait, or buy more quota from the provider.'
      )
    return warning(
      `${name} responded with status ${status}.`,
      'Check whether the provider has an outage, and try again later.'
    )
  } catch (error) {
    return problem(
      `Cannot reach ${name}: ${reasonOf(error)}.`,
      `Allow HTTPS connections from this machine to ${new URL(address).host}.`
    )
  }
}
