import type { Identifier } from '#domain/privacy/identifier'
import type { PersonReference } from '#domain/privacy/person_reference'
import type { ErasedPerson, HeldData } from '#domain/privacy/personal_data'
import type { RowOf } from '#domain/ports/row_of'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { Cipher } from '#app/shared/cipher'
import { fromBoolean, fromJson, toJson } from '#app/shared/database/codecs'
import { afterCursor, cutPage } from '#app/shared/http/time_cursor'

export type RequestStatus = 'queued' | 'erasing' | 'compacting' | 'completed'

/** What one store held. Workspace ids are in the request, not per store. */
export type HeldReport = { store: string; what: string; count: number }

/** The person to erase, with the identifiers for the suppression list. Stored encrypted. */
export type Subject = {
  personId: string | null
  person: ErasedPerson
  listed: Identifier[]
  /** How the request named the person. */
  reference?: PersonReference
  /** Pages to drop, noted before the first is deleted. */
  pages?: string[]
}

export type PrivacyRequest = {
  id: string
  workspaceId: string | null
  status: RequestStatus
  dropPages: boolean
  /** `person` if the person made the request on the privacy page. */
  reason: 'person' | null
  held: HeldReport[] | null
  workspaces: string[]
  pages: number | null
  lastError: string | null
  createdAt: string
  erasedAt: string | null
  compactedAt: string | null
  completedAt: string | null
}

/** A request that this process works on until the lease ends. */
export type HeldRequest = { request: PrivacyRequest; subject: Subject; token: string }

type Row = RowOf<PrivacyRequest, { dropPages: unknown; held: string | null; workspaces: string | null }> & {
  subject: string | null
}

const PURPOSE = 'privacy request'
/** SQL condition: the given token still has the lease. */
const OURS = `id = ? AND lease_token = ? AND status <> 'completed'`

/** Requests to erase people. A request keeps the person, encrypted, only until it completes. */
export class RequestStore {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: Cipher
  ) {}

  async add(
    request: {
      id: string
      workspaceId: string | null
      subject: Subject
      dropPages: boolean
      reason?: 'person'
    },
    now: Date,
    tx: Sql = this.sql
  ): Promise<void> {
    const sealed = this.cipher.encrypt(toJson(request.subject), { purpose: PURPOSE })
    await tx.run(
      `INSERT INTO privacy_requests (id, workspace_id, status, subject, drop_pages, attempts, created_at, reason)
       VALUES (?, ?, 'queued', ?, ?, 0, ?, ?)`,
      [
        ...[request.id, request.workspaceId, sealed, request.dropPages, now.toISOString()],
        request.reason ?? null,
      ]
    )
  }

  /** Returns a request. `workspaceId` limits it to a workspace's requests. */
  async get(id: string, workspaceId?: string): Promise<PrivacyRequest | null> {
    const [row] = await this.sql.select<Row>('SELECT * FROM privacy_requests WHERE id = ?', [id])
    return row && (workspaceId === undefined || row.workspace_id === workspaceId) ? toRequest(row) : null
  }

  /** Returns a page of requests, newest first. */
  async page(workspaceId: string | undefined, limit: number, cursor?: string) {
    const [older, values] = afterCursor('q', cursor)
    const [own, ownValues] = workspaceId === undefined ? ['1 = 1', []] : ['q.workspace_id = ?', [workspaceId]]
    const rows = await this.sql.select<Row>(
      `SELECT q.* FROM privacy_requests q WHERE ${own} ${older} ORDER BY q.created_at DESC, q.id LIMIT ?`,
      [...ownValues, ...values, limit + 1]
    )
    return cutPage(rows.map(toRequest), limit)
  }

  /** Claims the oldest request that has one of the statuses and no running lease. */
  async claim(
    statuses: readonly RequestStatus[],
    token: string,
    now: Date,
    until: Date
  ): Promise<HeldRequest | null> {
    const locked = this.sql.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''
    const time = now.toISOString()
    const [row] = await this.sql.select<Row>(
      `UPDATE privacy_requests SET lease_token = ?, lease_until = ?, attempts = attempts + 1 WHERE id = (
         SELECT id FROM privacy_requests WHERE status IN (${statuses.map(() => '?').join(', ')})
           AND (lease_until IS NULL OR lease_until <= ?) ORDER BY created_at, id LIMIT 1 ${locked})
       RETURNING *`,
      [token, until.toISOString(), ...statuses, time]
    )
    if (!row) return null
    const text = this.cipher.decrypt<string>(row.subject!, PURPOSE)
    if (text === null) throw new Error(`cannot decrypt the privacy request ${row.id}: APP_KEY has changed`)
    return { request: toRequest(row), subject: fromJson<Subject>(text), token }
  }

  /** Renews a lease. Returns false after it was lost. */
  async renew({ request, token }: HeldRequest, until: Date): Promise<boolean> {
    const values = [until.toISOString(), request.id, token]
    return (await this.sql.run(`UPDATE privacy_requests SET lease_until = ? WHERE ${OURS}`, values)) === 1
  }

  /** Notes a failure. The lease stays, so that the request is retried only after it ends. */
  async fail({ request, token }: HeldRequest, reason: string): Promise<void> {
    const values = [reason.slice(0, 300), request.id, token]
    await this.sql.run(`UPDATE privacy_requests SET last_error = ? WHERE ${OURS}`, values)
  }

  /** Stores what was found, before anything is deleted. */
  async plan(held: HeldRequest, found: { store: string; data: HeldData[] }[]): Promise<void> {
    const reports = found.flatMap(({ store, data }) =>
      data.map(({ what, count }) => ({ store, what, count }))
    )
    const workspaces = new Set(found.flatMap(({ data }) => data.flatMap((one) => one.workspaceIds ?? [])))
    await this.#update(held, {
      status: 'erasing',
      held: toJson(reports),
      workspaces: toJson([...workspaces]),
    })
    held.request = { ...held.request, status: 'erasing', held: reports, workspaces: [...workspaces] }
  }

  /** Stores newly found data of the person, so that a crash does not lose it. */
  async note(held: HeldRequest, subject: Subject): Promise<void> {
    await this.#update(held, { subject: this.cipher.encrypt(toJson(subject), { purpose: PURPOSE }) })
    held.subject = subject
  }

  erased(held: HeldRequest, pages: number | null, now: Date): Promise<void> {
    const freed = { lease_token: null, lease_until: null }
    return this.#update(held, { status: 'compacting', pages, erased_at: now.toISOString(), ...freed })
  }

  /** Completes a request and forgets the person. Returns false after the lease was lost. */
  async complete({ request, token }: HeldRequest, now: Date, tx: SqlTransaction): Promise<boolean> {
    const time = now.toISOString()
    const completed = await tx.run(
      `UPDATE privacy_requests SET status = 'completed', subject = NULL, lease_token = NULL, lease_until = NULL,
         last_error = NULL, compacted_at = ?, completed_at = ? WHERE ${OURS}`,
      [time, time, request.id, token]
    )
    return completed === 1
  }

  async #update(
    { request, token }: HeldRequest,
    columns: Record<string, string | number | null>
  ): Promise<void> {
    const set = Object.keys(columns).map((name) => `${name} = ?`)
    const changed = await this.sql.run(`UPDATE privacy_requests SET ${set.join(', ')} WHERE ${OURS}`, [
      ...Object.values(columns),
      request.id,
      token,
    ])
    if (changed === 0) throw new Error(`another process took over the privacy request ${request.id}`)
  }
}

const toRequest = (row: Row): PrivacyRequest => ({
  id: row.id,
  workspaceId: row.workspace_id,
  status: row.status,
  dropPages: fromBoolean(row.drop_pages),
  reason: row.reason,
  held: row.held === null ? null : fromJson<HeldReport[]>(row.held),
  workspaces: row.workspaces === null ? [] : fromJson<string[]>(row.workspaces),
  pages: row.pages === null ? null : Number(row.pages),
  lastError: row.last_error,
  createdAt: row.created_at,
  erasedAt: row.erased_at,
  compactedAt: row.compacted_at,
  completedAt: row.completed_at,
})
