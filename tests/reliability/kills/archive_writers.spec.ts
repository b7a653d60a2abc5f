import { hash } from 'node:crypto'
import { readdir, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import type { Sql } from '#domain/ports/sql'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { openWarc } from '#adapters/evidence/warc/open_warc'
import { readRecords } from '#adapters/evidence/warc/read_records'
import { WarcError } from '#adapters/evidence/warc/warc_error'
import { eventually } from '#tests/contract/support/queue'
import { type Engine, missing, newPlace } from './support/database.js'
import { Victim } from './support/victim.js'

const PROCESS = fileURLToPath(new URL('./support/archive_process.ts', import.meta.url))
const WRITERS = ['one', 'two', 'three', 'killed']
/** Records are written before the rows that refer to them; the process dies in between. */
const DEATH = { at: 25, when: 'before', sql: 'INSERT INTO evidence_files' } as const

/** The pages that the archive acknowledged to a process: URL and content hash. */
const acknowledged = ({ printed }: Victim) =>
  [...printed.matchAll(/^stored (\S+) (\S+)$/gm)].map(([, url, sha]) => ({ url, sha }))

for (const engine of ['sqlite', 'postgres'] as Engine[])
  test(`four processes archive pages in one folder and one is killed: every acknowledged page is stored: ${engine}`, async ({
    assert,
    cleanup,
  }) => {
    const place = await newPlace(engine)
    await place.migrate()
    const writers = WRITERS.map(
      (name) => new Victim([PROCESS, name], place.env, name === 'killed' ? DEATH : undefined)
    )
    const { sql, close } = place.open()
    cleanup(async () => {
      for (const writer of writers) await writer.kill()
      await close()
      await place.end()
    })
    const [killed, others] = [writers.at(-1)!, writers.slice(0, -1)]
    await killed.exited()
    assert.match(killed.diedAt ?? killed.printed, /^before INSERT INTO evidence_files/)
    const before = others.map((writer) => acknowledged(writer).length)
    await eventually(
      'the others continue',
      () => others.every((writer, i) => acknowledged(writer).length > before[i] + 60),
      60_000
    )
    for (const writer of others) {
      await writer.kill('SIGTERM')
      assert.equal(writer.child.exitCode, 0, writer.printed)
    }

    const directory = join(place.directory, 'archive')
    await tearLastRecord(sql, directory)
    const files = await Promise.all((await readdir(directory)).map((name) => readFile(join(directory, name))))
    for (const name of WRITERS.slice(0, -1)) {
      const own = files.filter(({ writer }) => writer === name)
      assert.isAbove(own.length, 1, name)
      for (const { broken } of own) assert.isNull(broken, name)
    }
    assert.lengthOf(
      files.filter(({ broken }) => broken !== null),
      1
    )

    const evidence = new ArchiveEvidence(new PageArchive({ directory, sql }), new InlinePageParser())
    for (const { url, sha } of writers.flatMap(acknowledged)) {
      const html = (await evidence.stored(url))?.html
      assert.equal(html === undefined ? null : hash('sha256', html), sha, url)
    }
    await evidence.close()
  }).skip(missing(engine) !== undefined, missing(engine))

/** Truncates a record without a row, as if the process had died while writing it. */
async function tearLastRecord(sql: Sql, directory: string): Promise<void> {
  const known = await sql.select<{ name: string; bytes: number | string }>(
    'SELECT name, bytes FROM evidence_files'
  )
  const ends = new Map(known.map(({ name, bytes }) => [name, Number(bytes)]))
  for (const name of await readdir(directory)) {
    const [path, end] = [join(directory, name), ends.get(name) ?? 0]
    const { size } = await stat(path)
    if (size > end) await truncate(path, Math.floor((end + size) / 2))
  }
}

/**
 * Reads a file to its end or to the damage. Returns the writer named in its first record, and the
 * reason of the damage.
 */
async function readFile(path: string): Promise<{ writer: string | null; broken: string | null }> {
  let writer: string | null = null
  try {
    for await (const record of readRecords(openWarc(path))) {
      const block = (await record.block(1 << 20))!.toString()
      if (record.type === 'warcinfo') writer = /^software: (.*)$/m.exec(block)![1].trim()
    }
    return { writer, broken: null }
  } catch (error) {
    if (!(error instanceof WarcError)) throw error
    return { writer, broken: error.message }
  }
}
