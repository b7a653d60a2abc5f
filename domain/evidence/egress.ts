import { CLOSED_BLOCKS, CLOSED_PORTS, PUBLIC_V6 } from './egress_blocks_data.js'
import { inBlock, type IpAddress, type IpBlock, parseBlock, parseIp } from './ip_address.js'

/** Private destinations that the operator allows in EGRESS_ALLOW. */
export type EgressPolicy = {
  blocks: readonly IpBlock[]
  /** `host:port` in lower case. IPv6 hosts are in brackets. */
  endpoints: ReadonlySet<string>
}

export const NO_EXCEPTIONS: EgressPolicy = { blocks: [], endpoints: new Set() }

/** The destination of a request. `host` is in lower case, and IPv6 has no brackets. */
export type EgressTarget = { host: string; port: number }

const closed = CLOSED_BLOCKS.map(([block, what]) => ({ block: parseBlock(block)!, what }))
const publicV6 = parseBlock(PUBLIC_V6)!
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion|alt)$/
const RESERVED_NAME = /(?:^|\.)(?:example|invalid|test)$/

/**
 * Parses EGRESS_ALLOW: comma-separated CIDR blocks, addresses and host:port.
 * @throws Error that quotes the invalid part
 */
export function parseEgressAllow(text: string | undefined): EgressPolicy {
  const blocks: IpBlock[] = []
  const endpoints = new Set<string>()
  for (const part of (text ?? '').split(',').map((one) => one.trim().toLowerCase())) {
    if (!part) continue
    const block = parseBlock(part)
    if (block) blocks.push(block)
    else if (/^(?:\[[\da-f:.]+\]|[^\s:/@[\]]+):\d{1,5}$/.test(part)) endpoints.add(part)
    else throw new Error(`EGRESS_ALLOW: "${part}" is neither a CIDR block nor host:port`)
  }
  return { blocks, endpoints }
}

/** Reports whether the operator allowed this host and port. */
export const endpointAllowed = ({ host, port }: EgressTarget, policy: EgressPolicy): boolean =>
  policy.endpoints.has(`${host.includes(':') ? `[${host}]` : host}:${port}`)

/** Returns why an address is blocked, such as "loopback address"; null if it is allowed. */
export function addressRefusal(address: string, policy: EgressPolicy): string | null {
  const parsed = parseIp(address)
  if (!parsed) return 'not an address'
  if (policy.blocks.some((block) => inBlock(parsed, block))) return null
  const found = closed.find(({ block }) => inBlock(parsed, block))
  if (found) return `${found.what} address`
  if (parsed.kind() === 'ipv4') return null
  if (!inBlock(parsed, publicV6)) return 'reserved address'
  return isIsatap(parsed) ? 'ISATAP address' : null
}

/** Reports whether the interface identifier contains an IPv4 address (RFC 5214). */
function isIsatap(address: IpAddress): boolean {
  const bytes = address.toByteArray()
  return (bytes[8] & 0xfd) === 0 && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe
}

/**
 * Returns a URL's destination, or why the URL is blocked. Checks scheme, credentials, port, literal
 * addresses and local network names, without a DNS lookup. Addresses in any notation are parsed
 * like `URL` parses them.
 */
export function egressTarget(
  href: string,
  policy: EgressPolicy
): { target: EgressTarget } | { refusal: string } {
  if (!URL.canParse(href)) return { refusal: 'not a URL' }
  const url = new URL(href)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { refusal: 'neither http nor https' }
  if (url.username || url.password) return { refusal: 'credentials in the URL' }
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const target = { host, port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)) }
  if (endpointAllowed(target, policy)) return { target }
  if (!host) return { refusal: 'no host' }
  if (!portOpen(target.port)) return { refusal: `port ${target.port}` }
  const refusal = parseIp(host) ? addressRefusal(host, policy) : nameRefusal(host, policy)
  return refusal ? { refusal } : { target }
}

const portOpen = (port: number) => port === 80 || port === 443 || (port >= 1024 && !CLOSED_PORTS.has(port))

/**
 * Returns why a local network name is refused, or null. If the operator allowed IP blocks, no name is
 * refused, because then the address is checked instead.
 */
const nameRefusal = (host: string, policy: EgressPolicy): string | null =>
  isLocalName(host) && policy.blocks.length === 0 ? 'name of a local network' : null

/**
 * Returns why a host must not be looked up in DNS: its name is reserved. Null if a lookup is
 * allowed. If the operator allowed this host and port, or any block, every lookup is allowed,
 * because the operator's network may use reserved names.
 */
export function lookupRefusal(target: EgressTarget, policy: EgressPolicy): string | null {
  if (policy.blocks.length > 0 || endpointAllowed(target, policy)) return null
  return isReservedName(target.host) ? 'reserved name' : null
}

/** Reports whether a name exists only on local networks. */
export const isLocalName = (host: string): boolean => !host.includes('.') || LOCAL_NAME.test(host)

/** Reports whether a name is reserved and never in public DNS (RFC 6761). */
export const isReservedName = (host: string): boolean => RESERVED_NAME.test(host)
