import type { ArchiveFileReport, HourCounts } from '#domain/codehost/archive'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { Part } from './part_folder.js'
import type { HourRow } from './read/messages.js'

export type ReadFile = {
  hash: string
  name: string
  report: ArchiveFileReport
  hours: HourRow[]
  parts: Part[]
}

/** How long files of retired parts stay, in ms. A running fold may still read them. */
const RETIRED_MS = 3_600_000
const HOURS_PER_STATEMENT = 100

/** Records which files were imported and which parts hold their sums. */
export class PartTable {
  constructor(private readonly sql: Sql) {}

  /** Returns the import report of a file with this content hash, or null. */
  async reportOf(hash: string): Promise<ArchiveFileReport | null> {
    const rows = await this.sql.select<{ report: string }>(
      'SELECT report FROM codehost_files WHERE file_hash = ?',
      [hash]
    )
    return rows.length ? JSON.parse(rows[0].report) : null
  }

  /**
   * Records a file with its parts and hours. Undoes the imports of other broken files with the same
   * name. Returns false when another process recorded the file first.
   */
  recordImport({ hash, name, report, hours, parts }: ReadFile, now: Date): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      const isNew = await tx.run(
        `INSERT INTO codehost_files (file_hash, name, is_broken, report, imported_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (file_hash) DO NOTHING`,
        [hash, name, report.broken !== null, JSON.stringify(report), now.toISOString()]
      )
      if (isNew === 0) return false
      const broken = await tx.select<{ file_hash: string }>(
        'SELECT file_hash FROM codehost_files WHERE name = ? AND is_broken = ? AND file_hash <> ?',
        [name, true, hash]
      )
      for (const { file_hash } of broken) await removeFile(tx, file_hash, now)
      for (const part of parts) await addPart(tx, part, report.broken === null ? null : hash)
      for (let i = 0; i < hours.length; i += HOURS_PER_STATEMENT) {
        const some = hours.slice(i, i + HOURS_PER_STATEMENT)
        await tx.run(
          `INSERT INTO codehost_hours (hour, file_hash, events, pushes, pushes_with_commits)
           VALUES ${some.map(() => '(?, ?, ?, ?, ?)').join(', ')}`,
          some.flatMap(([hour, ...counts]) => [hour, hash, ...counts])
        )
      }
      return true
    })
  }

  /** Returns a text that changes whenever the imported data changes. */
  async state(): Promise<string> {
    const [row] = await this.sql.select<{ files: unknown; last: string | null }>(
      'SELECT count(*) AS files, max(imported_at) AS last FROM codehost_files'
    )
    return `${Number(row.files)} ${row.last ?? ''}`
  }

  async parts(): Promise<string[]> {
    const rows = await this.sql.select<{ name: string }>(
      'SELECT name FROM codehost_parts WHERE retired_at IS NULL ORDER BY name'
    )
    return rows.map((row) => row.name)
  }

  /** Returns the months that have more than `max` mergeable parts. */
  async monthsToMerge(max: number): Promise<string[]> {
    const rows = await this.sql.select<{ month: string }>(
      `SELECT month FROM codehost_parts WHERE retired_at IS NULL AND broken_file IS NULL
       GROUP BY month HAVING count(*) > ? ORDER BY month`,
      [max]
    )
    return rows.map((row) => row.month)
  }

  /** Returns the smallest mergeable parts of a month. */
  async smallest(month: string, limit: number): Promise<string[]> {
    const rows = await this.sql.select<{ name: string }>(
      `SELECT name FROM codehost_parts WHERE month = ? AND retired_at IS NULL AND broken_file IS NULL
       ORDER BY rows, name LIMIT ?`,
      [month, limit]
    )
    return rows.map((row) => row.name)
  }

  /**
   * Replaces several parts by one part. Returns false without changes when one of them is no longer
   * valid.
   */
  replace(names: readonly string[], part: Part, now: Date): Promise<boolean> {
    return this.sql
      .transaction(async (tx) => {
        const retired = await tx.run(
          `UPDATE codehost_parts SET retired_at = ?
         WHERE retired_at IS NULL AND name IN (${names.map(() => '?').join(', ')})`,
          [now.toISOString(), ...names]
        )
        if (retired !== names.length) throw new PartsChangedError()
        await addPart(tx, part, null)
        return true
      })
      .catch((error) => {
        if (error instanceof PartsChangedError) return false
        throw error
      })
  }

  /** Returns the names of all parts, including retired ones. */
  async known(): Promise<Set<string>> {
    const rows = await this.sql.select<{ name: string }>('SELECT name FROM codehost_parts')
    return new Set(rows.map((row) => row.name))
  }

  /**
   * Undoes the imports of these files, and retires all parts of their months. Skips a file if one
   * of its months also has a file that is not in `hashes`. Returns the months that caused a skip.
   */
  undoImports(hashes: readonly string[], now: Date): Promise<string[]> {
    return this.sql.transaction(async (tx) => {
      const stay = new Set<string>()
      for (const hash of hashes) {
        const hours = await tx.select<{ hour: string }>(
          'SELECT hour FROM codehost_hours WHERE file_hash = ?',
          [hash]
        )
        const months = [...new Set(hours.map(({ hour }) => hour.slice(0, 7)))]
        const shared = []
        for (const month of months) if (await hasOthers(tx, month, hashes)) shared.push(month)
        for (const month of shared) stay.add(month)
        if (shared.length > 0) continue
        for (const month of months)
          await tx.run('UPDATE codehost_parts SET retired_at = ? WHERE month = ? AND retired_at IS NULL', [
            now.toISOString(),
            month,
          ])
        await removeFile(tx, hash, now)
      }
      return [...stay].sort()
    })
  }

  /** Deletes the rows of parts that were retired more than RETIRED_MS ago. Returns their names. */
  async forgetRetired(now: Date): Promise<string[]> {
    const before = new Date(now.getTime() - RETIRED_MS).toISOString()
    const rows = await this.sql.select<{ name: string }>(
      'SELECT name FROM codehost_parts WHERE retired_at < ?',
      [before]
    )
    await this.sql.run('DELETE FROM codehost_parts WHERE retired_at < ?', [before])
    return rows.map((row) => row.name)
  }

  async hours(): Promise<HourCounts[]> {
    const rows = await this.sql.select<Record<'hour' | 'events' | 'pushes' | 'stated', string>>(
      `SELECT hour, sum(events) AS events, sum(pushes) AS pushes, sum(pushes_with_commits) AS stated
       FROM codehost_hours GROUP BY hour ORDER BY hour`
    )
    return rows.map((row) => ({
      hour: row.hour,
      events: Number(row.events),
      pushes: Number(row.pushes),
      pushesWithCommits: Number(row.stated),
    }))
  }
}

class PartsChangedError extends Error {}

async function hasOthers(tx: SqlTransaction, month: string, hashes: readonly string[]): Promise<boolean> {
  const rows = await tx.select(
    `SELECT hour FROM codehost_hours WHERE hour LIKE ? AND file_hash NOT IN (${hashes.map(() => '?').join(', ')}) LIMIT 1`,
    [`${month}-%`, ...hashes]
  )
  return rows.length > 0
}

async function removeFile(tx: SqlTransaction, hash: string, now: Date): Promise<void> {
  await tx.run('DELETE FROM codehost_files WHERE file_hash = ?', [hash])
  await tx.run('DELETE FROM codehost_hours WHERE file_hash = ?', [hash])
  await tx.run('UPDATE codehost_parts SET retired_at = ? WHERE broken_file = ? AND retired_at IS NULL', [
    now.toISOString(),
    hash,
  ])
}

async function addPart(tx: SqlTransaction, part: Part, brokenFile: string | null): Promise<void> {
  await tx.run('INSERT INTO codehost_parts (name, month, rows, broken_file) VALUES (?, ?, ?, ?)', [
    part.name,
    part.month,
    part.rows,
    brokenFile,
  ])
}
