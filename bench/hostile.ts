import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type BenchOptions, numberFlag } from '#bench/support/args'
import { runScript } from '#bench/support/run_script'
import { percentiles } from '#bench/support/percentiles'
import { SyntheticPeople } from '#bench/support/synthetic_people'
import type { BenchReport } from '#bench/support/table'
import { attacks } from './hostile/attacks.js'
import { startService } from './hostile/service.js'
import type { LoadOrder, LoadResult } from './scale/load.js'
import { type Asked, drawSearches, searchRequest } from './scale/requests.js'

export const flags = {
  clients: 'number of hostile clients; default 200',
  seconds: 'length of each part; default 20',
  people: 'people in the index; default 10,000',
}

const LOAD = fileURLToPath(new URL('./scale/load.ts', import.meta.url))
const GOAL = { healthP99Ms: 250, searchFactor: 2 }
const SEARCH_EVERY_MS = 50
const HEALTH_EVERY_MS = 20

type Measured = { label: string; timings: number[]; errors: number }

/**
 * Measures how hostile clients of one workspace slow down others. Times /health and the searches of
 * another workspace, alone and under attack.
 */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  const clients = numberFlag(flags, 'clients', 200, 1)
  const seconds = numberFlag(flags, 'seconds', 20, 1)
  const count = numberFlag(flags, 'people', 10_000, 1)
  const people = new SyntheticPeople(1)
  const { url, attacker, bystander, stop } = await startService(people, count)
  try {
    const searches = drawSearches(people, count, 500).map(searchRequest)
    const measure = async (when: string) => {
      const until = performance.now() + seconds * 1_000
      return Promise.all([
        measured(
          `GET /health, ${when}`,
          () => send(url, { method: 'GET', path: '/health' }),
          HEALTH_EVERY_MS,
          until
        ),
        measured(
          `search of another workspace, ${when}`,
          (n) => send(url, searches[n % searches.length], bystander),
          SEARCH_EVERY_MS,
          until
        ),
      ])
    }
    const requests = attacks()
    const attack = (length: number) =>
      runScript<LoadResult>(LOAD, {
        urls: [url],
        key: attacker,
        requests,
        clients,
        seconds: length,
      } satisfies LoadOrder)
    for (const search of searches.slice(0, 200)) await send(url, search, bystander)
    await attack(3)
    await sleep(2_000)
    const alone = await measure('alone')
    const attacking = attack(seconds + 2)
    await sleep(2_000)
    const under = await measure(`${clients} hostile clients`)
    return report([...alone, ...under], await attacking, { clients, seconds, count })
  } finally {
    await stop()
  }
}

async function measured(
  label: string,
  askOnce: (n: number) => Promise<boolean>,
  everyMs: number,
  until: number
): Promise<Measured> {
  const result: Measured = { label, timings: [], errors: 0 }
  for (let n = 0; performance.now() < until; n++) {
    const began = performance.now()
    const isAnswered = await askOnce(n).catch(() => false)
    result.timings.push(performance.now() - began)
    if (!isAnswered) result.errors++
    await sleep(everyMs)
  }
  return result
}

async function send(url: string, { method, path, body }: Asked, key?: string): Promise<boolean> {
  const response = await fetch(url + path, {
    method,
    body,
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
  })
  await response.arrayBuffer()
  return response.ok
}

function report(
  parts: Measured[],
  attack: LoadResult,
  { clients, seconds, count }: { clients: number; seconds: number; count: number }
): BenchReport {
  const [, searchAlone] = parts.map(({ timings }) => percentiles(timings))
  const rows = parts.map(({ label, timings, errors }, i) => {
    const { p50, p95, p99, max } = percentiles(timings)
    const isMet = i === 2 ? p99 < GOAL.healthP99Ms : p95 <= GOAL.searchFactor * searchAlone.p95
    return {
      label,
      count: timings.length,
      p50,
      p95,
      p99,
      max,
      errors,
      result: i < 2 ? '' : isMet ? 'met' : 'MISSED',
    }
  })
  const right = (key: string, label: string) => ({ key, label, align: 'right' as const })
  const failures = Object.entries(attack.failures).map(([status, n]) => `${n} with ${status}`)
  return {
    title: `${clients} hostile clients of one workspace for ${seconds} s, ${count.toLocaleString('en-US')} people, one process, SQLite and the embedded index`,
    columns: [
      { key: 'label', label: 'measured' },
      ...[
        right('count', 'requests'),
        right('p50', 'p50, ms'),
        right('p95', 'p95, ms'),
        right('p99', 'p99, ms'),
      ],
      ...[right('max', 'max, ms'), right('errors', 'errors')],
      { key: 'result', label: `p99 under ${GOAL.healthP99Ms} ms; p95 at most doubles` },
    ],
    rows,
    notes: [
      `The hostile clients received ${attack.samples.length.toLocaleString('en-US')} responses, ${failures.join(', ') || 'none rejected'}; ${attack.broken[0]} of their connections broke. Rate limits are set out of reach.`,
      'Clients and service share the machine and its processors.',
    ],
    details: { attack: attack.failures },
  }
}
