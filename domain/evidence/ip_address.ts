/** IP addresses and blocks as bytes: 4 for IPv4, 16 for IPv6. */
export type IpBytes = readonly number[]
export type IpBlock = { bytes: IpBytes; prefix: number }

/** An address in its plain text form (no zone, no brackets, no octal or hexadecimal IPv4); null for anything else. */
export function parseIp(text: string): IpBytes | null {
  return text.includes(':') ? parseV6(text) : parseV4(text)
}

function parseV4(text: string): IpBytes | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part))) return null
  const bytes = parts.map(Number)
  return bytes.every((byte) => byte < 256) ? bytes : null
}

function parseV6(text: string): IpBytes | null {
  const halves = text.split('::')
  if (halves.length > 2) return null
  const head = groups(halves[0], halves.length === 1)
  const tail = halves.length === 2 ? groups(halves[1], true) : []
  if (!head || !tail) return null
  const missing = 16 - head.length - tail.length
  if (halves.length === 1 ? missing !== 0 : missing < 2) return null
  return [...head, ...Array<number>(missing).fill(0), ...tail]
}

/** The bytes of colon-separated groups, the last of which may be a dotted quad when it ends the address. */
function groups(text: string, ends: boolean): number[] | null {
  if (text === '') return []
  const bytes: number[] = []
  const parts = text.split(':')
  for (const [i, part] of parts.entries()) {
    if (part.includes('.')) {
      const quad = ends && i === parts.length - 1 ? parseV4(part) : null
      if (!quad) return null
      bytes.push(...quad)
    } else {
      if (!/^[\da-f]{1,4}$/i.test(part)) return null
      const value = Number.parseInt(part, 16)
      bytes.push(value >> 8, value & 255)
    }
  }
  return bytes.length <= 16 ? bytes : null
}

/** A block as `10.0.0.0/8` or `fd00::/8`, or one address; null for anything else. */
export function parseBlock(text: string): IpBlock | null {
  const [address, prefix, ...rest] = text.split('/')
  const bytes = parseIp(address)
  if (!bytes || rest.length) return null
  if (prefix === undefined) return { bytes, prefix: bytes.length * 8 }
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > bytes.length * 8) return null
  return { bytes, prefix: Number(prefix) }
}

/** Whether an address lies in a block of its own family. */
export function inBlock(address: IpBytes, { bytes, prefix }: IpBlock): boolean {
  if (address.length !== bytes.length) return false
  const whole = prefix >> 3
  for (let i = 0; i < whole; i++) if (address[i] !== bytes[i]) return false
  const rest = prefix & 7
  return rest === 0 || address[whole] >> (8 - rest) === bytes[whole] >> (8 - rest)
}
