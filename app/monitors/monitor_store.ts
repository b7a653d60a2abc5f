import { validationFailed } from '#domain/errors'
import { parseCadence } from '#domain/monitors/cadence'
import type { Watched } from '#domain/monitors/watched'
import type { RowOf } from '#domain/ports/row_of'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { orderBy, type Sorted } from '#app/shared/database/order_by'

export type MonitorSearch = { query: string; count: number }
/** The search of a monitor, or the Set whose last search it repeats. */
export type MonitorTarget = { setId: string; search: null } | { setId: null; search: MonitorSearch }
export type Monitor = MonitorTarget & {
  id: string
  workspaceId: string
  keyId: string
  cadence: string
  webhookUrl: string | null
  status: 'active' | 'completed'
  phase: 'waiting' | 'searching'
  /** The time of the next round, or the lease expiry of the running one. Null once completed. */
  nextAt: string | null
  /** `rounds` counts successful rounds. `failures` and `lastError` belong to the current round. */
  rounds: number
  failures: number
  lastError: string | null
  pausedAt: string | null
  createdAt: string
}
export type NewMonitor = MonitorTarget &
  Pick<Monitor, 'id' | 'workspaceId' | 'keyId' | 'cadence' | 'webhookUrl' | 'createdAt'>
type Row = RowOf<Monitor, { search: string | null }>

/**
 * A reported person. Older reports have no `reported_at`. `changed_at` is null before the first
 * reported change.
 */
export type Report = { person: Watched; reported_at: string | null; changed_at: string | null }

export const MONITOR_SORTS = ['status', 'next', 'rounds', 'created'] as const
type Sort = (typeof MONITOR_SORTS)[number]

/** A paused monitor sorts as having no next round. */
const EXPRESSION: Record<Sort, string> = {
  status: `CASE WHEN status = 'active' AND paused_at IS NOT NULL THEN 'paused' ELSE status END`,
  next: 'CASE WHEN paused_at IS NULL THEN next_at END',
  rounds: 'rounds',
  created: 'created_at',
}

const LEASE = `id = ? AND lease_token = ? AND status = 'active'`

/** Monitors, and the people whom they reported. Each write of a round needs the lease token of its worker. */
export class MonitorStore {
  constructor(private readonly sql: Sql) {}

  /** Throws `validation_failed` when the workspace already has `maxMonitors`. */
  async create(monitor: NewMonitor, first: Date, maxMonitors: number, tx: SqlTransaction): Promise<void> {
    // Locks the workspace first, so that concurrent requests cannot exceed the limit.
    await tx.run('UPDATE workspaces SET id = id WHERE id = ?', [monitor.workspaceId])
    const [{ count }] = await tx.select<{ count: unknown }>(
      'SELECT count(*) AS count FROM monitors WHERE workspace_id = ?',
      [monitor.workspaceId]
    )
    if (Number(count) >= maxMonitors)
      throw validationFailed({ cadence: [`a workspace can have at most ${maxMonitors} monitors`] })
    const { id, workspaceId, keyId, setId, search, cadence, webhookUrl, createdAt } = monitor
    await tx.run(
      `INSERT INTO monitors (id, workspace_id, key_id, set_id, search, cadence, webhook_url, status, phase, next_at, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, 'active', 'waiting', ?, ?)`,
      [
        id,
        workspaceId,
        keyId,
        setId,
        search && toJson(search),
        cadence,
        webhookUrl,
        first.toISOString(),
        createdAt,
      ]
    )
  }

  async list(workspaceId: string): Promise<Monitor[]> {
    const rows = await this.sql.select<Row>(
      'SELECT * FROM monitors WHERE workspace_id = ? ORDER BY created_at, id',
      [workspaceId]
    )
    return rows.map(toMonitor)
  }

  /** Returns one page of a workspace's monitors, oldest first by default. */
  async page(
    workspaceId: string,
    { sort, from, limit }: { sort?: Sorted<Sort>; from: number; limit: number }
  ) {
    const rows = await this.sql.select<Row>(
      `SELECT * FROM monitors WHERE workspace_id = ? ${orderBy(sort, EXPRESSION, 'created_at, id')} LIMIT ? OFFSET ?`,
      [workspaceId, limit, from]
    )
    return rows.map(toMonitor)
  }

  async get(workspaceId: string, id: string, tx?: SqlTransaction): Promise<Monitor | null> {
    const [row] = await (tx ?? this.sql).select<Row>(
      'SELECT * FROM monitors WHERE id = ? AND workspace_id = ?',
      [id, workspaceId]
    )
    return row ? toMonitor(row) : null
  }

  /**
   * Changes a monitor. A round in progress continues, and the new schedule applies after it. A
   * completed monitor becomes active again.
   */
  async change(
    workspaceId: string,
    id: string,
    {
      search,
      cadence,
      webhookUrl,
      next,
    }: Pick<Monitor, 'search' | 'cadence' | 'webhookUrl'> & { next: Date },
    tx: SqlTransaction
  ): Promise<boolean> {
    const changed = await tx.run(
      `UPDATE monitors SET search = ?, cadence = ?, webhook_url = ?, status = 'active',
         next_at = CASE WHEN lease_token IS NULL AND phase = 'waiting' THEN ? ELSE next_at END
       WHERE id = ? AND workspace_id = ?`,
      [search && toJson(search), cadence, webhookUrl, next.toISOString(), id, workspaceId]
    )
    return changed > 0
  }

  /** Returns false for an unknown id. A running round writes nothing more. */
  async remove(workspaceId: string, id: string, tx?: SqlTransaction): Promise<boolean> {
    const removed = await (tx ?? this.sql).run('DELETE FROM monitors WHERE id = ? AND workspace_id = ?', [
      id,
      workspaceId,
    ])
    return removed > 0
  }

  /** Claims the round that has been due longest. Returns null if none is due. */
  async claim(token: string, now: Date, until: Date): Promise<Monitor | null> {
    const locked = this.sql.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''
    const [row] = await this.sql.select<Row>(
      `UPDATE monitors SET lease_token = ?, next_at = ? WHERE id = (
         SELECT id FROM monitors WHERE status = 'active' AND paused_at IS NULL AND next_at <= ? ORDER BY next_at LIMIT 1 ${locked})
       RETURNING *`,
      [token, until.toISOString(), now.toISOString()]
    )
    return row ? toMonitor(row) : null
  }

  /**
   * Ends a successful round. The next round is at the first scheduled time after `now`. Returns false
   * after the lease was lost.
   */
  async finish(monitor: Monitor, token: string, now: Date, tx: SqlTransaction): Promise<boolean> {
    // The schedule may have changed during the round.
    const current = (await this.get(monitor.workspaceId, monitor.id, tx)) ?? monitor
    const next = nextOf(current, now)
    const ended = await tx.run(
      `UPDATE monitors SET status = ?, next_at = ?, phase = 'waiting', rounds = rounds + 1, failures = 0, last_error = NULL,
         lease_token = NULL WHERE ${LEASE}`,
      [next ? 'active' : 'completed', next?.toISOString() ?? null, monitor.id, token]
    )
    return ended > 0
  }

  /**
   * Releases the lease and schedules the round's next step. An `error` counts as a failure. Returns
   * false after the lease was lost.
   */
  async later(
    { id }: Monitor,
    token: string,
    at: Date,
    { phase, error = null }: { phase: Monitor['phase']; error?: string | null },
    tx?: SqlTransaction
  ): Promise<boolean> {
    const kept = await (tx ?? this.sql).run(
      `UPDATE monitors SET next_at = ?, phase = ?, last_error = ?, failures = failures + ?, lease_token = NULL WHERE ${LEASE}`,
      [at.toISOString(), phase, error, error === null ? 0 : 1, id, token]
    )
    return kept > 0
  }

  async people(monitorId: string): Promise<Map<string, Watched>> {
    const rows = await this.sql.select<{ fields: string }>(
      'SELECT fields FROM monitor_people WHERE monitor_id = ?',
      [monitorId]
    )
    return new Map(
      rows.map(({ fields }) => {
        const person = fromJson<Watched>(fields)
        return [person.person_id, person]
      })
    )
  }

  async countPeople(monitorId: string): Promise<number> {
    const [{ people }] = await this.sql.select<{ people: unknown }>(
      'SELECT count(*) AS people FROM monitor_people WHERE monitor_id = ?',
      [monitorId]
    )
    return Number(people)
  }

  /** Stores a person's state, and when the monitor reported the person as new or changed. */
  async remember(
    monitorId: string,
    person: Watched,
    { reportedAt = null, changedAt = null }: { reportedAt?: Date | null; changedAt?: Date | null },
    tx: SqlTransaction
  ): Promise<void> {
    await tx.run(
      `INSERT INTO monitor_people (monitor_id, person_id, fields, reported_at, changed_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (monitor_id, person_id) DO UPDATE SET fields = excluded.fields,
         changed_at = coalesce(excluded.changed_at, monitor_people.changed_at)`,
      [
        monitorId,
        person.person_id,
        toJson(person),
        reportedAt?.toISOString() ?? null,
        changedAt?.toISOString() ?? null,
      ]
    )
  }

  /** Returns the people whom the monitor reported last, as new or changed, latest first. */
  async reports(monitorId: string, limit: number): Promise<Report[]> {
    const rows = await this.sql.select<Omit<Report, 'person'> & { fields: string }>(
      `SELECT fields, reported_at, changed_at FROM monitor_people WHERE monitor_id = ?
       ORDER BY coalesce(changed_at, reported_at, '') DESC, person_id LIMIT ?`,
      [monitorId, limit]
    )
    return rows.map(({ fields, ...times }) => ({ ...times, person: fromJson<Watched>(fields) }))
  }

  /**
   * Returns the people whom the monitors of a workspace reported last, latest first, each with the
   * monitor. Leaves out reports from before reports had times.
   */
  async reportsOf(workspaceId: string, limit: number): Promise<(Report & { monitorId: string })[]> {
    const rows = await this.sql.select<Omit<Report, 'person'> & { fields: string; monitor_id: string }>(
      `SELECT p.monitor_id, p.fields, p.reported_at, p.changed_at
       FROM monitor_people p JOIN monitors m ON m.id = p.monitor_id
       WHERE m.workspace_id = ? AND coalesce(p.changed_at, p.reported_at) IS NOT NULL
       ORDER BY coalesce(p.changed_at, p.reported_at) DESC, p.person_id LIMIT ?`,
      [workspaceId, limit]
    )
    return rows.map(({ fields, monitor_id, ...times }) => ({
      ...times,
      monitorId: monitor_id,
      person: fromJson<Watched>(fields),
    }))
  }
}

/** Returns the first scheduled time after `after`, or null if there is none. */
export function nextOf(
  { cadence, createdAt }: Pick<Monitor, 'cadence' | 'createdAt'>,
  after: Date
): Date | null {
  const read = parseCadence(cadence, new Date(createdAt))
  return 'problem' in read ? null : read.next(after)
}

function toMonitor(row: Row): Monitor {
  const target = row.set_id
    ? { setId: row.set_id, search: null }
    : { setId: null, search: fromJson<MonitorSearch>(row.search) }
  return {
    ...target,
    id: row.id,
    workspaceId: row.workspace_id,
    keyId: row.key_id,
    cadence: row.cadence,
    webhookUrl: row.webhook_url,
    status: row.status,
    phase: row.phase,
    nextAt: row.next_at,
    rounds: Number(row.rounds),
    failures: Number(row.failures),
    lastError: row.last_error,
    pausedAt: row.paused_at,
    createdAt: row.created_at,
  }
}
