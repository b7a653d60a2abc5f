import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { copyFile, hashFile, linkFile, syncPaths } from './copy_file.js'
import { changedAt, filesBelow, indexNames, indexVersion, isKept, sizeOf } from './data_files.js'
import { latestBackup, PARTIAL } from './list_backups.js'
import { refuseInsideData } from './backups_inside.js'
import { migrationsOf, missingFiles, snapshotDatabase, withDatabase } from './database_snapshot.js'
import { DATABASE, type BackupFile, MANIFEST, readManifest, refusal, writeManifest } from './manifest.js'
import { withFolderLock } from './backup_lock.js'

const ATTEMPTS = 5
/** File systems round the times of changes, some to two seconds. */
const CLOCK_STEP_MS = 2_000

export type BackupSettings = {
  dataDir: string
  /** The folder that holds all backups. */
  folder: string
  appKey: 'file' | 'environment'
  now: Date
  onProgress?: (step: string, bytes: number, total: number) => void
}

export type Created = {
  path: string
  files: number
  bytes: number
  /** Bytes that are shared with the previous backup. */
  shared_bytes: number
}

/**
 * Backs up DATA_DIR into a new folder while kith serves. The backup has the state of the moment at which
 * the database is copied. Index versions are copied before the database. A restored server applies the
 * later changes from the change log. Files of the page archive and the code host are copied before the
 * database and completed after it, so that the backup has every file that the database refers to.
 *
 * The folder gets its final name at the end, so a killed process leaves only a folder with another name.
 * The next call deletes that folder.
 */
export async function createBackup(settings: BackupSettings): Promise<Created> {
  const { dataDir, folder, now } = settings
  if (!existsSync(join(dataDir, DATABASE))) throw refusal(`There is no database in ${dataDir} to back up.`)
  refuseInsideData(dataDir, folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = `kith-${now.toISOString().replace(/[:.]/g, '-')}`
  const created = await withFolderLock(folder, 0, async () => {
    for (const left of readdirSync(folder).filter((entry) => entry.startsWith(PARTIAL)))
      rmSync(join(folder, left), { recursive: true, force: true })
    const copy = new BackupCopy(settings, join(folder, `${PARTIAL}${name}`), latestBackup(folder))
    const result = await copy.make()
    renameSync(join(folder, `${PARTIAL}${name}`), join(folder, name))
    await syncPaths(folder, [])
    return { path: join(folder, name), ...result }
  })
  if (!created) throw refusal(`Another process is writing a backup to ${folder}.`)
  return created
}

class BackupCopy {
  readonly #files = new Map<string, BackupFile>()
  readonly #linked = new Set<string>()
  readonly #earlier: Map<string, BackupFile>
  readonly #earlierAt: number
  /**
   * When each copied file was last changed. An erasure overwrites archive files in place, so an
   * equal length does not show that a file is unchanged.
   */
  readonly #changedAt = new Map<string, number>()
  #done = 0
  #total = 0

  constructor(
    private readonly settings: BackupSettings,
    private readonly target: string,
    private readonly previous: string | null
  ) {
    const { files, at } = earlierFiles(previous)
    this.#earlier = files
    this.#earlierAt = at
  }

  async make(): Promise<Omit<Created, 'path'>> {
    const { dataDir, appKey, now } = this.settings
    mkdirSync(this.target, { mode: 0o700 })
    for (const name of indexNames(dataDir)) await this.#index(name)
    await this.#complete()
    await this.#database()
    await this.#complete()
    for (const folder of ['secrets', 'demo'])
      for (const path of filesBelow(dataDir, folder)) await this.#copy(path)
    const database = join(this.target, DATABASE)
    const [lost, migrations] = withDatabase(database, (copy) => [
      missingFiles(copy, this.target),
      migrationsOf(copy),
    ])
    if (lost.length > 0)
      throw refusal(`${lost[0]} was deleted while the backup ran, or it is lost. Run backup:create again.`)
    const files = [...this.#files.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
    writeManifest(this.target, { created_at: now.toISOString(), migrations, app_key: appKey, files })
    await syncPaths(this.target, [...files.map(({ path }) => dirname(path)), MANIFEST])
    const sum = (list: BackupFile[]) => list.reduce((total, { bytes }) => total + bytes, 0)
    const shared = files.filter(({ path }) => this.#linked.has(path))
    return { files: files.length, bytes: sum(files), shared_bytes: sum(shared) }
  }

  /** Copies an index version. Starts again if the version's files are deleted meanwhile. */
  async #index(name: string): Promise<void> {
    const { dataDir } = this.settings
    for (let attempt = 1; ; attempt++) {
      const version = indexVersion(dataDir, name)
      if (!version) return
      try {
        this.#total += version.files.reduce((sum, path) => sum + sizeOf(join(dataDir, path)), 0)
        for (const path of version.files) await this.#copy(path)
        this.#drop(
          filesBelow(this.target, join('index', name)).filter((path) => !version.files.includes(path))
        )
        await this.#write(version.manifest, version.text)
        return
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === ATTEMPTS) throw error
      }
    }
  }

  async #database(): Promise<void> {
    const from = join(this.settings.dataDir, DATABASE)
    this.#show(`copying the database of ${Math.ceil(sizeOf(from) / 1e6)} MB`)
    const to = join(this.target, DATABASE)
    await snapshotDatabase(from, to)
    this.#files.set(DATABASE, { path: DATABASE, ...(await hashFile(to)) })
  }

  /** Copies the files of the page archive and the code host that are new or have changed. */
  async #complete(): Promise<void> {
    const { dataDir } = this.settings
    const open = ['archive', 'codehost/parts', 'codehost/accounts']
      .flatMap((folder) => filesBelow(dataDir, folder))
      .filter((path) => {
        const from = join(dataDir, path)
        return this.#files.get(path)?.bytes !== sizeOf(from) || this.#changedAt.get(path) !== changedAt(from)
      })
    this.#total += open.reduce((sum, path) => sum + sizeOf(join(dataDir, path)), 0)
    for (const path of open) {
      this.#drop([path])
      await this.#copy(path).catch((error) => {
        // The file was deleted meanwhile. If the database still refers to it, `make` fails.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      })
    }
  }

  async #copy(path: string): Promise<void> {
    if (this.#files.has(path)) return
    const [from, to] = [join(this.settings.dataDir, path), join(this.target, path)]
    this.#changedAt.set(path, changedAt(from))
    const earlier = isKept(path) ? this.#earlier.get(path) : undefined
    if (earlier && (await this.#isSame(from, earlier)) && linkFile(join(this.previous!, path), to)) {
      this.#linked.add(path)
      this.#files.set(path, earlier)
      this.#count(path, earlier.bytes)
      return
    }
    const copied = await copyFile(from, to, (bytes) => this.#count(path, bytes))
    this.#files.set(path, { path, ...copied })
  }

  async #isSame(from: string, { bytes, sha256 }: BackupFile): Promise<boolean> {
    if (bytes !== sizeOf(from)) return false
    return changedAt(from) < this.#earlierAt || (await hashFile(from)).sha256 === sha256
  }

  async #write(path: string, text: string): Promise<void> {
    const to = join(this.target, path)
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    writeFileSync(to, text, { mode: 0o600 })
    this.#files.set(path, { path, ...(await hashFile(to)) })
  }

  #drop(paths: readonly string[]): void {
    for (const path of paths) {
      rmSync(join(this.target, path), { force: true })
      this.#files.delete(path)
      this.#linked.delete(path)
    }
  }

  #count(path: string, bytes: number): void {
    this.#done += bytes
    this.#show(basename(dirname(path)))
  }

  #show(step: string): void {
    this.settings.onProgress?.(step, this.#done, this.#total)
  }
}

type Earlier = { files: Map<string, BackupFile>; at: number }

/**
 * Returns the files of the previous backup and a time. A file that has not changed since that time is the
 * same as in the backup. If the previous backup is unreadable, no file is shared.
 */
function earlierFiles(folder: string | null): Earlier {
  try {
    const { files, created_at } = readManifest(folder!)
    const at = Date.parse(created_at) - CLOCK_STEP_MS
    return { files: new Map(files.map((file) => [file.path, file])), at }
  } catch {
    return { files: new Map(), at: 0 }
  }
}
