import { inject } from '@adonisjs/core'
import { Sql } from '#domain/ports/sql'
import { type Candidate, identityOf } from '#domain/sets/candidate'
import type { Judgement } from '#domain/sets/judge'
import { type Identity, identityOfRow, KnownPeople } from '#domain/sets/known_people'
import type { SetPerson } from '#domain/sets/set'
import type { Row } from '#domain/truth/subject'
import { fromJson } from '#app/shared/database/codecs'
import type { SetSearch } from './set_rows.js'

const PAGE = 500

/** Whom a search does not admit (again): the Set's own people, those of Sets it leaves out, and people left out by name. */
@inject()
export class Acquaintances {
  constructor(private readonly sql: Sql) {}

  async of(
    { setId, exclude }: { setId?: string; exclude: SetSearch['exclude'] },
    workspaceId: string
  ): Promise<KnownPeople> {
    const known = new KnownPeople()
    for (const id of new Set([...(setId ? [setId] : []), ...exclude.setIds]))
      await this.#addSet(known, workspaceId, id)
    for (const row of exclude.people) known.add(identityOfRow(row), { namesSuffice: true })
    return known
  }

  /** Who a candidate is once pages were read. */
  identityOf(candidate: Candidate, { indexed, facts }: Judgement): Identity {
    const given = identityOf({ ...candidate, indexed: indexed ?? candidate.indexed })
    const pronet = facts?.value('pronet_url')
    const emails = (facts?.research.sources ?? []).flatMap(({ mention, identity }) =>
      identity < SURE ? [] : mention.claims.flatMap((claim) => (claim.field === 'email' ? [claim.value] : []))
    )
    return {
      ...given,
      name: facts?.value('name') ?? given.name,
      company: facts?.value('company') ?? given.company,
      links: [...(given.links ?? []), ...(pronet ? [pronet] : [])],
      emails,
    }
  }

  async #addSet(known: KnownPeople, workspaceId: string, setId: string): Promise<void> {
    for (let after = -1; ; ) {
      const rows = await this.sql.select<{ position: number; seed: string; person: string | null }>(
        `SELECT i.position, i.seed, i.person FROM set_items i JOIN sets s ON s.id = i.set_id
         WHERE i.set_id = ? AND s.workspace_id = ? AND i.status = 'admitted' AND i.position > ?
         ORDER BY i.position LIMIT ?`,
        [setId, workspaceId, after, PAGE]
      )
      for (const { seed, person } of rows) {
        const stated = identityOfRow(fromJson<Row>(seed))
        known.add(stated)
        const proven = person === null ? null : fromJson<SetPerson>(person)
        if (proven)
          known.add({
            personId: proven.person_id,
            name: proven.name,
            company: proven.company,
            links: proven.pronet ? [proven.pronet] : [],
          })
      }
      if (rows.length < PAGE) return
      after = Number(rows.at(-1)!.position)
    }
  }
}

/** From here on an address on a page is surely the person's. */
const SURE = 0.75
