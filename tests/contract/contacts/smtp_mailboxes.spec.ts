import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { parseEgressAllow } from '#domain/evidence/egress'
import { verdictOf } from '#domain/contacts/mailboxes'
import { MailboxContactChecks } from '#adapters/contacts/checks/mailbox_contact_checks'
import { SmtpMailboxes, type SmtpSettings } from '#adapters/contacts/checks/smtp_mailboxes'
import { type DnsName, dnsServer } from '#tests/contract/support/mail/dns_server'
import { smtpServer } from '#tests/contract/support/mail/smtp_server'
import { MAIL_DOMAINS, type MailWorld, startMailWorld } from './mail_world.js'

test.group('mailbox checks over SMTP and DNS on loopback', (group) => {
  let world: MailWorld
  group.setup(async () => {
    world = await startMailWorld()
    return () => world.stop()
  })
  const mailboxes = (settings: Partial<SmtpSettings> = {}) =>
    new SmtpMailboxes({
      egress: parseEgressAllow('127.0.0.0/16'),
      helo: 'checks.test',
      inventLocal: () => `zz${randomUUID().slice(0, 12)}`,
      port: world.port,
      nameServers: [world.nameServer],
      dnsMs: 300,
      connectMs: 500,
      replyMs: 1_200,
      ...settings,
    })
  const forever = new AbortController().signal

  test('every domain gets its verdict, and an unchecked address is never risky', async ({ assert }) => {
    const checks = mailboxes()
    const verdicts = await Promise.all(
      Object.keys(MAIL_DOMAINS).map(async (domain) => [
        domain,
        (await checks.check(`jane@${domain}`, forever)).reason,
      ])
    )
    assert.deepEqual(
      Object.fromEntries(verdicts),
      Object.fromEntries(Object.entries(MAIL_DOMAINS).map(([domain, { reason }]) => [domain, reason]))
    )
    for (const reason of ['unchecked', 'unreachable'] as const)
      assert.equal(verdictOf(reason).validation, 'unknown')
  }).timeout(20_000)

  test('sends no message: servers only receive EHLO, MAIL, RCPT and QUIT', async ({ assert }) => {
    const checks = mailboxes()
    await Promise.all(Object.keys(MAIL_DOMAINS).map((domain) => checks.check(`jane@${domain}`, forever)))
    const verbs = new Set(world.received().map((line) => line.slice(0, 4)))
    assert.sameMembers([...verbs], ['EHLO', 'HELO', 'STAR', 'MAIL', 'RCPT', 'QUIT'])
    assert.isTrue(
      world.received().every((line) => !line.startsWith('MAIL') || line === 'MAIL FROM:<>'),
      'the null sender'
    )
    assert.equal(world.messages(), 0)
  }).timeout(20_000)

  test('uses TLS when the server offers it', async ({ assert }) => {
    const before = world.secured()
    await mailboxes().check('jane@accepts.com', forever)
    assert.equal(world.secured(), before)
    await mailboxes().check('jane@offerstls.com', forever)
    assert.equal(world.secured(), before + 1)
    const { reason } = await mailboxes().check('jane@brokentls.com', forever)
    assert.deepEqual([reason, world.secured()], ['accepted', before + 1])
  })

  test('contacts no server when the address is enough for a verdict', async ({ assert }) => {
    const before = world.received().length
    const checks = mailboxes()
    const reasons = await Promise.all(
      ['info@accepts.com', 'jane@mailinator.com', 'nobody', 'jane@acme.example'].map(
        async (address) => (await checks.check(address, forever)).reason
      )
    )
    assert.deepEqual(reasons, ['role', 'disposable', 'malformed', 'unchecked'])
    assert.lengthOf(world.received(), before)
  })

  test('uses only DNS when SMTP is disabled', async ({ assert }) => {
    const checks = mailboxes({ smtp: false })
    const reason = async (domain: string) => (await checks.check(`jane@${domain}`, forever)).reason
    assert.equal(await reason('takesnone.com'), 'no_mail_domain')
    assert.equal(await reason('unheard-of.com'), 'no_mail_domain')
    assert.equal(await reason('rejects.com'), 'unchecked')
  })

  test('checks a non-ASCII address only with servers that support SMTPUTF8', async ({ assert }) => {
    const checks = mailboxes()
    const reason = async (domain: string) => (await checks.check(`jäne@${domain}`, forever)).reason
    assert.equal(await reason('accepts.com'), 'no_mailbox')
    assert.equal(await reason('catchall.com'), 'catch_all')
    assert.equal(await reason('old.com'), 'unchecked')
  })

  test('returns unknown when the deadline ends a check', async ({ assert }) => {
    const began = Date.now()
    const { validation } = await mailboxes({ replyMs: 5_000 }).check(
      'jane@silent.com',
      AbortSignal.timeout(200)
    )
    assert.equal(validation, 'unknown')
    assert.isBelow(Date.now() - began, 1_500)
  })

  test('caches verdicts, but not unchecked addresses', async ({ assert }) => {
    const checks = mailboxes()
    await checks.check('jane@accepts.com', forever)
    const asked = world.received().length
    await checks.check('jane@accepts.com', forever)
    assert.lengthOf(world.received(), asked)
    await checks.check('jane@greylists.com', forever)
    const between = world.received().length
    await checks.check('jane@greylists.com', forever)
    assert.isAbove(world.received().length, between)
  })

  test('one unreachable server affects no other, and several in a row mean that SMTP is blocked', async ({
    assert,
  }) => {
    const names: Record<string, DnsName> = {
      'accepts.com': { mx: [[10, 'mx.accepts.com']] },
      'mx.accepts.com': { a: ['127.0.2.1'] },
    }
    for (let i = 0; i < 6; i++) {
      names[`void${i}.com`] = { mx: [[10, `mx.void${i}.com`]] }
      // Nothing listens there.
      names[`mx.void${i}.com`] = { a: [`127.0.3.${i + 1}`] }
    }
    const [server, dns] = [
      await smtpServer({ mailboxes: ['jane', 'jo', 'joe'] }, '127.0.2.1', world.port),
      await dnsServer(names),
    ]
    try {
      const checks = mailboxes({ nameServers: [dns.at] })
      const reason = async (address: string) => (await checks.check(address, forever)).reason
      for (let i = 0; i < 7; i++) assert.equal(await reason(`jane${i}@void0.com`), 'unreachable')
      assert.equal(await reason('jane@accepts.com'), 'accepted')
      for (let i = 0; i < 5; i++) await reason(`jane@void${i}.com`)
      assert.equal(await reason('jo@accepts.com'), 'accepted')
      for (let i = 0; i < 6; i++) await reason(`jane@void${i}.com`)
      assert.equal(await reason('joe@accepts.com'), 'unreachable')
    } finally {
      await Promise.all([server.stop(), dns.stop()])
    }
  })

  test('an address cannot inject a command', async ({ assert }) => {
    const before = world.received().length
    const verdict = await mailboxes().check('jane@accepts.com>\r\nDATA\r\n<x@accepts.com', forever)
    assert.equal(verdict.reason, 'malformed')
    assert.lengthOf(world.received(), before)
  })

  test('[DS-034] returns valid, risky and unknown; checks phone numbers against their national numbering plan', async ({
    assert,
  }) => {
    const checks = new MailboxContactChecks(mailboxes())
    assert.equal((await checks.email('jane@accepts.com', forever)).validation, 'valid')
    assert.equal((await checks.email('jane@rejects.com', forever)).validation, 'risky')
    assert.equal((await checks.email('jane@tarpit.com', forever)).validation, 'unknown')
    assert.equal(await checks.phone('+1 415 555 2671'), 'unknown')
    assert.equal(await checks.phone('12'), 'risky')
  }).timeout(10_000)
})
