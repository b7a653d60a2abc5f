import type { DeadJob } from '#domain/ports/queue'
import { type ClaimedJob, JobStore, type Lease, type NewJob } from '#adapters/queue/leased/job_store'

type Waiting = { payload: string; dueAt: number; maxAttempts: number }

type Row = Waiting & {
  queue: string
  id: string
  group: string | null
  attempts: number
  token: string | null
  lastError: string
  diedAt: Date | null
  again: Waiting | null
}

/** Jobs in memory. All queues with this store share them. Payloads are copied as JSON. */
export class MemoryJobStore extends JobStore {
  readonly #queues = new Map<string, Map<string, Row>>()

  /** Adds a job; see Queue.enqueue. */
  add({ queue, id, group = null, payload, dueAt, maxAttempts }: NewJob): void {
    const rows = this.#rows(queue)
    const row = rows.get(id)
    const waiting = { payload: JSON.stringify(payload), dueAt: dueAt.getTime(), maxAttempts }
    if (row?.token) row.again = waiting
    else if (!row || row.diedAt) rows.set(id, newRow({ queue, id, group }, waiting))
  }

  async nextDue(queue: string): Promise<Date | null> {
    let next = Infinity
    for (const row of this.#rows(queue).values()) if (!row.diedAt) next = Math.min(next, row.dueAt)
    return next === Infinity ? null : new Date(next)
  }

  async claim(
    queue: string,
    { limit, now, until, token, except = [] }: Parameters<JobStore['claim']>[1]
  ): Promise<ClaimedJob[]> {
    const isPassed = ({ group }: Row) => group !== null && except.includes(group)
    const due = [...this.#rows(queue).values()].filter(
      (row) => !row.diedAt && row.dueAt <= now.getTime() && !isPassed(row)
    )
    const picked = due.sort((one, other) => one.dueAt - other.dueAt).slice(0, limit)
    return picked.map((row) => {
      Object.assign(row, { token, dueAt: until.getTime(), attempts: row.attempts + 1 })
      const { id, group, maxAttempts } = row
      return { job: jobOf(row), group, maxAttempts, lease: { queue, id, token } }
    })
  }

  async renew(lease: Lease, until: Date): Promise<boolean> {
    const row = this.#held(lease)
    if (row) row.dueAt = until.getTime()
    return row !== null
  }

  async finish(lease: Lease): Promise<void> {
    const row = this.#held(lease)
    if (row) this.#end(row)
  }

  async retry(lease: Lease, dueAt: Date, error: string): Promise<void> {
    const row = this.#held(lease)
    if (row) Object.assign(row, { token: null, dueAt: dueAt.getTime(), lastError: error })
  }

  async bury(lease: Lease, now: Date, error: string): Promise<void> {
    const row = this.#held(lease)
    if (!row) return
    if (row.again) return this.#end(row)
    const attempts = Math.min(row.attempts, row.maxAttempts)
    Object.assign(row, { token: null, attempts, lastError: error, diedAt: now })
  }

  async handBack(lease: Lease, now: Date): Promise<void> {
    const row = this.#held(lease)
    if (row) Object.assign(row, { token: null, dueAt: now.getTime(), attempts: row.attempts - 1 })
  }

  async counts(queue: string) {
    const counts = { waiting: 0, running: 0, dead: 0 }
    for (const row of this.#rows(queue).values())
      counts[row.diedAt ? 'dead' : row.token ? 'running' : 'waiting']++
    return counts
  }

  async dead(queue: string, limit: number): Promise<DeadJob[]> {
    const dead = [...this.#rows(queue).values()].flatMap((row) =>
      row.diedAt ? [{ ...jobOf(row), error: row.lastError, diedAt: row.diedAt.toISOString() }] : []
    )
    return dead.sort((one, other) => (one.diedAt < other.diedAt ? 1 : -1)).slice(0, limit)
  }

  async revive(queue: string, id: string, now: Date): Promise<boolean> {
    const row = this.#rows(queue).get(id)
    if (!row?.diedAt) return false
    this.#rows(queue).set(id, newRow(row, { ...row, dueAt: now.getTime() }))
    return true
  }

  #rows(queue: string): Map<string, Row> {
    const rows = this.#queues.get(queue) ?? new Map()
    this.#queues.set(queue, rows)
    return rows
  }

  #held({ queue, id, token }: Lease): Row | null {
    const row = this.#rows(queue).get(id)
    return row?.token === token ? row : null
  }

  #end(row: Row): void {
    const rows = this.#rows(row.queue)
    if (row.again) rows.set(row.id, newRow(row, row.again))
    else rows.delete(row.id)
  }
}

function newRow(
  { queue, id, group }: Pick<Row, 'queue' | 'id' | 'group'>,
  { payload, dueAt, maxAttempts }: Waiting
): Row {
  const life = { attempts: 0, token: null, lastError: '', diedAt: null, again: null }
  return { queue, id, group, payload, dueAt, maxAttempts, ...life }
}

function jobOf(row: Row) {
  return { id: row.id, queue: row.queue, payload: JSON.parse(row.payload), attempt: row.attempts }
}
