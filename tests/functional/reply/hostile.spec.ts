import { test } from '@japa/runner'
import { Browser, field, linkIn, proven, replyWorld } from './fixture.js'

test.group('right of reply: hostile visitors', (group) => {
  const world = replyWorld(group)

  test('text on a website proves nothing, because a stranger may write it in a comment', async ({
    assert,
  }) => {
    const { checked } = await proven(
      world,
      (proof, link) => `<p>${proof} <a rel="ugc me" href="${link}">${link}</a></p>`
    )
    assert.equal(checked.status, 422)
  })

  test('a token works once, and what the page shows is not the token', async ({ assert }) => {
    const { token, proof, checked } = await proven(world)
    assert.equal(checked.status, 302)
    assert.equal((await new Browser().post('/privacy/check', { token })).status, 410)
    assert.equal((await new Browser().post('/privacy/check', { token: proof })).status, 410)
    assert.notInclude(proof, token)
    assert.equal((await new Browser().post('/privacy/session', { token })).status, 410)
  })

  test("a visitor's own page proves nothing about somebody else's page", async ({ assert }) => {
    const evil = `http://evil.example.com:${world.web.port}/`
    const browser = new Browser()
    const { text } = await browser.post('/privacy/page', { url: evil })
    const link = linkIn(text)
    world.web.pages.set('evil.example.com/', `<a rel="me" href="${link}">me</a>`)
    assert.equal((await browser.post('/privacy/check', { token: field(text, 'token') })).status, 302)
    const { text: data } = await browser.get('/privacy/data')
    assert.include(data, 'nothing that belongs to you')
    assert.notInclude(data, 'Wrong Works')
    // The link for the visitor's own page does not prove the victim's page either.
    const victim = await browser.post('/privacy/page', { url: world.site })
    world.web.pages.set('zoe.example.com/', `<a rel="me" href="${link}">me</a>`)
    assert.equal((await browser.post('/privacy/check', { token: field(victim.text, 'token') })).status, 422)
  })

  test('redirects to another host or page and private addresses are refused', async ({ assert }) => {
    const { text } = await new Browser().post('/privacy/page', { url: world.site })
    const link = linkIn(text)
    const page = `<a rel="me" href="${link}">me</a>`
    world.web.pages
      .set('evil.example.com/', page)
      .set('zoe.example.com/other', page)
      .set('zoe.example.com/?x=1', page)
    for (const target of [
      `http://evil.example.com:${world.web.port}/`,
      `${world.site}other`,
      `${world.site}?x=1`,
      'http://169.254.169.254/',
    ]) {
      world.web.pages.set('zoe.example.com/', target)
      world.web.asked.length = 0
      assert.equal((await new Browser().post('/privacy/check', { token: field(text, 'token') })).status, 422)
      assert.deepEqual(world.web.asked, ['zoe.example.com/'])
    }
    for (const url of [
      `http://127.0.0.1:${world.web.port}/`,
      'http://localhost:6379/',
      'http://[::1]/',
      'http://10.0.0.1/',
    ]) {
      world.web.asked.length = 0
      const asked = await new Browser().post('/privacy/page', { url })
      const token = field(asked.text, 'token')
      if (token) assert.equal((await new Browser().post('/privacy/check', { token })).status, 422)
      assert.deepEqual(world.web.asked, [])
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
    const { browser } = await proven(world)
    const csrf = field((await browser.get('/privacy/data')).text, 'csrf')
    const { text } = await browser.post('/privacy/correct', { csrf, headline: '"><script>alert(1)</script>' })
    assert.notInclude(text, '<script>')
    const link = await browser.get('/privacy/link?token=%22%3E%3Cimg%20src%3Dx%3E')
    assert.notInclude(link.text, '<img')
  })
})
