import { test } from '@japa/runner'
import type { Evidence, ReadResult } from '#domain/evidence/evidence'
import type { MemoryPage } from '#tests/support/fakes/memory_evidence'

export type EvidenceSubject = {
  name: string
  /** Creates an adapter with these captures and without access to the web. */
  make(readings: MemoryPage[]): Promise<{ evidence: Evidence; end: () => Promise<void> }>
  /** The reason of the failure for a page without captures. */
  absent: Extract<ReadResult, { ok: false }>['reason']
  /** The reason why the tests are skipped, if they are. */
  missing?: string
}

const NOW = '2026-11-01T00:00:00.000Z'
const page = (text: string) => `<!doctype html><title>${text}</title><p>${text} works here`

const READINGS: MemoryPage[] = [
  { url: 'https://www.acme.example/team/', observedAt: '2026-01-01T10:00:00.000Z', html: page('Ada Byron') },
  { url: 'http://acme.example/team', observedAt: '2026-10-25T10:00:00.000Z', html: page('Grace Hopper') },
  { url: 'https://acme.example/old', observedAt: '2026-10-30T10:00:00.000Z', location: '/moved' },
  {
    url: 'https://acme.example/moved',
    observedAt: '2026-10-30T10:00:01.000Z',
    location: 'http://acme.example/team',
  },
  { url: 'https://acme.example/a', observedAt: '2026-10-30T10:00:00.000Z', location: '/b' },
  { url: 'https://acme.example/b', observedAt: '2026-10-30T10:00:00.000Z', location: '/a' },
  { url: 'https://acme.example/past', observedAt: '2026-03-01T10:00:00.000Z', html: page('Alan Turing') },
  { url: 'https://acme.example/past', observedAt: '2026-10-30T10:00:00.000Z', status: 410 },
  {
    url: 'https://acme.example/note',
    observedAt: '2026-10-31T10:00:00.000Z',
    html: 'a plain note',
    contentType: 'text/plain',
  },
]

/** Registers the tests that every Evidence adapter must pass. */
export function evidenceContract({ name, make, absent, missing }: EvidenceSubject): void {
  test.group(`evidence: ${name}`, (group) => {
    let evidence: Evidence
    group.tap((one) => one.skip(Boolean(missing), missing))
    group.setup(async () => {
      if (missing) return () => {}
      const made = await make(READINGS)
      evidence = made.evidence
      return made.end
    })
    const read = (url: string, maxAgeDays = 30, now = NOW) => evidence.read({ url, maxAgeDays, now })

    test('returns a fresh page as it was read, for every spelling of its URL', async ({ assert }) => {
      for (const url of [
        'http://acme.example/team',
        'https://www.acme.example/team/?utm_source=x#top',
        'acme.example/team',
      ]) {
        const result = await read(url)
        if (!result.ok) throw new Error(`${url}: ${result.reason}`)
        assert.isFalse(result.live)
        const { via, ...rest } = result.page
        assert.deepEqual(rest, {
          url: 'http://acme.example/team',
          status: 200,
          contentType: 'text/html',
          html: page('Grace Hopper'),
          observedAt: '2026-10-25T10:00:00.000Z',
        })
        assert.equal(via[0], url)
        assert.equal(via.at(-1), 'http://acme.example/team')
      }
    })

    test('returns a page older than requested only as stale', async ({ assert }) => {
      for (const days of [0, 1, 6]) {
        const result = await read('https://acme.example/team', days)
        if (result.ok) throw new Error(`${days} days`)
        assert.equal(result.reason, absent)
        assert.equal(result.stale?.observedAt, '2026-10-25T10:00:00.000Z')
      }
    })

    test('measures age from the given time and ignores later captures', async ({ assert }) => {
      const result = await read('https://acme.example/team', 10, '2026-01-05T00:00:00.000Z')
      assert.isTrue(result.ok && result.page.html === page('Ada Byron'))
      const before = await read('https://acme.example/team', 10, '2025-12-31T00:00:00.000Z')
      assert.deepInclude(before, { ok: false, stale: null })
    })

    test('follows redirects and reports them', async ({ assert }) => {
      const result = await read('https://acme.example/old')
      if (!result.ok) throw new Error(result.reason)
      assert.equal(result.page.url, 'http://acme.example/team')
      assert.deepEqual(result.page.via, [
        'https://acme.example/old',
        'https://acme.example/moved',
        'http://acme.example/team',
      ])
    })

    test('returns no page for a redirect loop', async ({ assert }) => {
      assert.deepInclude(await read('https://acme.example/a'), { ok: false, stale: null })
      assert.isNull(await evidence.stored('https://acme.example/a'))
    })

    test('reports a gone page, with its last content as stale', async ({ assert }) => {
      const result = await read('https://acme.example/past')
      if (result.ok) throw new Error('read')
      assert.equal(result.reason, 'gone')
      assert.equal(result.stale?.html, page('Alan Turing'))
    })

    test('finds stored pages by time', async ({ assert }) => {
      const at = async (time?: string) =>
        (await evidence.stored('https://acme.example/team', time))?.html ?? null
      assert.equal(await at(), page('Grace Hopper'))
      assert.equal(await at('2026-10-25T10:00:00.000Z'), page('Grace Hopper'))
      assert.equal(await at('2026-10-25T09:59:59.999Z'), page('Ada Byron'))
      assert.isNull(await at('2025-12-31T23:59:59.999Z'))
      assert.equal((await evidence.stored('https://acme.example/past'))?.html, page('Alan Turing'))
    })

    test('returns plain text unchanged', async ({ assert }) => {
      const result = await read('https://acme.example/note')
      assert.isTrue(
        result.ok && result.page.contentType === 'text/plain' && result.page.html === 'a plain note'
      )
    })

    test('returns no page for anything but a web address', async ({ assert }) => {
      for (const url of ['', 'mailto:a@b.example', 'ftp://acme.example/', 'not a url', 'javascript:alert(1)'])
        assert.deepInclude(await read(url), { ok: false, stale: null })
    })

    test('finds pages by their words, those with all words first', async ({ assert }) => {
      const urls = async (query: string, limit = 10) =>
        (await evidence.find(query, limit)).map(({ url }) => url)
      assert.deepEqual(await urls('grace hopper'), ['http://acme.example/team'])
      assert.equal((await urls('Alan Turing, works'))[0], 'https://acme.example/past')
      assert.include(await urls('Alan Turing, works'), 'http://acme.example/team')
      assert.lengthOf(await urls('works', 1), 1)
      assert.deepEqual(await urls('nobodyatall'), [])
      assert.deepEqual(await urls('" OR ( NEAR * \' & | ! :'), [])
      assert.deepEqual(await urls(''), [])
      assert.deepEqual(await urls('Ada Byron'), [], 'only the newest text is searched')
      assert.equal((await evidence.find('grace', 1))[0].title, 'Grace Hopper')
    })

    test('is healthy', async ({ assert }) => {
      assert.isTrue(await evidence.healthy())
    })
  })
}
