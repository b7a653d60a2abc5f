import { randomUUID } from 'node:crypto'
import { DomainError } from '#domain/errors'
import type { Sql } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'

/** How long a slot is held without renewal, in ms. After this time, the slots of a dead process are free. */
const LEASE_MS = 15_000
const RETRY_SECONDS = 5
const RENEW_BATCH = 256

export class StreamSlots {
  constructor(
    private readonly sql: Sql,
    private readonly maxOpen: number
  ) {}

  /**
   * Takes a slot and returns its id. Throws `rate_limited` when the owner has none left. Writes the
   * slot before counting, so that concurrent requests cannot exceed the limit.
   */
  async take(owner: string, now: Date): Promise<string> {
    const id = randomUUID()
    await this.sql.run('INSERT INTO event_streams (id, owner, held_until) VALUES (?, ?, ?)', [
      id,
      owner,
      until(now),
    ])
    const [{ open }] = await this.sql.select<{ open: unknown }>(
      'SELECT count(*) AS open FROM event_streams WHERE owner = ? AND held_until > ?',
      [owner, now.toISOString()]
    )
    if (Number(open) <= this.maxOpen) return id
    await this.free([id])
    throw new DomainError('rate_limited', `At most ${this.maxOpen} event streams can be open at once.`, {
      retry_after_seconds: RETRY_SECONDS,
    })
  }

  async renew(ids: readonly string[], now: Date): Promise<void> {
    for (let start = 0; start < ids.length; start += RENEW_BATCH) {
      const [condition, value] = anyOf(this.sql, 'id', ids.slice(start, start + RENEW_BATCH))
      await this.sql.run(`UPDATE event_streams SET held_until = ? WHERE ${condition}`, [until(now), value])
    }
    await this.sql.run('DELETE FROM event_streams WHERE held_until <= ?', [now.toISOString()])
  }

  async free(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    const [condition, value] = anyOf(this.sql, 'id', ids)
    await this.sql.run(`DELETE FROM event_streams WHERE ${condition}`, [value])
  }
}

const until = (now: Date): string => new Date(now.getTime() + LEASE_MS).toISOString()
