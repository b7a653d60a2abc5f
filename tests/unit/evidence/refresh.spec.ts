import { test } from '@japa/runner'
import { refreshTarget } from '#domain/evidence/parse/refresh'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { PageSource } from '#domain/truth/research/page_source'

const AT = 'https://acme.example/'
const CASES: [html: string, target: string | null][] = [
  ['<meta http-equiv="refresh" content="0; url=https://acme.example/welcome">', `${AT}welcome`],
  ["<META HTTP-EQUIV=Refresh CONTENT='0;URL=/start?a=1&amp;b=2'>", `${AT}start?a=1&b=2`],
  ['<meta content="3, url=\'de/\'" http-equiv="refresh">', `${AT}de/`],
  ['<meta http-equiv="refresh" content="600; url=/later">', null],
  ['<meta http-equiv="refresh" content="30">', null],
  [`<meta http-equiv="refresh" content="0; url=${AT}">`, null],
  ['<meta http-equiv="refresh" content="0; url=javascript:alert(1)">', null],
  ['<meta name="description" content="0; url=/no">', null],
]

test.group('meta refresh', () => {
  for (const [html, target] of CASES)
    test(`${html} redirects to ${target ?? 'nothing'}`, ({ assert }) => {
      assert.equal(refreshTarget({ html, url: AT }), target)
    })

  test('keeps both addresses of the target, and stops at a loop', async ({ assert }) => {
    const observedAt = '2026-05-01T00:00:00.000Z'
    const send = (to: string) => `<meta http-equiv="refresh" content="0; url=${to}">`
    const reader = new PageSource(
      new MemoryEvidence([
        { url: AT, observedAt, html: send('/welcome') },
        { url: `${AT}welcome`, observedAt, html: '<h1>Acme</h1>' },
        { url: `${AT}a`, observedAt, html: send('/b') },
        { url: `${AT}b`, observedAt, html: `${send('/a')}<p>Round and round</p>` },
      ])
    )
    const window = { now: '2026-05-02T00:00:00.000Z', maxAgeDays: 30, allowStale: false }
    const read = await reader.read(AT, window)
    if (typeof read === 'string') return assert.fail(read)
    assert.equal(read.page.text, 'Acme')
    assert.includeMembers(read.page.via, [AT, `${AT}welcome`])
    assert.isObject(await reader.read(`${AT}a`, window))
  })
})
