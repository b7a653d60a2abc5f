import type { PersonProfile } from '#domain/profiles/person_record'
import { type ProfileBasis, readProfileBasis } from '#domain/profiles/profile_basis'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { fromJson, toJson } from '#app/shared/database/codecs'

/** Time in ms for which a workspace can read a profile again without paying again. */
const PAID_MS = 90 * 24 * 60 * 60 * 1000

/** Matches payments for a person, also under ids that the person had before a merge. */
export const FOR_PERSON = `(p.person_id = ? OR p.person_id IN (SELECT 'per_' || record_key FROM person_records WHERE person_id = ?))`

/**
 * `id` is the person_id of a person whom every workspace sees. For a person whom one workspace found
 * on pages (`FoundPeople`), it is a key of that workspace.
 */
export type StoredProfile = {
  id: string
  record: PersonProfile
  builtAt: string
  /** Null for profiles built before kith kept it. */
  basis: ProfileBasis | null
}

/** Profiles of people, payments for them, and the runs that build them. */
export class PersonProfileStore {
  constructor(private readonly sql: Sql) {}

  async get(id: string, tx?: SqlTransaction): Promise<StoredProfile | null> {
    const [row] = await (tx ?? this.sql).select<{ record: string; built_at: string; basis: string | null }>(
      'SELECT record, built_at, basis FROM person_profiles WHERE person_id = ?',
      [id]
    )
    if (!row) return null
    const basis = row.basis === null ? null : readProfileBasis(row.basis)
    return { id, record: fromJson<PersonProfile>(row.record), builtAt: row.built_at, basis }
  }

  async save({ id, record, builtAt, basis }: StoredProfile, tx: SqlTransaction): Promise<void> {
    const [shown, kept] = [record, basis].map((one) => one && tx.contacts.sealIn(toJson(one)))
    await tx.run(
      `INSERT INTO person_profiles (person_id, record, built_at, basis) VALUES (?, ?, ?, ?)
       ON CONFLICT (person_id) DO UPDATE
         SET record = excluded.record, built_at = excluded.built_at, basis = excluded.basis`,
      [id, shown, builtAt, kept]
    )
  }

  /**
   * Returns the person_id that an earlier request found for an identity, or null. `alias` is
   * `subjectOf(identity)`.
   */
  async personOfAlias(alias: string): Promise<string | null> {
    const [row] = await this.sql.select<{ person_id: string }>(
      'SELECT person_id FROM person_aliases WHERE alias = ?',
      [alias]
    )
    return row?.person_id ?? null
  }

  async saveAlias(alias: string, personId: string, tx: SqlTransaction): Promise<void> {
    await tx.run(
      `INSERT INTO person_aliases (alias, person_id) VALUES (?, ?)
       ON CONFLICT (alias) DO UPDATE SET person_id = excluded.person_id`,
      [alias, personId]
    )
  }

  /** Whether a workspace paid for a profile in the last 90 days. */
  async isPaid(workspaceId: string, personId: string, now: Date, tx?: SqlTransaction): Promise<boolean> {
    const rows = await (tx ?? this.sql).select<{ run_id: string }>(
      `SELECT p.run_id FROM person_payments p WHERE p.workspace_id = ? AND ${FOR_PERSON} AND p.paid_at > ?`,
      [workspaceId, personId, personId, since(now)]
    )
    return rows.length > 0
  }

  /**
   * Records a run's payment for a profile. Returns false if the workspace has paid in the last 90
   * days. Call it in the transaction that ends and charges the run, so that only the first of
   * several concurrent runs pays. Do not call it for a run that is free.
   */
  async pay(
    claim: { workspaceId: string; personId: string; runId: string; now: Date },
    tx: SqlTransaction
  ): Promise<boolean> {
    const { workspaceId, personId, runId, now } = claim
    if (await this.isPaid(workspaceId, personId, now, tx)) return false
    const paid = await tx.run(
      `INSERT INTO person_payments (workspace_id, person_id, run_id, paid_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (workspace_id, person_id) DO UPDATE SET run_id = excluded.run_id, paid_at = excluded.paid_at
         WHERE person_payments.paid_at <= ?`,
      [workspaceId, personId, runId, now.toISOString(), since(now)]
    )
    return paid === 1
  }

  /** Returns the unfinished run of a workspace for a subject, or null. */
  async unfinishedRun(workspaceId: string, subject: string, tx?: SqlTransaction): Promise<string | null> {
    const [row] = await (tx ?? this.sql).select<{ run_id: string }>(
      `SELECT q.run_id FROM person_requests q JOIN runs r ON r.id = q.run_id
       WHERE q.workspace_id = ? AND q.subject = ? AND r.status IN ('queued', 'running')`,
      [workspaceId, subject]
    )
    return row?.run_id ?? null
  }

  async saveRequest(workspaceId: string, subject: string, runId: string, tx: SqlTransaction): Promise<void> {
    await tx.run(
      `INSERT INTO person_requests (workspace_id, subject, run_id) VALUES (?, ?, ?)
       ON CONFLICT (workspace_id, subject) DO UPDATE SET run_id = excluded.run_id`,
      [workspaceId, subject, runId]
    )
  }
}

const since = (now: Date): string => new Date(now.getTime() - PAID_MS).toISOString()
