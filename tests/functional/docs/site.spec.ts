import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ERROR_CODES } from '#domain/errors'

const DIST = app.makePath('docs/site/dist')
const isBuilt = existsSync(join(DIST, 'index.html'))
const REASON = 'needs npm run docs:build'

test.group('documentation site', () => {
  test('a page is at its short address, and its Markdown twin beside it', async ({ client, assert }) => {
    const page = await client.get('/docs/agent')
    page.assertStatus(200)
    assert.match(page.header('content-type')!, /^text\/html/)
    assert.include(page.text(), '<link rel="alternate" type="text/markdown" href="/docs/agent.md">')
    assert.include((await client.get('/docs/')).text(), 'href="/llms.txt"')
    const twin = await client.get('/docs/agent.md')
    assert.match(twin.header('content-type')!, /^text\/markdown/)
    assert.match(twin.text(), /^# The agent\n/)
    assert.match((await client.get('/docs/index.md')).text(), /^# kith: /)
    assert.notMatch((await client.get('/docs/operations/search.md')).text(), /^:::/m)
    for (const language of ['typescript', 'python'])
      (await client.get(`/docs/clients/${language}`)).assertStatus(200)
  }).skip(!isBuilt, REASON)

  test('every asset that a page names exists, and is cached for good', async ({ client, assert }) => {
    const html = (await client.get('/docs/errors/not_found')).text()
    const assets = [...html.matchAll(/(?:src|href)="(\/docs\/assets\/[^"]+)"/g)].map(([, asset]) => asset)
    assert.isAbove(assets.length, 5)
    for (const asset of assets) {
      const answer = await client.get(asset)
      answer.assertStatus(200)
      assert.include(answer.header('cache-control')!, 'immutable')
    }
  }).skip(!isBuilt, REASON)

  test('each error code has a page, and llms.txt lists it', async ({ client, assert }) => {
    const index = (await client.get('/llms.txt')).text()
    for (const code of Object.keys(ERROR_CODES)) {
      ;(await client.get(`/docs/errors/${code}`)).assertStatus(200)
      assert.include(index, `(/docs/errors/${code}.md)`)
    }
    assert.include((await client.get('/llms-full.txt')).text(), '# rate_limited')
  }).skip(!isBuilt, REASON)

  test('the built files contain the API reference, its assets and the document', ({ assert }) => {
    const fileOf = (address: string) => join(DIST, address.replace(/^\/docs/, ''))
    const page = readFileSync(join(DIST, 'api/index.html'), 'utf8')
    const scripts = [...page.matchAll(/<script src="([^"]+)"/g)].map(([, address]) => address)
    assert.lengthOf(scripts, 2)
    const texts = scripts.map((address) => readFileSync(fileOf(address), 'utf8'))
    const [, url] = /"url":"([^"]+)"/.exec(texts.at(-1)!)!
    assert.equal(JSON.parse(readFileSync(fileOf(url), 'utf8')).openapi, '3.1.0')
  }).skip(!isBuilt, REASON)

  test('unknown pages are a page for browsers and an error for programs', async ({ client, assert }) => {
    const seen = await client.get('/docs/none').header('accept', 'text/html')
    seen.assertStatus(404)
    assert.match(seen.header('content-type')!, /^text\/html/)
    const answer = await client.get('/docs/../package.json').header('accept', 'application/json')
    answer.assertStatus(404)
    ;(await client.get('/docs/built_from.json')).assertStatus(404)
    ;(await client.get('/docs/%2e%2e/%2e%2e/%2e%2e/package.json')).assertStatus(404)
  }).skip(!isBuilt, REASON)
})
