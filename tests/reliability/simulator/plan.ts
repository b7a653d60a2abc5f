import { Random } from '#tests/contract/support/random'
import { type FaultRates, NO_FAULTS } from '../chaos/faults.js'
import type { SimKey } from './world.js'

/** The parameters of a seed. Every seed has other faults, clocks, budgets and habits. */
export type Plan = {
  faults: FaultRates
  keys: SimKey[]
  /** The largest single grant. */
  grants: number
  /** The number of concurrent actors besides the workers. */
  actors: number
  workers: number
  /**
   * Probabilities per step that a process dies (`kill`), a worker stops (`stop`), a process is
   * suspended (`freeze`), and the clocks jump (`jump`).
   */
  kill: number
  stop: number
  freeze: number
  jump: number
  /** The relative frequency of each kind of work. */
  weights: Record<'request' | 'run' | 'repeat' | 'grant' | 'cancel' | 'sweep' | 'read', number>
}

/**
 * Returns the plan of a seed. Each kind of fault occurs in about half of the simulations, with
 * varying frequency.
 */
export function planOf(seed: number): Plan {
  const random = new Random(seed ^ 0x5eed)
  const some = (max: number) => (random.chance(0.5) ? random.next() * max : 0)
  const kinds = Object.keys(NO_FAULTS) as (keyof FaultRates)[]
  const most = { crash: 0.004, crashAfter: 0.006, delay: 0.15, duplicate: 0.15, lost: 0.3 }
  const faults = kinds.map((kind) => [
    kind,
    some({ unreachable: 0.03, diskFull: 0.03, timeout: 0.05, ...most }[kind]),
  ])
  const weight = () => 1 + random.below(8)
  return {
    faults: Object.fromEntries(faults),
    keys: keysOf(random),
    grants: random.pick([5, 20, 200]),
    actors: 2 + random.below(6),
    workers: 1 + random.below(2),
    kill: some(0.006),
    stop: some(0.01),
    freeze: some(0.02),
    jump: some(0.03),
    weights: {
      request: 4 + weight(),
      run: 2 + weight(),
      repeat: weight(),
      grant: weight(),
      cancel: random.next() * 2,
      sweep: weight() / 2,
      read: weight() / 2,
    },
  }
}

function keysOf(random: Random): SimKey[] {
  const budget = () => (random.chance(0.5) ? 5 + random.below(120) : null)
  const workspaces = Array.from({ length: 2 + random.below(2) }, (_, n) => `ws_${n}`)
  return workspaces.flatMap((workspaceId) =>
    Array.from({ length: 1 + random.below(2) }, (_, n) => ({
      id: `key_${workspaceId}_${n}`,
      workspaceId,
      dailyBudget: budget(),
      monthlyBudget: budget(),
    }))
  )
}
