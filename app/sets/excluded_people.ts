import { inject } from '@adonisjs/core'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { type SetCandidate, identityOf } from '#domain/sets/candidate'
import type { PersonVerdict } from '#domain/sets/judge'
import { type PersonKeys, identityOfRow, KnownPeople } from '#domain/sets/known_people'
import type { SetPerson } from '#domain/sets/set'
import type { Row } from '#domain/truth/subject'
import { PeopleStore } from '#app/people/people_store'
import { fromJson } from '#app/shared/database/codecs'
import type { SetSearch } from './set_rows.js'
import { CONFIRMED } from '#domain/truth/thresholds'

const PAGE = 500

/**
 * People that a search must not admit: those admitted to the Set or to excluded Sets, and those in
 * a given list.
 */
@inject()
export class ExcludedPeople {
  constructor(
    private readonly sql: Sql,
    private readonly people: PeopleStore
  ) {}

  /**
   * Returns the people that a search must not admit. People whom the search `id` has admitted carry the ids
   * of their items.
   */
  async of(
    { id, setId, exclude }: { id?: string; setId?: string; exclude: SetSearch['exclude'] },
    workspaceId: string,
    tx: Sql = this.sql
  ): Promise<KnownPeople> {
    const known = new KnownPeople()
    for (const one of new Set([...(setId ? [setId] : []), ...exclude.setIds]))
      await this.#addSet(known, { workspaceId, setId: one, searchId: id }, tx)
    for (const row of exclude.people) {
      known.add(identityOfRow(row), { matchByName: true })
      // The index contains no e-mail addresses. Only the stored records have them.
      const ids = row.email ? await this.people.withAddress(row.email) : []
      if (ids.length === 1) known.add({ personId: ids[0] })
    }
    return known
  }

  /** Returns the position of the Set's next item. Later imports are at this position or above. */
  async nextPosition(setId: string): Promise<number> {
    const [{ next_position }] = await this.sql.select<{ next_position: number }>(
      'SELECT next_position FROM sets WHERE id = ?',
      [setId]
    )
    return Number(next_position)
  }

  /** Whether a person was imported at or after a position. Requires the lock of the Set. */
  async wasImported(who: PersonKeys, setId: string, from: number, tx: SqlTransaction): Promise<boolean> {
    const rows = await tx.select<ItemRow>(
      `SELECT seed, person FROM set_items
       WHERE set_id = ? AND status = 'admitted' AND position >= ? AND search_id IS NULL`,
      [setId, from]
    )
    if (rows.length === 0) return false
    const known = new KnownPeople()
    for (const row of rows) addItem(known, row)
    return known.has(who)
  }

  /** Returns the identity of a candidate, including what their pages say. */
  identityOf(candidate: SetCandidate, { indexed, facts }: PersonVerdict): PersonKeys {
    const given = identityOf({ ...candidate, indexed: indexed ?? candidate.indexed })
    const pronet = facts?.value('pronet_url')
    const emails = (facts?.research.sources ?? []).flatMap(({ mention, identity }) =>
      identity < CONFIRMED
        ? []
        : mention.claims.flatMap((claim) => (claim.field === 'email' ? [claim.value] : []))
    )
    return {
      ...given,
      name: facts?.value('name') ?? given.name,
      company: facts?.value('company') ?? given.company,
      links: [...(given.links ?? []), ...(pronet ? [pronet] : [])],
      emails,
    }
  }

  async #addSet(
    known: KnownPeople,
    { workspaceId, setId, searchId }: { workspaceId: string; setId: string; searchId?: string },
    tx: Sql
  ): Promise<void> {
    for (let after = -1; ; ) {
      const rows = await tx.select<ItemRow & { id: string; search_id: string | null; position: number }>(
        `SELECT i.id, i.search_id, i.position, i.seed, i.person FROM set_items i JOIN sets s ON s.id = i.set_id
         WHERE i.set_id = ? AND s.workspace_id = ? AND i.status = 'admitted' AND i.position > ?
         ORDER BY i.position LIMIT ?`,
        [setId, workspaceId, after, PAGE]
      )
      for (const row of rows)
        addItem(known, row, searchId !== undefined && row.search_id === searchId ? row.id : null)
      if (rows.length < PAGE) return
      after = Number(rows.at(-1)!.position)
    }
  }
}

type ItemRow = { seed: string; person: string | null }

/** Adds an item by its input row and by its verified person. */
function addItem(known: KnownPeople, { seed, person }: ItemRow, item: string | null = null): void {
  known.add(identityOfRow(fromJson<Row>(seed)), { item })
  const verified = person === null ? null : fromJson<SetPerson>(person)
  if (!verified) return
  const { person_id: personId, name, company, pronet } = verified
  known.add({ personId, name, company, links: pronet ? [pronet] : [] }, { item })
}
