import { join } from 'node:path'
import { mkdirSync, rmSync } from 'node:fs'
import { Pool } from 'undici'
import { drawBodies, KINDS } from './kinds.js'
import { ace, startServer } from '#bench/support/child_server'
import { measureEach, measureLoad } from '#bench/support/clock'
import type { Percentiles } from '#bench/support/percentiles'
import { processorMs } from '#bench/support/processor_time'
import { progress } from '#bench/support/progress'
import type { SyntheticPeople } from '#bench/support/synthetic_people'
import { createKey } from '#bench/support/workspace'
import { writePeople } from '../scale/records.js'
import { drawSearches, searchBody } from '../scale/requests.js'

export const TYPES = ['instant', 'fast'] as const
type Type = (typeof TYPES)[number]

/** Searches of each kind before anything is measured. */
const WARM_UP = 30
/** Different searches of a load, like those of `npm run bench -- unit-costs`. */
const MIXED = 2_000

/** Timings in ms; processor ms of the service per request. */
type KindCost = { type: Type; name: string; timing: Percentiles; processorMs: number }
type LoadCost = { type: Type; clients: number; perSecond: number; perProcessorSecond: number }
export type ServiceCost = { people: number; kinds: KindCost[]; loads: LoadCost[] }

/** `clients` are the clients of the second load. */
export type Settings = { queries: number; seconds: number; clients: number }

/** Measures a service with `count` people in one process, with SQLite and the embedded index. */
export async function measureService(
  folder: string,
  people: SyntheticPeople,
  count: number,
  { queries, seconds, clients }: Settings
): Promise<ServiceCost> {
  const directory = join(folder, String(count))
  mkdirSync(directory)
  const env = { DATA_DIR: join(directory, 'data'), DEMO: '0', EVIDENCE_READ: 'archive', LOG_LEVEL: 'error' }
  progress(`importing ${count.toLocaleString('en-US')} people`)
  const file = join(directory, 'people.jsonl')
  writePeople(file, people, count)
  await ace(['people:import', file], env)
  await ace(['index:rebuild', 'people'], env)
  const key = await createKey(env)
  const server = await startServer('kith', 'bin/server.ts', env)
  const search = searcher(server.url, key)
  const spent = () => processorMs(server.child.pid!)
  const kinds: KindCost[] = []
  const loads: LoadCost[] = []
  try {
    progress('warming up')
    for (const type of TYPES)
      for (const kind of KINDS)
        for (const body of drawBodies(kind, people, count, WARM_UP)) await search({ ...body, type })
    for (const type of TYPES) {
      for (const kind of KINDS) {
        progress(`${type}: ${kind.name}`)
        const bodies = drawBodies(kind, people, count, queries).map((body) => ({ ...body, type }))
        let began = Number.NaN
        const budget = { milliseconds: Infinity, min: 0 }
        const timing = await measureEach(bodies, search, budget, () => (began = spent()))
        kinds.push({ type, name: kind.name, timing, processorMs: (spent() - began) / timing.count })
      }
      const mixed = drawSearches(people, count, MIXED).map((request) => searchBody({ ...request, type }))
      for (const number of [1, clients]) {
        progress(`${type}: ${number} at once`)
        const began = spent()
        const {
          perSecond,
          count: answers,
          failures,
        } = await measureLoad(mixed, search, number, seconds * 1000)
        if (failures > 0) throw new Error(`${failures} searches failed.`)
        const perProcessorSecond = (answers * 1000) / (spent() - began)
        loads.push({ type, clients: number, perSecond, perProcessorSecond })
      }
    }
    return { people: count, kinds, loads }
  } finally {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Returns a function that sends POST /v1/search. It throws unless the response is a success. */
function searcher(url: string, key: string): (body: object) => Promise<void> {
  const pool = new Pool(url, { connections: 16, pipelining: 1 })
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return async (body) => {
    const request = { method: 'POST', path: '/v1/search', headers, body: JSON.stringify(body) } as const
    const response = await pool.request(request)
    const text = await response.body.text()
    if (response.statusCode !== 200) throw new Error(`${request.body} answered ${text}`)
  }
}
