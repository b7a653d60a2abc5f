import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import {
  type ArchiveFileOutcome,
  type ArchiveFold,
  type ArchiveProgress,
  CodehostArchive,
  type FoldedAccount,
  type HourCounts,
} from '#domain/codehost/archive'
import type { Sql } from '#domain/ports/sql'
import { sync } from '../../files/sync.js'
import { DuckdbSession, readParquet, literal } from './duckdb/session.js'
import { foldAccounts } from './fold_accounts.js'
import { FoldTable } from './fold_table.js'
import { importFiles } from './import_files.js'
import { PartFolder, removeOld } from './part_folder.js'
import { PartTable } from './part_table.js'

export type ArchiveSettings = {
  directory: string
  sql: Sql
  /** Memory limit of DuckDB, beyond which it spills to disk. */
  memoryMegabytes?: number
  threads?: number
  now?: () => Date
}

const MEMORY_MEGABYTES = 1024
const MAX_THREADS = 8
const IDS_PER_QUERY = 2000

/**
 * Keeps the archive's sums in Parquet files, which DuckDB folds into accounts. SQL tables record
 * which files are valid.
 */
export class DuckdbCodehostArchive extends CodehostArchive {
  readonly #parts: PartTable
  readonly #folds: FoldTable
  readonly #folder: PartFolder
  readonly #accounts: string
  readonly #now: () => Date
  #reading: Promise<DuckdbSession> | null = null

  constructor(private readonly settings: ArchiveSettings) {
    super()
    this.#parts = new PartTable(settings.sql)
    this.#folds = new FoldTable(settings.sql)
    this.#folder = new PartFolder(join(settings.directory, 'parts'))
    this.#accounts = join(settings.directory, 'accounts')
    this.#now = settings.now ?? (() => new Date())
    mkdirSync(this.#accounts, { recursive: true })
  }

  async *importFiles(
    files: readonly string[],
    onProgress: (progress: ArchiveProgress) => void = () => {}
  ): AsyncGenerator<ArchiveFileOutcome> {
    const found = await Promise.allSettled(files.map((file) => stat(file)))
    const totalBytes = found.reduce(
      (sum, each) => sum + (each.status === 'fulfilled' ? each.value.size : 0),
      0
    )
    const threads = this.settings.threads ?? Math.min(availableParallelism(), MAX_THREADS)
    await this.#clean()
    const session = await this.#open()
    try {
      const staging = join(this.settings.directory, 'staging')
      const place = { session, folder: this.#folder, staging, table: this.#parts, now: this.#now }
      yield* importFiles(place, files, threads, { totalBytes }, onProgress)
    } finally {
      session.close()
    }
  }

  removeFiles(hashes: readonly string[]): Promise<string[]> {
    return this.#parts.undoImports(hashes, this.#now())
  }

  async fold(asOf: string): Promise<ArchiveFold> {
    const state = await this.#parts.state()
    const current = await this.#folds.current()
    if (current && current.state === state && current.asOf === asOf) return current
    const parts = await this.#parts.parts()
    const version = `fold-${randomUUID().slice(0, 13)}`
    const accounts = parts.length ? await this.#write(version, parts, asOf) : 0
    const fold = { version, asOf, accounts, builtAt: this.#now().toISOString() }
    await this.#folds.add({ ...fold, state })
    const kept = await this.#folds.forgetOld()
    for (const file of await readdir(this.#accounts))
      if (!kept.has(file.split('.')[0])) await rm(join(this.#accounts, file), { force: true })
    return fold
  }

  async current(): Promise<ArchiveFold | null> {
    const found = await this.#folds.current()
    if (!found) return null
    const { state: _, ...fold } = found
    return fold
  }

  async *accounts(): AsyncGenerator<FoldedAccount> {
    const source = await this.#source()
    if (!source) return
    // Uses its own session, because a streaming result keeps the connection busy.
    const session = await this.#open()
    try {
      for await (const text of session.texts(`SELECT account FROM ${source} ORDER BY id`))
        yield JSON.parse(text)
    } finally {
      session.close()
    }
  }

  async accountsById(ids: readonly number[]): Promise<(FoldedAccount | null)[]> {
    const found = await this.#lookUp('id', ids, String, 'account')
    return ids.map((id) => {
      const text = found.get(String(id))
      return text === undefined ? null : JSON.parse(text)
    })
  }

  async idsOfLogins(logins: readonly string[]): Promise<(number | null)[]> {
    const keys = logins.map((login) => login.toLowerCase())
    const found = await this.#lookUp('key', keys, literal, 'id')
    return keys.map((key) => (found.has(key) ? Number(found.get(key)) : null))
  }

  hours(): Promise<HourCounts[]> {
    return this.#parts.hours()
  }

  async close(): Promise<void> {
    const session = await this.#reading
    session?.close()
  }

  async #write(version: string, parts: readonly string[], asOf: string): Promise<number> {
    const session = await this.#open()
    try {
      const accounts = await foldAccounts(session, this.#folder, parts, asOf, this.#file(version))
      await sync(this.#accounts)
      return accounts
    } finally {
      session.close()
    }
  }

  /** Maps values of `column` to the `wanted` column, both as text. Leaves out unknown values. */
  async #lookUp<T>(
    column: 'id' | 'key',
    values: readonly T[],
    write: (value: T) => string,
    wanted: 'id' | 'account'
  ): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    const source = await this.#source()
    if (!source) return found
    this.#reading ??= this.#open()
    const session = await this.#reading
    for (let i = 0; i < values.length; i += IDS_PER_QUERY) {
      const list = values.slice(i, i + IDS_PER_QUERY).map(write)
      const rows = await session.rows<{ name: string; value: string }>(
        `SELECT ${column}::VARCHAR AS name, max(${wanted})::VARCHAR AS value FROM ${source}
         WHERE ${column} IN (${list.join(', ')}) GROUP BY ${column}`
      )
      for (const { name, value } of rows) found.set(name, value)
    }
    return found
  }

  async #source(): Promise<string | null> {
    const fold = await this.#folds.current()
    return fold && fold.accounts > 0 ? readParquet([this.#file(fold.version)]) : null
  }

  #file(version: string): string {
    return join(this.#accounts, `${version}.parquet`)
  }

  #open(): Promise<DuckdbSession> {
    return DuckdbSession.open({
      spill: join(this.settings.directory, 'spill'),
      memoryMegabytes: this.settings.memoryMegabytes ?? MEMORY_MEGABYTES,
    })
  }

  async #clean(): Promise<void> {
    const now = this.#now()
    for (const name of await this.#parts.forgetRetired(now)) await this.#folder.remove(name)
    await this.#folder.removeStrays(await this.#parts.known(), now.getTime())
    for (const left of ['staging', 'spill'])
      await removeOld(join(this.settings.directory, left), now.getTime())
  }
}
