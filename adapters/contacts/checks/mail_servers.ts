import { Resolver } from 'node:dns/promises'
import { type Address, EgressGuard } from '#adapters/egress/egress_guard'
import { RecentMap } from '#adapters/egress/recent_map'
import type { EgressPolicy } from '#domain/evidence/egress'
import { ResolverProbe } from './resolver_probe.js'

const TIMEOUT_MS = 3_000
/** DNS error codes that mean "no such record". Other errors mean that DNS did not answer. */
const NOTHING = ['ENOTFOUND', 'ENODATA']
/** Maximum mail servers to try per domain. */
const MAX_SERVERS = 3
/** How long DNS results and DNS failures are cached, in ms. */
const CACHE_TTL_MS = { answered: 5 * 60_000, failed: 30_000 }

/** A domain's mail hosts, preferred first. `unknown` means that DNS did not answer. */
export type MailRoute = { is: 'servers'; hosts: string[] } | { is: 'none' } | { is: 'unknown' }

/** Finds the mail servers of a domain in DNS (RFC 5321 section 5, RFC 7505). */
export class MailServers {
  readonly #resolver: Resolver
  readonly #guard: EgressGuard
  readonly #routes = new RecentMap<MailRoute>(5_000, CACHE_TTL_MS.answered)
  readonly #probe: ResolverProbe

  /** @param servers name servers as `host:port`; defaults to the system's */
  constructor(policy: EgressPolicy, servers?: readonly string[], timeout = TIMEOUT_MS) {
    this.#resolver = new Resolver({ timeout, tries: 2 })
    if (servers) this.#resolver.setServers(servers)
    this.#probe = new ResolverProbe((name) => this.#resolver.resolveMx(name))
    this.#guard = new EgressGuard(policy, (host) => this.#resolve(host))
  }

  async routeOf(domain: string): Promise<MailRoute> {
    const known = this.#routes.get(domain)
    if (known) return known
    const route = await this.#lookUp(domain)
    this.#routes.set(domain, route, route.is === 'unknown' ? CACHE_TTL_MS.failed : CACHE_TTL_MS.answered)
    return route
  }

  async #lookUp(domain: string): Promise<MailRoute> {
    try {
      const records = await this.#resolver.resolveMx(domain)
      const hosts = records
        .sort((a, b) => a.priority - b.priority)
        .map(({ exchange }) => exchange.replace(/\.$/, ''))
      if (hosts.length > 0) {
        const named = hosts.filter(Boolean)
        // A single record without a name (null MX) means that the domain accepts no mail.
        return named.length > 0 ? { is: 'servers', hosts: named.slice(0, MAX_SERVERS) } : { is: 'none' }
      }
    } catch (error) {
      if (!isNothing(error)) return { is: 'unknown' }
    }
    // An offline or captive resolver returns nothing, or its own address, for every name.
    if (!(await this.#probe.knowsTheInternet())) return { is: 'unknown' }
    try {
      return (await this.#resolve(domain)).length > 0 ? { is: 'servers', hosts: [domain] } : { is: 'none' }
    } catch {
      return { is: 'unknown' }
    }
  }

  /**
   * Returns a mail server's permitted addresses, or none if it has no addresses. Throws EgressError
   * when the host or all its addresses are refused. Throws other errors when DNS did not answer.
   */
  addressesOf(host: string, port: number): Promise<Address[]> {
    return this.#guard.addresses(host, port)
  }

  /** Returns an empty list when the name has no address. Throws when DNS did not answer. */
  async #resolve(host: string): Promise<Address[]> {
    const addresses = (answer: Promise<string[]>, family: number) =>
      answer.then(
        (addresses) => addresses.map((address) => ({ address, family })),
        (error) => {
          if (isNothing(error)) return []
          throw error
        }
      )
    const v4 = await addresses(this.#resolver.resolve4(host), 4)
    return v4.length > 0 ? v4 : addresses(this.#resolver.resolve6(host), 6)
  }
}

const isNothing = (error: unknown) => NOTHING.includes((error as { code?: string }).code ?? '')
