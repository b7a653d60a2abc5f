import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyBundle } from '../../../clients/verify/src/verify_bundle.js'
import type { Sql } from '#domain/ports/sql'
import { Random } from '#tests/contract/support/random'
import { FIXTURE_PAGES } from '#tests/functional/datasets/fixture_pages'
import { PEOPLE, QUERY, SCHOOL, setPages } from '#tests/functional/sets/invented_data'
import { ace } from '#tests/functional/support/child'
import { warcRecord } from '#tests/unit/evidence/warc_text'
import { type Engine, newPlace, type Place } from './support/database.js'
import { newKeys, type TestKey } from './support/fixture.js'
import { freePort, Service } from './support/service.js'
import type { KillPoint } from './support/victim.js'
import { MOMENTS } from './support/write_watch.js'

export type ProofReport = {
  kills: number
  points: Set<string>
  /** Bundles that arrived whole, requests that a kill cut, and requests that a busy service refused. */
  whole: number
  cut: number
  refused: number
  violations: string[]
}

const DOMAINS = ['tidewell.example', 'lanternfold.example', 'harrowbank.example', 'unheard-of.example']
const COLUMNS = ['name', 'founded_year', 'headquarters', 'page_text']
const RANGES = ['?from=0&limit=2', '?from=1&limit=3', '?from=0&limit=4']
const STATUSES = ['&status=admitted', '&status=rejected']
/** Rounds of requests after which a process dies anyway. */
const MAX_ROUNDS = 20
const INSERTS = { dataset: 'INSERT INTO dataset_proofs', set: 'INSERT INTO set_proofs' }

/** What is exported, and what is read as of another day. */
type Subjects = { dataset: string; set: string; readings: string[] }

/**
 * Kills the service while it exports proofs of a dataset and a Set, and answers as of another day:
 * at the write that adds an export to a chain, or at a random time. Then checks the chain, every bundle that arrived
 * whole, and that no file is left.
 */
export async function killProofs(
  engine: Engine,
  kills: number,
  seed: number,
  say: (line: string) => void = () => {}
): Promise<ProofReport> {
  const place = await newPlace(engine)
  const temporary = join(place.directory, 'tmp')
  mkdirSync(temporary)
  const env = { ...place.env, EVIDENCE_READ: 'archive', TMPDIR: temporary }
  const report: ProofReport = { kills: 0, points: new Set(), whole: 0, cut: 0, refused: 0, violations: [] }
  const { sql, close } = place.open()
  try {
    await importPages(place)
    const [key] = await newKeys(sql, 1, { credits: 10_000, dailyBudget: 10_000 })
    const random = new Random(seed)
    const port = await freePort()
    // One day for the whole campaign, which may run past midnight.
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const serve = async <T>(point: KillPoint | undefined, work: (service: Service) => Promise<T>) => {
      const service = new Service(env, port, point)
      try {
        await service.ready()
        return await work(service)
      } finally {
        await service.kill()
        if (service.diedAt) report.points.add(service.diedAt)
      }
    }
    const { subjects, asOf } = await serve(undefined, async ({ url }) => {
      const made = await create(url, key, day)
      return { subjects: made, asOf: await readAsOf(url, key, made, fetchedInTheEnd) }
    })
    const proofs = [
      { insert: INSERTS.dataset, proof: () => `${subjects.dataset}/proof${random.pick(RANGES)}` },
      {
        insert: INSERTS.set,
        proof: () => `${subjects.set}/export?format=proof${random.pick(STATUSES)}`,
      },
    ]
    while (report.kills < kills) {
      const isAtWrite = report.kills % 2 === 0
      const { proof, insert } = random.pick(proofs)
      const point = { at: 1 + random.below(3), when: random.pick(MOMENTS[engine]), sql: insert }
      await serve(isAtWrite ? point : undefined, async (service) => {
        if (!isAtWrite) void sleep(random.below(3_000)).then(() => service.kill())
        for (let i = 0; !service.gone && i < MAX_ROUNDS; i++) {
          const [bundle, before] = await Promise.allSettled([
            fetched(service.url, key, proof()),
            readAsOf(service.url, key, subjects),
          ])
          for (const one of [bundle, before])
            if (one.status === 'rejected') {
              if (!(one.reason instanceof Refusal)) report.cut++
              else if (one.reason.isRetryable) report.refused++
              else report.violations.push(one.reason.message)
              if (!service.gone) await sleep(50)
            }
          if (bundle.status === 'fulfilled') await verifyWhole(bundle.value, place, sql, report)
          if (before.status === 'fulfilled' && before.value !== asOf)
            report.violations.push('the answers as of a day changed')
        }
      })
      report.kills++
      say(
        `${engine}: kill ${report.kills}, ${report.whole} whole, ${report.cut} cut, ${report.refused} refused, ${report.violations.length} violations ${report.violations.at(-1) ?? ''}`
      )
    }
    await serve(undefined, async ({ url }) => {
      for (const proof of [`${subjects.dataset}/proof`, `${subjects.set}/export?format=proof`]) {
        const last = await fetchedInTheEnd(url, key, proof)
        await verifyWhole(last, place, sql, report)
        if (!last.equals(await fetchedInTheEnd(url, key, proof)))
          report.violations.push('a repeated export is another file')
      }
    })
    report.violations.push(...(await chainViolations(sql)))
    const left = readdirSync(temporary).filter((name) => name.startsWith('proof'))
    if (left.length > 0) report.violations.push(`files are left: ${left}`)
    return report
  } finally {
    await close()
    await place.end()
  }
}

async function importPages(place: Place): Promise<void> {
  const records = [...FIXTURE_PAGES, ...setPages].map(({ url, html, observedAt }) =>
    warcRecord({ url, body: Buffer.from(html!), date: observedAt.replace(/\.\d+Z$/, 'Z') })
  )
  const file = join(place.directory, 'pages.warc')
  writeFileSync(file, Buffer.concat(records))
  const { code, err, out } = await ace(['evidence:import', file], place.env)
  if (code !== 0) throw new Error(`${out}${err}`)
  const people = join(place.directory, 'people.jsonl')
  writeFileSync(
    people,
    PEOPLE.map((person, i) => JSON.stringify({ source: 'test', id: `${i}`, ...person })).join('\n')
  )
  const imported = await ace(['people:import', people], place.env)
  if (imported.code !== 0) throw new Error(`${imported.out}${imported.err}`)
}

async function create(url: string, key: TestKey, day: string): Promise<Subjects> {
  const post = async (path: string, body: object) => {
    const headers = { ...auth(key), 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const { data } = (await response.json()) as any
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`)
    return data
  }
  const ended = async (path: string): Promise<void> => {
    for (const deadline = performance.now() + 120_000; performance.now() < deadline; await sleep(100)) {
      const { data } = JSON.parse((await fetched(url, key, path)).toString())
      if (!['queued', 'running'].includes(data.status)) return
    }
    throw new Error(`${path} did not end`)
  }
  const { dataset } = await post('/v1/datasets', {
    entity: { type: 'company' },
    rows: DOMAINS.map((domain) => ({ domain })),
    columns: COLUMNS.map((column) => ({ key: column })),
  })
  const set = await post('/v1/sets', { search: { query: QUERY, count: 4 }, enrichments: [SCHOOL] })
  await ended(`/v1/sets/${set.id}`)
  const identifier = { pronet_url: PEOPLE[0].pronet_url }
  const { poll_url: profile } = await post('/v1/person', { identifier })
  await ended(profile)
  const readings = [`/v1/datasets/${dataset.id}/rows?as_of=${day}`, `${profile}?as_of=${day}`]
  return { dataset: `/v1/datasets/${dataset.id}`, set: `/v1/sets/${set.id}`, readings }
}

const auth = (key: TestKey) => ({ authorization: `Bearer ${key.secret}` })

/** An answer of the service other than 200. */
class Refusal extends Error {
  constructor(
    path: string,
    readonly status: number,
    text: string
  ) {
    super(`${path} was answered ${status}: ${text}`)
  }

  /** A busy service asks its callers to come back. */
  get isRetryable(): boolean {
    return [429, 503].includes(this.status)
  }
}

/** Returns a whole response. Rejects if the process dies before its end, or with a `Refusal`. */
async function fetched(url: string, key: TestKey, path: string): Promise<Buffer> {
  const response = await fetch(url + path, { headers: auth(key) })
  const body = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) throw new Refusal(path, response.status, body.toString())
  return body
}

/** Like `fetched`. Repeats the request while the service is busy, for at most a minute. */
async function fetchedInTheEnd(url: string, key: TestKey, path: string): Promise<Buffer> {
  for (const deadline = performance.now() + 60_000; ; await sleep(1_000))
    try {
      return await fetched(url, key, path)
    } catch (error) {
      const mayRetry = error instanceof Refusal && error.isRetryable && performance.now() < deadline
      if (!mayRetry) throw error
    }
}

async function readAsOf(url: string, key: TestKey, { readings }: Subjects, get = fetched): Promise<string> {
  const bodies = await Promise.all(readings.map((path) => get(url, key, path)))
  return JSON.stringify(bodies.map((body) => JSON.parse(body.toString()).data))
}

/** Checks that a bundle is verified, and that the chain has its place. */
async function verifyWhole(bundle: Buffer, place: Place, sql: Sql, report: ProofReport): Promise<void> {
  report.whole++
  const file = join(place.directory, 'bundle.wacz')
  writeFileSync(file, bundle)
  const { problems, statement } = await verifyBundle(file)
  for (const { message } of problems) report.violations.push(message)
  const [row] = await sql.select<{ root: string }>(
    `SELECT root FROM ${statement?.set ? 'set' : 'dataset'}_proofs WHERE sequence = ?`,
    [statement?.sequence ?? 0]
  )
  if (row?.root !== statement?.root) report.violations.push('a bundle is not in the chain')
}

async function chainViolations(sql: Sql): Promise<string[]> {
  const broken: string[] = []
  for (const table of ['dataset_proofs', 'set_proofs']) {
    const chain = await sql.select<{ sequence: unknown; root: string; previous: string | null }>(
      `SELECT sequence, root, previous FROM ${table} ORDER BY sequence`
    )
    for (const [i, { sequence, previous }] of chain.entries())
      if (Number(sequence) !== i + 1 || previous !== (chain[i - 1]?.root ?? null))
        broken.push(`${table} breaks at ${sequence}`)
  }
  return broken
}
