import ipaddr from 'ipaddr.js'
import { inBlock, type IpBlock, parseBlock, parseIp } from '#domain/evidence/ip_address'

/** Reports whether the peer at `address`, `distance` hops away, may set the client's address. */
export type TrustProxy = (address: string, distance: number) => boolean

const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
const MAX_HOPS = 10

/**
 * Parses TRUST_PROXY: the number of proxies in front of the service, or a comma-separated list of
 * `loopback`, `private`, addresses and CIDR blocks. An empty text trusts no proxy.
 */
export function parseTrustProxy(text: string): { trusts: TrustProxy } | { problem: string } {
  const given = text.trim().toLowerCase()
  if (/^\d+$/.test(given)) {
    const hops = Number(given)
    if (hops > MAX_HOPS) return { problem: `must be at most ${MAX_HOPS} if it is a number of proxies` }
    return { trusts: (_address, distance) => distance < hops }
  }
  const blocks: IpBlock[] = []
  for (const part of given.split(',').map((one) => one.trim())) {
    if (part === '') continue
    const read = Object.hasOwn(NAMED, part) ? NAMED[part].map((one) => parseBlock(one)) : [parseBlock(part)]
    for (const block of read) {
      if (!block)
        return {
          problem: `must be a number of proxies or a list of loopback, private and CIDR blocks, but has "${part}"`,
        }
      blocks.push(block)
    }
  }
  return { trusts: (address) => isIn(address, blocks) }
}

function isIn(address: string, blocks: readonly IpBlock[]): boolean {
  const parsed = parseIp(address)
  if (!parsed) return false
  // Dual-stack sockets show 10.0.0.1 as ::ffff:10.0.0.1.
  const plain =
    parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed
  return blocks.some((block) => inBlock(plain, block))
}
