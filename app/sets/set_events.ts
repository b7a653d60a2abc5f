import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { anyOf } from '#app/shared/database/any_of'
import { enqueueEvent } from '#app/webhooks/outbox'
import { EventLog, type LogState, type StreamEvent } from '#app/events/event_log'

export type SetEventType = 'set.item.created' | 'set.item.enriched' | 'set.search.completed' | 'set.idle'

type NumberedSet = { next_seq: number; workspace_id: string; webhook_url: string | null }

const FINAL_STATUS = 'cancelled'

/**
 * Events of Sets, numbered from 0 without gaps. Events take their numbers under the lock of the
 * Set's row, so numbers become visible in order.
 */
export class SetEvents extends EventLog {
  constructor(private readonly sql: Sql) {
    super()
  }

  /**
   * Adds an event in the transaction of the change that it reports. Registered webhooks receive the
   * events of their types. The Set's webhook_url receives only `set.idle`. Returns the event's
   * number.
   */
  async append(
    tx: SqlTransaction,
    setId: string,
    type: SetEventType,
    data: object,
    now: Date
  ): Promise<number> {
    const [{ next_seq, workspace_id, webhook_url }] = await tx.select<NumberedSet>(
      'UPDATE sets SET next_seq = next_seq + 1 WHERE id = ? RETURNING next_seq, workspace_id, webhook_url',
      [setId]
    )
    const seq = Number(next_seq) - 1
    const createdAt = now.toISOString()
    const event = { id: eventId(setId, seq), type, created_at: createdAt, data }
    await tx.run('INSERT INTO set_events (set_id, seq, type, data, created_at) VALUES (?, ?, ?, ?, ?)', [
      setId,
      seq,
      type,
      tx.contacts.sealIn(toJson(event)),
      createdAt,
    ])
    const webhookUrl = type === 'set.idle' ? webhook_url : null
    // A stream belongs to one Set, but a webhook payload must name the Set of an item.
    const payload = type.startsWith('set.item.') ? { set_id: setId, ...data } : data
    await enqueueEvent(tx, { workspaceId: workspace_id, type, data: payload, webhookUrl }, now)
    return seq
  }

  async read(setId: string, after: number, limit: number): Promise<StreamEvent[]> {
    const rows = await this.sql.select<{ seq: number; type: string; data: string }>(
      'SELECT seq, type, data FROM set_events WHERE set_id = ? AND seq > ? ORDER BY seq LIMIT ?',
      [setId, after, limit]
    )
    return rows.map(({ seq, type, data }) => ({ seq: Number(seq), type, data: toJson(fromJson(data)) }))
  }

  async states(setIds: readonly string[]): Promise<Map<string, LogState>> {
    const [condition, value] = anyOf(this.sql, 'id', setIds)
    const rows = await this.sql.select<{ id: string; next_seq: number; status: string }>(
      `SELECT id, next_seq, status FROM sets WHERE ${condition}`,
      [value]
    )
    return new Map(
      rows.map(({ id, next_seq, status }) => [
        id,
        { last: Number(next_seq) - 1, over: status === FINAL_STATUS },
      ])
    )
  }
}

/** Returns an id that is unique across Sets. Webhook deliveries have their own ids. */
const eventId = (setId: string, seq: number): string => `evt_${setId.replace(/^set_/, '')}_${seq}`
