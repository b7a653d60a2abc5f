import { test } from '@japa/runner'
import type { Billing } from '#domain/billing/billing'
import type { SqlTransaction } from '#domain/ports/sql'
import {
  type BillingFactory,
  type BillingUnderTest,
  makeWallet,
  NOW,
  uniqueId,
  type Wallet,
} from '../support/billing.js'
import { Random } from '../support/random.js'

const times = <T>(n: number, make: (at: number) => T): T[] => Array.from({ length: n }, (_, at) => make(at))

/** Registers the concurrency tests of the billing port for one adapter. */
export function billingConcurrencyContract(adapter: string, factory: BillingFactory): void {
  test.group(`billing port, concurrency: ${adapter}`, (group) => {
    let under: BillingUnderTest
    let billing: Billing
    if (!factory.missing)
      group.setup(async () => {
        under = await factory.make()
        billing = under.billing
        return () => under.end()
      })
    group.tap((each) => each.skip(Boolean(factory.missing), factory.missing))
    const wallet = (credits: number) => makeWallet(under, credits)

    test('[BI-017] with a balance of 100, exactly 100 of 1,000 concurrent reservations succeed', async ({
      assert,
    }) => {
      const { reserve, balance } = await wallet(100)
      const refusals = await Promise.all(times(1000, () => reserve(1)))
      assert.lengthOf(
        refusals.filter((each) => each === null),
        100
      )
      assert.lengthOf(
        refusals.filter((each) => each === 'insufficient_acu'),
        900
      )
      assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 100 })
      assert.deepEqual(await billing.audit(), [])
    })

    for (const [budget, code] of [
      ['dailyBudget', 'daily_budget_exceeded'],
      ['monthlyBudget', 'monthly_budget_exceeded'],
    ] as const)
      test(`[BI-018 BI-019] with a ${budget} of 100, exactly 100 of 1,000 concurrent reservations succeed`, async ({
        assert,
      }) => {
        const { reserve, balance, spend } = await wallet(5000)
        const refusals = await Promise.all(times(1000, () => reserve(1, { [budget]: 100 })))
        assert.lengthOf(
          refusals.filter((each) => each === null),
          100
        )
        assert.lengthOf(
          refusals.filter((each) => each === code),
          900
        )
        assert.deepEqual(await balance(), { granted: 5000, posted: 0, pending: 100 })
        const held = { posted: 0, pending: 100 }
        assert.deepEqual(await spend(), { day: held, month: held })
        assert.deepEqual(await billing.audit(), [])
      })

    test('a reservation ended concurrently ends once', async ({ assert }) => {
      const { request, balance, workspaceId } = await wallet(1000)
      const requests = times(40, () => request(10, { expiresAt: NOW }))
      for (const each of requests) await billing.reserve(each)
      const ends = requests.flatMap(({ id }) => [
        billing.settle(id, 10, NOW),
        billing.settle(id, 10, NOW),
        billing.release(id, NOW),
      ])
      const swept = await Promise.all([billing.sweep(NOW, 100), billing.sweep(NOW, 100)])
      const mine = swept.flat().filter((id) => requests.some((each) => each.id === id))
      const ended = (await Promise.all(ends)).filter(Boolean).length + mine.length
      assert.equal(ended, 40)
      const { posted, pending } = await balance()
      assert.equal(pending, 0)
      const entries = await billing.entries(workspaceId, { limit: 1000 })
      assert.equal(posted, 10 * entries.filter((each) => each.kind === 'settle').length)
      assert.lengthOf(entries, 1 + 40 + 40)
      assert.deepEqual(await billing.audit(), [])
    })

    test('an id reserved or granted concurrently has one effect', async ({ assert }) => {
      const { request, workspaceId, balance, kinds } = await wallet(0)
      const grant = { id: uniqueId('grant'), workspaceId, amount: 20, note: null, now: NOW }
      const granted = await Promise.all(times(50, () => billing.grant(grant)))
      assert.lengthOf(granted.filter(Boolean), 1)
      const each = request(20, { dailyBudget: 20 })
      const refusals = await Promise.all(times(100, () => billing.reserve(each)))
      assert.deepEqual(
        refusals.filter((refusal) => refusal !== null),
        []
      )
      assert.deepEqual(await balance(), { granted: 20, posted: 0, pending: 20 })
      assert.deepEqual(await kinds(), ['grant 20', 'hold 20'])
    })

    test('a reservation extended during a sweep stays held', async ({ assert }) => {
      const { request, workspaceId } = await wallet(10)
      const expired = new Date('2019-01-01T00:00:00Z')
      const each = request(10, { expiresAt: expired })
      await billing.reserve(each)
      const swept = await under.transaction(async (tx) => {
        await billing.extend(each.id, NOW, tx)
        const sweep = billing.sweep(expired, 1000)
        await aWhile(workspaceId, tx)
        return { sweep }
      })
      assert.notInclude(await swept.sweep, each.id)
      assert.isTrue(await billing.settle(each.id, 1, NOW))
    })

    test('transactions that end the same reservations in opposite orders both finish', async ({ assert }) => {
      const { request, balance, workspaceId } = await wallet(100)
      const [one, other] = [request(10), request(20)]
      for (const each of [one, other]) await billing.reserve(each)
      const first = await under.transaction(async (tx) => {
        const ended = [await billing.settle(one.id, 10, NOW, tx)]
        const second = under.transaction(async (within) => [
          await billing.settle(other.id, 20, NOW, within),
          await billing.settle(one.id, 10, NOW, within),
        ])
        await aWhile(workspaceId, tx)
        ended.push(await billing.settle(other.id, 20, NOW, tx))
        return { ended, second }
      })
      const ended = [...first.ended, ...(await first.second)]
      assert.lengthOf(ended.filter(Boolean), 2)
      assert.deepEqual(await balance(), { granted: 100, posted: 30, pending: 0 })
    })

    /** Waits inside a transaction for long enough that another transaction waits for its locks. */
    const aWhile = async (workspaceId: string, tx: SqlTransaction) => {
      for (let reads = 0; reads < 100; reads++) {
        await billing.balance(workspaceId, tx)
        await new Promise((resolve) => setImmediate(resolve))
      }
    }

    test('[BI-018] random concurrent work on shared workspaces and keys never deadlocks', async ({
      assert,
    }) => {
      const random = Random.seeded()
      const wallets = await Promise.all(times(3, () => wallet(3000)))
      const daily = 400
      const client = async () => {
        const held: { id: string; amount: number }[] = []
        for (let step = 0; step < 25; step++) {
          const { request } = random.pick(wallets)
          const each = request(1 + random.below(30), { dailyBudget: daily, expiresAt: NOW })
          if ((await billing.reserve(each)) === null) held.push(each)
          const mine = held[random.below(held.length)]
          if (!mine) continue
          const end = random.next()
          if (end < 0.3) await billing.settle(mine.id, random.below(mine.amount + 1), NOW)
          else if (end < 0.5) await billing.release(mine.id, NOW)
          else if (end < 0.55) await billing.sweep(NOW, 3)
          else if (end < 0.75) await extendAndSettle(mine)
        }
      }
      const extendAndSettle = ({ id, amount }: { id: string; amount: number }) =>
        under
          .transaction(async (tx) => {
            await billing.extend(id, NOW, tx)
            await billing.settle(id, amount, NOW, tx)
            if (random.chance(0.5)) throw new Error('the caller failed')
          })
          .catch((error: Error) => assert.equal(error.message, 'the caller failed'))
      await Promise.all(times(12, client))
      await assertSound(wallets, daily)
      assert.deepEqual(await billing.audit(), [], `INDEX_SEED=${random.seed}`)

      async function assertSound(all: Wallet[], budget: number) {
        for (const { balance, spend } of all) {
          const { posted, pending } = await balance()
          const { day, month } = await spend()
          assert.deepEqual(day, { posted, pending })
          assert.deepEqual(month, { posted, pending })
          assert.isAtMost(posted + pending, budget, `INDEX_SEED=${random.seed}`)
        }
      }
    })
  })
}
