import { inject } from '@adonisjs/core'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import type { StoredPerson } from '#domain/search/people_document'
import { identifiersOfCandidate } from '#domain/sets/candidate_identifiers'
import { EXCLUDED } from '#domain/sets/exclusion'
import { type FoundCandidate, identityKey, type SetCandidate } from '#domain/sets/candidate'
import { type SearchProgress, START } from '#domain/sets/set'
import type { Row } from '#domain/truth/subject'
import type { RunContext } from '#app/runs/run_handler'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { newId } from '#app/shared/new_id'
import { AskFinders } from './ask_finders.js'
import { addToFound } from './item_finders.js'
import type { SetSearch } from './set_rows.js'

const PAGE = 64

/** A candidate with a pending item. `isRecheck` means that the person was admitted before. */
export type WaitingCandidate = SetCandidate & { itemId: string; isRecheck: boolean }

/**
 * Candidates of a search: indexed people who pass its filters, by rank; with a wanted completeness
 * also people of similar meaning; then people found on web pages. A page of candidates commits with
 * the search's progress, so a crash neither loses nor repeats a candidate.
 */
@inject()
export class Candidates {
  constructor(
    private readonly sql: Sql,
    private readonly index: SearchIndex,
    private readonly finders: AskFinders,
    private readonly suppressions: SuppressionList
  ) {}

  /**
   * Returns at most `many` candidates to verify next, or none at the end. A search with a wanted
   * completeness asks every finder first, so that each candidate's finders are known.
   */
  async next(search: SetSearch, context: RunContext, many = PAGE): Promise<WaitingCandidate[]> {
    if (search.completeness !== null) while (await this.#gather(search, context));
    for (;;) {
      const pending = await this.#pending(search, { many })
      if (pending.length > 0) return pending
      context.signal.throwIfAborted()
      if (!(await this.#gather(search, context))) return []
    }
  }

  /**
   * Reopens the people that earlier searches admitted, for a search that refines. The finders of
   * the latest earlier search count as asked by this search.
   */
  reopenAdmitted({ id, setId }: SetSearch, { checkpoint }: RunContext): Promise<void> {
    return this.sql.transaction(async (tx) => {
      await checkpoint({ searchId: id, refines: true }, tx)
      await tx.run(
        `UPDATE set_items SET status = 'pending', was = 'admitted', search_id = ?
         WHERE set_id = ? AND status = 'admitted' AND search_id IS NOT NULL
           AND erased_at IS NULL`,
        [id, setId]
      )
      const earlier = await tx.select<{ progress: string }>(
        'SELECT progress FROM set_searches WHERE set_id = ? AND id <> ? ORDER BY position DESC',
        [setId, id]
      )
      const asked = earlier
        .map(({ progress }) => fromJson<SearchProgress>(progress).asked ?? [])
        .find(({ length }) => length > 0)
      await tx.run(`UPDATE set_searches SET status = 'running', progress = ? WHERE id = ?`, [
        toJson({ ...START, asked: asked ?? [] } satisfies SearchProgress),
        id,
      ])
    })
  }

  /** Returns the next people to verify again, because an earlier search admitted them. */
  nextRechecks(search: SetSearch): Promise<WaitingCandidate[]> {
    return this.#pending(search, { which: `AND was = 'admitted'` })
  }

  async #pending({ id }: SetSearch, { which = '', many = PAGE }): Promise<WaitingCandidate[]> {
    const rows = await this.sql.select<{ id: string; seed: string; identity: string; was: string | null }>(
      `SELECT id, seed, identity, was FROM set_items WHERE search_id = ? AND status = 'pending' ${which}
       ORDER BY position LIMIT ?`,
      [id, many]
    )
    const listed = rows.filter(({ identity }) => !identity.startsWith('row:'))
    const found = await this.index.get(
      'people',
      listed.map(({ identity }) => identity)
    )
    const byId = new Map(listed.map(({ id: itemId }, i) => [itemId, found[i] as StoredPerson | null]))
    return rows.map(({ id: itemId, seed, was }) => ({
      itemId,
      row: fromJson<Row>(seed),
      indexed: byId.get(itemId) ?? null,
      isRecheck: was === 'admitted',
    }))
  }

  /** Stores the candidates of the next finder. Returns false when every finder was asked. */
  async #gather(search: SetSearch, context: RunContext): Promise<boolean> {
    context.signal.throwIfAborted()
    const progress = await this.#progress(search.id)
    const answer = await this.finders.next(search, progress, context)
    if (!answer) return false
    await this.#add(search, answer.people, answer.progress, context)
    return true
  }

  async #add(
    search: SetSearch,
    candidates: readonly FoundCandidate[],
    progress: SearchProgress,
    { checkpoint }: RunContext
  ): Promise<void> {
    const now = new Date().toISOString()
    await this.sql.transaction(async (tx) => {
      await checkpoint({ searchId: search.id, ...progress }, tx)
      // A person may have been erased since the candidates were read.
      const scopes = await this.suppressions.scopesFor(candidates, identifiersOfCandidate, tx)
      const found = candidates.filter((_, i) => scopes[i] !== 'all')
      const [{ next_position }] = await tx.select<{ next_position: number }>(
        'UPDATE sets SET next_position = next_position + ? WHERE id = ? RETURNING next_position',
        [found.length, search.setId]
      )
      const first = Number(next_position) - found.length
      // A person that another search rejected is checked again, because criteria and pages may
      // differ. A person whom a member left out stays rejected.
      for (const [i, candidate] of found.entries()) {
        const [identity, { finders }] = [identityKey(candidate), candidate]
        if (await addToFound({ setId: search.setId, searchId: search.id }, { identity, finders }, tx))
          continue
        await tx.run(
          `INSERT INTO set_items (id, set_id, position, search_id, identity, status, seed, criteria, billed, finders, created_at)
           VALUES (?, ?, ?, ?, ?, 'pending', ?, '[]', ?, ?, ?)
           ON CONFLICT (set_id, identity) DO UPDATE SET status = 'pending', was = 'rejected',
             position = excluded.position, search_id = excluded.search_id, seed = excluded.seed,
             finders = excluded.finders, verdict = NULL
           WHERE set_items.status = 'rejected' AND set_items.search_id <> excluded.search_id
             AND set_items.criteria NOT LIKE '%"id":"${EXCLUDED.id}"%'`,
          [
            newId('item'),
            search.setId,
            first + i,
            search.id,
            identity,
            tx.contacts.sealIn(toJson(candidate.row)),
            false,
            toJson(finders),
            now,
          ]
        )
      }
      await tx.run(`UPDATE set_searches SET status = 'running', progress = ? WHERE id = ?`, [
        toJson(progress),
        search.id,
      ])
    })
  }

  async #progress(searchId: string): Promise<SearchProgress> {
    const [{ progress }] = await this.sql.select<{ progress: string }>(
      'SELECT progress FROM set_searches WHERE id = ?',
      [searchId]
    )
    return fromJson<SearchProgress>(progress)
  }
}
