import { test } from '@japa/runner'
import { PageSource, type PageWindow } from '#domain/truth/research/page_source'
import type { ReadFailure, ReadRequest, ReadResult } from '#domain/evidence/evidence'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { Canaries } from '#app/profiles/canaries'

const WINDOW: PageWindow = { now: '2026-11-01T00:00:00.000Z', maxAgeDays: 26, allowStale: true }
const HOUR = 60 * 60 * 1000

/** A web with one response for every URL. `asked` records the requests. */
class Answering extends MemoryEvidence {
  readonly asked: ReadRequest[] = []

  constructor(public answer: ReadFailure | ((url: string) => string)) {
    super([])
  }

  override async read(request: ReadRequest): Promise<ReadResult> {
    this.asked.push(request)
    if (typeof this.answer === 'string') return { ok: false, reason: this.answer, stale: null }
    const { url } = request
    const html = this.answer(url)
    const page = { url, via: [url], status: 200, contentType: 'text/html', html, observedAt: WINDOW.now }
    return { ok: true, page, live: true }
  }
}

const profile = (url: string) => {
  const handle = url.split('/').at(-1)
  return `<html><head><title>${handle} (Zoe Quill)</title></head><body><h1>Zoe Quill</h1><p>@${handle}</p></body></html>`
}
const loginWall = () => '<html><head><title>Log in</title></head><body><p>Log in to go on.</p></body></html>'

test.group('profiles: canaries', () => {
  test('[PE-017] trusts a network that reports a random handle as missing', async ({ assert }) => {
    const table: [ReadFailure | ((url: string) => string), boolean][] = [
      ['gone', true],
      ['not_archived', true],
      ['unusable', true],
      [profile, false],
      [loginWall, false],
      ['unreachable', false],
      ['timeout', false],
      ['forbidden', false],
    ]
    for (const [answer, isTrusted] of table) {
      const web = new Answering(answer)
      const found = await new Canaries().isTrusted('microblog', new PageSource(web), WINDOW)
      assert.equal(found, isTrusted, String(answer))
      assert.match(web.asked[0].url, /\/zq[a-z]{12}$/)
      assert.equal(web.asked[0].maxAgeDays, 0)
    }
  })

  test('caches the response of a network for hours, and retries after a failure', async ({ assert }) => {
    let now = 0
    const canaries = new Canaries(() => now)
    const web = new Answering('timeout')
    const isTrusted = (network: 'microblog' | 'codehost') =>
      canaries.isTrusted(network, new PageSource(web), WINDOW)
    assert.isFalse(await isTrusted('microblog'))
    web.answer = 'gone'
    assert.isTrue(await isTrusted('microblog'))
    web.answer = profile
    assert.isTrue(await isTrusted('microblog'))
    assert.isFalse(await isTrusted('codehost'))
    assert.lengthOf(web.asked, 3)
    now += 7 * HOUR
    assert.isFalse(await isTrusted('microblog'))
    const handles = web.asked.map(({ url }) => url.split('/').at(-1))
    assert.lengthOf(new Set(handles), handles.length)
  })

  test('a caller that stops does not stop the others that wait for a network', async ({ assert }) => {
    const web = new Answering('gone')
    const canaries = new Canaries()
    const deadline = new AbortController()
    const [stopped, waiting] = [{ ...WINDOW, signal: deadline.signal }, WINDOW].map((window) =>
      canaries.isTrusted('microblog', new PageSource(web), window)
    )
    deadline.abort()
    assert.deepEqual([await stopped, await waiting], [false, true])
    assert.isUndefined(web.asked[0].signal)
    assert.lengthOf(web.asked, 1)
  })
})
