import { createSocket } from 'node:dgram'

/** What a name has; `fails` is a server that cannot say (SERVFAIL), `silent` one that never answers. */
export type DnsName = { mx?: [number, string][]; a?: string[]; fails?: boolean; silent?: boolean }

const TYPES = { a: 1, mx: 15 }

/** A DNS server on a free port of the loopback that knows these names and no other; `host:port` and what stops it. */
export async function dnsServer(names: Record<string, DnsName>) {
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => {
    const answer = answerTo(query, names)
    if (answer) socket.send(answer, port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    at: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

function answerTo(query: Buffer, names: Record<string, DnsName>): Buffer | null {
  const { name, end } = readName(query, 12)
  const type = query.readUInt16BE(end)
  const known = names[name.toLowerCase()]
  if (known?.silent) return null
  const records = known ? recordsOf(known, type) : []
  // QR, AA, RD, RA; then SERVFAIL, NXDOMAIN or NOERROR.
  const flags = 0x8580 | (known?.fails ? 2 : known ? 0 : 3)
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(flags, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  const question = query.subarray(12, end + 4)
  const answers = records.map((data) => {
    const head = Buffer.alloc(12)
    // A pointer to the name asked for.
    head.writeUInt16BE(0xc00c, 0)
    head.writeUInt16BE(type, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt32BE(60, 6)
    head.writeUInt16BE(data.length, 10)
    return Buffer.concat([head, data])
  })
  return Buffer.concat([header, question, ...answers])
}

function recordsOf({ mx = [], a = [], fails }: DnsName, type: number): Buffer[] {
  if (fails) return []
  if (type === TYPES.a) return a.map((address) => Buffer.from(address.split('.').map(Number)))
  if (type !== TYPES.mx) return []
  return mx.map(([priority, host]) => {
    const head = Buffer.alloc(2)
    head.writeUInt16BE(priority)
    return Buffer.concat([head, writeName(host)])
  })
}

function readName(message: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = []
  let at = start
  for (; message[at] !== 0; at += message[at] + 1)
    labels.push(message.toString('latin1', at + 1, at + 1 + message[at]))
  return { name: labels.join('.'), end: at + 1 }
}

function writeName(name: string): Buffer {
  const labels = name.split('.').filter(Boolean)
  return Buffer.concat([
    ...labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ])
}
