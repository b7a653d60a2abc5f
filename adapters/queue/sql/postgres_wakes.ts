import pg from 'pg'
import type { Sql } from '#domain/ports/sql'
import type { Wakes } from './wakes.js'

const CHANNEL = 'kith_jobs'
const RECONNECT_MS = 1_000

/** Wakes consumers with NOTIFY. Listens on its own connection, which reconnects by itself. */
export class PostgresWakes implements Wakes {
  #client: pg.Client | null = null
  #reconnect: NodeJS.Timeout | undefined
  #closed = false

  /** @param onError receives connection errors; the connection is retried */
  constructor(
    private readonly connectionString: string,
    private readonly onError: (error: unknown) => void = () => {}
  ) {}

  async announce(queue: string, sql: Sql): Promise<void> {
    await sql.select('SELECT pg_notify(?, ?)', [CHANNEL, queue])
  }

  listen(onWake: (queue: string | null) => void): void {
    void this.#connect(onWake)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#reconnect)
    await this.#client?.end().catch(() => {})
  }

  async #connect(onWake: (queue: string | null) => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.connectionString, keepAlive: true })
    this.#client = client
    let over = false
    const ended = (error?: unknown) => {
      if (over) return
      over = true
      if (this.#closed) return
      this.onError(error ?? new Error('the connection that listens for new jobs ended'))
      client.end().catch(() => {})
      this.#reconnect = setTimeout(() => void this.#connect(onWake), RECONNECT_MS)
    }
    client.on('error', ended)
    client.on('end', () => ended())
    client.on('notification', ({ payload }) => onWake(payload ?? null))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      onWake(null)
    } catch (error) {
      ended(error)
    }
  }
}
