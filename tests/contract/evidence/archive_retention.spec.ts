import { test } from '@japa/runner'
import fc from 'fast-check'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import { ArchiveRetention } from '#adapters/evidence/archive/archive_retention'
import { StoredReadings } from '#adapters/page_reader/stored_readings'
import type { Citation } from '#domain/evidence/citations'
import { DATABASES, type TestArchive, testArchive, toCapture } from './archive_support.js'

const day = (n: number) => new Date(Date.UTC(2026, 0, 2) + n * 86_400_000).toISOString()
const POLICY = { keepPerPage: 1, keepDays: 0, now: day(50), dryRun: false }
const urlOf = (page: number) => `https://p${page}.example/`

async function* batches(citations: Citation[]) {
  for (let i = 0; i < citations.length; i += 2) yield citations.slice(i, i + 2)
}

for (const { name, open, missing } of DATABASES) {
  test.group(`archive retention over ${name}`, (group) => {
    let at: TestArchive
    group.tap((one) => one.skip(Boolean(missing), missing))
    group.each.setup(async () => {
      at = await testArchive(open)
      return () => at.end()
    })
    const collect = (citations: Citation[], policy = {}) =>
      new ArchiveRetention(at.archive).collect({ ...POLICY, ...policy }, batches(citations))
    const read = async (url: string, when: string) =>
      (await new ArchiveEvidence(at.archive, new InlinePageParser()).stored(url, when))?.html ?? null
    const store = (page: number, days: number[]) =>
      at.archive.store(
        days.map((n) => toCapture({ url: urlOf(page), observedAt: day(n), html: `page ${page} on ${n}` }))
      )

    test('forgetting a page deletes what a language model read on it', async ({ assert }) => {
      await store(1, [1])
      await store(2, [1])
      const { sql } = at.archive
      const readings = new StoredReadings(sql)
      for (const page of [1, 2]) await readings.add(`key ${page}`, urlOf(page), [])
      assert.equal(await new ArchiveRetention(at.archive).forgetPages([urlOf(1)], []), 1)
      assert.deepEqual([await readings.get('key 1'), await readings.get('key 2')], [null, []])
    })

    test('keeps the capture at or before a citation, for any spelling of its URL', async ({ assert }) => {
      await store(0, [1, 3, 5, 7, 9])
      const collected = await collect([
        { url: 'http://www.p0.example', at: day(3) },
        { url: urlOf(0), at: day(6) },
        { url: urlOf(0), at: day(0) },
        { url: 'no address', at: day(3) },
        { url: urlOf(1), at: day(3) },
      ])
      assert.deepInclude(collected, { captures: 2, cited: 2, bodies: 2 })
      const kept = await Promise.all([1, 3, 5, 7, 9].map((n) => read(urlOf(0), day(n))))
      assert.deepEqual(kept, [null, 'page 0 on 3', 'page 0 on 5', 'page 0 on 5', 'page 0 on 9'])
    })

    test('keeps the redirects and the target of a cited URL', async ({ assert }) => {
      const moved = (n: number, to: number) =>
        toCapture({ url: urlOf(0), observedAt: day(n), location: urlOf(to) })
      await at.archive.store([moved(1, 1), moved(2, 2), moved(4, 2)])
      await store(1, [1, 2, 3])
      await store(2, [2])
      await collect([{ url: urlOf(0), at: day(1) }])
      assert.equal(await read(urlOf(0), day(1)), 'page 1 on 1')
      assert.equal(await read(urlOf(0), day(9)), 'page 2 on 2')
    })

    test('keeps the last redirect target although the page is gone', async ({ assert }) => {
      await store(1, [1])
      await at.archive.store([
        toCapture({ url: urlOf(0), observedAt: day(1), location: urlOf(1) }),
        ...[2, 3, 4].map((n) => toCapture({ url: urlOf(0), observedAt: day(n), status: 404 })),
      ])
      assert.deepInclude(await collect([]), { captures: 2 })
      assert.equal(await read(urlOf(0), day(9)), 'page 1 on 1')
    })

    test('a dry run counts what a run deletes, but deletes nothing', async ({ assert }) => {
      await store(0, [1, 2, 3, 4])
      const cited = [{ url: urlOf(0), at: day(2) }]
      const nothing = { bodies: 0, files: 0, bytes: 0 }
      for (let times = 0; times < 2; times++)
        assert.deepEqual(await collect(cited, { dryRun: true }), { captures: 2, cited: 1, ...nothing })
      assert.deepInclude(await collect(cited), { captures: 2, cited: 1, bodies: 2 })
    })

    test('handles a page with 1,000 captures', async ({ assert }) => {
      const times = Array.from({ length: 1_000 }, (_, n) => n / 100)
      for (let from = 0; from < times.length; from += 200)
        await at.archive.store(
          times
            .slice(from, from + 200)
            .map((n) => toCapture({ url: urlOf(0), observedAt: day(n), html: 'always the same' }))
        )
      assert.deepInclude(await collect([{ url: urlOf(0), at: day(2) }]), {
        captures: 998,
        cited: 1,
        bodies: 0,
      })
      assert.equal(await read(urlOf(0), day(2)), 'always the same')
    })

    test('keeps captures stored while citations are collected', async ({ assert }) => {
      await store(0, [5, 9])
      async function* slowly() {
        await store(0, [3])
        yield []
      }
      await new ArchiveRetention(at.archive).collect(POLICY, slowly())
      assert.equal(await read(urlOf(0), day(3)), 'page 0 on 3')
      assert.equal(await read(urlOf(0), day(5)), 'page 0 on 3')
    })

    test('preserves cited pages of any archive and is idempotent', async ({ assert }) => {
      const page = fc.nat(2)
      const time = fc.nat(12)
      const reading = fc.record({
        page,
        time,
        kind: fc.constantFrom('text', 'text', 'moved', 'gone'),
        to: page,
      })
      await fc.assert(
        fc.asyncProperty(
          fc.array(reading, { minLength: 1, maxLength: 25 }),
          fc.array(fc.tuple(page, time), { maxLength: 6 }),
          fc.integer({ min: 1, max: 3 }),
          async (readings, named, keepPerPage) => {
            for (const table of ['captures', 'pages', 'bodies', 'words'])
              await at.archive.sql.run(`DELETE FROM evidence_${table}`)
            await at.archive.store(
              readings.map(({ page: n, time: t, kind, to }) =>
                toCapture({
                  url: urlOf(n),
                  observedAt: day(t),
                  ...(kind === 'text' ? { html: `text ${(n + t) % 4}` } : {}),
                  ...(kind === 'moved' ? { location: urlOf(to) } : {}),
                  ...(kind === 'gone' ? { status: 404 } : {}),
                })
              )
            )
            const citations = named.map(([n, t]) => ({ url: urlOf(n), at: day(t) }))
            const shown = async () => ({
              cited: await Promise.all(citations.map(({ url, at: when }) => read(url, when))),
              newest: await Promise.all([0, 1, 2].map((n) => read(urlOf(n), day(60)))),
              found: (await at.archive.search('text', 10)).map(({ url }) => url).sort(),
            })
            const before = await shown()
            await collect(citations, { keepPerPage })
            assert.deepEqual(await shown(), before)
            assert.deepInclude(await collect(citations, { keepPerPage }), { captures: 0, bodies: 0 })
          }
        ),
        { numRuns: 25 }
      )
    }).timeout(60_000)
  })
}
