import pg from 'pg'
import type { Sql } from '#domain/ports/sql'
import type { Wakes } from './wakes.js'

const CHANNEL = 'kith_jobs'
const RECONNECT_MS = 1_000

/** Wakes by LISTEN and NOTIFY, over one connection of its own that comes back by itself. */
export class PostgresWakes implements Wakes {
  #client: pg.Client | null = null
  #reconnect: NodeJS.Timeout | undefined
  #closed = false

  /** @param onError told of a connection that failed; it is tried again */
  constructor(
    private readonly connectionString: string,
    private readonly onError: (error: unknown) => void = () => {}
  ) {}

  async announce(queue: string, sql: Sql): Promise<void> {
    await sql.select('SELECT pg_notify(?, ?)', [CHANNEL, queue])
  }

  listen(heard: (queue: string | null) => void): void {
    void this.#connect(heard)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#reconnect)
    await this.#client?.end().catch(() => {})
  }

  async #connect(heard: (queue: string | null) => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.connectionString, keepAlive: true })
    this.#client = client
    let over = false
    const ended = (error?: unknown) => {
      if (over) return
      over = true
      if (this.#closed) return
      this.onError(error ?? new Error('the connection that listens for jobs ended'))
      client.end().catch(() => {})
      this.#reconnect = setTimeout(() => void this.#connect(heard), RECONNECT_MS)
    }
    client.on('error', ended)
    client.on('end', () => ended())
    client.on('notification', ({ payload }) => heard(payload ?? null))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      heard(null)
    } catch (error) {
      ended(error)
    }
  }
}
