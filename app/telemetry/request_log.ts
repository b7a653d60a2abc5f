import type { Sql } from '#domain/ports/sql'
import { insertRows } from '#app/shared/database/insert_rows'
import { LogAllowance } from './log_allowance.js'

export type LoggedRequest = {
  id: string
  workspaceId: string
  keyId: string
  method: string
  path: string
  status: number
  /** The code of the error, or null. */
  error: string | null
  /** Null for a stream. */
  ms: number | null
  /** Credits charged within the request; null if it had no price. */
  charged: number | null
  at: Date
}

/** Delay before requests are written. A killed process loses the unwritten requests. */
const FLUSH_MS = 2_000
const KEPT_MS = 48 * 60 * 60_000
/** Rows per sweep. Few, because a sweep blocks other writers. */
const SWEEP_LIMIT = 2_000
const COLUMNS = [
  ...['id', 'workspace_id', 'key_id', 'method', 'path', 'status', 'error', 'duration_ms', 'charged'],
  'created_at',
]

/** Logs requests of keys in the background. Leaves out requests beyond `LogAllowance`. */
export class RequestLog {
  #waiting: LoggedRequest[] = []
  #writes: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  readonly #allowance = new LogAllowance()

  constructor(
    private readonly sql: Sql,
    private readonly onError: (error: unknown) => void
  ) {}

  record(request: LoggedRequest): void {
    if (!this.#allowance.take(request.workspaceId, request.status, request.at.getTime())) return
    this.#waiting.push(request)
    this.#timer ??= setTimeout(() => this.flush().catch(this.onError), FLUSH_MS).unref()
  }

  /** Writes the waiting requests. Also waits for writes that other calls began. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const rows = this.#waiting.splice(0)
    const earlier = this.#writes
    // Requests whose write fails are lost: the log is for diagnosis and must not grow in memory.
    const own = insertRows(this.sql, 'request_log', COLUMNS, rows.map(valuesOf))
    this.#writes = Promise.allSettled([earlier, own])
    await own
    await earlier
  }

  /** Deletes up to 2,000 old rows. Returns their number. */
  sweep(now: Date): Promise<number> {
    return this.sql.run(
      `DELETE FROM request_log WHERE id IN
         (SELECT id FROM request_log WHERE created_at < ? ORDER BY created_at LIMIT ${SWEEP_LIMIT})`,
      [new Date(now.getTime() - KEPT_MS).toISOString()]
    )
  }
}

const valuesOf = (request: LoggedRequest) => [
  request.id,
  request.workspaceId,
  request.keyId,
  request.method,
  request.path,
  request.status,
  request.error,
  request.ms === null ? null : Math.round(request.ms),
  request.charged,
  request.at.toISOString(),
]

const OWN_ID = /^[a-z]{1,10}_[0-9a-f]{32}$/

/**
 * Returns a route's path with the ids of a request. Values that kith did not make stay out, because
 * they may be names.
 */
export const loggedPath = (route: string, params: Record<string, unknown>): string =>
  route.replace(/:(\w+)/g, (name, key) => {
    const value = String(params[key])
    return OWN_ID.test(value) ? value : name
  })
