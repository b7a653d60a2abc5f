import { test } from '@japa/runner'
import { parseEgressAllow } from '#domain/evidence/egress'
import { WELL_KNOWN_DOMAINS } from '#adapters/contacts/checks/resolver_probe'
import { SmtpMailboxes } from '#adapters/contacts/checks/smtp_mailboxes'
import { type DnsName, dnsServer, type Unknown } from '#tests/contract/support/mail/dns_server'
import { smtpServer } from '#tests/contract/support/mail/smtp_server'
import { INTERNET } from './mail_world.js'

const ANSWERS: Unknown[] = ['nxdomain', 'servfail', 'refused', 'empty', 'silent', 'address']
const forever = new AbortController().signal

/** Mailboxes over a name server that knows these names alone, and how often it was asked. */
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

test.group('a resolver that knows no domain at all is no verdict about a mailbox', () => {
  test('a resolver that answers {unknown} to everything')
    .with(ANSWERS.map((unknown) => ({ unknown })))
    .run(async ({ assert, cleanup }, { unknown }) => {
      const dns = await asking({}, unknown)
      cleanup(dns.stop)
      for (const address of ['jane@acme.com', 'jo@gmail.com'])
        assert.equal(await dns.reason(address), 'unreachable', address)
    })
    .timeout(10_000)

  test('one well-known domain is enough to believe that another does not exist: {name}')
    .with(WELL_KNOWN_DOMAINS.map((name) => ({ name })))
    .run(async ({ assert, cleanup }, { name }) => {
      const dns = await asking({ [name]: { mx: [[10, 'mx.test']] } }, 'nxdomain')
      cleanup(dns.stop)
      assert.equal(await dns.reason('jane@nowhere.com'), 'no_mail_domain')
    })

  test('a domain that says itself that it takes no mail needs no other', async ({ assert, cleanup }) => {
    const dns = await asking({ 'takesnone.com': { mx: [[0, '']] } }, 'nxdomain')
    cleanup(dns.stop)
    assert.equal(await dns.reason('jane@takesnone.com'), 'no_mail_domain')
    assert.equal(dns.asked(), 1)
  })

  test('the well-known domains are asked for once in a while, by however many at once', async ({
    assert,
    cleanup,
  }) => {
    const dns = await asking(INTERNET, 'nxdomain')
    cleanup(dns.stop)
    const addresses = Array.from({ length: 20 }, (_, i) => `jane@nowhere${i}.com`)
    const reasons = await Promise.all(addresses.map(dns.reason))
    assert.deepEqual(new Set(reasons), new Set(['no_mail_domain']))
    // MX, A and AAAA of each, and the five well-known ones once.
    assert.isAtMost(dns.asked(), 20 * 3 + WELL_KNOWN_DOMAINS.length)
  })

  test('back online, the next domain is asked at once', async ({ assert, cleanup }) => {
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
