import type { SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import type { PersonRecord } from '#domain/people/person_record'
import { parseProfile, profileKey } from '#domain/people/networks/networks'
import { hostingDomain } from '#domain/people/text/urls'
import type { FactVotes } from '#domain/search/verification/corroboration'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { recordKey } from './record_key.js'

/**
 * A found person's record. `id` identifies the person: the professional-network URL, or else the
 * name with the company, domain or page.
 */
export type FoundRecord = PersonRecord & { source: 'web'; id: string }
export type FoundPerson = { record: FoundRecord; votes: FactVotes }

/** A found person as operators see them. `workspace_id` is null for an unknown workspace. */
export type FoundListing = {
  person_id: string
  workspace_id: string | null
  name: string
  company: string | null
  shared: boolean
  found_at: string
  pages: string[]
}

/**
 * A stored found person. State `review`: an earlier version shared the person because of one
 * source.
 */
export type FoundRow = {
  id: string
  person_id: string
  workspace_id: string | null
  record: string
  votes: string
  found_at: string
  state: 'own' | 'shared' | 'review'
}

export const FOUND_COLUMNS = 'id, person_id, workspace_id, record, votes, found_at, state'

/** Returns the person_id of a found person. It stays the same if the person is shared later. */
export const personIdOf = ({ record }: Pick<FoundPerson, 'record'>): string => `per_${recordKey(record, '')}`

/** Returns the primary key of a person that a workspace found. */
export const foundId = (personId: string, workspaceId: string): string => `${personId} ${workspaceId}`

export function accountOf(url: string): string | null {
  const profile = parseProfile(url)
  return profile && profileKey(profile)
}

export const pagesOf = (votes: string): string[] => [
  ...new Set(Object.values(fromJson<FactVotes>(votes)).flatMap((list) => list.map(({ url }) => url))),
]

/** Returns a predicate for the URLs of a site. */
export function isOn(site: string): (url: string) => boolean {
  const domain = hostingDomain(site) ?? site
  return (url) => hostingDomain(url) === domain
}

export async function rowsOf(tx: SqlTransaction, personIds: readonly string[]): Promise<FoundRow[]> {
  if (personIds.length === 0) return []
  const [condition, binding] = anyOf(tx, 'person_id', personIds)
  const sql = `SELECT ${FOUND_COLUMNS} FROM found_people WHERE ${condition} ORDER BY person_id, found_at`
  return tx.select<FoundRow>(sql, [binding])
}

export async function setState(
  tx: SqlTransaction,
  personIds: readonly string[],
  state: FoundRow['state']
): Promise<void> {
  if (personIds.length === 0) return
  const [condition, binding] = anyOf(tx, 'person_id', personIds)
  await tx.run(`UPDATE found_people SET state = ? WHERE ${condition}`, [state, binding])
}

export async function deleteRows(tx: SqlTransaction, rows: readonly FoundRow[]): Promise<void> {
  for (const { id } of rows) await tx.run('DELETE FROM found_people WHERE id = ?', [id])
}

export async function updateVotes(tx: SqlTransaction, { id }: FoundRow, votes: FactVotes): Promise<void> {
  await tx.run(`UPDATE found_people SET votes = ?, state = 'own' WHERE id = ?`, [toJson(votes), id])
}
