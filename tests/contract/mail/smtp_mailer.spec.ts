import { createServer } from 'node:net'
import { test } from '@japa/runner'
import { SmtpMailer } from '#adapters/mail/smtp_mailer'
import { inbox } from '../support/mail/inbox.js'
import { smtpServer } from '../support/mail/smtp_server.js'

const FROM = 'kith <no-reply@kith.example>'
const MAIL = {
  to: 'zoe@acme.example',
  subject: 'Invitation to Münster',
  text: 'Guten Tag,\n\nhttps://x.example/#y\n',
}

const mailer = (url: string, failures: string[] = []) =>
  new SmtpMailer({ url, from: FROM, onFailure: (reason) => failures.push(reason) })

test.group('mail by SMTP', () => {
  test('delivers a mail unchanged, with the configured sender', async ({ assert, cleanup }) => {
    const server = await inbox()
    cleanup(() => server.stop())
    assert.isTrue(await mailer(server.url).send(MAIL))
    const [{ from, to, text }] = server.mails
    assert.deepEqual([from, to], ['no-reply@kith.example', ['zoe@acme.example']])
    assert.match(text, /^From: kith <no-reply@kith.example>$/m)
    assert.match(text, /^Subject: =\?UTF-8\?/m)
    assert.include(text, 'https://x.example/#y')
  })

  test('neither an address nor a subject can add recipients or headers', async ({ assert, cleanup }) => {
    const server = await inbox()
    cleanup(() => server.stop())
    const sender = mailer(server.url)
    await sender.send({ ...MAIL, to: 'a@b.example, c@d.example' })
    await sender.send({ ...MAIL, to: 'a@b.example\r\nRCPT TO:<c@d.example>' })
    await sender.send({ ...MAIL, subject: 'Hello\r\nBcc: c@d.example' })
    assert.isNotEmpty(server.mails)
    for (const { to, text } of server.mails) {
      assert.notInclude(to, 'c@d.example')
      assert.notMatch(text, /^Bcc:/im)
    }
  })

  test('never sends a password unencrypted', async ({ assert, cleanup }) => {
    const server = await inbox({ isPlain: true })
    cleanup(() => server.stop())
    const failures: string[] = []
    const url = server.url.replace('smtp://', 'smtp://kith:secret@')
    assert.isFalse(await mailer(url, failures).send(MAIL))
    assert.isEmpty(server.logins)
    assert.match(failures.join(), /^ETLS/)
  })

  test('a rejecting or unreachable server causes no exception and no address in the log', async ({
    assert,
    cleanup,
  }) => {
    const refusing = await smtpServer({ always: '550 5.1.1 zoe@acme.example is unknown' })
    cleanup(() => refusing.stop())
    const gone = createServer().listen(0, '127.0.0.1')
    const { port } = await new Promise<{ port: number }>((resolve) =>
      gone.once('listening', () => resolve(gone.address() as { port: number }))
    )
    await new Promise((resolve) => gone.close(resolve))
    const failures: string[] = []
    for (const url of [`smtp://127.0.0.1:${refusing.port}`, `smtp://127.0.0.1:${port}`])
      assert.isFalse(await mailer(url, failures).send(MAIL))
    assert.deepEqual(failures, ['EENVELOPE 550', 'ESOCKET'])
  })
})
