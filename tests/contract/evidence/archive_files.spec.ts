import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import { collectGarbage } from '#adapters/evidence/archive/collect_garbage'
import { importWarc } from '#adapters/evidence/archive/import_warc'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { DATABASES, type TestArchive, testArchive, toCapture } from './archive_support.js'

const URL_A = 'https://a.example/'
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString()
const reading = (n: number, text: string, url = URL_A) => toCapture({ url, observedAt: day(n), html: text })
/** Text that hardly compresses, so that files have a size. */
const noise = (seed: number) =>
  Array.from({ length: 4000 }, (_, i) => ((seed * 7919 + i * i * 31) % 46_656).toString(36)).join(' ')

for (const { name, open, missing } of DATABASES) {
  test.group(`archive files over ${name}`, (group) => {
    let at: TestArchive
    group.tap((one) => one.skip(Boolean(missing), missing))
    group.each.setup(async () => {
      at = await testArchive(open)
      return () => at.end()
    })
    const texts = async (archive: PageArchive, ns: number[], url = URL_A) => {
      const evidence = new ArchiveEvidence(archive, new InlinePageParser())
      return Promise.all(ns.map(async (n) => (await evidence.stored(url, day(n)))?.html ?? null))
    }
    const count = async (table: string) =>
      Number((await at.archive.sql.select<{ n: number }>(`SELECT count(*) AS n FROM ${table}`))[0].n)

    test('stores equal content once per body; storing it again changes nothing', async ({ assert }) => {
      const captures = [
        reading(0, 'same'),
        reading(1, 'same'),
        reading(2, 'other'),
        reading(0, 'same', 'https://b.example/'),
      ]
      for (let times = 0; times < 3; times++) await at.archive.store(captures)
      assert.deepEqual([await count('evidence_bodies'), await count('evidence_captures')], [2, 4])
      assert.deepEqual(await texts(at.archive, [0, 1, 2]), ['same', 'same', 'other'])
      const [file] = await readdir(at.directory)
      const records = gunzipSync(await readFile(join(at.directory, file)))
        .toString('latin1')
        .match(/WARC-Type: \w+/g)
      assert.deepEqual(
        records,
        ['warcinfo', 'response', 'revisit', 'response', 'revisit'].map((type) => `WARC-Type: ${type}`)
      )
    })

    test('concurrent writers of equal content store it once', async ({ assert }) => {
      const other = new PageArchive({ directory: at.directory, sql: at.archive.sql, sync: false })
      const captures = Array.from({ length: 30 }, (_, n) => reading(n, `text ${n % 10}`))
      await Promise.all([at.archive.store(captures), other.store(captures), at.archive.store(captures)])
      await other.close()
      assert.deepEqual([await count('evidence_bodies'), await count('evidence_captures')], [10, 30])
      assert.deepEqual(await texts(at.archive, [3, 13, 29]), ['text 3', 'text 3', 'text 9'])
    })

    test('can be rebuilt from its files alone', async ({ assert }) => {
      await at.archive.store([reading(0, 'same'), reading(1, 'same'), reading(2, 'other')])
      await at.archive.store([toCapture({ url: 'https://a.example/old', observedAt: day(1), location: '/' })])
      await at.archive.close()
      const fresh = await testArchive(open)
      try {
        for (const file of await readdir(at.directory)) {
          const { read, written, broken } = await importWarc(fresh.archive, join(at.directory, file))
          assert.deepEqual([read, written, broken], [4, 4, null])
        }
        assert.deepEqual(await texts(fresh.archive, [0, 1, 2]), ['same', 'same', 'other'])
        assert.deepEqual(await texts(fresh.archive, [1], 'https://a.example/old'), ['same'])
      } finally {
        await fresh.end()
      }
    })

    test('reads all records before a truncated last one', async ({ assert }) => {
      await at.archive.store([reading(0, noise(1)), reading(1, noise(2))])
      const [file] = await readdir(at.directory)
      const path = join(at.directory, file)
      await truncate(path, (await stat(path)).size - 100)
      assert.deepEqual(await texts(at.archive, [0, 1]), [noise(1), null])
      const again = new PageArchive({ directory: at.directory, sql: at.archive.sql, sync: false })
      await again.store([reading(2, noise(3))])
      await again.close()
      assert.deepEqual(await texts(at.archive, [0, 2]), [noise(1), noise(3)])
      const fresh = await testArchive(open)
      const { written, broken } = await importWarc(fresh.archive, path)
      await fresh.end()
      assert.deepEqual([written, broken], [1, 'the gzip stream is cut off'])
    })

    test('does not return content that was changed on disk, and stores lost content again', async ({
      assert,
    }) => {
      await at.archive.store([reading(0, noise(1))])
      await at.archive.close()
      const [file] = await readdir(at.directory)
      const path = join(at.directory, file)
      const bytes = await readFile(path)
      bytes[bytes.length - 2000] ^= 255
      await writeFile(path, bytes)
      assert.deepEqual(await texts(at.archive, [0]), [null])
      await rm(path)
      await at.archive.store([reading(0, noise(1))])
      assert.deepEqual(await texts(at.archive, [0]), [noise(1)])
    })

    test('rotates files by size and frees the space of deleted captures', async ({ assert }) => {
      const small = await testArchive(open, { rotateBytes: 20_000, clock: () => new Date(day(20)) })
      try {
        for (let n = 0; n < 20; n++) await small.archive.store([reading(n, noise(n))])
        await small.archive.store([reading(0, noise(99), 'https://once.example/')])
        const before = await readdir(small.directory)
        assert.isAbove(before.length, 5)
        const cited = new Set([day(3)])
        const collected = await collectGarbage(small.archive, {
          keepPerPage: 2,
          keepDays: 3,
          now: day(21),
          protect: async (captures) =>
            new Set(captures.flatMap(({ id, observedAt }) => (cited.has(observedAt) ? [id] : []))),
        })
        assert.deepEqual([collected.captures, collected.bodies], [17, 17])
        assert.isAbove(collected.files, 3)
        assert.deepEqual(await texts(small.archive, [3, 17, 18, 19]), [
          noise(3),
          noise(3),
          noise(18),
          noise(19),
        ])
        assert.deepEqual(await texts(small.archive, [2, 5]), [null, noise(3)])
        assert.deepEqual(await texts(small.archive, [5], 'https://once.example/'), [noise(99)])
        assert.equal((await readdir(small.directory)).length < before.length, true)
        await small.archive.store([reading(30, noise(5))])
        assert.deepEqual(await texts(small.archive, [30]), [noise(5)])
      } finally {
        await small.end()
      }
    })

    test('keeps the last content of a page that is gone', async ({ assert }) => {
      await at.archive.store([reading(0, 'it was')])
      for (let n = 1; n < 5; n++)
        await at.archive.store([toCapture({ url: URL_A, observedAt: day(n), status: 404 })])
      const protect = async () => new Set<number>()
      const { captures } = await collectGarbage(at.archive, {
        keepPerPage: 1,
        keepDays: 0,
        now: day(30),
        protect,
      })
      assert.equal(captures, 3)
      assert.deepEqual(await texts(at.archive, [10]), ['it was'])
    })
  })
}
