import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { parseEgressAllow } from '#domain/evidence/egress'
import { Mailboxes } from '#domain/contacts/mailboxes'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { SmtpMailboxes } from '#adapters/contacts/checks/smtp_mailboxes'
import { INTERNET } from '#tests/contract/contacts/mail_world'
import { type DnsName, dnsServer, type Unknown } from '#tests/contract/support/mail/dns_server'
import { smtpServer } from '#tests/contract/support/mail/smtp_server'
import { customer } from '#tests/functional/datasets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { ownProviders, post } from './fixture.js'

const WORK = 'maren@tidewell-marine.com'
const MAREN = {
  name: 'Maren Oakhurst',
  company: 'Tidewell Marine',
  company_domain: 'tidewell-marine.com',
  pronet_url: 'https://www.linkedin.com/in/maren-oakhurst',
  emails: [WORK],
}
const STATED = { email: WORK, fields: ['work_email'] }
const GUESSED = { name: 'Juno Vance', company_domain: 'tidewell-marine.com', fields: ['work_email'] }
const MX: Record<string, DnsName> = {
  'tidewell-marine.com': { mx: [[10, 'mx.tidewell-marine.com']] },
  'mx.tidewell-marine.com': { a: ['127.0.6.1'] },
}

/** Uses only this name server and mail servers on the loopback address. There are no pages. */
async function world(names: Record<string, DnsName>, unknown: Unknown = 'nxdomain', port = 1) {
  await givePeople([MAREN])
  await ownProviders(new MemoryEvidence([], null))
  const dns = await dnsServer(names, unknown)
  const mailboxes = new SmtpMailboxes({
    egress: parseEgressAllow('127.0.0.0/16'),
    helo: 'checks.test',
    inventLocal: () => 'zz-nobody',
    nameServers: [dns.at],
    port,
    dnsMs: 150,
    connectMs: 500,
  })
  app.container.swap(Mailboxes, () => mailboxes)
  return dns
}

const OFFLINE: [string, Record<string, DnsName>, Unknown][] = [
  ['NXDOMAIN for everything', {}, 'nxdomain'],
  ['SERVFAIL', {}, 'servfail'],
  ['REFUSED', {}, 'refused'],
  ['nothing, for everything', {}, 'empty'],
  ['no answer', {}, 'silent'],
  ['a mail server behind a closed port 25', { ...INTERNET, ...MX }, 'nxdomain'],
]

test.group('enrich: without DNS or mail servers', (group) => {
  group.each.teardown(() => app.container.restoreAll())

  for (const [what, names, unknown] of OFFLINE)
    test(`[EN-014 EN-015 EN-016] DNS returns ${what}: a stated address is found, a guessed one is unavailable`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const dns = await world(names, unknown)
      cleanup(dns.stop)
      const { secret, balance } = await customer(50)
      const stated = await post(client, secret, STATED)
      stated.assertStatus(200)
      const { data, meta } = stated.body()
      assert.deepInclude(data.work_email, { value: WORK, status: 'found', confidence: null })
      assert.lengthOf(meta.warnings, 1)
      assert.include(meta.warnings[0], 'could not be verified')
      const guessed = await post(client, secret, GUESSED)
      guessed.assertStatus(503)
      const { error } = guessed.body()
      assert.deepEqual([error.code, error.unavailable_fields], ['upstream_unavailable', ['work_email']])
      assert.include(error.message, 'could not be verified')
      assert.equal((await balance()).posted, 0)
      const more = await post(client, secret, { ...GUESSED, fields: ['work_email', 'phone'] })
      more.assertStatus(200)
      assert.equal(more.body().data.work_email.status, 'unavailable')
      assert.equal(more.body().data.phone.status, 'not_found')
      assert.isNotEmpty(more.body().meta.warnings)
    }).timeout(15_000)

  test('[EN-009 EN-017] a mailbox or domain that does not exist is not found', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await smtpServer({ mailboxes: [] }, '127.0.6.1')
    cleanup(server.stop)
    for (const names of [{ ...INTERNET, ...MX }, INTERNET]) {
      const dns = await world(names, 'nxdomain', server.port)
      const { secret } = await customer(50)
      for (const body of [STATED, GUESSED]) {
        const response = await post(client, secret, body)
        response.assertStatus(200)
        assert.equal(response.body().data.work_email.status, 'not_found')
        assert.notProperty(response.body().meta, 'warnings')
      }
      await dns.stop()
    }
  })
})
