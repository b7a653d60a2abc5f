import type { PeopleEngine } from './engine.js'
import type { PeopleQuery } from './query.js'

/**
 * How well the results of a peer agree with those of the index. `same` and `sameCount` are numbers
 * of queries; `overlap` is a mean share.
 */
export type Agreement = { asked: number; same: number; sameCount: number; overlap: number }

/**
 * Runs the same queries on two engines. In static rank order, both must return the same people. In
 * text order, engines score differently, but must find equally many people, and mostly the same
 * ones.
 */
export async function agreement(
  one: PeopleEngine,
  other: PeopleEngine,
  queries: PeopleQuery[]
): Promise<Agreement> {
  const total: Agreement = { asked: queries.length, same: 0, sameCount: 0, overlap: 0 }
  for (const query of queries) {
    const [ids, others] = await Promise.all([one, other].map(async (engine) => idsOf(engine, query)))
    if (ids.join() === others.join()) total.same++
    if (ids.length === others.length) total.sameCount++
    total.overlap += ids.filter((id) => others.includes(id)).length / Math.max(1, ids.length) / queries.length
  }
  return total
}

async function idsOf(engine: PeopleEngine, query: PeopleQuery): Promise<string[]> {
  return (await engine.search(query)).map((row) => row.person_id)
}
