import { test } from '@japa/runner'
import type { ReadRequest, ReadResult } from '#domain/evidence/evidence'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { SharedEvidence } from '#app/datasets/shared_evidence'

const NOW = '2026-11-01T00:00:00Z'
const page = (path: string, length = 10) => ({
  url: `https://acme.example/${path}`,
  observedAt: NOW,
  html: `<p>${'x'.repeat(length)}</p>`,
})
const request = (path: string): ReadRequest => ({
  url: `https://acme.example/${path}`,
  maxAgeDays: 7,
  now: NOW,
})

/** Counts reads. The first `late` reads time out. */
class CountedEvidence extends MemoryEvidence {
  readonly asked: string[] = []
  late = 0

  override async read(asked: ReadRequest): Promise<ReadResult> {
    this.asked.push(new URL(asked.url).pathname)
    if (this.late-- > 0) return { ok: false, reason: 'timeout', stale: null }
    return super.read(asked)
  }
}

test.group('datasets: shared pages', () => {
  test('rows share a page, also one that is not stored', async ({ assert }) => {
    const evidence = new CountedEvidence([page('a')])
    const shared = new SharedEvidence(evidence)
    const paths = ['a', 'b', 'a', 'b']
    const results = await Promise.all(paths.map((path) => shared.read(request(path))))
    results.push(await shared.read(request('a')))
    assert.deepEqual(
      results.map(({ ok }) => ok),
      [true, false, true, false, true]
    )
    assert.deepEqual(evidence.asked, ['/a', '/b'])
  })

  test('after a timeout, one other row reads the page for all', async ({ assert }) => {
    const evidence = new CountedEvidence([page('a')])
    evidence.late = 1
    const shared = new SharedEvidence(evidence)
    const results = await Promise.all(['a', 'a', 'a'].map((path) => shared.read(request(path))))
    assert.deepEqual(
      results.map(({ ok }) => ok),
      [false, true, true]
    )
    assert.equal(evidence.asked.length, 2)
  })

  test('keeps the latest pages within a limit on their length', async ({ assert }) => {
    const evidence = new CountedEvidence(['a', 'b', 'c'].map((path) => page(path, 6_000_000)))
    const shared = new SharedEvidence(evidence)
    for (const path of ['a', 'b', 'c', 'c', 'b', 'a']) await shared.read(request(path))
    assert.deepEqual(evidence.asked, ['/a', '/b', '/c', '/a'])
  })
})
