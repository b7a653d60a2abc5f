import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import type { Sql } from '#domain/ports/sql'
import { eventually } from '#tests/contract/support/queue'
import { ace } from '#tests/functional/support/child'
import { missing, newPlace, type Place } from '../kills/support/database.js'
import { importPeople } from '../kills/support/fixture.js'
import { Victim } from '../kills/support/victim.js'

const run = promisify(execFile)
const WRITER = fileURLToPath(new URL('../kills/support/archive_process.ts', import.meta.url))

const acknowledged = ({ printed }: Victim) =>
  [...printed.matchAll(/^stored (\S+) (\S+)$/gm)].map(([, url, sha]) => ({ url, sha }))

/** Returns a hash of every table's rows. */
async function tablesOf(sql: Sql): Promise<Record<string, string>> {
  const tables = await sql.select<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`
  )
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    const rows = await sql.select<{ row: string }>(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`)
    hashes[name] = `${rows.length} ${hash('sha256', rows.map(({ row }) => row).join('\n'))}`
  }
  return hashes
}

const SUPPRESSED = { name: 'Nora Quill', company: 'Clinic 40', emails: ['nora.quill@clinic40.example'] }

/** Imports a person, and leaves a suppression list that had an entry and lost it. */
async function importSuppressed({ directory, env }: Place): Promise<void> {
  const file = join(directory, 'suppressed.jsonl')
  writeFileSync(file, `${JSON.stringify(SUPPRESSED)}\n`)
  for (const args of [
    ['people:import', file],
    ['privacy:suppress', '--email=somebody@clinic41.example'],
  ]) {
    const { code, err } = await ace(args, env)
    if (code !== 0) throw new Error(err)
  }
  const { out } = await ace(['privacy:list', '--json'], env)
  await ace(['privacy:unsuppress', JSON.parse(out).entries[0].id], env)
}

const tools = await Promise.all(['pg_dump', 'pg_restore', 'tar'].map((tool) => run('which', [tool]))).then(
  () => undefined,
  () => 'pg_dump, pg_restore or tar was not found'
)

test('the commands of the runbook for PostgreSQL restore every table and page', async ({
  assert,
  cleanup,
}) => {
  const [source, target] = [await newPlace('postgres'), await newPlace('postgres')]
  const writer: Victim[] = []
  const opened = [source, target].map((place) => place.open())
  cleanup(async () => {
    for (const one of writer) await one.kill()
    for (const { close } of opened) await close()
    await source.end()
    await target.end()
  })
  await importPeople(source)
  await importSuppressed(source)
  const refused = await ace(['backup:create'], source.env)
  assert.equal(refused.code, 1)
  assert.match(refused.err, /pg_dump --format=custom/)

  writer.push(new Victim([WRITER, 'pages'], source.env))
  await eventually('it stores pages', () => acknowledged(writer[0]).length > 60, 60_000)
  const before = acknowledged(writer[0])
  const [dump, files] = ['kith.dump', 'kith-files.tar'].map((name) => join(source.directory, name))
  await run('pg_dump', ['--format=custom', `--file=${dump}`, source.env.DATABASE_URL])
  await writer[0].kill()
  const folders = ['archive', 'codehost', 'secrets'].filter((name) =>
    existsSync(join(source.directory, name))
  )
  assert.include(folders, 'secrets')
  await run('tar', ['-C', source.directory, '-cf', files, ...folders])

  await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${target.env.DATABASE_URL}`, dump])
  mkdirSync(target.directory, { recursive: true })
  await run('tar', ['-C', target.directory, '-xf', files])
  const [{ sql: from }, { sql }] = opened
  const [was, is] = [await tablesOf(from), await tablesOf(sql)]
  // The writer went on after the dump.
  for (const [name, rows] of Object.entries(was))
    if (!name.startsWith('evidence_')) assert.equal(is[name], rows, name)
  assert.includeMembers(Object.keys(was), Object.keys(is))

  const suppressed = await ace(['privacy:suppress', `--email=${SUPPRESSED.emails[0]}`], source.env)
  assert.equal(suppressed.code, 0, suppressed.err)
  const list = join(source.directory, 'suppressions.sql')
  const lists = ['--data-only', '--inserts', '--on-conflict-do-nothing', '--table=suppression_*']
  await run('pg_dump', [...lists, `--file=${list}`, source.env.DATABASE_URL])
  await run('psql', [`--file=${list}`, target.env.DATABASE_URL])

  const rebuilt = await ace(['index:rebuild', 'all', '--json'], target.env)
  assert.equal(rebuilt.code, 0, rebuilt.err)
  assert.include(rebuilt.out, '"documents":13')
  const enforced = await ace(['privacy:enforce', '--json'], target.env)
  assert.deepEqual(JSON.parse(enforced.out), { erased: 1 })

  const [{ people }] = await sql.select<{ people: number }>(
    'SELECT COUNT(DISTINCT person_id) AS people FROM person_records'
  )
  assert.equal(Number(people), 12)

  const archive = new PageArchive({ directory: join(target.directory, 'archive'), sql })
  const evidence = new ArchiveEvidence(archive, new InlinePageParser())
  for (const { url, sha } of before) {
    const html = (await evidence.stored(url))?.html
    assert.equal(html === undefined ? null : hash('sha256', html), sha, url)
  }
  for (const { digest } of await sql.select<{ digest: string }>('SELECT digest FROM evidence_bodies'))
    assert.isNotNull(await archive.body(digest), digest)
  await evidence.close()
})
  .timeout(300_000)
  .skip((missing('postgres') ?? tools) !== undefined, missing('postgres') ?? tools)
