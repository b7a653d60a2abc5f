import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@adonisjs/core/logger'
import { validationFailed } from '#domain/errors'
import type { RebuildProgress, SearchIndex } from '#domain/ports/search_index'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { cooperative } from './cooperative.js'
import type { IndexSource } from './index_source.js'
import { rebuildIndex, type RebuildReport } from './rebuild_index.js'

/** An index's last rebuild. `whole` is the number of documents, or 0 while they are counted. */
export type RebuildState = {
  status: 'running' | 'completed' | 'failed'
  documents: number
  whole: number
  error: string | null
  started_at: string
  ended_at: string | null
}
type Row = Omit<RebuildState, 'documents' | 'whole'> & {
  index_name: string
  documents: unknown
  whole: unknown
  beat_at: string
}

const BEAT_MS = 1_000
const WAIT_MS = 250
/** A rebuild without a heartbeat for this long has lost its process. */
export const LOST_MS = 30_000
const FAILED = 'The rebuild failed; see the log of the service.'
const LOST = 'The process that ran the rebuild ended.'

/**
 * Rebuilds indexes, one rebuild per index at a time, and reads the progress of every process's
 * rebuilds. An erasure waits for rebuilds that are listed here, because they may have read the
 * person.
 */
export class IndexRebuilds {
  constructor(
    private readonly sql: Sql,
    private readonly index: SearchIndex,
    private readonly logger: Pick<Logger, 'error' | 'warn'>
  ) {}

  async states(now: Date): Promise<Map<string, RebuildState>> {
    const rows = await this.sql.select<Row>(
      'SELECT index_name, status, documents, whole, error, started_at, beat_at, ended_at FROM index_rebuilds'
    )
    return new Map(
      rows.map(({ index_name, beat_at, documents, whole, ...state }) => {
        const counted = { ...state, documents: Number(documents), whole: Number(whole) }
        const isLost = state.status === 'running' && beat_at <= before(now)
        const shown: RebuildState = isLost
          ? { ...counted, status: 'failed', error: LOST, ended_at: beat_at }
          : counted
        return [index_name, shown]
      })
    )
  }

  /**
   * Claims an index, and rebuilds it after the commit. Throws `validation_failed` while the index
   * is being rebuilt.
   */
  async begin(source: IndexSource, now: Date, tx: SqlTransaction): Promise<void> {
    const token = randomUUID()
    if (!(await claim(tx, source, token, now)))
      throw validationFailed({ index: ['is already being rebuilt'] })
    tx.onCommit(() => {
      this.#carryOut(cooperative(source), token).catch((err) =>
        this.logger.error({ err }, `the rebuild of ${source.name} failed`)
      )
    })
  }

  /**
   * Rebuilds an index. Waits first while another rebuild of the index runs.
   * @param onWait called once if it has to wait
   */
  async run(
    source: IndexSource,
    onWait: () => void,
    progress?: (progress: RebuildProgress, whole: number) => void
  ): Promise<RebuildReport> {
    const token = randomUUID()
    for (let waits = false; !(await claim(this.sql, source, token, new Date())); waits = true) {
      if (!waits) onWait()
      await sleep(WAIT_MS)
    }
    return this.#carryOut(source, token, progress)
  }

  async #carryOut(
    source: IndexSource,
    token: string,
    onProgress?: (progress: RebuildProgress, whole: number) => void
  ): Promise<RebuildReport> {
    let [documents, whole] = [0, 0]
    const beat = () =>
      this.sql
        .run('UPDATE index_rebuilds SET documents = ?, whole = ?, beat_at = ? WHERE token = ?', [
          documents,
          whole,
          new Date().toISOString(),
          token,
        ])
        .catch((err) =>
          this.logger.warn({ err }, `could not store the progress of the rebuild of ${source.name}`)
        )
    const beating = setInterval(beat, BEAT_MS).unref()
    try {
      const report = await rebuildIndex(this.index, source, (progress, all) => {
        documents = progress.documents
        whole = all
        onProgress?.(progress, all)
      })
      await this.#end(token, 'completed', report.documents, null)
      return report
    } catch (error) {
      await this.#end(token, 'failed', documents, FAILED)
      throw error
    } finally {
      clearInterval(beating)
    }
  }

  async #end(token: string, status: 'completed' | 'failed', documents: number, error: string | null) {
    await this.sql.run(
      'UPDATE index_rebuilds SET status = ?, documents = ?, error = ?, ended_at = ? WHERE token = ?',
      [status, documents, error, new Date().toISOString(), token]
    )
  }
}

/** Marks an index as being rebuilt. Returns false while another rebuild of it runs. */
async function claim(sql: Sql, { name }: IndexSource, token: string, now: Date): Promise<boolean> {
  const time = now.toISOString()
  const claimed = await sql.run(
    `INSERT INTO index_rebuilds (index_name, token, status, documents, whole, started_at, beat_at)
     VALUES (?, ?, 'running', 0, 0, ?, ?)
     ON CONFLICT (index_name) DO UPDATE SET token = excluded.token, status = 'running', documents = 0, whole = 0,
       error = NULL, started_at = excluded.started_at, beat_at = excluded.beat_at, ended_at = NULL
     WHERE index_rebuilds.status <> 'running' OR index_rebuilds.beat_at <= ?`,
    [name, token, time, time, before(now)]
  )
  return claimed === 1
}

const before = (now: Date): string => new Date(now.getTime() - LOST_MS).toISOString()
