import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Logger } from '@adonisjs/core/logger'
import type { Sql } from '#domain/ports/sql'

const INTERVAL_MS = 10_000
/** A process without a heartbeat for this long counts as dead. */
const ALIVE_MS = 35_000
const RETENTION_MS = 24 * 60 * 60_000

export type ProcessRole = 'all' | 'web' | 'worker'
export type LivingProcess = {
  id: string
  role: ProcessRole
  host: string
  pid: number
  started_at: string
  beat_at: string
}

/** Writes this process's heartbeat, and deletes old entries of other processes. */
export class Heartbeat {
  readonly #id = `proc_${randomUUID().replaceAll('-', '')}`
  readonly #startedAt = new Date().toISOString()
  #timer: NodeJS.Timeout | undefined
  #beat: Promise<void> = Promise.resolve()

  constructor(
    private readonly sql: Sql,
    private readonly role: ProcessRole,
    private readonly logger: Pick<Logger, 'warn'>
  ) {}

  start(): void {
    const beat = () => {
      this.#beat = this.beat(new Date()).catch((err) =>
        this.logger.warn({ err }, 'could not write the heartbeat')
      )
    }
    beat()
    this.#timer = setInterval(beat, INTERVAL_MS).unref()
  }

  async beat(now: Date): Promise<void> {
    const time = now.toISOString()
    await this.sql.run(
      `INSERT INTO processes (id, role, host, pid, started_at, beat_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at`,
      [this.#id, this.role, hostname(), process.pid, this.#startedAt, time]
    )
    const oldest = new Date(now.getTime() - RETENTION_MS).toISOString()
    await this.sql.run('DELETE FROM processes WHERE beat_at < ?', [oldest])
  }

  /** Removes this process, so that it does not count as dead. */
  async stop(): Promise<void> {
    if (this.#timer === undefined) return
    clearInterval(this.#timer)
    this.#timer = undefined
    await this.#beat
    await this.sql.run('DELETE FROM processes WHERE id = ?', [this.#id])
  }
}

/** Returns processes with a recent heartbeat, longest running first. */
export function livingProcesses(sql: Sql, now: Date): Promise<LivingProcess[]> {
  return sql.select<LivingProcess>(
    'SELECT id, role, host, pid, started_at, beat_at FROM processes WHERE beat_at >= ? ORDER BY started_at, id',
    [new Date(now.getTime() - ALIVE_MS).toISOString()]
  )
}
