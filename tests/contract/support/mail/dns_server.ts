import dns2, { Packet } from 'dns2'

/** The records of a name. `fails` returns SERVFAIL. `silent` never responds. */
export type DnsName = { mx?: [number, string][]; a?: string[]; fails?: boolean; silent?: boolean }

const TTL = 60

/** The response to unknown names. `address` imitates a captive portal. */
export type Unknown = 'nxdomain' | 'servfail' | 'refused' | 'empty' | 'silent' | 'address'

/**
 * Starts a DNS server on a free loopback port that only knows these names. Returns its `host:port`,
 * the number of queries, and a function that stops it.
 */
export async function dnsServer(names: Record<string, DnsName>, unknown: Unknown = 'nxdomain') {
  let asked = 0
  const server = dns2.createServer({
    udp: true,
    handle: (request, send) => {
      asked++
      const answer = answerTo(request, names, unknown)
      if (answer) void send(answer)
    },
  })
  const { udp } = await server.listen({ udp: { port: 0, address: '127.0.0.1' } })
  return { at: `127.0.0.1:${udp!.port}`, asked: () => asked, stop: async () => void (await server.close()) }
}

const OF_UNKNOWN: Record<Unknown, DnsName | 'NXDOMAIN' | 'REFUSED'> = {
  nxdomain: 'NXDOMAIN',
  refused: 'REFUSED',
  servfail: { fails: true },
  silent: { silent: true },
  empty: {},
  address: { a: ['127.0.0.1'] },
}

function answerTo(request: Packet, names: Record<string, DnsName>, unknown: Unknown): Packet | null {
  const [question] = request.questions
  const known = names[question.name.toLowerCase()] ?? OF_UNKNOWN[unknown]
  if (typeof known === 'string') return Packet.createErrorResponseFromRequest(request, Packet.RCODE[known])
  if (known.silent) return null
  if (known.fails) return Packet.createErrorResponseFromRequest(request, Packet.RCODE.SERVFAIL)
  const response = Packet.createResponseFromRequest(request)
  response.answers = recordsOf(question.type, known).map((record) =>
    Packet.createResourceFromQuestion(question, { ...record, ttl: TTL })
  )
  return response
}

function recordsOf(type: number, { mx = [], a = [] }: DnsName) {
  if (type === Packet.TYPE.A) return a.map((address) => ({ address }))
  if (type === Packet.TYPE.MX) return mx.map(([priority, exchange]) => ({ priority, exchange }))
  return []
}
