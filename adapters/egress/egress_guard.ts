import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import {
  addressRefusal,
  type EgressPolicy,
  egressTarget,
  endpointAllowed,
  lookupRefusal,
} from '#domain/evidence/egress'
import { EgressError } from './egress_error.js'

export type Address = { address: string; family: number }
/** Returns all addresses of a name. For a name without addresses, throws or returns none. */
export type Resolve = (host: string) => Promise<Address[]>

/**
 * Blocks connections to private addresses that the policy does not allow. Checks the URL before the
 * request and the resolved address when connecting, so DNS rebinding cannot bypass the check.
 */
export class EgressGuard {
  constructor(
    readonly policy: EgressPolicy,
    private readonly resolve: Resolve = resolveSystem
  ) {}

  /** @throws EgressError when the URL itself is refused */
  checkUrl(href: string): void {
    const result = egressTarget(href, this.policy)
    if ('refusal' in result) throw new EgressError(hostOf(href), result.refusal)
  }

  /**
   * Returns the permitted addresses of a host at this port. Throws EgressError if the host or all
   * its addresses are refused.
   */
  async addresses(host: string, port: number): Promise<Address[]> {
    const target = { host: host.toLowerCase().replace(/\.$/, ''), port }
    const refused = lookupRefusal(target, this.policy)
    if (refused) throw new EgressError(host, refused)
    const all = await this.resolve(host)
    if (endpointAllowed(target, this.policy)) return all
    const open = all.filter(({ address }) => addressRefusal(address, this.policy) === null)
    if (open.length || all.length === 0) return open
    throw new EgressError(host, addressRefusal(all[0].address, this.policy)!)
  }

  /** Whether EGRESS_ALLOW names at least one host with this port. */
  allowsPort(port: number): boolean {
    return [...this.policy.endpoints].some((endpoint) => endpoint.endsWith(`:${port}`))
  }

  /** Returns the `lookup` option of `net.connect`. Node does not call it for literal addresses. */
  lookup(port: number): LookupFunction {
    return (host, options, callback) => {
      this.addresses(host, port).then(
        (found) => {
          const wanted = options.family
            ? found.filter(({ family }) => family === familyOf(options.family))
            : found
          if (wanted.length === 0) callback(notFound(host), '', 0)
          else if (options.all) callback(null, wanted)
          else callback(null, wanted[0].address, wanted[0].family)
        },
        (error) => callback(error, '', 0)
      )
    }
  }

  /** Checks the peer address of an open connection. @throws EgressError */
  checkConnected(host: string, port: number, address: string | undefined): void {
    if (endpointAllowed({ host: host.toLowerCase().replace(/\.$/, ''), port }, this.policy)) return
    const refusal = address === undefined ? 'no peer address' : addressRefusal(address, this.policy)
    if (refusal) throw new EgressError(host, refusal)
  }
}

function resolveSystem(host: string): Promise<Address[]> {
  return new Promise((resolve, reject) =>
    systemLookup(host, { all: true, verbatim: true }, (error, found) =>
      error ? reject(error) : resolve(found)
    )
  )
}

const familyOf = (family: number | 'IPv4' | 'IPv6' | undefined) =>
  family === 'IPv4' ? 4 : family === 'IPv6' ? 6 : family
const hostOf = (href: string) => (URL.canParse(href) ? new URL(href).host : href.slice(0, 100))
const notFound = (host: string) =>
  Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' }) as NodeJS.ErrnoException
