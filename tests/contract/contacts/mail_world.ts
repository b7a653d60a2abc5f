import type { MailboxReason } from '#domain/contacts/mailboxes'
import { WELL_KNOWN_DOMAINS } from '#adapters/contacts/checks/resolver_probe'
import { type DnsName, dnsServer } from '#tests/contract/support/mail/dns_server'
import { type SmtpBehaviour, type SmtpServer, smtpServer } from '#tests/contract/support/mail/smtp_server'

/** What `jane@` a domain is found to be, and how its mail servers behave, the preferred first. */
export type MailDomain = {
  servers?: SmtpBehaviour[]
  /** The MX preference of each server where it is not the order they stand in. */
  preferences?: number[]
  /** No MX: its own address is that of the server. */
  isAddress?: boolean
  /** What its name has besides; null where there is no such name (NXDOMAIN). */
  dns?: DnsName | null
  reason: MailboxReason
  why: string
}

/** What a resolver that reaches the internet knows besides. */
export const INTERNET: Record<string, DnsName> = { [WELL_KNOWN_DOMAINS[0]]: { mx: [[10, 'mx.known.test']] } }

const PLAIN: SmtpBehaviour = { mailboxes: ['jane'] }
const EMPTY: SmtpBehaviour = { mailboxes: [] }

export const MAIL_DOMAINS: Record<string, MailDomain> = {
  'accepts.com': { servers: [PLAIN], reason: 'accepted', why: 'a server that has the mailbox' },
  'rejects.com': { servers: [EMPTY], reason: 'no_mailbox', why: 'a server that has not' },
  'words.com': {
    servers: [{ refusal: '550 Requested action not taken: mailbox unavailable' }],
    reason: 'no_mailbox',
    why: 'a server that says so in words alone',
  },
  'terse.com': {
    servers: [{ refusal: '550 No' }],
    reason: 'no_mailbox',
    why: 'a server that says no without a reason, and takes mail for postmaster',
  },
  'sulks.com': {
    servers: [{ always: '550 No' }],
    reason: 'unchecked',
    why: 'a server that says no to everybody, postmaster too',
  },
  'catchall.com': {
    servers: [{ always: '250 Ok' }],
    reason: 'catch_all',
    why: 'a server that takes anything',
  },
  'full.com': {
    servers: [{ always: '452 4.2.2 Mailbox full' }],
    reason: 'full',
    why: 'a mailbox without room',
  },
  'greylists.com': {
    servers: [{ always: '451 4.7.1 Greylisted, try again later' }],
    reason: 'unchecked',
    why: 'a server that greylists',
  },
  'blocks.com': {
    servers: [{ always: '550 5.7.1 Client host blocked using Spamhaus' }],
    reason: 'unchecked',
    why: 'a server that refuses whoever asks',
  },
  'nobody.com': {
    servers: [{ toSender: '550 5.7.1 No null senders here' }],
    reason: 'unchecked',
    why: 'a server that refuses the null sender',
  },
  'offerstls.com': {
    servers: [{ ...PLAIN, tls: 'offered' }],
    reason: 'accepted',
    why: 'a server that offers TLS',
  },
  'wantstls.com': {
    servers: [{ ...EMPTY, tls: 'wanted' }],
    reason: 'no_mailbox',
    why: 'a server that wants TLS first',
  },
  'brokentls.com': {
    servers: [{ ...PLAIN, tls: 'broken' }],
    reason: 'accepted',
    why: 'a server whose TLS is that of the last century, asked without',
  },
  'hangstls.com': {
    servers: [{ ...PLAIN, tls: 'hangs' }],
    reason: 'accepted',
    why: 'a server that stands still once TLS begins, asked without',
  },
  'notls.com': {
    servers: [{ toSender: '530 5.7.0 Must issue a STARTTLS command first' }],
    reason: 'unchecked',
    why: 'a server that wants TLS and does not offer it',
  },
  'old.com': {
    servers: [{ ...PLAIN, isOld: true }],
    reason: 'accepted',
    why: 'a server that knows HELO alone',
  },
  'busy.com': { servers: [{ turnsAway: '421 Too busy' }], reason: 'unchecked', why: 'a server that is busy' },
  'closed.com': {
    servers: [{ turnsAway: '554 5.7.1 No mail from dial-up addresses' }],
    reason: 'unchecked',
    why: 'a server that lets the asker not even greet',
  },
  'moved.com': {
    servers: [{ always: '551 5.1.6 User has moved' }],
    reason: 'no_mailbox',
    why: 'a server that says the mailbox has moved',
  },
  'laterall.com': {
    servers: [{ always: '450 4.3.2 System not accepting network messages' }, PLAIN],
    reason: 'accepted',
    why: 'a first server that puts off and a second that answers',
  },
  'tarpit.com': { servers: [{ ...PLAIN, delay: 5_000 }], reason: 'unchecked', why: 'a tarpit' },
  'silent.com': { servers: [{ silent: true }], reason: 'unchecked', why: 'a server that never speaks' },
  'drops.com': {
    servers: [{ drops: 'connect' }],
    reason: 'unchecked',
    why: 'a server that hangs up at once',
  },
  'dropsrcpt.com': { servers: [{ drops: 'rcpt' }], reason: 'unchecked', why: 'one that hangs up when asked' },
  'dropssecond.com': {
    servers: [{ ...PLAIN, drops: 'second' }],
    reason: 'unchecked',
    why: 'one that accepts and hangs up before it is told apart from a catch-all',
  },
  'http.com': {
    servers: [{ says: 'HTTP/1.1 400 Bad Request\r\n\r\n' }],
    reason: 'unchecked',
    why: 'something that speaks no SMTP',
  },
  'backup.com': {
    servers: [{ drops: 'connect' }, PLAIN],
    reason: 'accepted',
    why: 'a first server that is broken and a second that answers',
  },
  'slowly.com': {
    servers: [{ ...PLAIN, delay: 60 }],
    reason: 'accepted',
    why: 'a server that takes its time',
  },
  'takesnone.com': {
    dns: { mx: [[0, '']] },
    reason: 'no_mail_domain',
    why: 'a domain that says it takes no mail',
  },
  'nomail.com': { dns: {}, reason: 'no_mail_domain', why: 'a domain with neither mail server nor address' },
  'address.com': {
    servers: [PLAIN],
    isAddress: true,
    reason: 'accepted',
    why: 'a domain without MX whose own address takes its mail',
  },
  'order.com': {
    servers: [EMPTY, PLAIN],
    preferences: [20, 10],
    reason: 'accepted',
    why: 'the preferred of two servers is asked, in whatever order DNS names them',
  },
  'nowhere.com': { dns: null, reason: 'no_mail_domain', why: 'a domain that is none (NXDOMAIN)' },
  'deaf.com': {
    dns: { silent: true },
    reason: 'unreachable',
    why: 'a domain whose name server never answers',
  },
  'servfail.com': { dns: { fails: true }, reason: 'unreachable', why: 'a domain whose DNS fails' },
  'dangling.com': {
    dns: { mx: [[10, 'gone.dangling.com']] },
    reason: 'unchecked',
    why: 'a mail server whose name leads nowhere',
  },
  'shut.com': {
    dns: { mx: [[10, 'mx.shut.com']] },
    reason: 'unreachable',
    why: 'a mail server that no connection reaches, as where outgoing port 25 is closed',
  },
  'inside.com': {
    dns: { mx: [[10, 'inside.inside.com']] },
    reason: 'unchecked',
    why: 'a mail server at a private address that is not allowed',
  },
}

export type MailWorld = {
  port: number
  nameServer: string
  heard: () => string[]
  /** How many messages were sent, and how many conversations encrypted, over all servers. */
  messages: () => number
  secured: () => number
  stop: () => Promise<void>
}

/** Name server and mail servers of all domains on the loopback, each mail server at an address of its own, one port for all. */
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
    heard: () => servers.flatMap(({ heard }) => heard),
    messages: () => sum(servers.map(({ messages }) => messages())),
    secured: () => sum(servers.map(({ secured }) => secured())),
    stop: async () => {
      await Promise.all([dns.stop(), ...servers.map((server) => server.stop())])
    },
  }
}
