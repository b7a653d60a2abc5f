import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Sql } from '#domain/ports/sql'
import { OauthAuthorizations } from '#adapters/connections/oauth_authorizations'
import { RestAppLists } from '#adapters/connections/rest_app_lists'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import { ConnectedLists } from '#app/connections/connected_lists'
import { ConnectionStore } from '#app/connections/connection_store'
import { PushedPeople } from '#app/connections/pushed_people'
import { PushPlanner } from '#app/connections/push_planner'
import { PUSH_RUN } from '#app/connections/push_run_handler'
import { PushStore } from '#app/connections/push_store'
import { RunStore } from '#app/runs/run_store'
import { wakeRun } from '#app/runs/wake_run'
import { ExportSet } from '#app/sets/export_set'
import { ReadSets } from '#app/sets/read_sets'
import { SetStore } from '#app/sets/set_store'
import { CrmServer } from '#tests/functional/connections/crm_server'
import { crmApp, testTokens } from './support/crm_app.js'
import { type Engine, newPlace, type Place } from './support/database.js'
import { newKeys, type TestKey } from './support/fixture.js'
import { Victim } from './support/victim.js'

export const PROCESS = fileURLToPath(new URL('./support/push_process.ts', import.meta.url))
const PEOPLE = 6

export type PushReport = { kills: number; violations: string[]; writes: number }

/**
 * Kills a process before and after the app stores each row of a push, until a process ends it.
 * Half of the people have a row before. The app ignores idempotency keys.
 */
export async function killPushes(engine: Engine): Promise<PushReport> {
  const [place, crm] = [await newPlace(engine), await new CrmServer().start()]
  try {
    await place.migrate()
    const { sql, close } = place.open()
    try {
      const [key] = await newKeys(sql, 1, { credits: 10, dailyBudget: 10 })
      await startPush(sql, key, crm)
      const kills = await killAtEachWrite(place, crm)
      return { kills, writes: crm.writes.length, violations: await violationsOf(sql, crm) }
    } finally {
      await close()
    }
  } finally {
    await crm.stop()
    await place.end()
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const nameOf = (i: number, round = 0): string =>
  `Nora ${LETTERS[Math.floor(round / 26) % 26]}${LETTERS[round % 26]}ria Abel${LETTERS[i]}`

/**
 * Plans a push of a Set like the agent's tool, and starts it. Half of the people have a row before.
 * Each round pushes other people.
 */
export async function startPush(
  sql: Sql,
  { id: keyId, workspaceId }: TestKey,
  crm: CrmServer,
  round = 0
): Promise<void> {
  for (let i = 0; i < PEOPLE / 2; i++)
    crm.rows.set(`row_${round}_${i}`, { fullname: nameOf(i, round), jobtitle: 'Intern' })
  const now = new Date()
  const setId = `set_${randomUUID().slice(0, 8)}`
  await sql.run(`INSERT INTO sets (id, workspace_id, status, created_at) VALUES (?, ?, 'completed', ?)`, [
    setId,
    workspaceId,
    now.toISOString(),
  ])
  for (let i = 0; i < PEOPLE; i++) {
    const person = JSON.stringify({ person_id: `per_${round}_${i}`, name: nameOf(i, round), title: 'Nurse' })
    await sql.run(
      `INSERT INTO set_items (id, set_id, position, identity, status, seed, person, criteria, billed, created_at)
       VALUES (?, ?, ?, ?, 'admitted', '{}', ?, '[]', ?, ?)`,
      [`item_${round}_${i}`, setId, i, `id_${round}_${i}`, person, false, now.toISOString()]
    )
  }
  const connections = new ConnectionStore(sql, testTokens())
  const connection = { workspaceId, app: 'crm' }
  if (round === 0) await sql.transaction((tx) => connections.begin(connection, now, tx))
  if (round === 0)
    await connections.connect(connection, { accessToken: 'token', refreshToken: null, expiresAt: null }, now)
  const apps = [crmApp(crm.origin)]
  const authorizations = new OauthAuthorizations({ apps, redirectUri: 'https://kith.example/oauth/callback' })
  const lists = new ConnectedLists(authorizations, new RestAppLists(apps), connections)
  const [sets, pushes] = [new SetStore(sql), new PushStore(sql)]
  const people = new PushedPeople(sets, new ExportSet(sets, new ReadSets(sets), sql))
  const fields = [
    { from: 'name', to: 'fullname', rule: 'only_empty' as const },
    { from: 'title', to: 'jobtitle', rule: 'overwrite' as const },
  ]
  const { pushId } = await new PushPlanner(lists, people, pushes).plan(
    workspaceId,
    { setId, app: 'crm', list: 'contacts', match: 'fullname', fields },
    { signal: new AbortController().signal }
  )
  const [queue, runs] = [new SqlQueue(sql), new RunStore(sql, new SqlBilling(sql, randomUUID))]
  const push = await pushes.get(workspaceId, pushId!)
  const work = { kind: PUSH_RUN, input: { pushId: pushId! }, reservationId: null }
  await sql.transaction(async (tx) => {
    const run = await runs.create({ id: `run_${randomUUID()}`, workspaceId, keyId, ...work }, now, tx)
    await wakeRun(queue, run, tx)
    await pushes.begin(push, run.id, tx)
  })
}

/** Kills the process once before and once after each write is stored. Returns the number of kills. */
async function killAtEachWrite(place: Place, crm: CrmServer): Promise<number> {
  const seen = new Set<string>()
  let victim: Victim
  crm.during = async (when, { fields, id }, response) => {
    // A new row has no id yet, so its name tells the rows apart.
    const moment = `${when} ${fields.fullname ?? id}`
    if (seen.has(moment)) return
    seen.add(moment)
    await victim.kill()
    response.destroy()
  }
  for (let kills = 0; ; kills++) {
    victim = new Victim([PROCESS], { ...place.env, CRM: crm.origin })
    const deadline = performance.now() + 60_000
    while (!victim.gone && !/^idle$/m.test(victim.printed) && performance.now() < deadline) await sleep(20)
    if (!victim.gone) {
      const isIdle = /^idle$/m.test(victim.printed)
      await victim.kill()
      if (isIdle) return kills
      throw new Error(`the push did not end:\n${victim.printed}`)
    }
    if (victim.child.signalCode !== 'SIGKILL') throw new Error(`a worker exited:\n${victim.printed}`)
  }
}

/** Returns what is half done or done twice, after `rounds` pushes. */
export async function violationsOf(sql: Sql, crm: CrmServer, rounds = 1): Promise<string[]> {
  const names = Map.groupBy(crm.rows.values(), ({ fullname }) => String(fullname))
  const pushes = await sql.select<{ status: string }>('SELECT status FROM pushes')
  const rows = await sql.select<{ status: string }>('SELECT status FROM push_rows')
  const writes = PEOPLE * rounds
  return [
    ...Array.from({ length: writes }, (_, i) => nameOf(i % PEOPLE, Math.floor(i / PEOPLE))).flatMap(
      (name) => {
        const found = names.get(name)?.length ?? 0
        return found === 1 ? [] : [`${name} has ${found} rows`]
      }
    ),
    ...[...crm.rows].flatMap(([id, { jobtitle }]) => (jobtitle === 'Nurse' ? [] : [`${id} is ${jobtitle}`])),
    ...(crm.writes.length === writes ? [] : [`${crm.writes.length} writes for ${writes} people`]),
    ...(pushes.length === rounds ? [] : [`${pushes.length} pushes in ${rounds} rounds`]),
    ...pushes.flatMap(({ status }) => (status === 'completed' ? [] : [`a push is ${status}`])),
    ...rows.flatMap(({ status }, i) => (status === 'done' ? [] : [`row ${i} is ${status}`])),
  ]
}
