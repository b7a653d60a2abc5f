import { test } from '@japa/runner'
import { parseEgressAllow } from '#domain/evidence/egress'
import { WELL_KNOWN_DOMAINS } from '#adapters/contacts/checks/resolver_probe'
import { SmtpMailboxes } from '#adapters/contacts/checks/smtp_mailboxes'
import { type DnsName, dnsServer, type Unknown } from '#tests/contract/support/mail/dns_server'
import { smtpServer } from '#tests/contract/support/mail/smtp_server'
import { INTERNET } from './mail_world.js'

const ANSWERS: Unknown[] = ['nxdomain', 'servfail', 'refused', 'empty', 'silent', 'address']
const forever = new AbortController().signal

/** Mailbox checks with a name server that knows only these names, and a count of its queries. */
async function asking(names: Record<string, DnsName>, unknown: Unknown, port = 1) {
  const dns = await dnsServer(names, unknown)
  const checks = new SmtpMailboxes({
    egress: parseEgressAllow('127.0.0.0/16'),
    helo: 'checks.test',
    inventLocal: () => 'zz-nobody',
    port,
    nameServers: [dns.at],
    dnsMs: 150,
    connectMs: 500,
    replyMs: 1_000,
  })
  return { ...dns, reason: async (address: string) => (await checks.check(address, forever)).reason }
}

test.group('a resolver that knows no domain gives no verdict about a mailbox', () => {
  test('gives no verdict with a resolver that returns {unknown} for every query')
    .with(ANSWERS.map((unknown) => ({ unknown })))
    .run(async ({ assert, cleanup }, { unknown }) => {
      const dns = await asking({}, unknown)
      cleanup(dns.stop)
      for (const address of ['jane@acme.com', 'jo@gmail.com'])
        assert.equal(await dns.reason(address), 'unreachable', address)
    })
    .timeout(10_000)

  test('trusts that a domain does not exist once one well-known domain resolves: {name}')
    .with(WELL_KNOWN_DOMAINS.map((name) => ({ name })))
    .run(async ({ assert, cleanup }, { name }) => {
      const dns = await asking({ [name]: { mx: [[10, 'mx.test']] } }, 'nxdomain')
      cleanup(dns.stop)
      assert.equal(await dns.reason('jane@nowhere.com'), 'no_mail_domain')
    })

  test('a null MX needs no check of well-known domains', async ({ assert, cleanup }) => {
    const dns = await asking({ 'takesnone.com': { mx: [[0, '']] } }, 'nxdomain')
    cleanup(dns.stop)
    assert.equal(await dns.reason('jane@takesnone.com'), 'no_mail_domain')
    assert.equal(dns.asked(), 1)
  })

  test('queries the well-known domains once for all concurrent checks', async ({ assert, cleanup }) => {
    const dns = await asking(INTERNET, 'nxdomain')
    cleanup(dns.stop)
    const addresses = Array.from({ length: 20 }, (_, i) => `jane@nowhere${i}.com`)
    const reasons = await Promise.all(addresses.map(dns.reason))
    assert.deepEqual(new Set(reasons), new Set(['no_mail_domain']))
    // MX, A and AAAA of each domain, and the well-known ones once.
    assert.isAtMost(dns.asked(), 20 * 3 + WELL_KNOWN_DOMAINS.length)
  })

  test('checks the next domain at once after it is online again', async ({ assert, cleanup }) => {
    const names: Record<string, DnsName> = {}
    const server = await smtpServer({ mailboxes: ['jane'] }, '127.0.5.1')
    cleanup(server.stop)
    const dns = await asking(names, 'nxdomain', server.port)
    cleanup(dns.stop)
    assert.equal(await dns.reason('jane@later.com'), 'unreachable')
    Object.assign(names, INTERNET, {
      'soon.com': { mx: [[10, 'mx.soon.com']] },
      'mx.soon.com': { a: ['127.0.5.1'] },
    })
    assert.equal(await dns.reason('jane@soon.com'), 'accepted')
    assert.equal(await dns.reason('jo@soon.com'), 'no_mailbox')
  })
})
