import { setImmediate } from 'node:timers/promises'
import type { SearchIndex } from '#domain/ports/search_index'
import { BY_MEANING, type IndexSearchResult } from '#domain/search/index_search'
import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import {
  type RankingWords,
  rankingWarning,
  rankingWords,
  statedInRecords,
} from '#domain/search/ranking_words'
import { type StatedWords, statedOnPages } from '#domain/search/verification/stated_words'
import type { VerifiedPerson } from '#domain/search/verification/verified_person'
import { limitTime } from '#app/shared/limit_time'

/** How long a search waits for the index to explain its results. */
const DEADLINE_MS = 500

const IGNORED_STAGES = 'Types instant and fast ignore funding stages: use auto or deep, which verify them.'

/** Warns about words of a query that only rank, and says how many results state them. */
export class ExplainRanking {
  constructor(private readonly index: SearchIndex) {}

  /**
   * Returns warnings about people found in the index. Leaves out warnings that need the index if it
   * fails or is slow.
   */
  async ofRecords({ people, request: { parsed }, warnings }: IndexSearchResult): Promise<string[]> {
    if (!parsed) return []
    const ignored = parsed.fundingStages.length > 0 ? [IGNORED_STAGES] : []
    if (people.length === 0 || warnings.includes(BY_MEANING)) return ignored
    const ranking = rankingWords(parsed)
    const stated = await this.#inRecords(
      ranking,
      people.map(({ person_id }) => person_id)
    )
    const counts = stated?.map(({ size }) => size) ?? null
    const warning = counts && rankingWarning(ranking, counts, { results: people.length, isVerified: false })
    return warning ? [...ignored, warning] : ignored
  }

  /**
   * Returns at most one warning about verified people. `stated[i]` has the words that pages state
   * about `people[i]`. Reads the pages of one person per turn of the event loop.
   */
  async ofPages(
    parsed: ParsedQuery | null,
    people: readonly Pick<VerifiedPerson, 'indexed' | 'facts'>[]
  ): Promise<{ warnings: string[]; stated: StatedWords[][] }> {
    const ranking = parsed ? rankingWords(parsed) : []
    if (ranking.length === 0) return { warnings: [], stated: people.map(() => []) }
    const stated: StatedWords[][] = []
    for (const { facts } of people) {
      await setImmediate()
      stated.push(statedOnPages(facts, ranking))
    }
    const ids = people.flatMap(({ indexed }) => (indexed ? [indexed.person_id] : []))
    const recorded = await this.#inRecords(ranking, ids)
    if (!recorded) return { warnings: [], stated }
    const counts = ranking.map(
      (words, i) =>
        people.filter(
          ({ indexed }, at) =>
            (indexed && recorded[i].has(indexed.person_id)) || stated[at].some((one) => one.words === words)
        ).length
    )
    const warning = rankingWarning(ranking, counts, { results: people.length, isVerified: true })
    return { warnings: warning ? [warning] : [], stated }
  }

  async #inRecords(ranking: readonly RankingWords[], ids: readonly string[]): Promise<Set<string>[] | null> {
    if (ids.length === 0 || ranking.length === 0) return ranking.map(() => new Set())
    const late = () => new Error('The index is slow.')
    return limitTime(DEADLINE_MS, late, (signal) =>
      statedInRecords(this.index, ranking, ids, { signal })
    ).catch(() => null)
  }
}
