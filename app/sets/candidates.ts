import { inject } from '@adonisjs/core'
import { Evidence } from '#domain/evidence/evidence'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { refinedQuery } from '#domain/search/index_search'
import { planSearch } from '#domain/search/planning/plan'
import { runPlan } from '#domain/search/planning/run_plan'
import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import { QueryMeaning } from '#app/search/query_meaning'
import { QueryReader } from '#domain/search/query_language/query_reader'
import type { StoredPerson } from '#domain/search/people_document'
import { discover } from '#domain/search/verification/discover'
import { MAX_DAYS } from '#domain/search/verification/freshness'
import { findIndexed } from '#domain/search/verification/find_indexed'
import { identifiersOfCandidate } from '#domain/sets/candidate_identifiers'
import { type SetCandidate, candidateOf, identityKey } from '#domain/sets/candidate'
import type { SearchProgress } from '#domain/sets/set'
import { linkKey, type Row } from '#domain/truth/subject'
import { PageSource } from '#domain/truth/research/page_source'
import type { RunContext } from '#app/runs/run_handler'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { newId } from '#app/shared/new_id'
import type { SetSearch } from './set_rows.js'

const PAGE = 64
/**
 * Number of indexed candidates to check per requested person, with a minimum and a maximum per
 * search.
 */
const CANDIDATES_PER_PERSON = 20
const MIN_CANDIDATES = 400
const MAX_CANDIDATES = 20_000
const DISCOVERY_PAGES = { min: 40, max: 400 }

/** A candidate with a pending item. `isRecheck` means that the person was admitted before. */
export type WaitingCandidate = SetCandidate & { itemId: string; isRecheck: boolean }

/** Leaves the employer of a named person to a criterion, because the person may have left. */
const asCandidates = (parsed: ParsedQuery): ParsedQuery =>
  parsed.person ? { ...parsed, person: { ...parsed.person, isAt: false } } : parsed

/**
 * Candidates of a search: indexed people by rank, then people found on web pages. A page of
 * candidates commits with the search's progress, so a crash neither loses nor repeats a candidate.
 */
@inject()
export class Candidates {
  constructor(
    private readonly sql: Sql,
    private readonly index: SearchIndex,
    private readonly evidence: Evidence,
    private readonly reader: QueryReader,
    private readonly meaning: QueryMeaning,
    private readonly suppressions: SuppressionList
  ) {}

  async next(search: SetSearch, context: RunContext): Promise<WaitingCandidate[]> {
    for (;;) {
      const pending = await this.#pending(search)
      if (pending.length > 0) return pending
      context.signal.throwIfAborted()
      if (!(await this.#gather(search, context))) return []
    }
  }

  /** Reopens the people that earlier searches admitted, for a search that refines. */
  reopenAdmitted({ id, setId }: SetSearch, { checkpoint }: RunContext): Promise<void> {
    return this.sql.transaction(async (tx) => {
      await checkpoint({ searchId: id, refines: true }, tx)
      await tx.run(
        `UPDATE set_items SET status = 'pending', was = 'admitted', search_id = ?
         WHERE set_id = ? AND status = 'admitted' AND search_id IS NOT NULL
           AND erased_at IS NULL`,
        [id, setId]
      )
      await tx.run(`UPDATE set_searches SET status = 'running' WHERE id = ?`, [id])
    })
  }

  /** Returns the next people to verify again, because an earlier search admitted them. */
  nextRechecks(search: SetSearch): Promise<WaitingCandidate[]> {
    return this.#pending(search, `AND was = 'admitted'`)
  }

  async #pending({ id }: SetSearch, which = ''): Promise<WaitingCandidate[]> {
    const rows = await this.sql.select<{ id: string; seed: string; identity: string; was: string | null }>(
      `SELECT id, seed, identity, was FROM set_items WHERE search_id = ? AND status = 'pending' ${which}
       ORDER BY position LIMIT ?`,
      [id, PAGE]
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

  /** Stores the next page of candidates. Returns false when index and web pages are exhausted. */
  async #gather(search: SetSearch, context: RunContext): Promise<boolean> {
    const progress = await this.#progress(search.id)
    if (!progress.indexDone) return this.#gatherIndexed(search, progress, context)
    if (progress.discovered) return false
    await this.#add(
      search,
      await this.#discovered(search, context),
      { ...progress, discovered: true },
      context
    )
    return true
  }

  async #gatherIndexed(search: SetSearch, progress: SearchProgress, context: RunContext): Promise<boolean> {
    const { query, count } = search
    const read = await this.reader.read(query, context.run.workspaceId)
    const { parsed } = await refinedQuery(this.index, { parsed: asCandidates(read) }, context)
    const request = { query, parsed, type: 'instant' as const, numResults: PAGE, filters: {} }
    const plan = planSearch(await this.meaning.addTo(request, context.signal))
    const limit = Math.min(MAX_CANDIDATES, Math.max(MIN_CANDIDATES, count * CANDIDATES_PER_PERSON))
    const { hits } = await runPlan(this.index, plan, { offset: progress.offset, limit: PAGE }, context)
    const offset = progress.offset + hits.length
    const indexDone = hits.length < PAGE || offset >= limit
    const people = hits.map(({ stored }) => candidateOf(stored as StoredPerson))
    await this.#add(search, people, { ...progress, offset, indexDone }, context)
    return true
  }

  async #discovered({ query, count }: SetSearch, { run, signal }: RunContext): Promise<SetCandidate[]> {
    const pages = Math.min(DISCOVERY_PAGES.max, Math.max(DISCOVERY_PAGES.min, count * 3))
    const request = { query, type: 'deep' as const, numResults: Math.min(150, count), filters: {} }
    const parsed = await this.reader.read(query, run.workspaceId)
    const rows = await discover(request, parsed, new PageSource(this.evidence), {
      now: new Date().toISOString(),
      maxAgeDays: MAX_DAYS,
      allowStale: true,
      signal,
      pages,
    })
    // Discovery that is cut off returns what it has, but a later process must look at all pages.
    signal.throwIfAborted()
    return Promise.all(rows.map((row) => this.#indexed(row)))
  }

  /** Returns a person found on a page, merged with their index record if there is one. */
  async #indexed(row: Row): Promise<SetCandidate> {
    const profiles = [...(row.pronet_url ? [row.pronet_url] : []), ...Object.values(row.socials ?? {})]
    const found = { name: row.name!, company: row.company ?? null, profiles: profiles.filter(linkKey) }
    const indexed = await findIndexed(this.index, found)
    if (!indexed) return { row, indexed: null }
    const listed = candidateOf(indexed)
    return { indexed, row: { ...row, ...listed.row, socials: { ...listed.row.socials, ...row.socials } } }
  }

  async #add(
    search: SetSearch,
    candidates: readonly SetCandidate[],
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
      // differ.
      for (const [i, candidate] of found.entries())
        await tx.run(
          `INSERT INTO set_items (id, set_id, position, search_id, identity, status, seed, criteria, billed, created_at)
           VALUES (?, ?, ?, ?, ?, 'pending', ?, '[]', ?, ?)
           ON CONFLICT (set_id, identity) DO UPDATE SET status = 'pending', was = 'rejected',
             position = excluded.position, search_id = excluded.search_id, seed = excluded.seed
           WHERE set_items.status = 'rejected' AND set_items.search_id <> excluded.search_id`,
          [
            newId('item'),
            search.setId,
            first + i,
            search.id,
            identityKey(candidate),
            tx.contacts.sealIn(toJson(candidate.row)),
            false,
            now,
          ]
        )
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
