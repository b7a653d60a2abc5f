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

/** How often what was measured is written; a process that is killed loses at most so much. */
const FLUSH_MS = 5_000
const MINUTE_MS = 60_000
const SWEEP_MS = 10 * MINUTE_MS
/** How long minutes are kept: two days, in hours. */
export const MEASURED_HOURS = 48
const ROWS_A_STATEMENT = 100

/**
 * Measures requests: how many, with which status, how long. What a request adds is a count in memory; rows are written together
 * every few seconds. A row is always written whole, so one that could not be is written with the next.
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

  /** One request that was answered; `ms` is null where how long it took says nothing, as of a stream. */
  record(workspaceId: string, route: string, status: number, ms: number | null, now: Date): void {
    const minute = minuteOf(now)
    const place = `${workspaceId} ${minute} ${status} ${route}`
    let row = this.#rows.get(place)
    if (!row) {
      row = { workspaceId, minute, route, status, requests: 0, durations: new Map(), isWritten: false }
      this.#rows.set(place, row)
    }
    row.requests++
    row.isWritten = false
    if (ms !== null) {
      const bucket = durationBucket(ms)
      row.durations.set(bucket, (row.durations.get(bucket) ?? 0) + 1)
    }
    this.#timer ??= setTimeout(() => this.flush().catch(this.onError), FLUSH_MS).unref()
  }

  /** Writes what was measured since, and now and then forgets what is old. */
  async flush(now = new Date()): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    // What could not be written for an hour is given up, so that it does not grow.
    const oldestKept = minuteOf(new Date(now.getTime() - 60 * MINUTE_MS))
    for (const [place, row] of this.#rows) if (row.minute < oldestKept) this.#rows.delete(place)
    const changed = [...this.#rows.values()].filter((row) => !row.isWritten)
    for (let i = 0; i < changed.length; i += ROWS_A_STATEMENT)
      await this.#write(changed.slice(i, i + ROWS_A_STATEMENT))
    const current = minuteOf(now)
    for (const [place, row] of this.#rows) if (row.isWritten && row.minute < current) this.#rows.delete(place)
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
    // Marked before, so that what is counted while this is written is written again.
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

/** The UTC minute of a time, as YYYY-MM-DDTHH:MM. */
export const minuteOf = (time: Date): string => time.toISOString().slice(0, 16)
