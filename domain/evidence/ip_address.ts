import ipaddr from 'ipaddr.js'

const { IPv4, IPv6 } = ipaddr

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6
export type IpBlock = { base: IpAddress; prefix: number }

/** Parses an IP address. Null for zones, brackets, octal or hexadecimal IPv4, and other texts. */
export function parseIp(text: string): IpAddress | null {
  if (IPv4.isValidFourPartDecimal(text)) return IPv4.parse(text)
  return text.includes(':') && /^[\da-f:.]+$/i.test(text) && IPv6.isValid(text) ? IPv6.parse(text) : null
}

/** Parses `10.0.0.0/8`, `fd00::/8` or a single address; null if invalid. */
export function parseBlock(text: string): IpBlock | null {
  const [address, prefix, ...rest] = text.split('/')
  const base = parseIp(address)
  if (!base || rest.length) return null
  const bits = base.toByteArray().length * 8
  if (prefix === undefined) return { base, prefix: bits }
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits ? { base, prefix: Number(prefix) } : null
}

/** Reports whether a block of the same family contains an address. */
export const inBlock = (address: IpAddress, { base, prefix }: IpBlock): boolean =>
  address.kind() === base.kind() && address.match(base as never, prefix)
