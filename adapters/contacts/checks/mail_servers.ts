import { Resolver } from 'node:dns/promises'
import { type Address, EgressGuard } from '#adapters/egress/egress_guard'
import { RecentMap } from '#adapters/egress/recent_map'
import type { EgressPolicy } from '#domain/evidence/egress'
import { ResolverProbe } from './resolver_probe.js'

const TIMEOUT_MS = 3_000
/** Answers that say there is nothing, as against those that say nothing. */
const NOTHING = ['ENOTFOUND', 'ENODATA']
const MAX_SERVERS = 3
/** How long an answer holds, and how long a name server that said nothing is not asked again, in milliseconds. */
const KEPT_MS = { told: 5 * 60_000, untold: 30_000 }

/**
 * The hosts that take a domain's mail, the preferred first; `none` where the domain takes none; `unknown` where DNS did not say.
 */
export type MailRoute = { is: 'servers'; hosts: string[] } | { is: 'none' } | { is: 'unknown' }

/** Where the mail of a domain goes, as DNS says (RFC 5321 section 5, RFC 7505). */
export class MailServers {
  readonly #resolver: Resolver
  readonly #guard: EgressGuard
  readonly #routes = new RecentMap<MailRoute>(5_000, KEPT_MS.told)
  readonly #probe: ResolverProbe

  /** @param servers name servers as `host:port`; the system's unless given */
  constructor(policy: EgressPolicy, servers?: readonly string[], timeout = TIMEOUT_MS) {
    this.#resolver = new Resolver({ timeout, tries: 2 })
    if (servers) this.#resolver.setServers(servers)
    this.#probe = new ResolverProbe((name) => this.#resolver.resolveMx(name))
    this.#guard = new EgressGuard(policy, (host) => this.#resolve(host))
  }

  async routeOf(domain: string): Promise<MailRoute> {
    const known = this.#routes.get(domain)
    if (known) return known
    const route = await this.#ask(domain)
    this.#routes.set(domain, route, route.is === 'unknown' ? KEPT_MS.untold : KEPT_MS.told)
    return route
  }

  async #ask(domain: string): Promise<MailRoute> {
    try {
      const records = await this.#resolver.resolveMx(domain)
      const hosts = records
        .sort((a, b) => a.priority - b.priority)
        .map(({ exchange }) => exchange.replace(/\.$/, ''))
      if (hosts.length > 0) {
        const named = hosts.filter(Boolean)
        // One record that names nobody says that the domain takes no mail.
        return named.length > 0 ? { is: 'servers', hosts: named.slice(0, MAX_SERVERS) } : { is: 'none' }
      }
    } catch (error) {
      if (!isNothing(error)) return { is: 'unknown' }
    }
    // A resolver that is offline or captive has nothing, or its own address, for every name.
    if (!(await this.#probe.knowsTheInternet())) return { is: 'unknown' }
    try {
      return (await this.#resolve(domain)).length > 0 ? { is: 'servers', hosts: [domain] } : { is: 'none' }
    } catch {
      return { is: 'unknown' }
    }
  }

  /** The addresses of a mail server that may be connected to. @throws EgressError where it has private ones alone */
  addressesOf(host: string, port: number): Promise<Address[]> {
    return this.#guard.addresses(host, port)
  }

  /** Empty where the name has none; throws where DNS did not say. */
  async #resolve(host: string): Promise<Address[]> {
    const ask = (answer: Promise<string[]>, family: number) =>
      answer.then(
        (addresses) => addresses.map((address) => ({ address, family })),
        (error) => {
          if (isNothing(error)) return []
          throw error
        }
      )
    const v4 = await ask(this.#resolver.resolve4(host), 4)
    return v4.length > 0 ? v4 : ask(this.#resolver.resolve6(host), 6)
  }
}

const isNothing = (error: unknown) => NOTHING.includes((error as { code?: string }).code ?? '')
