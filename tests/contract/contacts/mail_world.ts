import type { MailboxReason } from '#domain/contacts/mailboxes'
import { WELL_KNOWN_DOMAINS } from '#adapters/contacts/checks/resolver_probe'
import { type DnsName, dnsServer } from '#tests/contract/support/mail/dns_server'
import { type SmtpBehaviour, type SmtpServer, smtpServer } from '#tests/contract/support/mail/smtp_server'

/**
 * The behaviour of the mail servers of a domain, preferred first. `reason` is the expected verdict
 * on `jane@` this domain.
 */
export type MailDomain = {
  servers?: SmtpBehaviour[]
  /** The MX preferences of the servers. By default they follow the order of the servers. */
  preferences?: number[]
  /** No MX record: the domain's address is the mail server. */
  isAddress?: boolean
  /**
   * The DNS records of the name, instead of those of the servers. Null for a name that does not
   * exist (NXDOMAIN).
   */
  dns?: DnsName | null
  reason: MailboxReason
  why: string
}

/** Names that a resolver with access to the internet also knows. */
export const INTERNET: Record<string, DnsName> = { [WELL_KNOWN_DOMAINS[0]]: { mx: [[10, 'mx.known.test']] } }

const PLAIN: SmtpBehaviour = { mailboxes: ['jane'] }
const EMPTY: SmtpBehaviour = { mailboxes: [] }

export const MAIL_DOMAINS: Record<string, MailDomain> = {
  'accepts.com': { servers: [PLAIN], reason: 'accepted', why: 'a server with the mailbox' },
  'rejects.com': { servers: [EMPTY], reason: 'no_mailbox', why: 'a server without the mailbox' },
  'words.com': {
    servers: [{ refusal: '550 Requested action not taken: mailbox unavailable' }],
    reason: 'no_mailbox',
    why: 'a server that rejects only by its reply text',
  },
  'terse.com': {
    servers: [{ refusal: '550 No' }],
    reason: 'no_mailbox',
    why: 'a server that rejects without a reason and accepts postmaster',
  },
  'sulks.com': {
    servers: [{ always: '550 No' }],
    reason: 'unchecked',
    why: 'a server that rejects every address, including postmaster',
  },
  'catchall.com': {
    servers: [{ always: '250 Ok' }],
    reason: 'catch_all',
    why: 'a server that accepts every address',
  },
  'full.com': {
    servers: [{ always: '452 4.2.2 Mailbox full' }],
    reason: 'full',
    why: 'a full mailbox',
  },
  'greylists.com': {
    servers: [{ always: '451 4.7.1 Greylisted, try again later' }],
    reason: 'unchecked',
    why: 'a server that greylists',
  },
  'blocks.com': {
    servers: [{ always: '550 5.7.1 Client host blocked using Spamhaus' }],
    reason: 'unchecked',
    why: 'a server that blocks this client',
  },
  'nobody.com': {
    servers: [{ toSender: '550 5.7.1 No null senders here' }],
    reason: 'unchecked',
    why: 'a server that rejects the null sender',
  },
  'offerstls.com': {
    servers: [{ ...PLAIN, tls: 'offered' }],
    reason: 'accepted',
    why: 'a server that offers TLS',
  },
  'wantstls.com': {
    servers: [{ ...EMPTY, tls: 'wanted' }],
    reason: 'no_mailbox',
    why: 'a server that requires TLS',
  },
  'brokentls.com': {
    servers: [{ ...PLAIN, tls: 'broken' }],
    reason: 'accepted',
    why: 'a server with outdated TLS, asked without TLS',
  },
  'hangstls.com': {
    servers: [{ ...PLAIN, tls: 'hangs' }],
    reason: 'accepted',
    why: 'a server that hangs in the TLS handshake, asked without TLS',
  },
  'notls.com': {
    servers: [{ toSender: '530 5.7.0 Must issue a STARTTLS command first' }],
    reason: 'unchecked',
    why: 'a server that requires TLS but does not offer it',
  },
  'old.com': {
    servers: [{ ...PLAIN, isOld: true }],
    reason: 'accepted',
    why: 'a server that only supports HELO',
  },
  'busy.com': { servers: [{ turnsAway: '421 Too busy' }], reason: 'unchecked', why: 'a busy server' },
  'closed.com': {
    servers: [{ turnsAway: '554 5.7.1 No mail from dial-up addresses' }],
    reason: 'unchecked',
    why: 'a server that rejects the connection',
  },
  'moved.com': {
    servers: [{ always: '551 5.1.6 User has moved' }],
    reason: 'no_mailbox',
    why: 'a server that reports a moved mailbox',
  },
  'laterall.com': {
    servers: [{ always: '450 4.3.2 System not accepting network messages' }, PLAIN],
    reason: 'accepted',
    why: 'a first server that defers and a second that answers',
  },
  'tarpit.com': { servers: [{ ...PLAIN, delay: 5_000 }], reason: 'unchecked', why: 'a tarpit' },
  'silent.com': { servers: [{ silent: true }], reason: 'unchecked', why: 'a server that never replies' },
  'drops.com': {
    servers: [{ drops: 'connect' }],
    reason: 'unchecked',
    why: 'a server that disconnects at once',
  },
  'dropsrcpt.com': {
    servers: [{ drops: 'rcpt' }],
    reason: 'unchecked',
    why: 'a server that disconnects at RCPT',
  },
  'dropssecond.com': {
    servers: [{ ...PLAIN, drops: 'second' }],
    reason: 'unchecked',
    why: 'a server that accepts and disconnects before the catch-all check',
  },
  'http.com': {
    servers: [{ says: 'HTTP/1.1 400 Bad Request\r\n\r\n' }],
    reason: 'unchecked',
    why: 'a server that does not speak SMTP',
  },
  'backup.com': {
    servers: [{ drops: 'connect' }, PLAIN],
    reason: 'accepted',
    why: 'a first server that is broken and a second that answers',
  },
  'slowly.com': {
    servers: [{ ...PLAIN, delay: 60 }],
    reason: 'accepted',
    why: 'a slow server',
  },
  'takesnone.com': {
    dns: { mx: [[0, '']] },
    reason: 'no_mail_domain',
    why: 'a domain with a null MX',
  },
  'nomail.com': { dns: {}, reason: 'no_mail_domain', why: 'a domain with neither MX nor address' },
  'address.com': {
    servers: [PLAIN],
    isAddress: true,
    reason: 'accepted',
    why: 'a domain without MX whose own address accepts mail',
  },
  'order.com': {
    servers: [EMPTY, PLAIN],
    preferences: [20, 10],
    reason: 'accepted',
    why: 'two servers in any DNS order: the preferred one is asked',
  },
  'nowhere.com': { dns: null, reason: 'no_mail_domain', why: 'a domain that does not exist (NXDOMAIN)' },
  'deaf.com': {
    dns: { silent: true },
    reason: 'unreachable',
    why: 'a domain whose name server never answers',
  },
  'servfail.com': { dns: { fails: true }, reason: 'unreachable', why: 'a domain whose DNS fails' },
  'dangling.com': {
    dns: { mx: [[10, 'gone.dangling.com']] },
    reason: 'unchecked',
    why: 'a mail server whose name has no address',
  },
  'shut.com': {
    dns: { mx: [[10, 'mx.shut.com']] },
    reason: 'unreachable',
    why: 'a mail server that cannot be connected to, as when outgoing port 25 is blocked',
  },
  'inside.com': {
    dns: { mx: [[10, 'inside.inside.com']] },
    reason: 'unchecked',
    why: 'a mail server at a private address, which is not allowed',
  },
}

export type MailWorld = {
  port: number
  nameServer: string
  received: () => string[]
  /** Return the numbers of messages and of encrypted sessions on all servers. */
  messages: () => number
  secured: () => number
  stop: () => Promise<void>
}

/**
 * Starts a name server and the mail servers of all domains on loopback. Each mail server has its
 * own address, and all share one port.
 */
export async function startMailWorld(): Promise<MailWorld> {
  const names: Record<string, DnsName> = {
    ...INTERNET,
    'inside.inside.com': { a: ['10.1.2.3'] },
    'mx.shut.com': { a: ['127.0.4.1'] },
  }
  const servers: SmtpServer[] = []
  for (const [domain, { servers: behaviours = [], preferences, isAddress, dns }] of Object.entries(
    MAIL_DOMAINS
  )) {
    const addresses: string[] = []
    for (const behaviour of behaviours) {
      const address = `127.0.1.${servers.length + 1}`
      servers.push(await smtpServer(behaviour, address, servers[0]?.port ?? 0))
      names[`mx${addresses.length}.${domain}`] = { a: [address] }
      addresses.push(address)
    }
    const mx = addresses.map((_, i): [number, string] => [
      preferences?.[i] ?? 10 * (i + 1),
      `mx${i}.${domain}`,
    ])
    if (dns !== null) names[domain] = dns ?? (isAddress ? { a: addresses } : { mx })
  }
  const dns = await dnsServer(names)
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  return {
    port: servers[0].port,
    nameServer: dns.at,
    received: () => servers.flatMap(({ received }) => received),
    messages: () => sum(servers.map(({ messages }) => messages())),
    secured: () => sum(servers.map(({ secured }) => secured())),
    stop: async () => {
      await Promise.all([dns.stop(), ...servers.map((server) => server.stop())])
    },
  }
}
