import { test } from '@japa/runner'
import { readSetSearch } from '#domain/sets/read_set_search'
import { Judge } from '#domain/sets/judge'
import { PageSource } from '#domain/truth/research/page_source'
import type { ReadRequest } from '#domain/evidence/evidence'
import { MemoryEvidence, type MemoryPage } from '#tests/support/fakes/memory_evidence'
import { MemoryIndex } from '#adapters/index/memory/memory_index'

const page = (url: string, title: string, body: string): MemoryPage => ({
  url,
  html: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
  observedAt: new Date(Date.now() - 86_400_000).toISOString(),
})
const NORA = 'https://www.linkedin.com/in/nora-fenwick'
const PAGES = [
  page(
    NORA,
    'Nora Fenwick - Lighting Designer - Tarnlight Labs',
    `<h1>Nora Fenwick</h1><h2>Lighting Designer at Tarnlight Labs</h2><p>Oslo, Norway</p>
     <h3>Experience</h3><ul><li>Lighting Designer, Tarnlight Labs (2021-present)</li></ul>`
  ),
  page(
    'https://tarnlightlabs.example/team',
    'Our team - Tarnlight Labs',
    `<div class="card"><h3>Nora Fenwick</h3><p>Lighting Designer</p><a href="${NORA}">Profile</a></div>`
  ),
]

/** The same pages, with a deadline after the first read. */
class LateEvidence extends MemoryEvidence {
  readonly deadline = new AbortController()

  override async read(request: ReadRequest) {
    const result = await super.read(request)
    this.deadline.abort()
    return result
  }
}

async function judged(evidence: MemoryEvidence, deadline: AbortSignal) {
  const index = new MemoryIndex()
  await index.rebuild('people', [], 0)
  const judge = new Judge(readSetSearch('lighting designers in Oslo').criteria, {
    reader: new PageSource(evidence),
    index,
    companyLeads: async () => [],
    now: new Date().toISOString(),
    maxAgeDays: 3650,
    pages: 12,
    signal: new AbortController().signal,
    release: '0',
  })
  return judge.judge({ name: 'Nora Fenwick', pronet_url: NORA }, null, deadline)
}

test.group('sets: judging people', () => {
  test('admits a proven person, but not after a timeout', async ({ assert }) => {
    const whole = await judged(new MemoryEvidence(PAGES), new AbortController().signal)
    assert.isTrue(whole.admitted)
    const late = new LateEvidence(PAGES)
    const cut = await judged(late, late.deadline.signal)
    assert.isFalse(cut.admitted)
  })
})
