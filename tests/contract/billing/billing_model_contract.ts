import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import fc from 'fast-check'
import {
  type BillingFactory,
  type BillingUnderTest,
  makeWallet,
  uniqueId,
  type Wallet,
} from '../support/billing.js'
import { type Command, commands, KEYS, ModelLedger } from './billing_model.js'
import { repeats } from '#tests/support/long_form'

const RUNS = repeats('BILLING_RUNS', { short: 25, long: 100 })

/** Runs random commands on a billing adapter and on a simple model. Both must return the same. */
export function billingModelContract(adapter: string, factory: BillingFactory): void {
  test.group(`billing port, against a model: ${adapter}`, (group) => {
    let under: BillingUnderTest
    if (!factory.missing)
      group.setup(async () => {
        under = await factory.make()
        return () => under.end()
      })
    group.tap((each) => each.skip(Boolean(factory.missing), factory.missing))

    test('[BI-017 BI-018 BI-019] random commands give the same balances and budgets as the model', async ({
      assert,
    }) => {
      await fc.assert(
        fc.asyncProperty(commands, async (list) => {
          const wallets = await Promise.all([makeWallet(under, 0), makeWallet(under, 0)])
          const run = new ModelRun(assert, under, wallets)
          for (const command of list) {
            await run.apply(command)
            await run.check()
          }
          assert.deepEqual(await under.billing.audit(), [])
        }),
        { numRuns: RUNS }
      )
    })
  })
}

/** Runs one list of commands on two new workspaces. Commands name reservations by number. */
class ModelRun {
  readonly #model = new ModelLedger()
  readonly #prefix = uniqueId('run')

  constructor(
    private readonly assert: Assert,
    private readonly under: BillingUnderTest,
    private readonly wallets: Wallet[]
  ) {}

  async apply(command: Command): Promise<void> {
    if (command.kind !== 'rolledBack') {
      const expected = this.#model.apply(command)
      this.assert.deepEqual(await this.#perform(command), expected, JSON.stringify(command))
      return
    }
    const copy = this.#model.copy()
    const failed = this.under.transaction(async (tx) => {
      for (const each of command.commands)
        this.assert.deepEqual(await this.#perform(each, tx), copy.apply(each), JSON.stringify(each))
      throw new Error('rolled back')
    })
    await this.assert.rejects(() => failed, 'rolled back')
  }

  /** Checks the invariants after each step. */
  async check(): Promise<void> {
    for (const [at, { workspaceId, balance }] of this.wallets.entries()) {
      const { granted, posted, pending } = await balance()
      this.assert.deepEqual({ granted, posted, pending }, this.#model.balance(at))
      const entries = await this.under.billing.entries(workspaceId, { limit: 1000 })
      const sum = (kind: string) =>
        entries.filter((each) => each.kind === kind).reduce((total, each) => total + each.amount, 0)
      const settled = new Set(entries.flatMap((each) => (each.kind === 'settle' ? [each.reservationId] : [])))
      const heldThenSettled = entries
        .filter((each) => each.kind === 'hold' && settled.has(each.reservationId))
        .reduce((total, each) => total + each.amount, 0)
      this.assert.equal(granted, sum('grant'))
      this.assert.equal(posted, sum('settle'))
      this.assert.equal(pending, sum('hold') - sum('release') - heldThenSettled)
    }
    for (const [at, key] of KEYS.entries()) {
      const { day, month } = await this.under.billing.spend(this.#key(at), this.#model.now)
      this.assert.deepEqual({ day, month }, this.#model.spend(at))
      this.assert.isAtMost(day.posted + day.pending, key.dailyBudget ?? Number.POSITIVE_INFINITY)
      this.assert.isAtMost(month.posted + month.pending, key.monthlyBudget ?? Number.POSITIVE_INFINITY)
    }
  }

  async #perform(command: Command, tx?: Parameters<Parameters<BillingUnderTest['transaction']>[0]>[0]) {
    const { billing } = this.under
    const { now } = this.#model
    switch (command.kind) {
      case 'grant': {
        const { workspaceId } = this.wallets[command.workspace]
        const id = `${this.#prefix}_grant_${command.id}`
        return billing.grant({ id, workspaceId, amount: command.amount, note: null, now }, tx)
      }
      case 'reserve': {
        const { workspace, dailyBudget, monthlyBudget } = KEYS[command.key]
        const request = this.wallets[workspace].request(command.amount, {
          id: this.#reservation(command.id),
          keyId: this.#key(command.key),
          dailyBudget,
          monthlyBudget,
          now,
          expiresAt: this.#model.expiry(command.minutes),
        })
        return billing.reserve(request, tx)
      }
      case 'settle': {
        const charged = this.#model.charge(command)
        return billing.settle(this.#reservation(command.id), charged, now, tx)
      }
      case 'release':
        return billing.release(this.#reservation(command.id), now, tx)
      case 'extend':
        return billing.extend(this.#reservation(command.id), this.#model.expiry(command.minutes), tx)
      case 'sweep': {
        const swept = await billing.sweep(now, 1000)
        return swept.filter((id) => id.startsWith(this.#prefix)).length
      }
      default:
        return true
    }
  }

  #key(at: number): string {
    return `${this.#prefix.slice(0, 30)}_${at}`
  }

  #reservation(number: number): string {
    return `${this.#prefix}_${number}`
  }
}
