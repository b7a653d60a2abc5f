import type { PeopleEngine } from './engine.js'
import type { PeopleQuery } from './query.js'

/** How far a peer gave the people that the index gave. */
export type Agreement = { asked: number; same: number; sameCount: number; overlap: number }

/**
 * Asks two engines the same. Where the static rank decides, the answers have to be the same people
 * in the same order; where text does, the engines weigh it differently, but each has to find as
 * many and most of the same.
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
