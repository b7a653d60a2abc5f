import { test } from '@japa/runner'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { evidenceContract } from './evidence_contract.js'

evidenceContract({
  name: 'memory',
  absent: 'not_archived',
  make: async (readings) => ({ evidence: new MemoryEvidence(readings), end: async () => {} }),
})

test.group('evidence: memory with a web', () => {
  const now = '2026-11-01T00:00:00.000Z'

  test('reads stale pages from the web, through redirects, and stores them', async ({ assert }) => {
    const web: Record<string, { url: string; html?: string; location?: string }> = {
      'https://acme.example/old': { url: 'https://acme.example/old', location: '/new' },
      'https://acme.example/new': { url: 'https://acme.example/new', html: 'hello' },
    }
    const evidence = new MemoryEvidence([], (url) => web[url] ?? null)
    const read = () => evidence.read({ url: 'https://acme.example/old', maxAgeDays: 1, now })
    const first = await read()
    const second = await read()
    assert.isTrue(first.ok && first.live && first.page.html === 'hello' && first.page.url.endsWith('/new'))
    assert.isTrue(second.ok && !second.live)
    const missing = await evidence.read({ url: 'https://nobody.example', maxAgeDays: 1, now })
    assert.deepInclude(missing, { ok: false, reason: 'unreachable' })
  })
})
