import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { createBackup } from '#app/backup/create_backup'
import { PARTIAL } from '#app/backup/list_backups'
import { hashFile } from '#app/backup/copy_file'
import { deleteOldBackups } from '#app/backup/delete_old_backups'
import { filesBelow } from '#app/backup/data_files'
import { finishRestore, RESTORING } from '#app/backup/finish_restore'
import { readManifest } from '#app/backup/manifest'
import { verifyBackup } from '#app/backup/verify_backup'
import { newPlace } from '../kills/support/database.js'
import { Victim } from '../kills/support/victim.js'
import { repeats } from '#tests/support/long_form'

const KILLS = repeats('BACKUP_KILLS', { short: 4, long: 40 })
const PROCESS = fileURLToPath(new URL('./backup_process.ts', import.meta.url))
const FILES = 12
const FILE_BYTES = 400_000
const WINDOW_MS = 120

/** Creates a data folder with a migrated database and archive files. */
async function newSource() {
  const place = await newPlace('sqlite')
  await place.migrate()
  const { sql, close } = place.open()
  await sql.run('CREATE TABLE adonis_schema (id integer primary key, name text)')
  await sql.run(`INSERT INTO adonis_schema (name) VALUES ('database/migrations/0001_access')`)
  await close()
  mkdirSync(join(place.directory, 'archive'))
  fillArchive(place.directory)
  return place
}

/** Replaces the archive's files by new ones. */
function fillArchive(dataDir: string): void {
  const archive = join(dataDir, 'archive')
  for (const name of readdirSync(archive)) rmSync(join(archive, name))
  for (let i = 0; i < FILES; i++)
    writeFileSync(join(archive, `${randomBytes(4).toString('hex')}.warc.gz`), randomBytes(FILE_BYTES))
}

/** Starts a process, and kills it at a random moment of its second or a later round. */
async function killed(args: string[]): Promise<Victim> {
  const victim = new Victim([PROCESS, ...args], { DATA_DIR: args[1] })
  while (!victim.printed.includes('done') && !victim.gone) await sleep(5)
  await sleep(Math.random() * WINDOW_MS)
  await victim.kill()
  if (victim.child.signalCode !== 'SIGKILL') throw new Error(victim.printed)
  return victim
}

/** A fast machine often finishes before the kill, so kills continue until one hits. */
const goesOn = (kill: number, cut: number) => kill < KILLS || (cut === 0 && kill < KILLS * 10)

const isCut = ({ printed }: Victim) => printed.trimEnd().endsWith('begin')

test('a killed backup:create leaves complete backups only, and the next call removes its leftovers', async ({
  assert,
  cleanup,
}) => {
  const place = await newSource()
  const folder = join(place.directory, '..', `backups-${randomBytes(4).toString('hex')}`)
  cleanup(async () => {
    rmSync(folder, { recursive: true, force: true })
    await place.end()
  })
  let cut = 0
  for (let kill = 0; goesOn(kill, cut); kill++) {
    if (isCut(await killed(['create', place.directory, folder]))) cut++
    const complete = readdirSync(folder).filter((name) => name.startsWith('kith-'))
    assert.isNotEmpty(complete)
    for (const name of complete)
      assert.deepEqual((await verifyBackup(join(folder, name))).problems, [], `kill ${kill}: ${name}`)
    deleteOldBackups(folder, 1)
  }
  await createBackup({ dataDir: place.directory, folder, appKey: 'file', now: new Date() })
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.startsWith(PARTIAL)),
    []
  )
  assert.isAbove(cut, 0, 'no kill hit a running backup')
}).timeout(60_000 + KILLS * 20_000)

test('a killed backup:restore leaves the former data or, after the next start, the restored data', async ({
  assert,
  cleanup,
}) => {
  const place = await newSource()
  const target = join(place.directory, '..', `restored-${randomBytes(4).toString('hex')}`)
  const folder = `${target}-backups`
  cleanup(async () => {
    for (const path of [target, folder]) rmSync(path, { recursive: true, force: true })
    await place.end()
  })
  const states: { path: string; state: string }[] = []
  for (let i = 0; i < 2; i++) {
    fillArchive(place.directory)
    const { path } = await createBackup({ dataDir: place.directory, folder, appKey: 'file', now: new Date() })
    states.push({ path, state: JSON.stringify(readManifest(path).files) })
  }
  let [cut, finished] = [0, 0]
  for (let kill = 0; goesOn(kill, cut); kill++) {
    if (isCut(await killed(['restore', target, states[0].path, states[1].path]))) cut++
    if (finishRestore(target)) finished++
    const state = await stateOf(target)
    assert.isTrue(
      states.some((one) => one.state === state),
      `kill ${kill} left a mixture: ${state}`
    )
  }
  assert.isAbove(cut, 0, 'no kill hit a running restore')
  if (KILLS > 4) console.error(`${cut} restores cut off, ${finished} finished by the next start`)
}).timeout(60_000 + KILLS * 20_000)

/** Returns the files of a data folder in the form of a manifest. */
async function stateOf(dataDir: string): Promise<string> {
  const paths = filesBelow(dataDir, '.').filter((path) => !path.startsWith(RESTORING))
  return JSON.stringify(
    await Promise.all(paths.map(async (path) => ({ path, ...(await hashFile(join(dataDir, path))) })))
  )
}
