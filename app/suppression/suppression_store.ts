import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { dropHash } from '#domain/privacy/drop_identifiers'
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

/** How long reads outside transactions may miss another process's changes. */
const STATE_MS = 500

export type ListedEntry = { id: string; scope: SuppressionScope; created_at: string }
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

  /**
   * Adds one entry per person. The id depends on the first identifier, so that adding the same file
   * again adds no entries. Returns the ids.
   */
  async addEach(
    people: readonly (readonly Identifier[])[],
    scope: SuppressionScope,
    tx: SqlTransaction
  ): Promise<string[]> {
    await createState(tx, this.cipher)
    const { hash } = (await readState(tx, this.cipher))!
    const ids: string[] = []
    for (const identifiers of people) {
      const id = `${scope === 'all' ? 'sup' : 'dnc'}_${hash(JSON.stringify(identifiers[0]))}`
      await this.add({ id, scope, identifiers }, tx)
      ids.push(id)
    }
    return ids
  }

  /** Returns up to `limit` entries after an id, by id. */
  async entries(limit: number, after = ''): Promise<ListedEntry[]> {
    return this.sql.select<ListedEntry>(
      'SELECT id, scope, created_at FROM suppression_entries WHERE id > ? ORDER BY id LIMIT ?',
      [after, limit]
    )
  }

  /** Returns for each identifier, in order, whether the entry has it. */
  async listed(entryId: string, identifiers: readonly Identifier[]): Promise<boolean[]> {
    const state = await this.#current()
    if (!state || identifiers.length === 0) return identifiers.map(() => false)
    const marks = identifiers.map((identifier) => markOf(asListed(identifier), state.hash))
    const [condition, binding] = anyOf(
      this.sql,
      'hash',
      marks.map(({ hash }) => hash)
    )
    const rows = await this.sql.select<{ hash: string }>(
      `SELECT hash FROM suppression_marks WHERE entry_id = ? AND ${condition}`,
      [entryId, binding]
    )
    const found = new Set(rows.map(({ hash }) => hash))
    return marks.map(({ hash }) => found.has(hash))
  }

  /** Removes identifiers from the entries of all hashed lists. */
  async unlist(identifiers: readonly Identifier[]): Promise<void> {
    const state = await this.#current()
    if (!state || identifiers.length === 0) return
    const hashes = identifiers.map((identifier) => markOf(asListed(identifier), state.hash).hash)
    const [condition, binding] = anyOf(this.sql, 'hash', hashes)
    await this.sql.run(
      `DELETE FROM suppression_marks WHERE ${condition} AND entry_id LIKE '${HASHED_LIST}%'`,
      [binding]
    )
  }

  async remove(id: string): Promise<boolean> {
    const existed = await this.sql.transaction(async (tx) => {
      const removed = await tx.run('DELETE FROM suppression_entries WHERE id = ?', [id])
      await tx.run('DELETE FROM suppression_marks WHERE entry_id = ?', [id])
      await tx.run('DELETE FROM suppression_origins WHERE entry_id = ?', [id])
      if (removed > 0) await countEntries(tx, -1, id)
      return removed > 0
    })
    this.#state = undefined
    return existed
  }

  async scopesOf(
    people: readonly (readonly Identifier[])[],
    tx?: SqlTransaction,
    counts: (entryId: string) => boolean = () => true
  ) {
    const state = people.length === 0 ? null : await (tx ? readState(tx, this.cipher) : this.#current())
    if (!state || state.entries === 0) return people.map(() => null)
    const wanted = people.flatMap((identifiers) => marksOf(identifiers.filter(isSearchable), state))
    const hashes = [...new Set(wanted.map(({ hash }) => hash))]
    const found = (await this.#find(hashes, tx ?? this.sql)).filter(({ entry_id }) => counts(entry_id))
    if (found.length === 0) return people.map(() => null)
    const marks = people.map((identifiers) => marksOf(identifiers, state))
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

  /** Reads one table per statement, because without statistics a join may scan all entries. */
  async #find(hashes: readonly string[], sql: Sql): Promise<FoundMark[]> {
    if (hashes.length === 0) return []
    const [condition, binding] = anyOf(sql, 'hash', hashes)
    const marks = await sql.select<Omit<FoundMark, 'scope'>>(
      `SELECT hash, entry_id, kind FROM suppression_marks WHERE ${condition}`,
      [binding]
    )
    if (marks.length === 0) return []
    const [ofEntries, ids] = anyOf(sql, 'id', [...new Set(marks.map(({ entry_id }) => entry_id))])
    const entries = await sql.select<{ id: string; scope: SuppressionScope }>(
      `SELECT id, scope FROM suppression_entries WHERE ${ofEntries}`,
      [ids]
    )
    const scopes = new Map(entries.map(({ id, scope }) => [id, scope]))
    return marks.flatMap((mark) => {
      const scope = scopes.get(mark.entry_id)
      return scope ? [{ ...mark, scope }] : []
    })
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
    // Serialises additions, so that the number of entries stays correct.
    await tx.run('UPDATE suppression_state SET id = id WHERE id = 1')
    const state = (await readState(tx, this.cipher))!
    const [known] = await tx.select('SELECT id FROM suppression_entries WHERE id = ?', [id])
    await tx.run(
      `INSERT INTO suppression_entries (id, scope, created_at) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET
         scope = CASE WHEN suppression_entries.scope = 'all' THEN 'all' ELSE excluded.scope END`,
      [id, scope, toTime(this.now())]
    )
    if (!known) await countEntries(tx, 1, id)
    const rows = new Map(marksOf(identifiers, state).map(({ hash, group }) => [hash, [hash, id, group]]))
    await insertRows(
      tx,
      'suppression_marks',
      ['hash', 'entry_id', 'kind'],
      [...rows.values()].sort(([a], [b]) => (a < b ? -1 : 1)),
      '(hash, entry_id) DO NOTHING'
    )
  }
}

/** The prefix of entry ids that came from an authority's list of hashes. */
export const HASHED_LIST = 'drop_'

/** Updates the number of entries, so that an empty list is not searched. */
const countEntries = (tx: SqlTransaction, by: 1 | -1, id: string): Promise<number> =>
  tx.run('UPDATE suppression_state SET entries = entries + ?, hashed_lists = hashed_lists + ? WHERE id = 1', [
    by,
    id.startsWith(HASHED_LIST) ? by : 0,
  ])

/** Hashes identifiers. Skips `drop` identifiers if there is no hashed deletion list. */
function marksOf(identifiers: readonly Identifier[], { hash, hashedLists }: SuppressionState): Mark[] {
  return identifiers.flatMap((identifier) => {
    if (identifier.kind === 'drop' && hashedLists === 0) return []
    return [markOf(asListed(identifier), hash)]
  })
}

/** Converts a `drop` identifier, `type:text`, to the `type:hash` of a deletion list. */
function asListed(identifier: Identifier): Identifier {
  if (identifier.kind !== 'drop') return identifier
  const { value } = identifier
  const at = value.indexOf(':') + 1
  return { kind: 'drop_hash', value: value.slice(0, at) + dropHash(value.slice(at)) }
}
