import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Random } from '#tests/contract/support/random'
import { Book } from './support/book.js'
import { CLAIM_LEASE_MS, insist } from './support/client.js'
import { newPlace } from './support/database.js'
import { drawTrouble, Fleet } from './support/fleet.js'
import { importPeople, newKeys } from './support/fixture.js'
import { LoadedServices } from './support/loaded_services.js'
import { freePort, Service } from './support/service.js'
import { EFFECTS } from './support/step_runs.js'
import { verifyAnswers, verifyBooks } from './support/verify_books.js'
import { verifyRuns } from './support/verify_runs.js'
import { Victim } from './support/victim.js'

export type FleetReport = { troubles: number; done: number; cut: number; violations: string[] }

const WEB = 3
const WORKERS = 2
const CLIENTS = 12
/**
 * After this time, a client gives up and repeats the request at another process with the same key.
 */
const CLIENT_TIMEOUT_MS = 4_000
/** Longer than the claim of a request by a web process. */
const WEB_TROUBLE_MS = CLAIM_LEASE_MS + 1_500
/** Longer than the lease of a run by a worker. */
const WORKER_TROUBLE_MS = 3_000
/** By this time every client has its answer. */
const SETTLED_MS = 90_000
const RUN_PROCESS = fileURLToPath(new URL('./support/run_process.ts', import.meta.url))

/**
 * Runs three web processes under load. One at a time is killed, suspended or disconnected from
 * PostgreSQL.
 */
export async function troubleWeb(troubles: number, seed: number, say = quiet): Promise<FleetReport> {
  const place = await newPlace('postgres')
  const random = new Random(seed)
  const book = new Book()
  const redis: Record<string, string> = process.env.TEST_REDIS_URL
    ? { REDIS_URL: process.env.TEST_REDIS_URL }
    : {}
  const ports = await Promise.all(Array.from({ length: WEB }, freePort))
  const env = { ...place.env, ...redis, PRICES: 'search=1', ROLE: 'web' }
  const fleet = new Fleet(env, (own, at) => new Service(own, ports[at]))
  const report = (violations: string[]): FleetReport => {
    const cut = book.requests.filter(({ cuts }) => cuts > 0).length
    return { troubles, done: book.requests.length, cut, violations }
  }
  try {
    await importPeople(place)
    const { sql, close } = place.open()
    try {
      const keys = await newKeys(sql, CLIENTS, { credits: 5_000_000, dailyBudget: 1_000_000 })
      await fleet.launch(WEB)
      const urls = fleet.members.map(({ process }) => process.url)
      const ready = () => Promise.all(fleet.members.map(({ process }) => process.ready()))
      await ready()
      const patience = { ms: CLIENT_TIMEOUT_MS, isNone: ({ status }: { status: number }) => status >= 500 }
      const load = new LoadedServices(book, keys, random, patience)
      load.use(urls)
      for (let i = 0; i < troubles; i++) {
        const { trouble, place: at } = drawTrouble(random, WEB, i)
        await fleet.trouble(trouble, at, WEB_TROUBLE_MS)
        await ready()
        say(`web ${at}: ${trouble}; ${book.requests.length} requests, ${book.violations.length} violations`)
      }
      const settled = load.end().then(async () => {
        for (let wish = book.nextDoubtful(0); wish; wish = book.nextDoubtful(0))
          await insist(() => urls, wish, book, patience)
      })
      if (!(await Promise.race([settled.then(() => true), sleep(SETTLED_MS, false)]))) {
        const open = book.requests.filter(({ answer }) => !answer).length
        return report([...book.violations, `${open} requests have no answer long after the last trouble`])
      }
      await verifyAnswers(urls[0], book)
      await fleet.end()
      await verifyBooks(sql, book)
    } finally {
      await close()
    }
    return report(book.violations)
  } finally {
    await fleet.end()
    await place.end()
  }
}

/**
 * Runs two worker processes with work. One at a time is killed, suspended or disconnected from
 * PostgreSQL.
 */
export async function troubleWorkers(troubles: number, seed: number, say = quiet): Promise<FleetReport> {
  const place = await newPlace('postgres')
  const random = new Random(seed)
  const made: string[] = []
  const printed = new Set<Victim>()
  const note = (victim: Victim) => {
    if (printed.has(victim)) return
    printed.add(victim)
    for (const [, id] of victim.printed.matchAll(/^made (\S+)$/gm)) made.push(id)
  }
  try {
    await place.migrate()
    const { sql, close } = place.open()
    const [key] = await newKeys(sql, 1, { credits: 10_000_000, dailyBudget: 10_000_000 })
    await sql.run(EFFECTS)
    const start = (env: Record<string, string>, runs: number) =>
      new Victim([RUN_PROCESS, key.workspaceId, key.id, String(runs), '8'], env)
    const fleet = new Fleet(place.env, (env) => start(env, 8))
    try {
      await fleet.launch(WORKERS)
      for (let i = 0; i < troubles; i++) {
        const { trouble, place: at } = drawTrouble(random, WORKERS, i)
        const { process } = fleet.members[at]
        await sleep(1_500)
        await fleet.trouble(trouble, at, WORKER_TROUBLE_MS)
        note(process)
        if (fleet.members[at].process === process) printed.delete(process)
        if (process.gone && trouble !== 'kill') await fleet.trouble('kill', at, 0)
        say(`worker ${at}: ${trouble}`)
      }
      for (const { process } of fleet.members) note(process)
      await fleet.end()
      const last = start(place.env, 1)
      for (let i = 0; i < 6_000 && !last.gone && !/^idle$/m.test(last.printed); i++) await sleep(20)
      note(last)
      await last.kill()
      const violations = await verifyRuns(sql, [...new Set(made)])
      return { troubles, done: new Set(made).size, cut: 0, violations }
    } finally {
      await fleet.end()
      await close()
    }
  } finally {
    await place.end()
  }
}

function quiet(_line: string): void {}
