import { hash as digest } from 'node:crypto'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { Identifier } from '#domain/privacy/identifier'
import { isSamePerson, isSearchable, isSure, type Mark, markOf } from '#domain/privacy/matching'
import {
  type SuppressionEntry,
  SuppressionList,
  type SuppressionScope,
} from '#domain/privacy/suppression_list'
import { anyOf } from '#app/shared/database/any_of'
import { toTime } from '#app/shared/database/codecs'
import { insertRows } from '#app/shared/database/insert_rows'
import type { Cipher } from '#app/shared/cipher'
import { createState, readState, type SuppressionState } from './suppression_key.js'

/** How long a process may not see another's changes, outside transactions. */
const STATE_MS = 500

type FoundMark = { hash: string; entry_id: string; kind: string; scope: SuppressionScope }

/** The suppression list in SQL, as keyed hashes. */
export class SuppressionStore extends SuppressionList {
  #state: { value: Promise<SuppressionState | null>; at: number } | undefined

  constructor(
    private readonly sql: Sql,
    private readonly cipher: Cipher,
    private readonly now: () => Date = () => new Date()
  ) {
    super()
  }

  async isEmpty(tx?: SqlTransaction): Promise<boolean> {
    const state = await (tx ? readState(tx, this.cipher) : this.#current())
    return !state || state.entries === 0
  }

  async add(entry: SuppressionEntry, tx?: SqlTransaction): Promise<void> {
    if (tx) await this.#add(entry, tx)
    else await this.sql.transaction((own) => this.#add(entry, own))
    this.#state = undefined
  }

  async remove(id: string): Promise<boolean> {
    const existed = await this.sql.transaction(async (tx) => {
      const removed = await tx.run('DELETE FROM suppression_entries WHERE id = ?', [id])
      await tx.run('DELETE FROM suppression_marks WHERE entry_id = ?', [id])
      if (removed > 0) await count(tx)
      return removed > 0
    })
    this.#state = undefined
    return existed
  }

  async scopesOf(people: readonly (readonly Identifier[])[], tx?: SqlTransaction) {
    const state = people.length === 0 ? null : await (tx ? readState(tx, this.cipher) : this.#current())
    if (!state || state.entries === 0) return people.map(() => null)
    const marks = people.map((identifiers) => marksOf(identifiers, state))
    const wanted = new Set(marks.flatMap((ofPerson) => ofPerson.filter(isSearchable).map(({ hash }) => hash)))
    const found = await this.#find([...wanted], tx ?? this.sql)
    if (found.length === 0) return people.map(() => null)
    const entries = await this.#entries(found, tx ?? this.sql)
    const byHash = Map.groupBy(found, ({ hash }) => hash)
    return marks.map((ofPerson) => {
      const candidates = ofPerson.flatMap(({ hash }) => byHash.get(hash) ?? [])
      const scopes = candidates.flatMap(({ kind, entry_id, scope }) =>
        isSure(kind) || isSamePerson(entries.get(entry_id) ?? [], ofPerson) ? [scope] : []
      )
      return scopes.includes('all') ? 'all' : (scopes[0] ?? null)
    })
  }

  #current(): Promise<SuppressionState | null> {
    const at = performance.now()
    if (this.#state && at - this.#state.at < STATE_MS) return this.#state.value
    const value = readState(this.sql, this.cipher)
    this.#state = { value, at }
    value.catch(() => (this.#state = undefined))
    return value
  }

  async #find(hashes: readonly string[], sql: Sql): Promise<FoundMark[]> {
    if (hashes.length === 0) return []
    const [condition, binding] = anyOf(sql, 'm.hash', hashes)
    return sql.select<FoundMark>(
      `SELECT m.hash, m.entry_id, m.kind, e.scope FROM suppression_marks m
       JOIN suppression_entries e ON e.id = m.entry_id WHERE ${condition}`,
      [binding]
    )
  }

  /** Returns all marks of the entries that a single shared mark does not decide. */
  async #entries(found: readonly FoundMark[], sql: Sql): Promise<Map<string, Mark[]>> {
    const ids = [...new Set(found.flatMap(({ kind, entry_id }) => (isSure(kind) ? [] : [entry_id])))]
    if (ids.length === 0) return new Map()
    const [condition, binding] = anyOf(sql, 'entry_id', ids)
    const rows = await sql.select<{ hash: string; entry_id: string; kind: string }>(
      `SELECT hash, entry_id, kind FROM suppression_marks WHERE ${condition}`,
      [binding]
    )
    const marks = new Map<string, Mark[]>(ids.map((id) => [id, []]))
    for (const { hash, entry_id, kind } of rows) marks.get(entry_id)!.push({ group: kind, hash })
    return marks
  }

  async #add({ id, scope, identifiers }: SuppressionEntry, tx: SqlTransaction): Promise<void> {
    await createState(tx, this.cipher)
    const state = (await readState(tx, this.cipher))!
    await tx.run(
      `INSERT INTO suppression_entries (id, scope, created_at) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET
         scope = CASE WHEN suppression_entries.scope = 'all' THEN 'all' ELSE excluded.scope END`,
      [id, scope, toTime(this.now())]
    )
    const rows = new Map(marksOf(identifiers, state).map(({ hash, group }) => [hash, [hash, id, group]]))
    await insertRows(
      tx,
      'suppression_marks',
      ['hash', 'entry_id', 'kind'],
      [...rows.values()].sort(([a], [b]) => (a < b ? -1 : 1)),
      '(hash, entry_id) DO NOTHING'
    )
    await count(tx)
  }
}

/** Notes the size, so that an empty list costs nothing. */
const count = (tx: SqlTransaction): Promise<number> =>
  tx.run(
    `UPDATE suppression_state SET entries = (SELECT COUNT(*) FROM suppression_entries),
       hashed_lists = (SELECT COUNT(*) FROM suppression_entries WHERE id LIKE 'drop_%')
     WHERE id = 1`
  )

/** `drop` identifiers count only if the list has entries from such lists. */
function marksOf(identifiers: readonly Identifier[], { hash, hashedLists }: SuppressionState): Mark[] {
  return identifiers.flatMap((identifier) => {
    if (identifier.kind !== 'drop') return [markOf(identifier, hash)]
    return hashedLists === 0 ? [] : [markOf(asHashed(identifier), hash)]
  })
}

/** Returns the hash that a deletion list has for `type:text`. */
function asHashed({ value }: Identifier): Identifier {
  const at = value.indexOf(':') + 1
  return { kind: 'drop_hash', value: value.slice(0, at) + digest('sha256', value.slice(at)) }
}
