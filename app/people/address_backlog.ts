import type { Sql } from '#domain/ports/sql'
import type { Logger } from '@adonisjs/core/logger'
import type { PersonRecord } from '#domain/people/person_record'
import { lockHead } from '#app/index/change_log'
import { fromJson, fromNumber } from '#app/shared/database/codecs'
import { BackgroundLoop } from '#app/shared/background_loop'
import { noteAddresses } from './known_addresses.js'

const NAME = 'contact_addresses'
/** Records per step: few enough that a step blocks requests and imports for only some milliseconds. */
const RECORDS_PER_STEP = 100
const RETRY_MS = 5_000

/**
 * Adds the missing rows of `contact_addresses` for records that older versions stored. Each step is
 * a transaction that also stores its position, so the work survives restarts and several processes
 * share it.
 */
export class AddressBacklog {
  readonly #loop = new BackgroundLoop(() => this.#poll())

  constructor(
    private readonly sql: Sql,
    private readonly logger: Logger
  ) {}

  start(): void {
    this.#loop.start()
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  /** Handles the next records. Returns whether more may follow. */
  step(limit = RECORDS_PER_STEP): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      // Blocks writers, so that the records cannot change before their addresses are stored.
      await lockHead(tx, 'people')
      const [state] = await tx.select<{ position: unknown; last: unknown }>(
        'SELECT position, last FROM record_backlogs WHERE name = ?',
        [NAME]
      )
      if (!state) return false
      const rows = await tx.select<{ record_id: unknown; record_key: string; body: unknown }>(
        `SELECT record_id, record_key, body FROM person_records WHERE record_id > ? AND record_id <= ?
         ORDER BY record_id LIMIT ?`,
        [fromNumber(state.position), fromNumber(state.last), limit]
      )
      const records = rows.map(({ record_key: key, body }) => ({
        key,
        record: fromJson<PersonRecord>(body),
        isNew: false,
      }))
      await noteAddresses(tx, records)
      if (rows.length < limit) await tx.run('DELETE FROM record_backlogs WHERE name = ?', [NAME])
      else {
        const position = fromNumber(rows[rows.length - 1].record_id)
        await tx.run('UPDATE record_backlogs SET position = ? WHERE name = ?', [position, NAME])
      }
      return rows.length === limit
    })
  }

  async #poll(): Promise<number | null> {
    const began = performance.now()
    try {
      // Waits as long as the step took, which leaves half the time to others.
      return (await this.step()) ? performance.now() - began : null
    } catch (err) {
      this.logger.error({ err }, 'could not index the addresses of stored records')
      return RETRY_MS
    }
  }
}
