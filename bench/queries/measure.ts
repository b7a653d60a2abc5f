import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import { type Grades, gradeAnswer } from './grade.js'
import { placeIsRight, roleIsRight } from './parse_grade.js'
import type { AskedQuery, TruePerson } from './query_people.js'

/** A search result: person ids, best first, and the parsed query. */
type Answer = { ids: string[]; parsed: ParsedQuery | null }
export type Searcher = (query: AskedQuery) => Promise<Answer>

/** A query with its answer and grades. `ms` is the duration of the whole search. */
export type Marked = Answer & {
  query: AskedQuery
  found: (TruePerson | undefined)[]
  grades: Grades
  roleRead: boolean
  placeRead: boolean
  ms: number
}

/**
 * The number of queries that run unmeasured first, so that tables are loaded and code is compiled.
 */
const WARM_UP_QUERIES = 40

/**
 * Runs every query in turn and grades the answers. `sample` returns the people generated for a
 * query.
 */
export async function markAll(
  search: Searcher,
  queries: readonly AskedQuery[],
  people: ReadonlyMap<string, TruePerson>,
  sample: (query: AskedQuery) => readonly TruePerson[]
): Promise<Marked[]> {
  for (const query of queries.slice(0, WARM_UP_QUERIES)) await search(query)
  const marked: Marked[] = []
  for (const query of queries) {
    const start = performance.now()
    const { ids, parsed } = await search(query)
    const ms = performance.now() - start
    const found = ids.map((id) => people.get(id))
    marked.push({
      ...{ query, ids, parsed, found, ms },
      grades: gradeAnswer(found, query),
      roleRead: roleIsRight(parsed, query),
      placeRead: placeIsRight(parsed, query, sample(query)),
    })
  }
  return marked
}

/** Totals of graded queries: means over queries, and shares of all returned results. */
export type Totals = {
  queries: number
  first: number
  anyOfTen: number
  precision: number
  returned: number
  contradicting: number
  wrongRole: number
  wrongPlace: number
  roleRead: number
  placeRead: number
}

export function totalsOf(marked: readonly Marked[]): Totals {
  const sum = (value: (one: Marked) => number) => marked.reduce((total, one) => total + value(one), 0)
  const mean = (value: (one: Marked) => number) => sum(value) / marked.length
  const returned = sum(({ grades }) => grades.returned)
  const share = (value: (one: Marked) => number) => (returned === 0 ? 0 : sum(value) / returned)
  return {
    queries: marked.length,
    first: mean(({ grades }) => grades.first),
    anyOfTen: mean(({ grades }) => grades.anyOfTen),
    precision: mean(({ grades }) => grades.precision),
    returned: mean(({ grades }) => grades.returned),
    contradicting: share(({ grades }) => grades.contradicting),
    wrongRole: share(({ grades }) => grades.wrongRole),
    wrongPlace: share(({ grades }) => grades.wrongPlace),
    roleRead: mean(({ roleRead }) => Number(roleRead)),
    placeRead: mean(({ placeRead }) => Number(placeRead)),
  }
}
