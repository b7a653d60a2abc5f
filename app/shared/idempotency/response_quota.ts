import type { Sql } from '#domain/ports/sql'

/** For how long what a workspace has stored is taken as it was counted, in milliseconds. */
const COUNTED_MS = 1_000
const MAX_KNOWN = 10_000

/**
 * Bounds what a workspace's large answers take. Small ones are bounded by the rate limit; nothing that was stored is dropped before its
 * time, as a repetition must get it: a workspace that is over takes no new key until some have passed their 24 hours.
 */
export class ResponseQuota {
  readonly #known = new Map<string, { until: number; isFull: boolean }>()

  constructor(
    private readonly sql: Sql,
    private readonly mostBytes: number
  ) {}

  async isFull(workspaceId: string): Promise<boolean> {
    const known = this.#known.get(workspaceId)
    if (known && known.until > Date.now()) return known.isFull
    const until = Date.now() + COUNTED_MS
    const [{ bytes }] = await this.sql.select<{ bytes: unknown }>(
      'SELECT sum(large_bytes) AS bytes FROM idempotency_keys WHERE workspace_id = ? AND large_bytes IS NOT NULL',
      [workspaceId]
    )
    const isFull = Number(bytes ?? 0) >= this.mostBytes
    if (this.#known.size >= MAX_KNOWN) this.#known.clear()
    this.#known.set(workspaceId, { until, isFull })
    return isFull
  }
}
