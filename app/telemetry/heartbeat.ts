import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Logger } from '@adonisjs/core/logger'
import type { Sql } from '#domain/ports/sql'

const EVERY_MS = 10_000
/** Without a sign of life for so long a process counts as gone. */
export const ALIVE_MS = 35_000
const FORGET_MS = 24 * 60 * 60_000

export type ProcessRole = 'all' | 'web' | 'worker'
export type LivingProcess = {
  id: string
  role: ProcessRole
  host: string
  pid: number
  started_at: string
  beat_at: string
}

/** Tells the others that this process lives, and forgets those that are long gone. */
export class Heartbeat {
  readonly #id = `proc_${randomUUID()}`
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
        this.logger.warn({ err }, 'a sign of life could not be written')
      )
    }
    beat()
    this.#timer = setInterval(beat, EVERY_MS).unref()
  }

  async beat(now: Date): Promise<void> {
    const time = now.toISOString()
    await this.sql.run(
      `INSERT INTO processes (id, role, host, pid, started_at, beat_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at`,
      [this.#id, this.role, hostname(), process.pid, this.#startedAt, time]
    )
    const forgotten = new Date(now.getTime() - FORGET_MS).toISOString()
    await this.sql.run('DELETE FROM processes WHERE beat_at < ?', [forgotten])
  }

  /** Takes leave: a process that ended in order is not missed. */
  async stop(): Promise<void> {
    if (this.#timer === undefined) return
    clearInterval(this.#timer)
    this.#timer = undefined
    await this.#beat
    await this.sql.run('DELETE FROM processes WHERE id = ?', [this.#id])
  }
}

/** The processes that gave a sign of life lately, the longest running first. */
export function livingProcesses(sql: Sql, now: Date): Promise<LivingProcess[]> {
  return sql.select<LivingProcess>(
    'SELECT id, role, host, pid, started_at, beat_at FROM processes WHERE beat_at >= ? ORDER BY started_at, id',
    [new Date(now.getTime() - ALIVE_MS).toISOString()]
  )
}
