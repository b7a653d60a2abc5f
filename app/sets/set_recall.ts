import { inject } from '@adonisjs/core'
import { type JudgedPeople, type Recall, recallOf } from '#domain/completeness/recall'
import { Sql } from '#domain/ports/sql'
import type { SearchProgress } from '#domain/sets/set'
import { fromJson } from '#app/shared/database/codecs'
import { finderGroups } from './item_finders.js'

/** Estimates how many matching people a search of a Set could reach. */
@inject()
export class SetRecall {
  constructor(private readonly sql: Sql) {}

  /**
   * Returns the estimate from the people verified so far; candidates not verified yet count as
   * unclear. Null for a search whose finders were not recorded. Call it before the search ends, which
   * deletes candidates.
   */
  async of(searchId: string): Promise<Recall | null> {
    const [row] = await this.sql.select<{ progress: string }>(
      'SELECT progress FROM set_searches WHERE id = ?',
      [searchId]
    )
    const { asked } = fromJson<SearchProgress>(row.progress)
    if (!asked) return null
    const groups = (await finderGroups(searchId, this.sql)).map(
      ({ finders, status, verdict, people }): JudgedPeople => ({
        ...{ finders, people },
        verdict: status === 'admitted' ? 'yes' : status === 'rejected' && verdict === 'no' ? 'no' : 'unclear',
      })
    )
    const recall = recallOf(asked, groups)
    const isUnverified = (await this.#pending(searchId)) > 0
    return recall.reason === 'too_uncertain' && isUnverified
      ? { ...recall, reason: 'not_all_verified' }
      : recall
  }

  async #pending(searchId: string): Promise<number> {
    const [{ people }] = await this.sql.select<{ people: unknown }>(
      `SELECT count(*) AS people FROM set_items WHERE search_id = ? AND status = 'pending'`,
      [searchId]
    )
    return Number(people)
  }
}
