import { type Proposal, readProposals } from '#domain/evidence/reader/proposals'
import type { Sql } from '#domain/ports/sql'
import { pageKey } from '../evidence/archive/page_key.js'

/** How long an answer is stored. */
const KEPT_MS = 90 * 86_400_000
/** Minimum time between two deletions of old answers. */
const SWEEP_MS = 3_600_000

/**
 * Stores the proposals that the language model returned for a prompt. All workspaces share them for
 * 90 days.
 */
export class StoredReadings {
  #sweptAt = Number.NEGATIVE_INFINITY

  constructor(private readonly sql: Sql) {}

  async get(key: string): Promise<Proposal[] | null> {
    const [row] = await this.sql.select<{ proposals: string }>(
      'SELECT proposals FROM page_readings WHERE reading_key = ?',
      [key]
    )
    return row ? readProposals(JSON.parse(row.proposals)) : null
  }

  async add(key: string, url: string, proposals: readonly Proposal[], now = new Date()): Promise<void> {
    await this.sql.run(
      `INSERT INTO page_readings (reading_key, url_key, proposals, read_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (reading_key) DO NOTHING`,
      [key, pageKey(url)?.key ?? '', JSON.stringify(proposals), now.toISOString()]
    )
    if (now.getTime() - this.#sweptAt < SWEEP_MS) return
    this.#sweptAt = now.getTime()
    const oldest = new Date(now.getTime() - KEPT_MS).toISOString()
    await this.sql.run('DELETE FROM page_readings WHERE read_at < ?', [oldest])
  }
}
