import type { Sql } from '#domain/ports/sql'
import { isTerminal, type RunStatus } from '#domain/runs/status'
import { EventFeed } from '#app/events/event_feed'
import { EventLog, type LogState, type StreamEvent } from '#app/events/event_log'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson, toJson } from '#app/shared/database/codecs'

type EventRow = { seq: number; type: string; data: string; created_at: string }

/** The events of runs. An ended run gets no more events. */
export abstract class RunLog extends EventLog {
  constructor(protected readonly sql: Sql) {
    super()
  }

  async states(runIds: readonly string[]): Promise<Map<string, LogState>> {
    const [condition, value] = anyOf(this.sql, 'id', runIds)
    const rows = await this.sql.select<{ id: string; next_seq: number; status: RunStatus }>(
      `SELECT id, next_seq, status FROM runs WHERE ${condition}`,
      [value]
    )
    return new Map(
      rows.map(({ id, next_seq, status }) => [id, { last: Number(next_seq) - 1, over: isTerminal(status) }])
    )
  }

  protected rows(runId: string, after: number, limit: number): Promise<EventRow[]> {
    return this.sql.select<EventRow>(
      'SELECT seq, type, data, created_at FROM run_events WHERE run_id = ? AND seq > ? ORDER BY seq LIMIT ?',
      [runId, after, limit]
    )
  }
}

/**
 * The events of durable runs. The SSE name is always `message`, which browsers deliver without a
 * listener for each event type. The data contains the type.
 */
export class RunEvents extends RunLog {
  async read(runId: string, after: number, limit: number): Promise<StreamEvent[]> {
    const rows = await this.rows(runId, after, limit)
    return rows.map(({ seq, type, data, created_at }) => ({
      seq: Number(seq),
      type: 'message',
      data: toJson({ type, created_at, data: fromJson(data) }),
    }))
  }
}

export class RunEventFeed extends EventFeed {}
