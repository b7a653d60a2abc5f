import type { PeopleQuery, PersonRow } from './query.js'
import { measureLoad } from '#bench/support/clock'
import type { SyntheticPeople } from '#bench/support/synthetic_people'

/** One engine with the people in it. */
export type PeopleEngine = {
  label: string
  /** The ten best people of a query, with their records, best first. */
  search(query: PeopleQuery): Promise<PersonRow[]>
  /**
   * Answers queries for `milliseconds` with `clients` callers at once, each in a thread or
   * connection of its own where the engine has such; the milliseconds of every answered call.
   */
  load(queries: PeopleQuery[], clients: number, milliseconds: number): Promise<number[]>
  buildSeconds: number
  /** Bytes of its files, or of its tables and indexes. */
  bytes: number
  close(): Promise<void>
}

export type World = {
  people: SyntheticPeople
  count: number
  /** Person numbers from the highest static rank to the lowest, ties by id. */
  order: Uint32Array
}

/** The people of a world and the order of their static rank. */
export function worldOf(people: SyntheticPeople, count: number): World {
  // Rank and number packed in one double, sorted natively: 2^20 ranks times 2^32 numbers fit its 53
  // bits.
  const keys = new Float64Array(count)
  for (let number = 0; number < count; number++)
    keys[number] = (2 ** 20 - people.rankOf(number)) * 2 ** 32 + number
  keys.sort()
  return { people, count, order: Uint32Array.from(keys, (key) => key % 2 ** 32) }
}

/**
 * A load of callers that wait for an engine which answers elsewhere: in other threads or another
 * process.
 */
export function engineLoad(search: PeopleEngine['search']): PeopleEngine['load'] {
  return async (queries, clients, milliseconds) => {
    const timings: number[] = []
    const timed = async (query: PeopleQuery) => {
      const began = performance.now()
      await search(query)
      timings.push(performance.now() - began)
    }
    await measureLoad(queries, timed, clients, milliseconds)
    return timings
  }
}
