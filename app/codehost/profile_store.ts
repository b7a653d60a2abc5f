import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { insertRows } from '#app/shared/database/insert_rows'
import { type CodehostProfileRecord, profileOf } from '#domain/codehost/profile_record'
import type { KnownProfile } from '#domain/codehost/whole_account'
import { identifiersOfAccount } from '#domain/codehost/account_identifiers'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import type { CodehostArchive } from '#domain/codehost/archive'
import { lockHead, logChanges } from '#app/index/change_log'
import { fromJson, fromNumber, toJson, toTime } from '#app/shared/database/codecs'
import type { ImportBatch, StoredBatch } from '#app/imports/import_batch'
import { madeId } from './made_id.js'

type Row = { account_id: unknown; body: unknown }
type Kept = Omit<KnownProfile, 'id'>

const PAGE = 1000

const identifiersOfRecord = (record: CodehostProfileRecord) =>
  identifiersOfAccount({ login: record.login, email: record.email, profile: profileOf(record, '') })

/** The latest profile of each code-host account, in SQL. Profiles contain no e-mail addresses. */
export class CodehostProfileStore {
  constructor(
    private readonly sql: Sql,
    private readonly archive: CodehostArchive,
    private readonly suppression?: SuppressionList
  ) {}

  /**
   * Stores profiles in one transaction and logs the changed accounts. Skips a profile that is older
   * than the stored one. A profile without a time counts as read now, and is skipped if its content
   * is unchanged. Skips suppressed people.
   */
  async applyRecords(
    records: readonly CodehostProfileRecord[],
    now = new Date(),
    batchOf?: ImportBatch
  ): Promise<StoredBatch> {
    const known = await this.archive.idsOfLogins(records.map(({ login }) => login))
    return this.sql.transaction(async (tx) => {
      const head = await lockHead(tx, 'codehost')
      const scopes = await this.suppression?.scopesFor(records, identifiersOfRecord, tx)
      const isAdmitted = (_: unknown, i: number) => scopes?.[i] !== 'all'
      const [batch, archived] = [records.filter(isAdmitted), known.filter(isAdmitted)]
      const ids = await accountIds(tx, batch, archived)
      const stored = await read(tx, ids)
      const changed = new Map<number, Kept>()
      for (const [i, record] of batch.entries()) {
        const kept = changed.get(ids[i]) ?? stored.get(ids[i])
        const next = keptOf(record, now)
        if (!kept || isNews(record, next, kept)) changed.set(ids[i], next)
      }
      await write(tx, changed)
      const gone = await dropMade(tx, [...changed])
      await logChanges(tx, 'codehost', head, changesOf(changed.keys(), gone), now)
      const replaced = [...changed.keys()].filter((id) => stored.has(id)).length
      const applied = {
        added: changed.size - replaced,
        replaced,
        unchanged: batch.length - changed.size,
        suppressed: records.length - batch.length,
      }
      await batchOf?.stored(tx, applied)
      return applied
    })
  }

  /**
   * Deletes the profiles of these logins in one transaction, and their accounts from the index.
   * Returns how many profiles existed.
   */
  async removeLogins(logins: readonly string[], now = new Date()): Promise<number> {
    const archived = (await this.archive.idsOfLogins(logins)).filter((id) => id !== null)
    return this.sql.transaction(async (tx) => {
      const head = await lockHead(tx, 'codehost')
      const [condition, binding] = anyOf(
        tx,
        'login_key',
        logins.map((login) => login.toLowerCase())
      )
      const rows = await tx.select<{ account_id: unknown }>(
        `SELECT account_id FROM codehost_profiles WHERE ${condition}`,
        [binding]
      )
      await tx.run(`DELETE FROM codehost_profiles WHERE ${condition}`, [binding])
      const gone = rows.map(({ account_id }) => fromNumber(account_id))
      const removed = [...new Set([...gone, ...archived])]
      await logChanges(tx, 'codehost', head, changesOf([], removed), now)
      return gone.length
    })
  }

  /** Replaces stored profiles in one transaction, even newer ones. Skips deleted profiles. */
  async replace(profiles: readonly KnownProfile[], now = new Date()): Promise<void> {
    await this.sql.transaction(async (tx) => {
      const head = await lockHead(tx, 'codehost')
      const there = await read(
        tx,
        profiles.map(({ id }) => id)
      )
      const kept = profiles.filter(({ id }) => there.has(id))
      await write(tx, new Map(kept.map(({ id, ...profile }) => [id, profile])))
      const ids = kept.map(({ id }) => id)
      await logChanges(tx, 'codehost', head, changesOf(ids, []), now)
    })
  }

  async byIds(ids: readonly number[]): Promise<Map<number, KnownProfile>> {
    const found = await read(this.sql, ids)
    return new Map([...found].map(([id, kept]) => [id, { id, ...kept }]))
  }

  async *all(): AsyncGenerator<KnownProfile> {
    let after = Number.MIN_SAFE_INTEGER
    for (;;) {
      const rows = await this.sql.select<Row>(
        'SELECT account_id, body FROM codehost_profiles WHERE account_id > ? ORDER BY account_id LIMIT ?',
        [after, PAGE]
      )
      for (const row of rows) {
        after = fromNumber(row.account_id)
        yield { id: after, ...fromJson<Kept>(row.body) }
      }
      if (rows.length < PAGE) return
    }
  }

  async count(): Promise<number> {
    const rows = await this.sql.select<{ n: unknown }>('SELECT COUNT(*) AS n FROM codehost_profiles')
    return fromNumber(rows[0].n)
  }

  /** Moves profiles from generated ids to the real ids that the archive has learned since. */
  async adopt(now = new Date()): Promise<void> {
    let after = Number.MIN_SAFE_INTEGER
    for (;;) {
      const rows = await this.sql.select<Row>(
        'SELECT account_id, body FROM codehost_profiles WHERE account_id > ? AND account_id < 0 ORDER BY account_id LIMIT ?',
        [after, PAGE]
      )
      if (!rows.length) return
      after = fromNumber(rows[rows.length - 1].account_id)
      const known = rows.map((row) => fromJson<Kept>(row.body))
      const ids = await this.archive.idsOfLogins(known.map(({ login }) => login))
      const found = known.flatMap((kept, i) => ((ids[i] ?? -1) > 0 ? [[ids[i]!, kept] as const] : []))
      if (found.length) await this.sql.transaction((tx) => move(tx, found, now))
    }
  }
}

async function move(
  tx: SqlTransaction,
  found: readonly (readonly [number, Kept])[],
  now: Date
): Promise<void> {
  const head = await lockHead(tx, 'codehost')
  const there = await read(
    tx,
    found.map(([id]) => id)
  )
  await write(tx, new Map(found.filter(([id]) => !there.has(id))))
  const gone = await dropMade(tx, found)
  const put = found.map(([id]) => id)
  await logChanges(tx, 'codehost', head, changesOf(put, gone), now)
}

function changesOf(put: Iterable<number>, gone: readonly number[]) {
  const kept = [...new Set(put)].filter((id) => !gone.includes(id))
  return [
    ...kept.map((id) => ({ id: String(id), op: 'put' as const })),
    ...gone.map((id) => ({ id: String(id), op: 'delete' as const })),
  ]
}

/**
 * Returns the account id for each record: the record's own id, or else the id in the archive, the stored
 * id, or a generated id.
 */
async function accountIds(
  tx: SqlTransaction,
  batch: readonly CodehostProfileRecord[],
  archived: readonly (number | null)[]
): Promise<number[]> {
  const keys = batch.map(({ login }) => login.toLowerCase())
  const [condition, binding] = anyOf(tx, 'login_key', keys)
  const rows = await tx.select<{ account_id: unknown; login_key: string }>(
    `SELECT account_id, login_key FROM codehost_profiles WHERE ${condition} ORDER BY account_id`,
    [binding]
  )
  const known = new Map(rows.map((row) => [row.login_key, fromNumber(row.account_id)]))
  return batch.map(({ id, login }, i) => id ?? archived[i] ?? known.get(keys[i]) ?? madeId(login))
}

async function read(sql: Sql, ids: readonly number[]): Promise<Map<number, Kept>> {
  if (!ids.length) return new Map()
  const [condition, binding] = anyOf(sql, 'account_id', ids)
  const rows = await sql.select<Row>(`SELECT account_id, body FROM codehost_profiles WHERE ${condition}`, [
    binding,
  ])
  return new Map(rows.map((row) => [fromNumber(row.account_id), fromJson<Kept>(row.body)]))
}

async function write(tx: SqlTransaction, profiles: ReadonlyMap<number, Kept>): Promise<void> {
  await insertRows(
    tx,
    'codehost_profiles',
    ['account_id', 'login_key', 'body', 'observed_at'],
    [...profiles].map(([id, kept]) => [id, kept.login.toLowerCase(), toJson(kept), kept.profile.observedAt]),
    `(account_id) DO UPDATE SET login_key = excluded.login_key, body = excluded.body,
       observed_at = excluded.observed_at`
  )
}

/**
 * Deletes profiles that are stored under generated ids although their real ids are now known. Returns the
 * deleted ids.
 */
async function dropMade(
  tx: SqlTransaction,
  profiles: readonly (readonly [number, Kept])[]
): Promise<number[]> {
  const made = profiles.flatMap(([id, { login }]) => (id > 0 ? [madeId(login)] : []))
  const there = [...(await read(tx, made)).keys()]
  if (!there.length) return []
  const [condition, binding] = anyOf(tx, 'account_id', there)
  await tx.run(`DELETE FROM codehost_profiles WHERE ${condition}`, [binding])
  return there
}

function keptOf(record: CodehostProfileRecord, now: Date): Kept {
  const { login, type = null } = record
  return { login, type, profile: profileOf(record, record.observed_at ?? toTime(now)) }
}

function isNews(record: CodehostProfileRecord, next: Kept, kept: Kept): boolean {
  if (record.observed_at !== undefined && record.observed_at < kept.profile.observedAt) return false
  const contentOf = ({ profile: { observedAt: _, ...rest }, ...names }: Kept) => toJson([names, rest])
  return contentOf(next) !== contentOf(kept) || record.observed_at !== undefined
}
