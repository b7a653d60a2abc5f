import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Sql } from '#domain/ports/sql'
import { insertWorkspace } from '#tests/contract/support/billing_sql'
import { Random } from '#tests/contract/support/random'
import { ace } from '#tests/functional/support/child'
import { type Engine, newPlace, type Place } from './support/database.js'
import { type KillPoint, Victim } from './support/victim.js'
import { MOMENTS } from './support/write_watch.js'

/** `died` counts the kills, `midway` those that left an open request. */
export type ErasureReport = { died: number; midway: number; points: Set<string>; violations: string[] }

/** More writes than one erasure makes. At a later kill point, the command finishes. */
const WRITES = 60
/** Changes of a request before its erasure ends: it is claimed, planned and erased. */
const STEPS = 3
const TABLES = [
  'person_records',
  'people',
  'set_items',
  'set_events',
  'runs',
  'run_events',
  'webhook_events',
  'agent_messages',
  'index_changes',
]

/**
 * Erases one person after another with a command that is killed at a random write. A second command
 * continues. Checks after each kill that the person is either untouched or erased completely and
 * reported once, and that the person's namesake is unchanged.
 */
export async function killErasures(engine: Engine, kills: number, seed: number): Promise<ErasureReport> {
  const place = await newPlace(engine)
  const random = new Random(seed)
  const report: ErasureReport = { died: 0, midway: 0, points: new Set(), violations: [] }
  try {
    await importPeople(place, kills)
    await importPages(place, kills)
    const { sql, close } = place.open()
    try {
      const workspaceId = await insertWorkspace(sql)
      await listen(sql, workspaceId)
      for (let i = 0; i < kills; i++) {
        await mention(sql, workspaceId, i)
        const point = pointOf(i, engine, random)
        const args = [
          'ace.js',
          'privacy:erase',
          `--profile-url=${profileOf(i)}`,
          '--drop-pages',
          '--yes',
          '--json',
        ]
        const victim = new Victim(args, place.env, point)
        await victim.exited()
        if (victim.diedAt) {
          report.died++
          report.points.add(victim.diedAt)
        }
        const [open] = await sql.select<{ status: string }>(
          `SELECT status FROM privacy_requests WHERE status <> 'completed'`
        )
        if (open && victim.diedAt) report.midway++
        // As if the lease of the dead process had ended.
        await sql.run('UPDATE privacy_requests SET lease_until = NULL')
        const { code, err } = await ace(['privacy:compact', '--json'], place.env)
        if (code !== 0) report.violations.push(`${victim.diedAt}: ${err}`)
        for (const violation of await judge(sql, i, place.directory))
          report.violations.push(`${victim.diedAt}: ${violation}`)
      }
      return report
    } finally {
      await close()
    }
  } finally {
    await place.end()
  }
}

/** Two of three kills are anywhere. The third is at a step of the erasure itself. */
function pointOf(i: number, engine: Engine, random: Random): KillPoint {
  const when = random.pick(MOMENTS[engine])
  if (i % 3 > 0) return { at: 1 + random.below(WRITES), when }
  return { at: 1 + random.below(STEPS), when, sql: 'UPDATE privacy_requests' }
}

const nameOf = (i: number) => `Nora ${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10) % 10]}olm`
const profileOf = (i: number, namesake = false) =>
  `https://www.linkedin.com/in/person-${namesake ? 'other' : 'gone'}-${i}`

/** Imports a person and a namesake for each kill. */
async function importPeople({ directory, env }: Place, count: number): Promise<void> {
  const file = join(directory, 'people.jsonl')
  const people = Array.from({ length: 2 * count }, (_, at) => {
    const [i, isNamesake] = [Math.floor(at / 2), at % 2 === 1]
    return {
      name: nameOf(i),
      company: isNamesake ? 'Other' : 'Clinic',
      city: 'Bonn',
      pronet_url: profileOf(i, isNamesake),
    }
  })
  writeFileSync(file, people.map((person) => `${JSON.stringify(person)}\n`).join(''))
  const { code, err } = await ace(['people:import', file], env)
  if (code !== 0) throw new Error(err)
}

/** Imports a page about each person. */
async function importPages({ directory, env }: Place, count: number): Promise<void> {
  const file = join(directory, 'pages.warc')
  const pages = Array.from({ length: 2 * count }, (_, at) => {
    const profile = profileOf(Math.floor(at / 2), at % 2 === 1)
    const http = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>Page ${at}: <a href="${profile}">profile</a></p>`
    const head = [
      'WARC/1.0',
      'WARC-Type: response',
      `WARC-Target-URI: ${profile}`,
      'WARC-Date: 2026-01-01T00:00:00Z',
      `WARC-Record-ID: <urn:uuid:${randomUUID()}>`,
      'Content-Type: application/http; msgtype=response',
      `Content-Length: ${Buffer.byteLength(http)}`,
    ]
    return `${head.join('\r\n')}\r\n\r\n${http}\r\n\r\n`
  })
  writeFileSync(file, pages.join(''))
  const { code, err } = await ace(['evidence:import', file], env)
  if (code !== 0) throw new Error(err)
  rmSync(file)
}

/** Returns the text of all archived pages. */
function archived(directory: string): string {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  const packed = files.filter((name) => name.endsWith('.warc.gz'))
  return packed.map((name) => gunzipSync(readFileSync(join(directory, name))).toString('latin1')).join('')
}

/** Registers a webhook for erasures, so that the workspace's events are stored. */
async function listen(sql: Sql, workspaceId: string): Promise<void> {
  await sql.run(
    `INSERT INTO webhook_endpoints (id, workspace_id, kind, url, events, status, created_at)
     VALUES ('wh_1', ?, 'registered', 'https://hooks.kith-test.com/e', '["person.erased"]', 'enabled', ?)`,
    [workspaceId, new Date().toISOString()]
  )
  await sql.run(
    `INSERT INTO sets (id, workspace_id, status, created_at) VALUES ('set_1', ?, 'completed', ?)`,
    [workspaceId, new Date().toISOString()]
  )
}

/** Stores a Set item, an event, a run and a message about the person, and items of the namesake. */
async function mention(sql: Sql, workspaceId: string, i: number): Promise<void> {
  const [now, run] = [new Date().toISOString(), `run_${randomUUID().slice(0, 20)}`]
  for (const isNamesake of [false, true]) {
    const person = JSON.stringify({ name: nameOf(i), pronet: profileOf(i, isNamesake) })
    const position = 2 * i + Number(isNamesake)
    await sql.run(
      `INSERT INTO set_items (id, set_id, position, identity, status, seed, person, criteria, billed, created_at)
       VALUES (?, 'set_1', ?, ?, 'admitted', ?, ?, '[]', ?, ?)`,
      [`item_${position}`, position, `i${position}`, person, person, false, now]
    )
    await sql.run(
      `INSERT INTO set_events (set_id, seq, type, data, created_at) VALUES ('set_1', ?, 'set.item.created', ?, ?)`,
      [position, JSON.stringify({ id: `item_${position}`, person: JSON.parse(person) }), now]
    )
  }
  await sql.run(
    `INSERT INTO runs (id, workspace_id, key_id, kind, status, output, created_at, expires_at)
     VALUES (?, ?, 'key', 'agent', 'completed', ?, ?, '2999-01-01T00:00:00.000Z')`,
    [run, workspaceId, JSON.stringify({ text: `See ${profileOf(i)}` }), now]
  )
  await sql.run(
    `INSERT INTO agent_messages (run_id, role, workspace_id, session_id, text, said_at) VALUES (?, 'user', ?, 's', ?, ?)`,
    [run, workspaceId, `Who is ${profileOf(i)}?`, now]
  )
}

async function judge(sql: Sql, i: number, directory: string): Promise<string[]> {
  const violations: string[] = []
  const requests = await sql.select<{ id: string; status: string; subject: string | null }>(
    'SELECT id, status, subject FROM privacy_requests ORDER BY created_at DESC'
  )
  for (const { id, status, subject } of requests)
    if (status !== 'completed' || subject !== null) violations.push(`${id} is ${status}`)
  const events = await sql.select<{ payload: string }>(
    `SELECT payload FROM webhook_events WHERE type = 'person.erased'`
  )
  const reported = events.map(({ payload }) => JSON.parse(payload).data.request_id as string)
  for (const { id } of requests)
    if (reported.filter((one) => one === id).length !== 1) violations.push(`${id} was not reported once`)
  const left = await rowsWith(sql, `person-gone-${i}"`, `person-gone-${i}?`)
  const untouched = await rowsWith(sql, nameOf(i))
  // A command that dies before the request is stored changes nothing: 2 records, views and items each.
  const wasErased = left.length === 0
  if (!wasErased && left.filter((table) => table === 'person_records').length === 0)
    violations.push(`half of the person is left in ${left.join(', ')}`)
  if (wasErased && archived(directory).includes(`person-gone-${i}"`)) violations.push('a page is left')
  if (!archived(directory).includes(`person-other-${i}"`)) violations.push('the page of the namesake is gone')
  const namesake = (await rowsWith(sql, `person-other-${i}"`)).sort().join()
  if (namesake !== 'people,person_records,set_events,set_items')
    violations.push(`the namesake is in ${namesake}`)
  if (untouched.length === 0) violations.push('the namesake lost the name')
  return violations
}

/** Returns the table of every row that contains one of the texts. */
async function rowsWith(sql: Sql, ...texts: string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of TABLES)
    for (const row of await sql.select<object>(`SELECT * FROM ${table}`)) {
      const json = JSON.stringify(row).replaceAll('\\"', '"')
      if (texts.some((text) => json.includes(text))) found.push(table)
    }
  return found
}
