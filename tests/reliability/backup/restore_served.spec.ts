import { hash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import { createBackup } from '#app/backup/create_backup'
import { restoreBackup } from '#app/backup/restore_backup'
import { verifyBackup } from '#app/backup/verify_backup'
import { eventually } from '#tests/contract/support/queue'
import { TestSqlite } from '#tests/contract/support/test_sqlite'
import { ace } from '#tests/functional/support/child'
import { BalancedClients } from '../kills/support/balanced_clients.js'
import { newPlace } from '../kills/support/database.js'
import { importPeople, newKeys, type TestKey } from '../kills/support/fixture.js'
import { freePort, Service } from '../kills/support/service.js'
import { Victim } from '../kills/support/victim.js'

const WRITER = fileURLToPath(new URL('../kills/support/archive_process.ts', import.meta.url))
const acknowledged = ({ printed }: Victim) =>
  [...printed.matchAll(/^stored (\S+) (\S+)$/gm)].map(([, url, sha]) => ({ url, sha }))

/** Returns all rows of each table. */
function tablesOf(file: string): Map<string, string[]> {
  const database = new Database(file, { readonly: true })
  const names = database
    .prepare<[], { name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`)
    .all()
    .map(({ name }) => name)
  const rows = (name: string) =>
    database
      .prepare(`SELECT * FROM "${name}"`)
      .all()
      .map((row) => JSON.stringify(row))
      .sort()
  const tables = new Map(names.map((name) => [name, rows(name)]))
  database.close()
  return tables
}

/** Returns the ids that a search for everybody in Bonn finds, in order. */
async function found(url: string, key: TestKey): Promise<string[]> {
  const response = await fetch(`${url}/v1/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key.secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'nurses in Bonn', type: 'instant', num_results: 50 }),
  })
  const body = await response.text()
  if (response.status !== 200) throw new Error(body)
  const { data } = JSON.parse(body) as { data: { results?: { id: string }[] } | { id: string }[] }
  return (Array.isArray(data) ? data : data.results!).map(({ id }) => id)
}

test('the backup of a killed server restores every table, index answer and page of one moment', async ({
  assert,
  cleanup,
}) => {
  const place = await newPlace('sqlite')
  const backups = join(place.directory, 'backups')
  const dataDir = join(place.directory, 'data')
  const restored = join(place.directory, 'restored')
  const env = { DATA_DIR: dataDir }
  const running: Victim[] = []
  let clients: BalancedClients | undefined
  cleanup(async () => {
    await clients?.end()
    for (const one of running) await one.kill()
    rmSync(backups, { recursive: true, force: true })
    await place.end()
  })
  mkdirSync(dataDir)
  await importPeople({ ...place, directory: place.directory, env })
  assert.equal((await ace(['index:rebuild', 'all'], env)).code, 0)
  const sql = new TestSqlite(join(dataDir, 'kith.sqlite3'))
  const [key, ...others] = await newKeys(sql, 5, { credits: 1_000_000, dailyBudget: 1_000_000 })
  sql.close()
  const service = new Service(env, await freePort())
  const writer = new Victim([WRITER, 'pages'], env)
  running.push(service, writer)
  await service.ready()
  const load = (clients = new BalancedClients([service.url], others))
  await eventually(
    'it serves and stores pages',
    () => {
      return (load.answers.get(service.url) ?? 0) > 30 && acknowledged(writer).length > 60
    },
    60_000
  )
  // Records imported meanwhile are only in the change log, not in the index files.
  const late = join(place.directory, 'late.jsonl')
  const people = Array.from({ length: 40 }, (_, i) => ({
    name: `Lena Late${i}`,
    title: 'Nurse',
    company: `Ward ${i}`,
    city: 'Bonn',
    country: 'Germany',
  }))
  writeFileSync(late, people.map((person) => `${JSON.stringify(person)}\n`).join(''))
  assert.equal((await ace(['people:import', late], env)).code, 0)
  await eventually(
    'it finds the new people',
    async () => (await found(service.url, key)).length === 50,
    20_000
  )
  const expected = await found(service.url, key)

  const before = acknowledged(writer)
  const served = load.answers.get(service.url)!
  const created = await createBackup({ dataDir, folder: backups, appKey: 'file', now: new Date() })
  await eventually(
    'the load goes on',
    () => {
      return load.answers.get(service.url)! > served + 20 && acknowledged(writer).length > before.length + 30
    },
    60_000
  )
  await Promise.all(running.map((one) => one.kill()))
  await load.end()

  assert.deepEqual((await verifyBackup(created.path)).problems, [])
  await restoreBackup({ backup: backups, dataDir: restored, replace: false, now: () => new Date() })
  const backedUp = tablesOf(join(created.path, 'kith.sqlite3'))
  assert.deepEqual(tablesOf(join(restored, 'kith.sqlite3')), backedUp)

  const again = new Service({ DATA_DIR: restored }, await freePort())
  running.push(again)
  await again.ready()
  assert.deepEqual(await found(again.url, key), expected)
  const status = JSON.parse((await ace(['index:verify', '--json'], { DATA_DIR: restored })).out)
  assert.isTrue(status.indexes.every(({ sound }: { sound: boolean }) => sound))
  await again.kill('SIGTERM')

  const archive = new PageArchive({
    directory: join(restored, 'archive'),
    sql: new TestSqlite(join(restored, 'kith.sqlite3')),
  })
  const evidence = new ArchiveEvidence(archive, new InlinePageParser())
  for (const { url, sha } of before) {
    const html = (await evidence.stored(url))?.html
    assert.equal(html === undefined ? null : hash('sha256', html), sha, url)
  }
  const bodies = await archive.sql.select<{ digest: string }>('SELECT digest FROM evidence_bodies')
  assert.isAtLeast(bodies.length, before.length / 2)
  for (const { digest } of bodies) assert.isNotNull(await archive.body(digest), digest)
  await evidence.close()
}).timeout(300_000)
