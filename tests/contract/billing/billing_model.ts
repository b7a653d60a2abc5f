import fc from 'fast-check'
import { budgetPeriods } from '#domain/billing/periods'
import type { Balance, BillingRefusal, Spend } from '#domain/billing/billing'

/** Keys of the two workspaces. Each has a different combination of budgets. */
export const KEYS = [
  { workspace: 0, dailyBudget: null, monthlyBudget: null },
  { workspace: 0, dailyBudget: 25, monthlyBudget: 60 },
  { workspace: 1, dailyBudget: null, monthlyBudget: 40 },
  { workspace: 1, dailyBudget: 15, monthlyBudget: null },
] as const

type Simple =
  | { kind: 'grant'; workspace: number; id: number; amount: number }
  | { kind: 'reserve'; key: number; id: number; amount: number; minutes: number }
  /** Charges this many quarters of the reserved amount. */
  | { kind: 'settle'; id: number; share: number }
  | { kind: 'release'; id: number }
  | { kind: 'extend'; id: number; minutes: number }

export type Command =
  | Simple
  | { kind: 'sweep' }
  | { kind: 'wait'; minutes: number }
  | { kind: 'rolledBack'; commands: Simple[] }

const ids = fc.nat(12)
const simple: fc.Arbitrary<Simple> = fc.oneof(
  fc.record({
    kind: fc.constant('grant' as const),
    workspace: fc.nat(1),
    id: fc.nat(6),
    amount: fc.integer({ min: 1, max: 60 }),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('reserve' as const),
      key: fc.nat(KEYS.length - 1),
      id: ids,
      amount: fc.integer({ min: 1, max: 20 }),
      minutes: fc.nat(3000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle' as const), id: ids, share: fc.nat(4) }) },
  fc.record({ kind: fc.constant('release' as const), id: ids }),
  fc.record({ kind: fc.constant('extend' as const), id: ids, minutes: fc.nat(3000) })
)

export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: simple },
    fc.record({ kind: fc.constant('sweep' as const) }),
    fc.record({ kind: fc.constant('wait' as const), minutes: fc.nat(4000) }),
    fc.record({
      kind: fc.constant('rolledBack' as const),
      commands: fc.array(simple, { minLength: 1, maxLength: 6 }),
    })
  ),
  { minLength: 5, maxLength: 40, size: 'max' }
)

type Held = {
  workspace: number
  key: number
  amount: number
  reservedAt: number
  expiresAt: number
  charged: number | null
}

/**
 * A simple reference ledger. It stores only grants and reservations, and computes every total from
 * them.
 */
export class ModelLedger {
  #minute = Date.UTC(2026, 0, 30, 12) / 60_000
  #grants = new Map<number, { workspace: number; amount: number }>()
  #reservations = new Map<number, Held & { open: boolean }>()

  get now(): Date {
    return new Date(this.#minute * 60_000)
  }

  copy(): ModelLedger {
    const copy = new ModelLedger()
    copy.#minute = this.#minute
    copy.#grants = structuredClone(this.#grants)
    copy.#reservations = structuredClone(this.#reservations)
    return copy
  }

  expiry(minutes: number): Date {
    return new Date((this.#minute + minutes) * 60_000)
  }

  charge({ id, share }: { id: number; share: number }): number {
    return Math.floor(((this.#reservations.get(id)?.amount ?? 0) * share) / 4)
  }

  /**
   * Returns what the port must return for the command: the number of released reservations for a
   * sweep, and true for a wait.
   */
  apply(command: Exclude<Command, { kind: 'rolledBack' }>): boolean | number | BillingRefusal | null {
    switch (command.kind) {
      case 'wait':
        this.#minute += command.minutes
        return true
      case 'grant':
        if (this.#grants.has(command.id)) return false
        this.#grants.set(command.id, command)
        return true
      case 'reserve':
        return this.#reserve(command)
      case 'sweep': {
        const expired = [...this.#reservations.values()].filter((r) => r.open && r.expiresAt <= this.#minute)
        for (const each of expired) each.open = false
        return expired.length
      }
      default: {
        const reservation = this.#reservations.get(command.id)
        if (!reservation?.open) return false
        if (command.kind === 'extend') reservation.expiresAt = this.#minute + command.minutes
        else reservation.open = false
        if (command.kind === 'settle') reservation.charged = this.charge(command)
        return true
      }
    }
  }

  balance(workspace: number): Balance {
    const grants = [...this.#grants.values()].filter((each) => each.workspace === workspace)
    const granted = grants.reduce((sum, each) => sum + each.amount, 0)
    return { granted, ...this.#sum((each) => each.workspace === workspace) }
  }

  spend(key: number): { day: Spend; month: Spend } {
    const now = budgetPeriods(this.now)
    const of = (period: 'day' | 'month') =>
      this.#sum(
        (each) =>
          each.key === key && budgetPeriods(new Date(each.reservedAt * 60_000))[period] === now[period]
      )
    return { day: of('day'), month: of('month') }
  }

  #reserve({ id, key, amount, minutes }: Extract<Simple, { kind: 'reserve' }>): BillingRefusal | null {
    if (this.#reservations.has(id)) return null
    const { workspace, dailyBudget, monthlyBudget } = KEYS[key]
    const { granted, posted, pending } = this.balance(workspace)
    if (granted - posted - pending <= 0) return 'insufficient_acu'
    const { day, month } = this.spend(key)
    if (dailyBudget !== null && day.posted + day.pending + amount > dailyBudget)
      return 'daily_budget_exceeded'
    if (monthlyBudget !== null && month.posted + month.pending + amount > monthlyBudget)
      return 'monthly_budget_exceeded'
    const [reservedAt, expiresAt] = [this.#minute, this.#minute + minutes]
    this.#reservations.set(id, { workspace, key, amount, reservedAt, expiresAt, charged: null, open: true })
    return null
  }

  #sum(which: (each: Held) => boolean): Spend {
    let [posted, pending] = [0, 0]
    for (const each of this.#reservations.values()) {
      if (!which(each)) continue
      posted += each.charged ?? 0
      if (each.open) pending += each.amount
    }
    return { posted, pending }
  }
}
