import { Resolver } from 'node:dns/promises'
import { addressRefusal, endpointAllowed, isLocalName, isReservedName } from '#domain/evidence/egress'
import { parseIp } from '#domain/evidence/ip_address'
import { EgressError } from './egress_error.js'
import { type Address, type EgressGuard } from './egress_guard.js'
import { RecentMap } from './recent_map.js'

/** Returns the addresses of a name, or none when it cannot be resolved quickly. */
export type TryResolve = (host: string) => Promise<Address[]>

/** How long an answer about a name is cached. */
const REMEMBERED_MS = 5 * 60_000
/** Timeout of a DNS query. After it, the proxy decides about the name, unless the name is local. */
const WAIT_MS = 1000

/**
 * Checks names that the proxy will resolve. Refuses a name that resolves here to a private address,
 * and a local name that does not resolve. Leaves other unresolved names to the proxy.
 * Does not check literal addresses, reserved names, and endpoints that EGRESS_ALLOW names.
 */
export class ProxiedNames {
  readonly #refusals = new RecentMap<Promise<string | null>>(10_000, REMEMBERED_MS)

  constructor(
    private readonly guard: EgressGuard,
    private readonly resolve: TryResolve = resolveDns
  ) {}

  /** @throws EgressError */
  async check(url: URL): Promise<void> {
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
    if (parseIp(host) || isReservedName(host) || endpointAllowed({ host, port }, this.guard.policy)) return
    let refusal = this.#refusals.get(host)
    if (!refusal) this.#refusals.set(host, (refusal = this.#refusal(host)))
    const why = await refusal
    if (why) throw new EgressError(host, why)
  }

  /**
   * Returns why a name is refused, or null. One private address suffices, because the proxy may use
   * any of them.
   */
  async #refusal(host: string): Promise<string | null> {
    const found = await this.resolve(host)
    for (const { address } of found) {
      const refusal = addressRefusal(address, this.guard.policy)
      if (refusal) return refusal
    }
    return found.length === 0 && isLocalName(host) ? 'name of a local network' : null
  }
}

async function resolveDns(host: string): Promise<Address[]> {
  const resolver = new Resolver({ timeout: WAIT_MS, tries: 1 })
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = (result: PromiseSettledResult<string[]>, family: number) =>
    result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : []
  return [...addresses(v4, 4), ...addresses(v6, 6)]
}
