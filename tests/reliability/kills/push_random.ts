import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '#tests/contract/support/random'
import { CrmServer } from '#tests/functional/connections/crm_server'
import { PROCESS, type PushReport, startPush, violationsOf } from './push_campaign.js'
import { type Engine, newPlace } from './support/database.js'
import { newKeys } from './support/fixture.js'
import { Victim } from './support/victim.js'
import { MOMENTS } from './support/write_watch.js'

const MAX_WRITE = 30
const MAX_DELAY_MS = 150
const DEADLINE_MS = 60_000

/**
 * Kills processes that push: at a random SQL write, or a random time after the app is first read.
 * The app answers after random pauses. Starts another push whenever one has ended.
 */
export async function killPushesAtRandom(
  engine: Engine,
  kills: number,
  seed: number
): Promise<PushReport & { points: Set<string>; rounds: number }> {
  const [place, crm] = [await newPlace(engine), await new CrmServer().start()]
  const random = new Random(seed)
  crm.during = () => sleep(random.below(40))
  const points = new Set<string>()
  try {
    await place.migrate()
    const { sql, close } = place.open()
    try {
      const [key] = await newKeys(sql, 1, { credits: 10, dailyBudget: 10 })
      let rounds = 0
      for (let killed = 0; ; ) {
        const [push] = await sql.select(`SELECT id FROM pushes WHERE status <> 'completed'`)
        if (!push && killed >= kills) break
        if (!push) await startPush(sql, key, crm, rounds++)
        const isLast = killed >= kills
        const isAtWrite = !isLast && random.chance(0.5)
        const point = { at: 1 + random.below(MAX_WRITE), when: random.pick(MOMENTS[engine]) }
        const victim = new Victim([PROCESS], { ...place.env, CRM: crm.origin }, isAtWrite ? point : undefined)
        const reads = crm.reads
        const deadline = performance.now() + DEADLINE_MS
        const isOver = () => victim.gone || /^idle$/m.test(victim.printed) || performance.now() > deadline
        while (!isOver() && (isAtWrite || isLast || crm.reads === reads)) await sleep(5)
        if (!isOver()) await sleep(random.below(MAX_DELAY_MS))
        const isIdle = /^idle$/m.test(victim.printed)
        if (performance.now() > deadline) throw new Error(`the push did not end:\n${victim.printed}`)
        await victim.kill()
        if (victim.child.signalCode !== 'SIGKILL') throw new Error(`a worker exited:\n${victim.printed}`)
        if (victim.diedAt) points.add(victim.diedAt)
        if (!isIdle) killed++
      }
      return {
        kills,
        points,
        rounds,
        writes: crm.writes.length,
        violations: await violationsOf(sql, crm, rounds),
      }
    } finally {
      await close()
    }
  } finally {
    await crm.stop()
    await place.end()
  }
}
