import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { ArchiveRetention } from '#adapters/evidence/archive/archive_retention'
import { importWarc } from '#adapters/evidence/archive/import_warc'
import { blankMember } from '#adapters/evidence/archive/erase_pages'
import { readRecords } from '#adapters/evidence/warc/read_records'
import { unpackGzip } from '#adapters/evidence/warc/unpack_gzip'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import { DATABASES, type TestArchive, testArchive, toCapture } from './archive_support.js'

const ZOE = 'https://quill.example/zoe'
const OTHER = 'https://quill.example/other'
const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`

for (const { name, open, missing } of DATABASES)
  test.group(`erased pages over ${name}`, (group) => {
    let place: TestArchive
    group.tap((one) => one.skip(Boolean(missing), missing))
    group.each.setup(async () => {
      place = await testArchive(open)
      return () => place.end()
    })

    async function unpacked(): Promise<string> {
      const files = (await readdir(place.directory)).filter((file) => file.endsWith('.warc.gz'))
      const contents = await Promise.all(files.map((file) => readFile(join(place.directory, file))))
      return contents.map((bytes) => gunzipSync(bytes).toString('latin1')).join('')
    }

    test('no record of the page is left in any file, and other pages are read as before', async ({
      assert,
    }) => {
      const { archive } = place
      const page = (url: string, day: number, html: string) => toCapture({ url, observedAt: at(day), html })
      const retention = new ArchiveRetention(archive)
      const evidence = new ArchiveEvidence(archive, new InlinePageParser())
      // The second capture has the same body, so it is stored as a revisit.
      await archive.store([page(ZOE, 1, 'Zoe Quill'), page(OTHER, 1, 'Somebody'), page(ZOE, 2, 'Zoe Quill')])
      await archive.store([page(ZOE, 3, 'Zoe Quill again'), page(OTHER, 3, 'Somebody again')])
      assert.include(await unpacked(), ZOE)
      assert.equal(await retention.erasePages([ZOE]), 1)
      assert.notInclude(await unpacked(), ZOE)
      assert.notInclude(await unpacked(), 'Zoe Quill')
      assert.isNull(await evidence.stored(ZOE))
      const found = await evidence.findStored('zoe quill again', 5)
      assert.deepEqual(
        found.map(({ url }) => url),
        [OTHER]
      )
      assert.equal((await evidence.stored(OTHER))?.html, 'Somebody again')
      assert.equal((await evidence.stored(OTHER, at(2)))?.html, 'Somebody')
      const [file] = (await readdir(place.directory)).filter((one) => one.endsWith('.warc.gz'))
      let records = 0
      const bytes = await readFile(join(place.directory, file))
      for await (const record of readRecords(unpackGzip(one(bytes))))
        if (record.type === 'response') records++
      assert.equal(records, 2)
      // The file can be appended to.
      await archive.store([page(ZOE, 4, 'New')])
      assert.equal((await evidence.stored(ZOE))?.html, 'New')
    })

    test('a body that another page uses is stored again as that page, and no record names the erased page', async ({
      assert,
    }) => {
      const { archive } = place
      const evidence = new ArchiveEvidence(archive, new InlinePageParser())
      const page = (url: string, day: number, html: string) => toCapture({ url, observedAt: at(day), html })
      await archive.store([page(ZOE, 1, 'One text of two pages'), page(OTHER, 2, 'One text of two pages')])
      assert.include(await unpacked(), `WARC-Refers-To-Target-URI: ${ZOE}`)
      assert.equal(await new ArchiveRetention(archive).erasePages([ZOE]), 1)
      assert.notInclude(await unpacked(), ZOE)
      assert.notInclude(JSON.stringify(await archive.sql.select('SELECT * FROM evidence_bodies')), ZOE)
      assert.isNull(await evidence.stored(ZOE))
      assert.equal((await evidence.stored(OTHER))?.html, 'One text of two pages')

      // The files alone still have both records of the other page.
      const files = (await readdir(place.directory)).filter((file) => file.endsWith('.warc.gz'))
      const types: string[] = []
      for (const file of files) {
        const bytes = await readFile(join(place.directory, file))
        for await (const record of readRecords(unpackGzip(one(bytes)))) types.push(record.type)
      }
      assert.sameMembers(types, ['warcinfo', 'response', 'revisit'])
      const copy = await testArchive(open)
      try {
        for (const file of files) await importWarc(copy.archive, join(place.directory, file))
        const again = new ArchiveEvidence(copy.archive, new InlinePageParser())
        assert.equal((await again.stored(OTHER))?.html, 'One text of two pages')
      } finally {
        await copy.end()
      }
      // A repeated call changes nothing.
      const before = await unpacked()
      assert.equal(await new ArchiveRetention(archive).erasePages([ZOE]), 0)
      assert.equal(await unpacked(), before)
    })

    test('a repeated call blanks the records of a page whose rows were deleted before a crash', async ({
      assert,
    }) => {
      const { archive } = place
      await archive.store([
        toCapture({ url: ZOE, observedAt: at(1), html: 'Zoe Quill' }),
        toCapture({ url: OTHER, observedAt: at(1), html: 'Somebody' }),
      ])
      const page = '(SELECT page_id FROM evidence_pages WHERE url = ?)'
      await archive.sql.run(`DELETE FROM evidence_captures WHERE page_id IN ${page}`, [ZOE])
      await archive.sql.run('DELETE FROM evidence_pages WHERE url = ?', [ZOE])
      assert.equal(await new ArchiveRetention(archive).erasePages([ZOE]), 0)
      assert.notInclude(await unpacked(), 'Zoe Quill')
      assert.include(await unpacked(), 'Somebody')
    })
  })

test.group('blank gzip members', () => {
  test('of any length are empty and valid', ({ assert }) => {
    for (const length of [21, 22, 100, 70_000]) {
      const member = blankMember(length)
      assert.lengthOf(member, length)
      assert.lengthOf(gunzipSync(member), 0)
    }
  })
})

async function* one(bytes: Buffer) {
  yield bytes
}
