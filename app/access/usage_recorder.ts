import type { Sql } from '#domain/ports/sql'
import { utcDay } from '#domain/billing/periods'

type Count = { workspaceId: string; day: string; route: string; requests: number }

/** Delay before counts are written. A killed process loses the unwritten counts, but no charges. */
const FLUSH_MS = 2_000

/** Counts requests and records when keys were last used. Writes in the background. */
export class UsageRecorder {
  #counts = new Map<string, Count>()
  #lastUsed = new Map<string, string>()
  #timer: NodeJS.Timeout | undefined

  constructor(
    private readonly sql: Sql,
    private readonly onError: (error: unknown) => void
  ) {}

  record(key: { id: string; workspaceId: string }, route: string, now: Date): void {
    const day = utcDay(now)
    const place = `${key.workspaceId} ${day} ${route}`
    const count = this.#counts.get(place)
    if (count) count.requests++
    else this.#counts.set(place, { workspaceId: key.workspaceId, day, route, requests: 1 })
    this.#lastUsed.set(key.id, now.toISOString())
    this.#timer ??= setTimeout(() => this.flush().catch(this.onError), FLUSH_MS).unref()
  }

  /**
   * Writes the counts, except those of removed workspaces. After a failed write, the next write
   * includes them.
   */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#counts.size === 0) return
    const [counts, lastUsed] = [this.#counts, this.#lastUsed]
    this.#counts = new Map()
    this.#lastUsed = new Map()
    try {
      await this.sql.transaction(async (tx) => {
        for (const { workspaceId, day, route, requests } of counts.values())
          await tx.run(
            `INSERT INTO usage_days (workspace_id, day, route, requests)
             SELECT id, ?, ?, CAST(? AS BIGINT) FROM workspaces WHERE id = ?
             ON CONFLICT (workspace_id, day, route) DO UPDATE SET requests = usage_days.requests + excluded.requests`,
            [day, route, requests, workspaceId]
          )
        for (const [id, at] of lastUsed)
          await tx.run(
            'UPDATE api_keys SET last_used_at = ? WHERE id = ? AND coalesce(last_used_at, ?) <= ?',
            [at, id, at, at]
          )
      })
    } catch (error) {
      this.#putBack(counts, lastUsed)
      throw error
    }
  }

  #putBack(counts: Map<string, Count>, lastUsed: Map<string, string>): void {
    for (const [place, { requests, ...count }] of counts)
      this.#counts.set(place, { ...count, requests: requests + (this.#counts.get(place)?.requests ?? 0) })
    for (const [id, at] of lastUsed) if (!this.#lastUsed.has(id)) this.#lastUsed.set(id, at)
  }
}
