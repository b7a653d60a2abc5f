import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { Mailer } from '#domain/ports/mailer'
import { Sql } from '#domain/ports/sql'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { MemoryRateBuckets } from '#adapters/rate_buckets/memory/memory_rate_buckets'
import { SmtpMailer } from '#adapters/mail/smtp_mailer'
import { PeopleStore } from '#app/people/people_store'
import { EraseRequests } from '#app/privacy/erase_requests'
import { CorrectPerson } from '#app/reply/correct_person'
import { noteRecipients } from '#app/recipients/note_recipients'
import { ReliabilityStore } from '#app/truth/reliability_store'
import env from '#start/env'
import { inbox } from '#tests/contract/support/mail/inbox'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { Browser, field, loopbackWeb, proofIn, type Web } from './fixture.js'

const EMAIL = 'zoe.quill@zoe-quill.example'
const shared = { city: 'Oslo', country: 'Norway' }

test.group('right of reply', (group) => {
  let web: Web
  let site: string

  group.setup(async () => {
    web = await loopbackWeb()
    site = `http://zoe.example.com:${web.port}/`
    return () => web.stop()
  })
  group.each.setup(async () => {
    env.set('PRIVACY_PAGE', '1')
    web.pages.clear()
    web.asked.length = 0
    app.container.swap(RateBuckets, () => new MemoryRateBuckets())
    const buckets = new MemoryRateBuckets()
    app.container.swap(RateBuckets, () => buckets)
    await givePeople([
      {
        ...{ name: 'Zoe Quill', title: 'Clerk', company: 'Wrong Works', website: site, emails: [EMAIL] },
        ...{ pronet_url: 'https://www.linkedin.com/in/zoe-quill', ...shared },
        ...{ source_url: 'https://directory.example.org/zoe', observed_at: '2026-10-01T00:00:00.000Z' },
      },
      {
        ...{ name: 'Zoe Quill', title: 'Baker', company: 'Moonbeck Foods', ...shared },
        pronet_url: 'https://www.linkedin.com/in/zoe-quill-2',
      },
    ])
    return () => {
      env.set('PRIVACY_PAGE', '0')
      app.container.restore(RateBuckets)
    }
  })

  const ids = async () => {
    const people = await app.container.make(PeopleStore)
    return Promise.all(
      ['zoe-quill', 'zoe-quill-2'].map(async (one) => (await people.withAccount(`pronet:in/${one}`))[0])
    )
  }
  async function proven(html = (proof: string, link: string) => `<a rel="me" href="${link}">${proof}</a>`) {
    const browser = new Browser()
    const { text } = await browser.post('/privacy/page', { url: site })
    const [token, proof] = [field(text, 'token'), proofIn(text)]
    const link = /href=&#34;([^&]+)&#34;/.exec(text)![1]
    web.pages.set('zoe.example.com/', html(proof, link))
    const checked = await browser.post('/privacy/check', { token })
    return { browser, token, proof, checked }
  }

  test('does not exist unless it is switched on', async ({ assert }) => {
    env.set('PRIVACY_PAGE', '0')
    for (const path of ['/privacy', '/privacy/data', '/privacy/link'])
      assert.equal((await new Browser().get(path)).status, 404)
    assert.equal((await new Browser().post('/privacy/page', { url: site })).status, 404)
  })

  test('a link on the own page opens every value, source and recipient, and nothing loads', async ({
    assert,
  }) => {
    const [zoe] = await ids()
    const { workspace } = await makeKey()
    const sql = await app.container.make(Sql)
    await sql.transaction((tx) => noteRecipients(tx, workspace.id, 'export', { person_id: zoe }))
    const { browser, checked } = await proven()
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
    const { browser } = await proven()
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
    const { browser } = await proven()
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
    await (await app.container.make(EraseRequests)).runAll()
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
      for (let i = 0; i < 50 && mails.mails.length === 0; i++)
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
  })

  test('text on a website proves nothing, because a stranger may write it in a comment', async ({
    assert,
  }) => {
    const { checked } = await proven(
      (proof, link) => `<p>${proof} <a rel="ugc me" href="${link}">${link}</a></p>`
    )
    assert.equal(checked.status, 422)
  })

  test('a token works once, and what the page shows is not the token', async ({ assert }) => {
    const { token, proof, checked } = await proven()
    assert.equal(checked.status, 302)
    assert.equal((await new Browser().post('/privacy/check', { token })).status, 410)
    assert.equal((await new Browser().post('/privacy/check', { token: proof })).status, 410)
    assert.notInclude(proof, token)
    assert.equal((await new Browser().post('/privacy/session', { token })).status, 410)
  })

  test("the own page proves nothing about somebody else's page", async ({ assert }) => {
    const evil = `http://evil.example.com:${web.port}/`
    const browser = new Browser()
    const { text } = await browser.post('/privacy/page', { url: evil })
    const link = /href=&#34;([^&]+)&#34;/.exec(text)![1]
    web.pages.set('evil.example.com/', `<a rel="me" href="${link}">me</a>`)
    assert.equal((await browser.post('/privacy/check', { token: field(text, 'token') })).status, 302)
    const { text: data } = await browser.get('/privacy/data')
    assert.include(data, 'nothing that belongs to you')
    assert.notInclude(data, 'Wrong Works')
    // The proof of another visitor, copied to the victim's page by nobody, does not count either.
    const victim = await browser.post('/privacy/page', { url: site })
    web.pages.set('zoe.example.com/', `<a rel="me" href="${link}">me</a>`)
    assert.equal((await browser.post('/privacy/check', { token: field(victim.text, 'token') })).status, 422)
  })

  test('redirects to another host or page and private addresses are refused', async ({ assert }) => {
    const { text } = await new Browser().post('/privacy/page', { url: site })
    const link = /href=&#34;([^&]+)&#34;/.exec(text)![1]
    const page = `<a rel="me" href="${link}">me</a>`
    web.pages
      .set('evil.example.com/', page)
      .set('zoe.example.com/other', page)
      .set('zoe.example.com/?x=1', page)
    for (const target of [
      `http://evil.example.com:${web.port}/`,
      `${site}other`,
      `${site}?x=1`,
      'http://169.254.169.254/',
    ]) {
      web.pages.set('zoe.example.com/', target)
      web.asked.length = 0
      assert.equal((await new Browser().post('/privacy/check', { token: field(text, 'token') })).status, 422)
      assert.deepEqual(web.asked, ['zoe.example.com/'])
    }
    for (const url of [
      `http://127.0.0.1:${web.port}/`,
      'http://localhost:6379/',
      'http://[::1]/',
      'http://10.0.0.1/',
    ]) {
      web.asked.length = 0
      const asked = await new Browser().post('/privacy/page', { url })
      const token = field(asked.text, 'token')
      if (token) assert.equal((await new Browser().post('/privacy/check', { token })).status, 422)
      assert.deepEqual(web.asked, [])
    }
  })

  test('1,000 guesses are limited, and learn nothing', async ({ assert }) => {
    const statuses = new Map<number, number>()
    for (let i = 0; i < 1_000; i++) {
      const { status } = await new Browser().post('/privacy/mail', { email: `guess${i}@example.com` })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    assert.deepEqual(
      [...statuses],
      [
        [200, 30],
        [429, 970],
      ]
    )
    for (let i = 0; i < 100; i++)
      assert.oneOf((await new Browser().post('/privacy/session', { token: `guess${i}` })).status, [410])
  })

  test('escapes what pages and visitors write', async ({ assert }) => {
    const { browser } = await proven()
    const csrf = field((await browser.get('/privacy/data')).text, 'csrf')
    const { text } = await browser.post('/privacy/correct', { csrf, headline: '"><script>alert(1)</script>' })
    assert.notInclude(text, '<script>')
    const link = await browser.get('/privacy/link?token=%22%3E%3Cimg%20src%3Dx%3E')
    assert.notInclude(link.text, '<img')
  })
})

async function removeSuppressions(): Promise<void> {
  const sql = await app.container.make(Sql)
  const list = await app.container.make(SuppressionList)
  for (const { id } of await sql.select<{ id: string }>('SELECT id FROM suppression_entries'))
    await list.remove(id)
}
