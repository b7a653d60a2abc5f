import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { parseEgressAllow } from '#domain/evidence/egress'
import { verdictOf } from '#domain/contacts/mailboxes'
import { MailboxContactChecks } from '#adapters/contacts/checks/mailbox_contact_checks'
import { SmtpMailboxes, type SmtpSettings } from '#adapters/contacts/checks/smtp_mailboxes'
import { type DnsName, dnsServer } from '#tests/contract/support/mail/dns_server'
import { smtpServer } from '#tests/contract/support/mail/smtp_server'
import { MAIL_DOMAINS, type MailWorld, startMailWorld } from './mail_world.js'

test.group('mailboxes over SMTP and DNS on the loopback', (group) => {
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

  test('every domain gets its verdict, and what could not be checked is never risky', async ({ assert }) => {
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

  test('no message is ever begun: servers hear greetings, senders, recipients and farewells alone', async ({
    assert,
  }) => {
    const checks = mailboxes()
    await Promise.all(Object.keys(MAIL_DOMAINS).map((domain) => checks.check(`jane@${domain}`, forever)))
    const verbs = new Set(world.heard().map((line) => line.slice(0, 4)))
    assert.sameMembers([...verbs], ['EHLO', 'HELO', 'STAR', 'MAIL', 'RCPT', 'QUIT'])
    assert.isTrue(
      world.heard().every((line) => !line.startsWith('MAIL') || line === 'MAIL FROM:<>'),
      'the null sender'
    )
    assert.equal(world.messages(), 0)
  }).timeout(20_000)

  test('what is asked is encrypted where the server offers it', async ({ assert }) => {
    const before = world.secured()
    await mailboxes().check('jane@accepts.com', forever)
    assert.equal(world.secured(), before)
    await mailboxes().check('jane@offerstls.com', forever)
    assert.equal(world.secured(), before + 1)
    const { reason } = await mailboxes().check('jane@brokentls.com', forever)
    assert.deepEqual([reason, world.secured()], ['accepted', before + 1])
  })

  test('what an address alone tells is asked of no server', async ({ assert }) => {
    const before = world.heard().length
    const checks = mailboxes()
    const reasons = await Promise.all(
      ['info@accepts.com', 'jane@mailinator.com', 'nobody', 'jane@acme.example'].map(
        async (address) => (await checks.check(address, forever)).reason
      )
    )
    assert.deepEqual(reasons, ['role', 'disposable', 'malformed', 'unchecked'])
    assert.lengthOf(world.heard(), before)
  })

  test('without SMTP the DNS alone tells', async ({ assert }) => {
    const checks = mailboxes({ smtp: false })
    const reason = async (domain: string) => (await checks.check(`jane@${domain}`, forever)).reason
    assert.equal(await reason('takesnone.com'), 'no_mail_domain')
    assert.equal(await reason('unheard-of.com'), 'no_mail_domain')
    assert.equal(await reason('rejects.com'), 'unchecked')
  })

  test('an address in other letters is asked about where the server reads them', async ({ assert }) => {
    const checks = mailboxes()
    const reason = async (domain: string) => (await checks.check(`jäne@${domain}`, forever)).reason
    assert.equal(await reason('accepts.com'), 'no_mailbox')
    assert.equal(await reason('catchall.com'), 'catch_all')
    assert.equal(await reason('old.com'), 'unchecked')
  })

  test('a deadline cuts a check short: unknown', async ({ assert }) => {
    const began = Date.now()
    const { validation } = await mailboxes({ replyMs: 5_000 }).check(
      'jane@silent.com',
      AbortSignal.timeout(200)
    )
    assert.equal(validation, 'unknown')
    assert.isBelow(Date.now() - began, 1_500)
  })

  test('a verdict is asked for once in a while, what could not be checked each time', async ({ assert }) => {
    const checks = mailboxes()
    await checks.check('jane@accepts.com', forever)
    const asked = world.heard().length
    await checks.check('jane@accepts.com', forever)
    assert.lengthOf(world.heard(), asked)
    await checks.check('jane@greylists.com', forever)
    const between = world.heard().length
    await checks.check('jane@greylists.com', forever)
    assert.isAbove(world.heard().length, between)
  })

  test('a server out of reach says nothing of others, several in a row that nothing gets out', async ({
    assert,
  }) => {
    const names: Record<string, DnsName> = {
      'accepts.com': { mx: [[10, 'mx.accepts.com']] },
      'mx.accepts.com': { a: ['127.0.2.1'] },
    }
    for (let i = 0; i < 6; i++) {
      names[`void${i}.com`] = { mx: [[10, `mx.void${i}.com`]] }
      // Nobody listens there.
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

  test('an address cannot smuggle in a command', async ({ assert }) => {
    const before = world.heard().length
    const verdict = await mailboxes().check('jane@accepts.com>\r\nDATA\r\n<x@accepts.com', forever)
    assert.equal(verdict.reason, 'malformed')
    assert.lengthOf(world.heard(), before)
  })

  test('[DS-034] valid, risky and unknown; telephone numbers by the plan of their country', async ({
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
