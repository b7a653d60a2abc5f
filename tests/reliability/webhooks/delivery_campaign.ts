import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Sql } from '#domain/ports/sql'
import { DeliveryBench } from '#tests/contract/webhooks/delivery_bench'
import { type Reaction, Receiver } from '#tests/contract/webhooks/receiver'
import { insertWorkspace } from '#tests/contract/support/billing_sql'
import { Random } from '#tests/contract/support/random'
import { type Engine, newPlace, type Place } from '../kills/support/database.js'
import { Victim } from '../kills/support/victim.js'
import { MOMENTS } from '../kills/support/write_watch.js'
import { type Outcome, verifyDeliveries } from './verify_deliveries.js'

const PROCESS = fileURLToPath(new URL('./delivery_process.ts', import.meta.url))
const FAILURES: Reaction[] = [500, 'close', 'cut off', 'hang', 503]
/** From this request on, a receiver responds 410. */
const GONE_AFTER = 12

/**
 * Repeatedly kills the process that creates and delivers events. One receiver fails by script, one
 * always fails, and one is gone after a while. Then lets the process finish. Returns the outcome
 * with its violations.
 */
export async function killDeliveries(engine: Engine, kills: number, seed: number): Promise<Outcome> {
  const place = await newPlace(engine)
  const random = new Random(seed)
  const failing = new Map<string, Reaction[]>()
  const script = (id: string): Reaction[] => {
    if (!failing.has(id))
      failing.set(
        id,
        random.list(2, () => random.pick(FAILURES))
      )
    return failing.get(id)!
  }
  const receivers = await Promise.all(
    [
      new Receiver((_count, { id }) => script(id).pop() ?? 200),
      new Receiver(() => 500),
      new Receiver((count) => (count < GONE_AFTER ? 204 : 410)),
    ].map((receiver) => receiver.listen())
  )
  try {
    await place.migrate()
    const { sql, close } = place.open()
    try {
      const workspaceId = await insertWorkspace(sql)
      const bench = new DeliveryBench(sql)
      const endpoints: string[] = []
      for (const receiver of receivers) endpoints.push(await bench.register(workspaceId, receiver))
      const made = await live(place, sql, workspaceId, kills, random)
      const [flaky, broken, gone] = receivers.map((receiver, i) => ({ receiver, endpoint: endpoints[i] }))
      return await verifyDeliveries(bench, { made, kills, flaky, broken, gone })
    } finally {
      await close()
    }
  } finally {
    for (const receiver of receivers) await receiver.close()
    await place.end()
  }
}

/**
 * Runs the process several times. Kills each at a write or a time, and lets the last one finish.
 * Returns the events created.
 */
async function live(
  place: Place,
  sql: Sql,
  workspaceId: string,
  kills: number,
  random: Random
): Promise<string[]> {
  const made: string[] = []
  const moments = MOMENTS[place.engine]
  for (let life = 0; life <= kills; life++) {
    const isLast = life === kills
    const point = { at: 1 + random.below(120), when: random.pick(moments) }
    const armed = !isLast && random.chance(0.7) ? point : undefined
    const victim = new Victim([PROCESS, workspaceId, isLast ? '3' : '6'], place.env, armed)
    const ends = performance.now() + (isLast ? 120_000 : 60_000)
    const begun = () => /^made /m.test(victim.printed)
    let left = isLast ? Number.POSITIVE_INFINITY : 200 + random.below(1_500)
    while (!victim.gone && performance.now() < ends && left > 0) {
      await sleep(50)
      if (begun()) left -= 50
      await passTime(sql)
      if (isLast && begun() && victim.printed.match(/^made /gm)!.length === 3 && (await pending(sql)) === 0)
        break
    }
    await victim.kill()
    if (victim.child.signalCode !== 'SIGKILL')
      throw new Error(`the process exited on its own:\n${victim.printed}`)
    for (const [, id] of victim.printed.matchAll(/^made (\S+)$/gm)) made.push(id)
    // No live process can hold a lease now.
    await sql.run(`UPDATE webhook_deliveries SET lease_token = NULL, due_at = ? WHERE status = 'pending'`, [
      new Date().toISOString(),
    ])
  }
  return made
}

/** Makes all pending retries due at once. */
const passTime = (sql: Sql) =>
  sql
    .run(
      `UPDATE webhook_deliveries SET due_at = ? WHERE status = 'pending' AND lease_token IS NULL AND due_at > ?`,
      [new Date().toISOString(), new Date().toISOString()]
    )
    // The process may be writing to SQLite.
    .catch(() => 0)

async function pending(sql: Sql): Promise<number> {
  const [{ n }] = await sql.select<{ n: unknown }>(
    `SELECT count(*) AS n FROM webhook_deliveries WHERE status = 'pending'`
  )
  return Number(n)
}
