import { randomUUID } from 'node:crypto'
import type { Logger } from '@adonisjs/core/logger'
import { validationFailed } from '#domain/errors'
import type { SearchIndex } from '#domain/ports/search_index'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { cooperative } from './cooperative.js'
import type { IndexSource } from './index_source.js'
import { rebuildIndex } from './rebuild_index.js'

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
/** A rebuild without a heartbeat for this long has lost its process. */
export const LOST_MS = 30_000
const FAILED = 'The rebuild failed; see the log of the service.'
const LOST = 'The process that ran the rebuild ended.'

/** Rebuilds indexes in the background, and reads the progress of every process's rebuilds. */
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
   * Starts a rebuild after the commit. Throws `validation_failed` while the index is being rebuilt.
   */
  async begin(source: IndexSource, now: Date, tx: SqlTransaction): Promise<void> {
    const [token, time] = [randomUUID(), now.toISOString()]
    const begun = await tx.run(
      `INSERT INTO index_rebuilds (index_name, token, status, documents, whole, started_at, beat_at)
       VALUES (?, ?, 'running', 0, 0, ?, ?)
       ON CONFLICT (index_name) DO UPDATE SET token = excluded.token, status = 'running', documents = 0, whole = 0, error = NULL,
         started_at = excluded.started_at, beat_at = excluded.beat_at, ended_at = NULL
       WHERE index_rebuilds.status <> 'running' OR index_rebuilds.beat_at <= ?`,
      [source.name, token, time, time, before(now)]
    )
    if (begun === 0) throw validationFailed({ index: ['is already being rebuilt'] })
    tx.onCommit(() => {
      this.#carryOut(source, token).catch((err) =>
        this.logger.error({ err }, `could not store the result of the rebuild of ${source.name}`)
      )
    })
  }

  async #carryOut(source: IndexSource, token: string): Promise<void> {
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
      const report = await rebuildIndex(this.index, cooperative(source), (progress, all) => {
        documents = progress.documents
        whole = all
      })
      await this.#end(token, 'completed', report.documents, null)
    } catch (err) {
      this.logger.error({ err }, `the rebuild of ${source.name} failed`)
      await this.#end(token, 'failed', documents, FAILED)
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

const before = (now: Date): string => new Date(now.getTime() - LOST_MS).toISOString()
