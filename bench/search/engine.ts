import type { PeopleQuery, PersonRow } from './query.js'
import { measureLoad } from '#bench/support/clock'
import type { SyntheticPeople } from '#bench/support/synthetic_people'

/** An engine filled with the people. */
export type PeopleEngine = {
  label: string
  /** Returns the ten best people with their records, best first. */
  search(query: PeopleQuery): Promise<PersonRow[]>
  /**
   * Runs queries for `milliseconds` with `clients` concurrent callers, each with its own thread or
   * connection if the engine has them. Returns the ms of each completed call.
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
  /** The numbers of the people from highest to lowest static rank, with ties by id. */
  order: Uint32Array
}

/** Creates a world and its static rank order. */
export function worldOf(people: SyntheticPeople, count: number): World {
  // Rank and number are packed in one double, so that a native sort works: 2^20 ranks times 2^32
  // numbers fit into 53 bits.
  const keys = new Float64Array(count)
  for (let number = 0; number < count; number++)
    keys[number] = (2 ** 20 - people.rankOf(number)) * 2 ** 32 + number
  keys.sort()
  return { people, count, order: Uint32Array.from(keys, (key) => key % 2 ** 32) }
}

/** Returns a load for an engine that runs in other threads or another process. */
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
