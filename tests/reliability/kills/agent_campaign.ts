import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { AgentWork } from '#domain/agent/task'
import type { UiChunk } from '#domain/agent/ui_chunk'
import type { Sql } from '#domain/ports/sql'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { RunChunks } from '#app/agent/run_chunks'
import { RunStore } from '#app/runs/run_store'
import { Random } from '#tests/contract/support/random'
import { type Engine, newPlace, type Place } from './support/database.js'
import { newKeys, type TestKey } from './support/fixture.js'
import { Victim } from './support/victim.js'
import { MOMENTS } from './support/write_watch.js'

export type AgentReport = { kills: number; midway: number; points: Set<string>; violations: string[] }

const PROCESS = fileURLToPath(new URL('./support/agent_process.ts', import.meta.url))
const RUNS = 4
const STEPS = 14
const MAX_ACU = 40
const MAX_CALLS = 20
const CREDITS = 1_000

/**
 * Runs agents in processes that are killed at random writes. A last process finishes the runs.
 * Nothing may be charged twice, and kills may not exceed any limit. Readers of streams must see
 * each event once.
 */
export async function killAgents(
  engine: Engine,
  { kills, seed }: { kills: number; seed: number }
): Promise<AgentReport> {
  const place = await newPlace(engine)
  try {
    await place.migrate()
    const { sql, close } = place.open()
    try {
      const [key] = await newKeys(sql, 1, { credits: CREDITS, dailyBudget: CREDITS })
      const ids = await begin(sql, key)
      const env = { ...place.env, STEPS: String(STEPS), CALL_LOG: logOf(place) }
      const report: AgentReport = { kills: 0, midway: 0, points: new Set(), violations: [] }
      const random = new Random(seed)
      while (report.kills < kills) {
        const victim = new Victim([PROCESS], env, {
          at: 1 + random.below(60),
          when: random.pick(MOMENTS[engine]),
        })
        await Promise.race([victim.exited(), sleep(20_000)])
        await victim.kill()
        report.kills++
        if (victim.diedAt) report.points.add(victim.diedAt)
        if ((await unfinished(sql)) > 0 && existsSync(logOf(place))) report.midway++
      }
      await finish(env)
      for (const id of ids) report.violations.push(...(await verifyRun(sql, id, place)))
      report.violations.push(...(await verifyBooks(sql, key)))
      return report
    } finally {
      await close()
    }
  } finally {
    await place.end()
  }
}

const logOf = ({ directory }: Place): string => join(directory, 'calls.log')

/**
 * Creates the runs as requests leave them. They are old enough that a sweep wakes workers for them.
 */
async function begin(sql: Sql, { id: keyId, workspaceId }: TestKey): Promise<string[]> {
  const billing = new SqlBilling(sql, randomUUID)
  const runs = new RunStore(sql, billing)
  const now = new Date(Date.now() - 60_000)
  const ask = {
    ...{ task: 'Step', inputs: {}, sessionId: null, maxResults: 25, maxAcu: MAX_ACU, sources: ['people'] },
    ...{ memory: 'none', responseFormat: 'standard', outputSchema: null, lookalikes: null },
  }
  const input = { operation: 'ask', ask } as AgentWork
  const ids = Array.from({ length: RUNS }, (_, i) => `run_${i}`)
  for (const id of ids) {
    const reservationId = `res_${id}`
    await billing.reserve({
      ...{ id: reservationId, workspaceId, keyId, route: 'POST /v1/agent', amount: MAX_ACU },
      ...{ dailyBudget: null, monthlyBudget: null, now, expiresAt: new Date(Date.now() + 86_400_000) },
    })
    await runs.create({ id, workspaceId, keyId, kind: 'agent', reservationId, input }, now)
  }
  return ids
}

async function unfinished(sql: Sql): Promise<number> {
  const [{ n }] = await sql.select<{ n: unknown }>(
    `SELECT count(*) AS n FROM runs WHERE status IN ('queued', 'running')`
  )
  return Number(n)
}

async function finish(env: Record<string, string>): Promise<void> {
  const last = new Victim([PROCESS], env)
  const idle = () => /^idle$/m.test(last.printed)
  for (const until = performance.now() + 60_000; !last.gone && !idle() && performance.now() < until; )
    await sleep(50)
  await last.kill()
  if (!idle()) throw new Error(`the runs did not finish:\n${last.printed}`)
}

/**
 * Checks that a run completed and was charged the sum of its calls. It must have answered and
 * streamed each call once, and made at most 20 provider calls.
 */
async function verifyRun(sql: Sql, id: string, place: Place): Promise<string[]> {
  const [row] = await sql.select<{ status: string; charged: unknown; output: string; next_seq: unknown }>(
    'SELECT status, charged, output, next_seq FROM runs WHERE id = ?',
    [id]
  )
  if (row.status !== 'completed') return [`${id} is ${row.status}`]
  const { output, artifacts } = JSON.parse(row.output) as {
    output: string
    artifacts: { output: { n: number; charge: number } }[]
  }
  const sum = artifacts.reduce((total, { output: { charge } }) => total + charge, 0)
  const called = new Set(artifacts.map(({ output: { n } }) => n))
  const log = readFileSync(logOf(place), 'utf8').split('\n')
  const made = log.filter((line) => line.startsWith(`${id} `)).length
  const events = await new RunChunks(sql).read(id, -1, 1_000)
  const chunks = events.map(({ data }) => JSON.parse(data) as UiChunk)
  const ends = chunks.flatMap((chunk) => (chunk.type === 'tool-output-available' ? [chunk.toolCallId] : []))
  const reported = chunks.map((chunk) => (chunk.type === 'text-delta' ? chunk.delta : '')).join('')
  const wrong: [boolean, string][] = [
    [Number(row.charged) !== sum || sum > MAX_ACU, `charged ${row.charged} for ${sum}`],
    [called.size !== artifacts.length, `${artifacts.length} outputs of ${called.size} calls`],
    [made > MAX_CALLS, `${made} calls of the provider`],
    [
      new Set(ends).size !== ends.length || ends.length !== artifacts.length,
      `the stream has artifacts ${ends}`,
    ],
    [!output.startsWith(reported) && reported !== output, `streamed “${reported}” and answered “${output}”`],
    [chunks.filter(({ type }) => type === 'text-start').length !== 1, 'streamed in several parts'],
    [
      chunks[0].type !== 'start' || chunks.at(-1)!.type !== 'finish',
      'start or finish is missing in the stream',
    ],
    [chunks.filter(({ type }) => type === 'start').length !== 1, 'started more than once'],
    [events.some(({ seq }, i) => seq !== i) || events.length !== Number(row.next_seq), 'events have gaps'],
  ]
  return wrong.flatMap(([is, what]) => (is ? [`${id}: ${what}`] : []))
}

async function verifyBooks(sql: Sql, { workspaceId }: TestKey): Promise<string[]> {
  const billing = new SqlBilling(sql, randomUUID)
  const { posted, pending } = await billing.balance(workspaceId)
  const [{ charged }] = await sql.select<{ charged: unknown }>('SELECT sum(charged) AS charged FROM runs')
  const isRight = posted === Number(charged) && posted > 0 && pending === 0
  return [
    ...(await billing.audit()),
    ...(isRight ? [] : [`posted ${posted}, pending ${pending}, charged ${charged}`]),
  ]
}
