import { fileURLToPath } from 'node:url'
import { runScript } from '#bench/support/run_script'
import { familySeconds, processorSeconds } from '#bench/support/processor_time'
import { residentBytes } from '#bench/support/sizes'
import type { SyntheticPeople } from '#bench/support/synthetic_people'
import type { UnitCosts } from '../capacity/unit_costs.js'
import { newInstallation } from '../scale/installation.js'
import type { LoadOrder, LoadResult } from '../scale/load.js'
import { type Asked, drawSearches, searchRequest } from '../scale/requests.js'

const LOAD = fileURLToPath(new URL('../scale/load.ts', import.meta.url))
const DRAWN = 2_000
const CLIENTS = 8
const WARM_UP_SECONDS = 4
const SECONDS = 8

/**
 * Measures what requests cost a web process and PostgreSQL, by route. Also measures the memory of
 * the process.
 */
export async function requestCosts(
  directory: string,
  people: SyntheticPeople,
  count: number
): Promise<Pick<UnitCosts, 'request' | 'process'>> {
  const installation = await newInstallation(directory, people, count)
  const web = await installation.startWeb()
  const searches = drawSearches(people, count, DRAWN)
  const kinds: Record<string, Asked[]> = {
    'GET /v1/account/credits': [{ method: 'GET', path: '/v1/account/credits' }],
    'POST /v1/search, instant': searches.map((search) => searchRequest({ ...search, type: 'instant' })),
    'POST /v1/search, fast': searches.map((search) => searchRequest({ ...search, type: 'fast' })),
  }
  const spent = () => ({
    web: processorSeconds(web.child.pid!) ?? Number.NaN,
    database:
      installation.databasePid === null
        ? Number.NaN
        : (familySeconds(installation.databasePid) ?? Number.NaN),
  })
  const request: UnitCosts['request'] = {}
  try {
    for (const [kind, requests] of Object.entries(kinds)) {
      const order = { urls: [web.url], key: installation.key, requests, clients: CLIENTS }
      await runScript(LOAD, { ...order, seconds: WARM_UP_SECONDS } satisfies LoadOrder)
      const before = spent()
      const { samples } = await runScript<LoadResult>(LOAD, {
        ...order,
        seconds: SECONDS,
      } satisfies LoadOrder)
      const after = spent()
      const each = (seconds: number) => (seconds * 1000) / samples.length
      const databaseMs = each(after.database - before.database)
      request[kind] = {
        webMs: each(after.web - before.web),
        databaseMs: Number.isNaN(databaseMs) ? null : databaseMs,
      }
    }
    return { request, process: { bytes: residentBytes(web.child.pid!) } }
  } finally {
    await web.stop()
    await installation.stop()
  }
}
