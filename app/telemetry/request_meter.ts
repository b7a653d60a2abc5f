import { randomBytes } from 'node:crypto'
import { durationBucket, writeDurations } from '#domain/telemetry/durations'
import type { Sql } from '#domain/ports/sql'

type Row = {
  workspaceId: string
  minute: string
  route: string
  status: number
  requests: number
  durations: Map<number, number>
  isWritten: boolean
}

/** Delay before counts are written. A killed process loses the unwritten counts. */
const FLUSH_MS = 5_000
const MINUTE_MS = 60_000
const SWEEP_MS = 10 * MINUTE_MS
const MEASURED_HOURS = 48
const ROWS_PER_STATEMENT = 100

/**
 * Counts requests by status and duration. Keeps the counts in memory and writes them every few
 * seconds. Each write contains a row's whole counts, so the next write makes up for a failed one.
 */
export class RequestMeter {
  readonly #writer = randomBytes(6).toString('hex')
  #rows = new Map<string, Row>()
  #timer: NodeJS.Timeout | undefined
  #sweptAt = 0

  constructor(
    private readonly sql: Sql,
    private readonly onError: (error: unknown) => void
  ) {}

  /** Counts one request. `ms` is null for a meaningless duration, such as a stream's. */
  record(workspaceId: string, route: string, status: number, ms: number | null, now: Date): void {
    const minute = minuteOf(now)
    const key = `${workspaceId} ${minute} ${status} ${route}`
    let row = this.#rows.get(key)
    if (!row) {
      row = { workspaceId, minute, route, status, requests: 0, durations: new Map(), isWritten: false }
      this.#rows.set(key, row)
    }
    row.requests++
    row.isWritten = false
    if (ms !== null) {
      const bucket = durationBucket(ms)
      row.durations.set(bucket, (row.durations.get(bucket) ?? 0) + 1)
    }
    this.#timer ??= setTimeout(() => this.flush().catch(this.onError), FLUSH_MS).unref()
  }

  /** Writes the changed counts. Deletes old rows at most every ten minutes. */
  async flush(now = new Date()): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    // Bounds memory: drops counts that could not be written for an hour.
    const oldestKept = minuteOf(new Date(now.getTime() - 60 * MINUTE_MS))
    for (const [key, row] of this.#rows) if (row.minute < oldestKept) this.#rows.delete(key)
    const changed = [...this.#rows.values()].filter((row) => !row.isWritten)
    for (let i = 0; i < changed.length; i += ROWS_PER_STATEMENT)
      await this.#write(changed.slice(i, i + ROWS_PER_STATEMENT))
    const current = minuteOf(now)
    for (const [key, row] of this.#rows) if (row.isWritten && row.minute < current) this.#rows.delete(key)
    if (now.getTime() - this.#sweptAt < SWEEP_MS) return
    this.#sweptAt = now.getTime()
    const oldest = minuteOf(new Date(now.getTime() - MEASURED_HOURS * 60 * MINUTE_MS))
    await this.sql.run('DELETE FROM request_minutes WHERE minute < ?', [oldest])
  }

  async #write(rows: Row[]): Promise<void> {
    const values = rows.flatMap(({ workspaceId, minute, route, status, requests, durations }) => [
      workspaceId,
      minute,
      route,
      status,
      this.#writer,
      requests,
      writeDurations(durations),
    ])
    // Marked first, so that counts added during the write are written again.
    for (const row of rows) row.isWritten = true
    try {
      await this.sql.run(
        `INSERT INTO request_minutes (workspace_id, minute, route, status, writer, requests, durations)
         VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}
         ON CONFLICT (workspace_id, minute, route, status, writer)
         DO UPDATE SET requests = excluded.requests, durations = excluded.durations`,
        values
      )
    } catch (error) {
      for (const row of rows) row.isWritten = false
      throw error
    }
  }
}

export const minuteOf = (time: Date): string => time.toISOString().slice(0, 16)
