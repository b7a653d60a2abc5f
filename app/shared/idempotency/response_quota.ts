import type { Sql } from '#domain/ports/sql'

/** How long the stored size of a workspace is cached. */
const CACHE_TTL_MS = 1_000
const MAX_CACHED = 10_000

/**
 * Limits a workspace's stored large responses. Repeated requests need them, so none is deleted
 * early. Above the quota, new keys are rejected until older responses expire (24 h).
 */
export class ResponseQuota {
  readonly #cache = new Map<string, { until: number; isFull: boolean }>()

  constructor(
    private readonly sql: Sql,
    private readonly maxBytes: number
  ) {}

  async isFull(workspaceId: string): Promise<boolean> {
    const cached = this.#cache.get(workspaceId)
    if (cached && cached.until > Date.now()) return cached.isFull
    const until = Date.now() + CACHE_TTL_MS
    const [{ bytes }] = await this.sql.select<{ bytes: unknown }>(
      'SELECT sum(large_bytes) AS bytes FROM idempotency_keys WHERE workspace_id = ? AND large_bytes IS NOT NULL',
      [workspaceId]
    )
    const isFull = Number(bytes ?? 0) >= this.maxBytes
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear()
    this.#cache.set(workspaceId, { until, isFull })
    return isFull
  }
}
