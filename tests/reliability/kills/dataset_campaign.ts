import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { FoundCells } from '#app/datasets/found_cells'
import type { Sql } from '#domain/ports/sql'
import { Random } from '#tests/contract/support/random'
import { FIXTURE_PAGES } from '#tests/functional/datasets/fixture_pages'
import { ace } from '#tests/functional/support/child'
import { warcRecord } from '#tests/unit/evidence/warc_text'
import { type Engine, newPlace, type Place } from './support/database.js'
import { newKeys, type TestKey } from './support/fixture.js'
import { freePort, Service } from './support/service.js'
import { Victim } from './support/victim.js'
import { MOMENTS } from './support/write_watch.js'

export type DatasetReport = { kills: number; midway: number; points: Set<string>; violations: string[] }

const PROCESS = fileURLToPath(new URL('./support/dataset_process.ts', import.meta.url))
const DOMAINS = ['tidewell.example', 'lanternfold.example', 'harrowbank.example', 'unheard-of.example']
const COLUMNS = ['name', 'domain', 'founded_year', 'headquarters', 'page_text']
/** Rows of the dataset per kill. A process cannot fill as many rows before it is killed. */
const ROWS_PER_KILL = 10
const CREDITS = 10_000

/**
 * Creates an async dataset through the service and kills the service. Kills every process that
 * works on the dataset at a random write. Lets a last process finish, and reads the result through
 * the service.
 */
export async function killDataset(
  engine: Engine,
  kills: number,
  seed: number,
  say: (line: string) => void = () => {}
): Promise<DatasetReport> {
  const place = await newPlace(engine)
  try {
    await importPages(place)
    const { sql, close } = place.open()
    try {
      const [key] = await newKeys(sql, 1, { credits: CREDITS, dailyBudget: CREDITS })
      const count = 20 + ROWS_PER_KILL * kills
      const path = await serving(place, (url) => create(url, key, count))
      const report = { kills: 0, midway: 0, points: new Set<string>(), violations: [] as string[] }
      const random = new Random(seed)
      while (report.kills < kills) {
        const point = { at: 1 + random.below(45), when: random.pick(MOMENTS[engine]) }
        const victim = new Victim([PROCESS], place.env, point)
        await Promise.race([victim.exited(), sleep(60_000)])
        await victim.kill()
        if (victim.child.signalCode !== 'SIGKILL')
          throw new Error(`a worker exited on its own:\n${victim.printed}`)
        report.kills++
        if (victim.diedAt) report.points.add(victim.diedAt)
        const { filled, status } = await progress(sql)
        if (status === 'running' && filled > 0 && filled < count) report.midway++
        say(`${engine}: kill ${report.kills}, ${victim.diedAt ?? 'from outside'}; ${filled} of ${count} rows`)
      }
      await finish(place)
      report.violations.push(...(await serving(place, (url) => verifyAnswers(url, key, path, count))))
      report.violations.push(...(await verifyCharge(sql, key)))
      return report
    } finally {
      await close()
    }
  } finally {
    await place.end()
  }
}

async function importPages(place: Place): Promise<void> {
  const records = FIXTURE_PAGES.map(({ url, html, observedAt }) =>
    warcRecord({ url, body: Buffer.from(html!), date: observedAt.replace(/\.\d+Z$/, 'Z') })
  )
  const file = join(place.directory, 'pages.warc')
  writeFileSync(file, Buffer.concat(records))
  const { code, err, out } = await ace(['evidence:import', file], place.env)
  if (code !== 0) throw new Error(`${out}${err}`)
}

/**
 * Runs `work` while the service is up, then kills the service. The service itself fills no rows.
 */
async function serving<T>(place: Place, work: (url: string) => Promise<T>): Promise<T> {
  const env = { ...place.env, ROLE: 'web', EVIDENCE_READ: 'archive' }
  const service = new Service(env, await freePort())
  try {
    await service.ready()
    return await work(service.url)
  } finally {
    await service.kill()
  }
}

async function create(url: string, key: TestKey, count: number): Promise<string> {
  const rows = Array.from({ length: count }, (_, i) => ({ domain: DOMAINS[i % 4], extra: `row ${i}` }))
  const columns = COLUMNS.map((column) => ({ key: column }))
  const response = await fetch(`${url}/v1/datasets`, {
    method: 'POST',
    headers: { ...auth(key), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ entity: { type: 'company' }, mode: 'async', rows, columns }),
  })
  const { data } = (await response.json()) as any
  if (response.status !== 202) throw new Error(`the dataset was answered ${response.status}`)
  return `/v1/datasets/${data.dataset.id}`
}

const auth = (key: TestKey) => ({ authorization: `Bearer ${key.secret}` })

async function progress(sql: Sql): Promise<{ filled: number; status: string }> {
  const [{ filled, status }] = await sql.select<{ filled: unknown; status: string }>(
    `SELECT (SELECT count(*) FROM dataset_rows WHERE cells IS NOT NULL) AS filled, status FROM runs`
  )
  return { filled: Number(filled), status }
}

/** Lets a process finish the dataset. */
async function finish(place: Place): Promise<void> {
  const last = new Victim([PROCESS], place.env)
  const idle = () => /^idle$/m.test(last.printed)
  for (const until = performance.now() + 120_000; !last.gone && !idle() && performance.now() < until; )
    await sleep(50)
  await last.kill()
  if (!idle()) throw new Error(`the dataset did not finish:\n${last.printed}`)
}

/**
 * Checks that the dataset completed. Every row must be present once, in order, and equal rows must
 * have the same values.
 */
async function verifyAnswers(url: string, key: TestKey, path: string, count: number): Promise<string[]> {
  const read = async (at: string) =>
    ((await (await fetch(url + at, { headers: auth(key) })).json()) as any).data
  const violations: string[] = []
  const { dataset } = await read(path)
  if (dataset.status !== 'completed' || dataset.rows_completed !== count)
    violations.push(`the dataset is ${dataset.status} with ${dataset.rows_completed} of ${count} rows`)
  const rows: any[] = []
  for (let cursor = ''; cursor !== null; ) {
    const page = await read(`${path}/rows?limit=500${cursor && `&cursor=${cursor}`}`)
    rows.push(...page.rows)
    cursor = page.next_cursor
  }
  const places = rows.map(({ index, seed }) => `${index} ${seed.extra}`)
  const wanted = Array.from({ length: count }, (_, i) => `${i} row ${i}`)
  if (places.join() !== wanted.join()) violations.push(`rows ${places}`)
  for (const { index, cells } of rows) {
    const values = JSON.stringify(Object.values(cells).map((cell: any) => [cell.status, cell.value]))
    const like = JSON.stringify(
      Object.values(rows[index % 4].cells).map((cell: any) => [cell.status, cell.value])
    )
    if (values !== like) violations.push(`row ${index} has ${values} where an equal row has ${like}`)
  }
  if (rows[0]?.cells.founded_year.value !== 2009) violations.push('nothing was found')
  return violations
}

/** Checks that findings were charged once and nothing is held. */
async function verifyCharge(sql: Sql, key: TestKey): Promise<string[]> {
  const found = new FoundCells()
  for (const { cells } of await sql.select<{ cells: string | object }>('SELECT cells FROM dataset_rows'))
    found.add(typeof cells === 'string' ? JSON.parse(cells) : cells)
  const billing = new SqlBilling(sql, randomUUID)
  const settled = await sql.select<{ amount: unknown }>(
    `SELECT amount FROM ledger_entries WHERE kind = 'settle'`
  )
  const charges = settled.map(({ amount }) => Number(amount))
  const violations = await billing.audit()
  if (charges.join() !== String(found.cost)) violations.push(`charged ${charges} for ${found.cost}`)
  const { posted, pending } = await billing.balance(key.workspaceId)
  if (posted !== found.cost || pending !== 0) violations.push(`posted ${posted}, pending ${pending}`)
  return violations
}
