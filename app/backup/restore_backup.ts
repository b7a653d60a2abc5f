import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { withFolderLock } from './backup_lock.js'
import { backupEntries, refuseInsideData } from './backups_inside.js'
import { latestBackup } from './list_backups.js'
import { copyFile, syncPaths } from './copy_file.js'
import { sizeOf } from './data_files.js'
import { withDatabase } from './database_snapshot.js'
import { entriesOf, READY, RESTORING, type Swap, swapFiles } from './finish_restore.js'
import { DATABASE, readManifest, refusal } from './manifest.js'
import { databaseAt, keepSuppressions, PENDING_SUPPRESSIONS } from './pending_suppressions.js'
import { databaseProblems, findBackup } from './verify_backup.js'

/** A process without a heartbeat for this long does not run any more. */
const ALIVE_MS = 35_000
/**
 * A process that still has the old database open may create the last two again. They would damage the new
 * database.
 */
const SQLITE_FILES = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`]

export type RestoreSettings = {
  backup: string
  dataDir: string
  /** Whether to replace the data in DATA_DIR. */
  replace: boolean
  /** Called at the start and again after the copying, which can take long. */
  now: () => Date
  /** A backup or database whose suppression list is kept too. */
  suppressions?: string
  onProgress?: (file: string, bytes: number, total: number) => void
}

export type Restored = { path: string; data_dir: string; files: number; bytes: number; created_at: string }

/**
 * Restores a backup into DATA_DIR. Keeps the suppression lists of the former data and of the newest backup
 * for the next start, because people who were erased after the backup must not return. Copies and checks
 * all files in a folder inside DATA_DIR, then moves them into place. A restore that is killed before all
 * files are copied changes nothing. A restore that is killed later is finished by the next start.
 */
export async function restoreBackup(settings: RestoreSettings): Promise<Restored> {
  const { dataDir } = settings
  const backup = findBackup(settings.backup)
  readManifest(backup)
  refuseInsideData(dataDir, backup)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const restored = await withFolderLock(dataDir, 0, () => restoreLocked(settings, backup))
  if (!restored) throw refusal(`Another process backs up to ${dataDir} or restores into it.`)
  return restored
}

async function restoreLocked(settings: RestoreSettings, backup: string): Promise<Restored> {
  const { dataDir, now } = settings
  const manifest = readManifest(backup)
  swapFiles(dataDir)
  const entries = entriesOf(dataDir)
  const kept = backupEntries(dataDir, entries, backup)
  const former = entries.filter((name) => !kept.has(name))
  const isEmpty = former.every((name) => name.endsWith('.lock') || sizeOf(join(dataDir, name)) === 0)
  if (!isEmpty && !settings.replace)
    throw refusal(`${dataDir} already has data. Add --replace to delete it and restore the backup.`)
  refuseWhileRunning(dataDir, now())

  const folder = join(dataDir, RESTORING)
  rmSync(folder, { recursive: true, force: true })
  const fresh = join(folder, 'new')
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  const total = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  for (const { path, bytes, sha256 } of manifest.files) {
    const copied = await copyOf(backup, fresh, path, (count) =>
      settings.onProgress?.(path, (done += count), total)
    )
    if (copied.bytes !== bytes || copied.sha256 !== sha256)
      throw damaged(backup, folder, `${path} is not as it was backed up`)
  }
  const problems = databaseProblems(fresh, manifest)
  if (problems.length > 0) throw damaged(backup, folder, problems[0])
  keepLists(fresh, listedDatabases(settings, backup))

  await syncPaths(fresh, [...manifest.files.map(({ path }) => dirname(path)), ...readdirSync(fresh)])
  // kith may have started while the files were copied.
  try {
    refuseWhileRunning(dataDir, now())
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  const swap: Swap = { fresh: entriesOf(fresh), former: [...new Set([...former, ...SQLITE_FILES])] }
  writeFileSync(join(folder, 'ready.new'), JSON.stringify(swap), { flush: true })
  renameSync(join(folder, 'ready.new'), join(folder, READY))
  await syncPaths(folder, [])
  swapFiles(dataDir)
  return {
    path: backup,
    data_dir: dataDir,
    files: manifest.files.length,
    bytes: total,
    created_at: manifest.created_at,
  }
}

/** Returns the databases whose suppression lists may be newer than the backup's. */
function listedDatabases({ dataDir, suppressions }: RestoreSettings, backup: string): string[] {
  const newest = latestBackup(dirname(backup))
  return [
    ...(sizeOf(join(dataDir, DATABASE)) > 0 ? [join(dataDir, DATABASE)] : []),
    ...(suppressions ? [databaseAt(suppressions)] : []),
    ...(newest && newest !== backup ? [join(newest, DATABASE)] : []),
  ]
}

function keepLists(fresh: string, databases: readonly string[]): void {
  const kept = join(fresh, PENDING_SUPPRESSIONS)
  if (!keepSuppressions(databases, kept)) rmSync(kept)
}

async function copyOf(backup: string, to: string, path: string, onBytes: (bytes: number) => void) {
  if (!existsSync(join(backup, path))) throw damaged(backup, dirname(to), `${path} is missing`)
  return copyFile(join(backup, path), join(to, path), onBytes)
}

function damaged(backup: string, folder: string, why: string) {
  rmSync(folder, { recursive: true, force: true })
  return refusal(`The backup ${backup} is damaged: ${why}. Nothing was restored.`)
}

function refuseWhileRunning(dataDir: string, now: Date): void {
  const file = join(dataDir, DATABASE)
  if (sizeOf(file) === 0) return
  const since = new Date(now.getTime() - ALIVE_MS).toISOString()
  const living = withDatabase(file, (database) => {
    try {
      return database
        .prepare<[string], { host: string; pid: number }>(
          'SELECT host, pid FROM processes WHERE beat_at >= ?'
        )
        .all(since)
    } catch {
      // kith has never served this database, because this table does not exist.
      return []
    }
  })
  const running = living.find(({ host, pid }) => host !== hostname() || isAlive(pid))
  if (running)
    throw refusal(`kith runs on ${dataDir} (process ${running.pid} on ${running.host}). Stop it first.`)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
