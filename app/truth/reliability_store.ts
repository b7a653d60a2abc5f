import type { Sql } from '#domain/ports/sql'
import { type SiteLabels, withLabels } from '#domain/truth/learning/with_labels'
import { type LearnedSource, withLearned } from '#domain/truth/learning/learn_sources'
import { RELIABILITY } from '#domain/truth/reconcile/reliability_data'
import type { ReliabilityTable } from '#domain/truth/reconcile/sources'
import { insertRows } from '#app/shared/database/insert_rows'

/** Reliabilities that another process learned take effect within this time. */
const CACHE_TTL_MS = 60_000

/** The learned reliability of sources, in SQL, shared by all processes. */
export class ReliabilityStore {
  #cached: { table: Promise<ReliabilityTable>; until: number } | null = null

  constructor(private readonly sql: Sql) {}

  /**
   * Returns the learned reliabilities, or else the built-in ones, with the labels of corrections.
   */
  table(now = Date.now()): Promise<ReliabilityTable> {
    if (this.#cached && now < this.#cached.until) return this.#cached.table
    const table = this.#read()
    this.#cached = { table, until: now + CACHE_TTL_MS }
    table.catch(() => (this.#cached = null))
    return table
  }

  async #read(): Promise<ReliabilityTable> {
    const learned = await this.all()
    return withLabels(learned.length ? withLearned(learned) : RELIABILITY, await this.#labels())
  }

  async #labels(): Promise<SiteLabels[]> {
    const rows = await this.sql.select<{ site: string; field: string; rights: unknown; n: unknown }>(
      `SELECT site, field, SUM(CASE WHEN is_right THEN 1 ELSE 0 END) AS rights, COUNT(*) AS n FROM source_labels
       WHERE site IS NOT NULL GROUP BY site, field ORDER BY site, field`
    )
    return rows.map(({ site, field, rights, n }) => ({
      ...{ site, field, right: Number(rights), count: Number(n) },
    }))
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
    this.#cached = null
  }
}
