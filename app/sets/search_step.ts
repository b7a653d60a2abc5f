import { inject } from '@adonisjs/core'
import { Evidence } from '#domain/evidence/evidence'
import { SearchIndex } from '#domain/ports/search_index'
import type { SqlTransaction } from '#domain/ports/sql'
import { CompanySeats } from '#domain/search/ranking/per_company'
import { MAX_DAYS } from '#domain/search/verification/freshness'
import { identityOf } from '#domain/sets/candidate'
import { affordable } from '#domain/sets/estimate'
import { Judge } from '#domain/sets/judge'
import type { StopReason } from '#domain/sets/set'
import { indexLeads } from '#app/datasets/index_leads'
import { PageSource } from '#domain/truth/research/page_source'
import type { RunContext } from '#app/runs/run_handler'
import env from '#start/env'
import { RELEASE } from '#app/shared/release'
import { forEachLimit } from '#app/shared/for_each_limit'
import { Candidates, type WaitingCandidate } from './candidates.js'
import { SaveVerdict } from './save_verdict.js'
import type { SetSearch } from './set_rows.js'
import { SetRecall } from './set_recall.js'
import { SetStore } from './set_store.js'
import { ExcludedPeople } from './excluded_people.js'

/** People verified concurrently. */
const CONCURRENCY = 8
const PERSON_DEADLINE_MS = 60_000
/** Maximum number of pages to read about each person, and again about each employer. */
const MAX_PAGES = 12

/**
 * Runs one search of a Set. Verifies candidates until the count or the wanted completeness is reached, the
 * budget is used up, or no candidate is left. A search that refines first verifies again all people whom
 * earlier searches admitted.
 */
@inject()
export class SearchStep {
  constructor(
    private readonly index: SearchIndex,
    private readonly evidence: Evidence,
    private readonly sets: SetStore,
    private readonly candidates: Candidates,
    private readonly excludedPeople: ExcludedPeople,
    private readonly verdicts: SaveVerdict,
    private readonly recall: SetRecall
  ) {}

  async carryOut(search: SetSearch, context: RunContext): Promise<void> {
    const { signal } = context
    const columns = await this.sets.columns(search.setId)
    const maxAdmitted = Math.min(search.count, affordable(search.budget, columns.length, env.get('PRICES')))
    if (search.refines && search.status === 'queued') await this.candidates.reopenAdmitted(search, context)
    const from = await this.excludedPeople.nextPosition(search.setId)
    const known = await this.excludedPeople.of(search, context.run.workspaceId)
    const judge = new Judge(search.criteria, {
      reader: new PageSource(this.evidence),
      index: this.index,
      companyLeads: (company) => indexLeads(this.index, { name: company }, 'company'),
      now: new Date().toISOString(),
      maxAgeDays: MAX_DAYS,
      pages: Math.min(MAX_PAGES, env.get('PAGES_PER_ROW')),
      signal,
      release: RELEASE,
    })
    let admitted = search.admitted
    const seats = await this.#seats(search)
    const verify = async (waiting: WaitingCandidate) => {
      const isFull = () => admitted >= maxAdmitted && !waiting.isRecheck
      if (isFull()) return
      const listed = identityOf(waiting)
      if (known.has(listed))
        return this.verdicts.leaveOut(search, waiting.itemId, context, known.itemOf(listed))
      if (!seats.hasRoom(waiting.row.company)) return this.verdicts.leaveOut(search, waiting.itemId, context)
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(PERSON_DEADLINE_MS)])
      const verdict = await judge.judge(waiting.row, waiting.indexed, deadline)
      signal.throwIfAborted()
      // Candidates verified meanwhile may have filled the search or be the same person.
      if (verdict.admitted && isFull()) return
      const who = this.excludedPeople.identityOf(waiting, verdict)
      if (verdict.admitted && known.has(who))
        return this.verdicts.leaveOut(search, waiting.itemId, context, known.itemOf(who))
      const employer = verdict.facts?.value('company') ?? verdict.indexed?.company
      if (verdict.admitted && !seats.take(employer))
        return this.verdicts.leaveOut(search, waiting.itemId, context)
      if (verdict.admitted) {
        admitted++
        known.add(who, { item: waiting.itemId })
      }
      const isKnown = (tx: SqlTransaction) => this.excludedPeople.wasImported(who, search.setId, from, tx)
      const kept = await this.verdicts.save(search, waiting, verdict, { ...context, isKnown })
      if (verdict.admitted && !kept) {
        admitted--
        seats.release(employer)
      }
    }
    for (;;) {
      const rechecks = await this.candidates.nextRechecks(search)
      if (rechecks.length === 0) break
      await forEachLimit(rechecks, CONCURRENCY, verify)
    }
    // A search with a wanted completeness checks it after every few people.
    const many = search.completeness === null ? undefined : CONCURRENCY
    for (;;) {
      if (admitted >= maxAdmitted)
        return this.#finish(search, admitted < search.count ? 'budget' : 'count', context)
      if (await this.recall.isComplete(search)) return this.#finish(search, 'complete', context)
      const waiting = await this.candidates.next(search, context, many)
      if (waiting.length === 0) return this.#finish(search, 'end', context)
      await forEachLimit(waiting, CONCURRENCY, verify)
    }
  }

  /**
   * Returns how many more people each company may have, after those that this search has admitted.
   */
  async #seats({ setId, id, maxPerCompany }: SetSearch): Promise<CompanySeats> {
    const seats = new CompanySeats(maxPerCompany ?? undefined)
    if (maxPerCompany !== null)
      for (const company of await this.sets.employersOf(setId, id)) seats.take(company)
    return seats
  }

  async #finish(search: SetSearch, reason: StopReason, context: RunContext): Promise<void> {
    const recall = await this.recall.of(search.id)
    await this.verdicts.finish(search, { reason, recall }, context)
  }
}
