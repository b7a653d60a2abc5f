import { inject } from '@adonisjs/core'
import { Evidence } from '#domain/evidence/evidence'
import { SearchIndex } from '#domain/ports/search_index'
import type { SqlTransaction } from '#domain/ports/sql'
import { MAX_DAYS } from '#domain/search/verification/freshness'
import { identityOf } from '#domain/sets/candidate'
import { affordable } from '#domain/sets/estimate'
import { Judge } from '#domain/sets/judge'
import type { StopReason } from '#domain/sets/set'
import { indexLeads } from '#app/datasets/index_leads'
import { PageReader } from '#domain/truth/research/page_reader'
import type { RunContext } from '#app/runs/run_handler'
import env from '#start/env'
import { forEachLimit } from '#app/shared/for_each_limit'
import { Candidates, type WaitingCandidate } from './candidates.js'
import { SaveVerdict } from './save_verdict.js'
import type { SetSearch } from './set_rows.js'
import { SetStore } from './set_store.js'
import { ExcludedPeople } from './excluded_people.js'

/** People verified at the same time; the longest one may take. */
const AT_ONCE = 8
const PERSON_DEADLINE_MS = 60_000
/** Pages read for a person, and for an employer, at most. */
const PAGES = 12

/**
 * Carries out one search of a Set: looks at candidate after candidate until it has its count, its budget is used up, or all were seen.
 * Whom a search that refines verifies once more, it verifies all.
 */
@inject()
export class SearchStep {
  constructor(
    private readonly index: SearchIndex,
    private readonly evidence: Evidence,
    private readonly sets: SetStore,
    private readonly candidates: Candidates,
    private readonly excludedPeople: ExcludedPeople,
    private readonly keep: SaveVerdict
  ) {}

  async carryOut(search: SetSearch, context: RunContext): Promise<void> {
    const { signal } = context
    const columns = await this.sets.columns(search.setId)
    const most = Math.min(search.count, affordable(search.budget, columns.length, env.get('PRICES')))
    if (search.refines && search.status === 'queued') await this.candidates.takeOver(search, context)
    const from = await this.excludedPeople.nextPosition(search.setId)
    const known = await this.excludedPeople.of(search, context.run.workspaceId)
    const judge = new Judge(search.criteria, {
      reader: new PageReader(this.evidence),
      index: this.index,
      companyLeads: (company) => indexLeads(this.index, { name: company }, 'company'),
      now: new Date().toISOString(),
      maxAgeDays: MAX_DAYS,
      pages: Math.min(PAGES, env.get('PAGES_PER_ROW')),
      signal,
    })
    let admitted = search.admitted
    const one = async (waiting: WaitingCandidate) => {
      const isFull = () => admitted >= most && !waiting.again
      if (isFull()) return
      if (known.has(identityOf(waiting))) return this.keep.leaveOut(search, waiting.itemId, context)
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(PERSON_DEADLINE_MS)])
      const judgement = await judge.judge(waiting.row, waiting.indexed, deadline)
      signal.throwIfAborted()
      // Others were judged meanwhile, and one of them may be this very person.
      if (judgement.admitted && isFull()) return
      const who = this.excludedPeople.identityOf(waiting, judgement)
      if (judgement.admitted && known.has(who)) return this.keep.leaveOut(search, waiting.itemId, context)
      if (judgement.admitted) {
        admitted++
        known.add(who)
      }
      const isKnown = (tx: SqlTransaction) => this.excludedPeople.wasImported(who, search.setId, from, tx)
      const kept = await this.keep.keep(search, waiting, judgement, { ...context, isKnown })
      if (judgement.admitted && !kept) admitted--
    }
    for (;;) {
      const again = await this.candidates.again(search)
      if (again.length === 0) break
      await forEachLimit(again, AT_ONCE, one)
    }
    for (;;) {
      if (admitted >= most) return this.#finish(search, admitted < search.count ? 'budget' : 'count', context)
      const waiting = await this.candidates.next(search, context)
      if (waiting.length === 0) return this.#finish(search, 'end', context)
      await forEachLimit(waiting, AT_ONCE, one)
    }
  }

  #finish(search: SetSearch, reason: StopReason, context: RunContext): Promise<void> {
    return this.keep.finish(search, reason, context)
  }
}
