import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { Person } from '#domain/people/person_record'
import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOfRecord } from '#domain/privacy/identifiers_of'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import { foldPerson } from '#domain/people/records/fold_person'
import {
  agreedFacts,
  type FactVotes,
  mergedVotes,
  votesWithout,
} from '#domain/search/verification/corroboration'
import { lockHead } from '#app/index/change_log'
import { fromJson, toJson } from '#app/shared/database/codecs'
import {
  accountOf,
  deleteRows,
  type FoundPerson,
  foundId,
  FOUND_COLUMNS,
  type FoundListing,
  type FoundRecord,
  type FoundRow,
  isOn,
  updateVotes,
  pagesOf,
  personIdOf,
  rowsOf,
  setState,
} from './found_rows.js'
import { recordKey } from './record_key.js'
import type { PeopleStore } from './people_store.js'

const identifiersOfStored = (record: FoundRecord | null): Identifier[] => {
  if (!record) return []
  const own: Identifier = { kind: 'person_id', value: personIdOf({ record }) }
  return [own, ...identifiersOfRecord(record, recordKey(record, ''))]
}
const identifiersOfFound = ({ record }: FoundPerson) => identifiersOfStored(record)

/**
 * People that workspaces found on pages. A found person is private to its workspace and in no
 * index. When independent publishers agree on a person, counted over all workspaces, the agreed
 * facts become a shared record. The record is removed when the publishers no longer agree.
 */
export class FoundPeople {
  constructor(
    private readonly sql: Sql,
    private readonly people: PeopleStore,
    private readonly suppression?: SuppressionList
  ) {}

  /**
   * Stores people for a workspace and shares agreed facts. Storing again merges the votes. Skips
   * suppressed people.
   */
  async save(workspaceId: string, people: readonly FoundPerson[], now = new Date()): Promise<void> {
    if (people.length === 0) return
    await this.sql.transaction(async (tx) => {
      await lockHead(tx, 'people')
      const scopes = await this.suppression?.scopesFor(people, identifiersOfFound, tx)
      const found = people.filter((_, i) => scopes?.[i] !== 'all')
      const before = new Map((await rowsOf(tx, found.map(personIdOf))).map((row) => [row.id, row]))
      for (const one of found) {
        const person_id = personIdOf(one)
        const id = foundId(person_id, workspaceId)
        const known = before.get(id)
        const votes = known ? mergedVotes(fromJson<FactVotes>(known.votes), one.votes) : one.votes
        const account = one.record.pronet_url ? accountOf(one.record.pronet_url) : null
        await tx.run(
          `INSERT INTO found_people (${FOUND_COLUMNS}, account) VALUES (?, ?, ?, ?, ?, ?, 'own', ?)
           ON CONFLICT (id) DO UPDATE SET record = excluded.record, votes = excluded.votes,
             found_at = excluded.found_at, account = excluded.account`,
          [
            id,
            person_id,
            workspaceId,
            toJson(one.record),
            toJson(votes),
            now.toISOString(),
            account,
          ] as string[]
        )
      }
      await this.#assess(tx, found.map(personIdOf), now)
    })
  }

  /** Returns a person as the workspace found them, or null. */
  async get(personId: string, workspaceId: string): Promise<Person | null> {
    const record = await this.record(personId, workspaceId)
    return record && foldPerson(personId, [record])
  }

  async record(personId: string, workspaceId: string): Promise<FoundRecord | null> {
    const [row] = await this.sql.select<FoundRow>(
      `SELECT ${FOUND_COLUMNS} FROM found_people WHERE person_id = ? AND workspace_id = ?`,
      [personId, workspaceId]
    )
    const record = row ? fromJson<FoundRecord>(row.record) : null
    const [scope] = (await this.suppression?.scopesFor([record], identifiersOfStored)) ?? []
    return scope === 'all' ? null : record
  }

  /** Returns the statements of the pages on which the workspace found a person. */
  async votesOf(personId: string, workspaceId: string): Promise<FactVotes> {
    const [row] = await this.sql.select<Pick<FoundRow, 'votes'>>(
      'SELECT votes FROM found_people WHERE person_id = ? AND workspace_id = ?',
      [personId, workspaceId]
    )
    return row ? fromJson<FactVotes>(row.votes) : {}
  }

  /** Returns the ids of people that the workspace found with this account (a `profileKey`). */
  async withAccount(account: string, workspaceId: string): Promise<string[]> {
    const rows = await this.sql.select<{ person_id: string }>(
      'SELECT person_id FROM found_people WHERE account = ? AND workspace_id = ? ORDER BY person_id',
      [account, workspaceId]
    )
    return rows.map((row) => row.person_id)
  }

  /** Lists found people, latest first. */
  async list(filter: { workspaceId?: string; personId?: string } = {}): Promise<FoundListing[]> {
    const conditions = [
      ...(filter.workspaceId ? [['workspace_id = ?', filter.workspaceId]] : []),
      ...(filter.personId ? [['person_id = ?', filter.personId]] : []),
    ]
    const where = conditions.length > 0 ? `WHERE ${conditions.map(([sql]) => sql).join(' AND ')}` : ''
    const rows = await this.sql.select<FoundRow>(
      `SELECT ${FOUND_COLUMNS} FROM found_people ${where} ORDER BY found_at DESC, person_id`,
      conditions.map(([, value]) => value)
    )
    return rows.map(({ record, votes, state, ...row }) => {
      const { name, company = null } = fromJson<FoundRecord>(record)
      const { person_id, workspace_id, found_at } = row
      return {
        person_id,
        workspace_id,
        name,
        company,
        shared: state === 'shared',
        found_at,
        pages: pagesOf(votes),
      }
    })
  }

  /** Deletes people from every workspace and from the shared records. Returns how many existed. */
  remove(personIds: readonly string[], now = new Date()): Promise<number> {
    return this.sql.transaction(async (tx) => {
      await lockHead(tx, 'people')
      const rows = await rowsOf(tx, personIds)
      await this.#unshare(tx, rows, now)
      await deleteRows(tx, rows)
      return new Set(rows.map((row) => row.person_id)).size
    })
  }

  /**
   * Deletes all votes from a site, or from one page if `source` is a URL. Deletes people whose name
   * has no votes left. Unshares people whose remaining votes no longer agree. Returns the ids of
   * all affected people.
   */
  removeSource(source: string, now = new Date()): Promise<string[]> {
    const isGone = source.includes('/') ? (url: string) => url === source : isOn(source)
    return this.sql.transaction(async (tx) => {
      await lockHead(tx, 'people')
      const rows = await tx.select<FoundRow>(`SELECT ${FOUND_COLUMNS} FROM found_people`)
      const concerned = rows.filter(({ votes, record }) => {
        const { source_url } = fromJson<FoundRecord>(record)
        return pagesOf(votes).some(isGone) || (source_url !== undefined && isGone(source_url))
      })
      await this.#unshare(tx, concerned, now)
      for (const row of concerned) {
        const votes = votesWithout(fromJson<FactVotes>(row.votes), isGone)
        if ((votes.name ?? []).length === 0) await deleteRows(tx, [row])
        else await updateVotes(tx, row, votes)
      }
      const ids = [...new Set(concerned.map((row) => row.person_id))]
      await this.#assess(tx, ids, now)
      return ids
    })
  }

  /**
   * Reviews up to `limit` people that an earlier version shared because of one source. Returns
   * their number.
   */
  review(now: Date, limit = 200): Promise<number> {
    return this.sql.transaction(async (tx) => {
      await lockHead(tx, 'people')
      const rows = await tx.select<{ person_id: string }>(
        `SELECT DISTINCT person_id FROM found_people WHERE state = 'review' LIMIT ?`,
        [limit]
      )
      await this.#assess(
        tx,
        rows.map((row) => row.person_id),
        now
      )
      return rows.length
    })
  }

  /** Shares facts that publishers agree on. Unshares people without agreed facts. */
  async #assess(tx: SqlTransaction, personIds: readonly string[], now: Date): Promise<void> {
    const rows = await rowsOf(tx, personIds)
    const agreed: FoundRecord[] = []
    const [shared, alone] = [new Set<string>(), [] as FoundRow[]]
    for (const [personId, ofPerson] of Map.groupBy(rows, (row) => row.person_id)) {
      const votes = ofPerson.map((row) => fromJson<FactVotes>(row.votes)).reduce(mergedVotes)
      const facts = agreedFacts(votes, now.toISOString())
      const { id } = fromJson<FoundRecord>(ofPerson[0].record)
      if (facts) agreed.push({ source: 'web', id, ...facts })
      if (facts) shared.add(personId)
      else alone.push(...ofPerson)
    }
    if (agreed.length > 0) await this.people.applyIn(tx, agreed, now)
    await this.#unshare(tx, alone, now)
    await setState(tx, [...shared], 'shared')
    await setState(
      tx,
      alone.map((row) => row.person_id),
      'own'
    )
  }

  async #unshare(tx: SqlTransaction, rows: readonly FoundRow[], now: Date): Promise<void> {
    const keys = rows.filter(({ state }) => state !== 'own').map((row) => row.person_id.slice('per_'.length))
    if (keys.length > 0) await this.people.removeIn(tx, [...new Set(keys)], now)
  }
}
