import { setImmediate } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import {
  type AskedFinder,
  type JudgedPeople,
  type Recall,
  recallWithPauses,
} from '#domain/completeness/recall'
import { isComplete, mayBeComplete } from '#domain/completeness/stop_rule'
import { askedFinder } from '#domain/search/verification/finders'
import { Sql } from '#domain/ports/sql'
import type { SearchProgress } from '#domain/sets/set'
import { fromJson } from '#app/shared/database/codecs'
import { finderGroups } from './item_finders.js'
import type { SetSearch } from './set_rows.js'

/** The finders that a search asked, and the people whom they found, by verdict. */
export type FinderCounts = { asked: AskedFinder[]; groups: JudgedPeople[] }

/** Estimates how many matching people a search of a Set could reach. */
@inject()
export class SetRecall {
  constructor(private readonly sql: Sql) {}

  /**
   * Returns the estimate from the people verified so far. Unverified candidates count as unclear.
   * Null if no finder was recorded or asked. Call it before the search ends, because the end
   * deletes candidates.
   */
  async of(searchId: string): Promise<Recall | null> {
    const { asked, groups } = await this.counts(searchId)
    if (asked.length === 0) return null
    const recall = await recallWithPauses(asked, groups, () => setImmediate())
    const isOpen = recall.reason === 'too_uncertain' || recall.reason === 'undecided'
    return isOpen && (await this.#pending(searchId)) > 0 ? { ...recall, reason: 'not_all_verified' } : recall
  }

  async counts(searchId: string): Promise<FinderCounts> {
    return { asked: askedIn(await this.#progress(searchId)), groups: await this.#groups(searchId) }
  }

  /** Whether a search that has asked all its finders reached its wanted completeness. */
  async isComplete({ id, completeness }: Pick<SetSearch, 'id' | 'completeness'>): Promise<boolean> {
    if (completeness === null) return false
    const progress = await this.#progress(id)
    if (!progress.discovered || !mayBeComplete(askedIn(progress), await this.#groups(id), completeness))
      return false
    const recall = await this.of(id)
    return recall !== null && isComplete(recall, completeness)
  }

  async #progress(searchId: string): Promise<SearchProgress> {
    const [{ progress }] = await this.sql.select<{ progress: string }>(
      'SELECT progress FROM set_searches WHERE id = ?',
      [searchId]
    )
    return fromJson<SearchProgress>(progress)
  }

  async #groups(searchId: string): Promise<JudgedPeople[]> {
    return (await finderGroups(searchId, this.sql)).map(({ finders, status, verdict, people }) => ({
      ...{ finders, people },
      verdict: status === 'admitted' ? 'yes' : status === 'rejected' && verdict === 'no' ? 'no' : 'unclear',
    }))
  }

  async #pending(searchId: string): Promise<number> {
    const [{ people }] = await this.sql.select<{ people: unknown }>(
      `SELECT count(*) AS people FROM set_items WHERE search_id = ? AND status = 'pending'`,
      [searchId]
    )
    return Number(people)
  }
}

const askedIn = ({ asked = [] }: SearchProgress): AskedFinder[] =>
  asked.map(({ name, isCut }) => askedFinder(name, isCut))
