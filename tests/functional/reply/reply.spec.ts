import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Mailer } from '#domain/ports/mailer'
import { Sql } from '#domain/ports/sql'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { SmtpMailer } from '#adapters/mail/smtp_mailer'
import { PeopleStore } from '#app/people/people_store'
import { CarryOutErasures } from '#app/privacy/carry_out_erasures'
import { CorrectPerson } from '#app/reply/correct_person'
import { noteRecipients } from '#app/recipients/note_recipients'
import { ReliabilityStore } from '#app/truth/reliability_store'
import env from '#start/env'
import { inbox } from '#tests/contract/support/mail/inbox'
import { makeKey } from '#tests/functional/support/keys'
import { Browser, EMAIL, field, proven, replyWorld } from './fixture.js'

test.group('right of reply', (group) => {
  const world = replyWorld(group)

  const ids = async () => {
    const people = await app.container.make(PeopleStore)
    return Promise.all(
      ['zoe-quill', 'zoe-quill-2'].map(async (one) => (await people.withAccount(`pronet:in/${one}`))[0])
    )
  }
  test('does not exist unless it is switched on', async ({ assert }) => {
    env.set('PRIVACY_PAGE', '0')
    for (const path of ['/privacy', '/privacy/data', '/privacy/link'])
      assert.equal((await new Browser().get(path)).status, 404)
    assert.equal((await new Browser().post('/privacy/page', { url: world.site })).status, 404)
  })

  test('a link on the own page opens every value, source and recipient, and nothing loads', async ({
    assert,
  }) => {
    const [zoe] = await ids()
    const { workspace } = await makeKey()
    const sql = await app.container.make(Sql)
    await sql.transaction((tx) => noteRecipients(tx, workspace.id, 'export', { person_id: zoe }))
    const { browser, checked } = await proven(world)
    assert.equal(checked.status, 302)
    assert.equal(checked.headers.get('location'), '/privacy/data')
    const cookie = checked.headers.getSetCookie()[0]
    assert.match(cookie, /HttpOnly/i)
    assert.match(cookie, /SameSite=Strict/i)
    const { status, text, headers } = await browser.get('/privacy/data')
    assert.equal(status, 200)
    for (const word of ['Wrong Works', EMAIL, 'https:&#47;&#47;', 'export', 'directory.example.org'].filter(
      (one) => !one.includes('&')
    ))
      assert.include(text, word)
    assert.notInclude(text, 'Moonbeck')
    assert.match(headers.get('content-security-policy')!, /^default-src 'none'; style-src 'sha256-/)
    assert.equal(headers.get('cache-control'), 'no-store')
  })

  test('a correction precedes other sources, labels them, changes no namesake, and can be undone', async ({
    assert,
  }) => {
    const [zoe, other] = await ids()
    const people = await app.container.make(PeopleStore)
    const sql = await app.container.make(Sql)
    const [before, namesake] = [await people.get(zoe), await people.get(other)]
    const { browser } = await proven(world)
    const csrf = field((await browser.get('/privacy/data')).text, 'csrf')
    const forged = await browser.post('/privacy/correct', { title: 'Cellist', csrf: 'x' })
    assert.equal(forged.status, 403)
    const given = { csrf, title: 'Cellist', company: 'Night Orchestra', city: 'Oslo', country: 'Norway' }
    assert.include((await browser.post('/privacy/correct', given)).text, 'Your correction is stored')
    // Later statements of others do not override the person's own.
    await people.applyRecords([
      {
        ...{ source: 'later', id: '1', name: 'Zoe Quill', title: 'Clerk', company: 'Wrong Works' },
        ...{ pronet_url: before!.pronet_url, observed_at: '2036-01-01T00:00:00.000Z' },
      },
    ])
    const after = (await people.get(zoe))!
    assert.containSubset(after, { title: 'Cellist', company: 'Night Orchestra', city: 'Oslo' })
    assert.deepEqual(await people.get(other), namesake)
    const labels = await sql.select<{ field: string; site: string; is_right: unknown }>(
      'SELECT field, site, is_right FROM source_labels ORDER BY field'
    )
    assert.deepEqual(
      labels.map(({ field, site, is_right }) => [field, site, Boolean(is_right)]),
      [
        ['company', 'example.org', false],
        ['title', 'example.org', false],
      ]
    )
    const table = await new ReliabilityStore(sql).table()
    assert.isBelow(table.sites!['example.org'].role!, 0.8)
    const corrections = await app.container.make(CorrectPerson)
    const [{ id, fields, person_id }] = await corrections.list(10)
    assert.equal(person_id, zoe)
    assert.deepEqual(fields.title, { before: 'Clerk', after: 'Cellist' })
    await corrections.undo(id)
    assert.equal((await people.get(zoe))!.title, 'Clerk')
    assert.lengthOf(await sql.select('SELECT 1 FROM source_labels'), 0)
    await assert.rejects(() => corrections.undo(id))
  })

  test('an objection hides contacts, and forgetting erases the person and the correction', async ({
    assert,
  }) => {
    const [zoe, other] = await ids()
    const people = await app.container.make(PeopleStore)
    const { browser } = await proven(world)
    const csrf = field((await browser.get('/privacy/data')).text, 'csrf')
    await browser.post('/privacy/correct', { csrf, title: 'Violoncellist' })
    assert.lengthOf(await people.contactsOf(zoe), 1)
    assert.include((await browser.post('/privacy/object', { csrf, scope: 'contacts' })).text, 'applies now')
    assert.lengthOf(await people.contactsOf(zoe), 0)
    assert.include((await browser.post('/privacy/forget', { csrf, confirm: 'no' })).text, 'Type ERASE')
    assert.include((await browser.post('/privacy/forget', { csrf, confirm: 'ERASE' })).text, 'being erased')
    const sql = await app.container.make(Sql)
    const [{ reason }] = await sql.select<{ reason: string }>(
      'SELECT reason FROM privacy_requests ORDER BY created_at DESC LIMIT 1'
    )
    assert.equal(reason, 'person')
    await (await app.container.make(CarryOutErasures)).runAll()
    assert.isNull(await people.get(zoe))
    assert.isNotNull(await people.get(other))
    assert.lengthOf(await sql.select('SELECT 1 FROM person_corrections WHERE person_id = ?', [zoe]), 0)
    const pages = await sql.select<{ url: string }>(`SELECT * FROM evidence_pages`)
    assert.notInclude(JSON.stringify(pages), '/privacy/statements/')
    await removeSuppressions()
  })

  test('a mailed link works once, and the answer never says whether an address is held', async ({
    assert,
  }) => {
    const mails = await inbox({ isPlain: true })
    const mailer = new SmtpMailer({ url: mails.url, from: 'kith@kith.example', onFailure: () => {} })
    app.container.swap(Mailer, () => mailer)
    try {
      const [held, unknown] = [
        await new Browser().post('/privacy/mail', { email: EMAIL }),
        await new Browser().post('/privacy/mail', { email: 'nobody@nowhere.example' }),
      ]
      assert.equal(held.status, unknown.status)
      assert.equal(held.text, unknown.text)
      for (let i = 0; i < 150 && mails.mails.length === 0; i++)
        await new Promise((done) => setTimeout(done, 100))
      assert.deepEqual(
        mails.mails.map(({ to }) => to),
        [[EMAIL]]
      )
      const text = mails.mails[0].text.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
      const token = decodeURIComponent(/link\?token=(\S+)/.exec(text)![1])
      const browser = new Browser()
      // Opening the link does not use it.
      assert.equal(
        field((await browser.get(`/privacy/link?token=${encodeURIComponent(token)}`)).text, 'token'),
        token
      )
      assert.equal((await browser.post('/privacy/session', { token })).status, 302)
      assert.include((await browser.get('/privacy/data')).text, 'Wrong Works')
      assert.equal((await new Browser().post('/privacy/session', { token })).status, 410)
    } finally {
      app.container.restore(Mailer)
      await mails.stop()
    }
  }).timeout(30_000)
})

async function removeSuppressions(): Promise<void> {
  const sql = await app.container.make(Sql)
  const list = await app.container.make(SuppressionList)
  for (const { id } of await sql.select<{ id: string }>('SELECT id FROM suppression_entries'))
    await list.remove(id)
}
