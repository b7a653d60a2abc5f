import type { PeopleQuery, PersonRow } from './query.js'
import { type Budget, measureEach, measureLoad } from '#bench/support/clock'
import type { Percentiles } from '#bench/support/percentiles'
import { processorMs } from '#bench/support/processor_time'
import type { SyntheticPeople } from '#bench/support/synthetic_people'

/** Timings of queries in ms, and the mean processor ms of a query; null if unknown. */
type Measured = { timing: Percentiles; processorMs: number | null }

/** An engine filled with the people. */
export type PeopleEngine = {
  label: string
  /** A library searches like kith, in a process of ours. A database has a query language of its own. */
  kind: 'kith' | 'database' | 'library'
  /** Returns the ten best people with their records, best first. */
  search(query: PeopleQuery): Promise<PersonRow[]>
  /** Runs queries one after the other, after a warm-up. */
  measure(queries: PeopleQuery[], budget: Budget): Promise<Measured>
  /**
   * Runs queries for `milliseconds` with `clients` concurrent callers, each with its own thread or
   * connection if the engine has them. Returns the ms of each completed call.
   */
  load(queries: PeopleQuery[], clients: number, milliseconds: number): Promise<number[]>
  buildSeconds: number
  /** Bytes of its files, or of its tables and indexes. */
  bytes: number
  /** Resident memory of a process that only searches, in bytes; null if unknown. */
  memory(): number | null
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

/**
 * Returns a measurement by the caller. The processor time is that of all threads of the process
 * `pid`; without `pid` it is unknown.
 */
export function engineMeasure(search: PeopleEngine['search'], pid: number | null): PeopleEngine['measure'] {
  return async (queries, budget) => {
    const spent = () => (pid === null ? Number.NaN : processorMs(pid))
    let began = Number.NaN
    const timing = await measureEach(queries, search, budget, () => (began = spent()))
    return { timing, processorMs: perQuery(spent() - began, timing.count) }
  }
}

export function perQuery(milliseconds: number, count: number): number | null {
  return Number.isNaN(milliseconds) ? null : milliseconds / count
}
