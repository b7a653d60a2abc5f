import type { Sql } from '#domain/ports/sql'
import { type LearnedSource, withLearned } from '#domain/truth/learning/learn_sources'
import { RELIABILITY } from '#domain/truth/reconcile/reliability_data'
import type { ReliabilityTable } from '#domain/truth/reconcile/sources'
import { insertRows } from '#app/shared/database/insert_rows'

/** What another process learned is seen within a minute. */
const KEPT_MS = 60_000

/** What was learned of sources, in SQL; every process believes them by it. */
export class ReliabilityStore {
  #known: { table: Promise<ReliabilityTable>; until: number } | null = null

  constructor(private readonly sql: Sql) {}

  /** How far sources are believed: as learned, else as the service begins. */
  table(now = Date.now()): Promise<ReliabilityTable> {
    if (this.#known && now < this.#known.until) return this.#known.table
    const table = this.all().then((learned) => (learned.length ? withLearned(learned) : RELIABILITY))
    this.#known = { table, until: now + KEPT_MS }
    table.catch(() => (this.#known = null))
    return table
  }

  async all(): Promise<LearnedSource[]> {
    const rows = await this.sql.select<{ [key in keyof LearnedSource | 'field']: any }>(
      `SELECT kind, site, field, share AS "accuracy", claims FROM source_reliabilities ORDER BY kind, site, field`
    )
    return rows.map(({ kind, site, field, accuracy, claims }) => ({
      kind,
      site: site || null,
      group: field,
      accuracy: Number(accuracy),
      claims: Number(claims),
    }))
  }

  /** Puts what was learned in the place of all that was before. */
  async replace(learned: readonly LearnedSource[], learnedAt: string): Promise<void> {
    await this.sql.transaction(async (tx) => {
      await tx.run('DELETE FROM source_reliabilities')
      await insertRows(
        tx,
        'source_reliabilities',
        ['kind', 'site', 'field', 'share', 'claims', 'learned_at'],
        learned.map(({ kind, site, group, accuracy, claims }) => [
          kind,
          site ?? '',
          group,
          accuracy,
          claims,
          learnedAt,
        ])
      )
    })
    this.#known = null
  }
}
