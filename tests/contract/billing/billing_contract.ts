import { test } from '@japa/runner'
import type { Billing, LinesQuery } from '#domain/billing/billing'
import { type BillingFactory, type BillingUnderTest, makeWallet, NOW, uniqueId } from '../support/billing.js'

const at = (time: string) => new Date(time)

/** Registers the sequential tests of the billing port for one adapter. */
export function billingContract(adapter: string, factory: BillingFactory): void {
  test.group(`billing port: ${adapter}`, (group) => {
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
    const booksAreRight = async (assert: { deepEqual(is: unknown, should: unknown): void }) =>
      assert.deepEqual(await billing.audit(), [])

    test('an unknown workspace and an unknown key have zero totals', async ({ assert }) => {
      const { workspaceId } = await wallet(0)
      assert.deepEqual(await billing.balance(workspaceId), { granted: 0, posted: 0, pending: 0 })
      const none = { posted: 0, pending: 0 }
      assert.deepEqual(await billing.spend('key_none', NOW), { day: none, month: none })
      assert.deepEqual(await billing.entries(workspaceId, { limit: 5 }), [])
      assert.deepEqual(await billing.charges(workspaceId, '2000-01-01'), [])
    })

    test('a repeated grant id adds once', async ({ assert }) => {
      const { workspaceId, available } = await wallet(0)
      const other = await wallet(0)
      const grant = { id: uniqueId('grant'), workspaceId, amount: 40, note: 'a gift', now: NOW }
      assert.isTrue(await billing.grant(grant))
      assert.isFalse(await billing.grant(grant))
      assert.isFalse(await billing.grant({ ...grant, amount: 7, workspaceId: other.workspaceId }))
      assert.isTrue(await billing.grant({ ...grant, id: uniqueId('grant'), amount: 2, note: null }))
      assert.equal(await available(), 42)
      assert.equal(await other.available(), 0)
      const [, first] = await billing.entries(workspaceId, { limit: 5 })
      assert.deepEqual(first, {
        id: grant.id,
        workspaceId,
        kind: 'grant',
        amount: 40,
        reservationId: null,
        keyId: null,
        route: null,
        note: 'a gift',
        createdAt: NOW.toISOString(),
      })
      await booksAreRight(assert)
    })

    test('filters lines across pages', async ({ assert }) => {
      const { workspaceId, request } = await wallet(100)
      const routes = ['POST /v1/search', 'POST /v1/datasets']
      for (let i = 0; i < 6; i++) {
        const now = at(`2026-03-0${i + 1}T10:00:00Z`)
        const held = { ...request(5), route: routes[i % 2], now }
        await billing.reserve(held)
        await billing.settle(held.id, i, now)
      }
      const held = { ...request(7), now: at('2026-03-07T10:00:00Z') }
      await billing.reserve(held)
      const changes = async (page: Omit<LinesQuery, 'limit'>) =>
        (await billing.lines(workspaceId, { ...page, limit: 100 })).map(({ change }) => change)
      assert.deepEqual(await changes({}), [0, -5, -4, -3, -2, -1, 0, 100])
      assert.deepEqual(await changes({ state: 'charged' }), [-5, -4, -3, -2, -1])
      assert.deepEqual(await changes({ state: 'charged', route: routes[1] }), [-5, -3, -1])
      assert.deepEqual(await changes({ state: 'granted' }), [100])
      assert.deepEqual(await changes({ keyId: 'key_none' }), [])
      assert.deepEqual(await changes({ state: 'free' }), [0])
      const [{ keyId, reserved }] = await billing.lines(workspaceId, { limit: 1, state: 'held' })
      assert.equal(reserved, 7)
      assert.lengthOf(await changes({ keyId: keyId! }), 7)
      assert.deepEqual(await changes({ state: 'charged', since: at('2026-03-05T10:00:00Z') }), [-5, -4])
      const seen: number[] = []
      for (let before: string | undefined; ; ) {
        const page = await billing.lines(workspaceId, { limit: 2, before, route: routes[0] })
        seen.push(...page.map(({ change }) => change))
        if (page.length < 2) break
        before = page[1].id
      }
      assert.deepEqual(seen, [-4, -2, 0])
    })

    test('invalid amounts throw a RangeError and change nothing', async ({ assert }) => {
      const { workspaceId, reserve, request, kinds } = await wallet(10)
      const held = request(5)
      await billing.reserve(held)
      for (const wrong of [0, -1, 0.5, Number.NaN, 2 ** 53]) {
        const grant = { id: uniqueId('grant'), workspaceId, amount: wrong, note: null, now: NOW }
        await assert.rejects(() => billing.grant(grant), RangeError)
        await assert.rejects(() => reserve(wrong), RangeError)
        if (wrong !== 0) await assert.rejects(() => billing.settle(held.id, wrong, NOW), RangeError)
      }
      await assert.rejects(() => billing.settle(held.id, 6, NOW), RangeError)
      assert.deepEqual(await kinds(), ['grant 10', 'hold 5'])
    })

    test('[BI-017] a reservation of any amount needs a balance above 0', async ({ assert }) => {
      const empty = await wallet(0)
      assert.equal(await empty.reserve(1), 'insufficient_acu')
      assert.deepEqual(await empty.balance(), { granted: 0, posted: 0, pending: 0 })

      const { reserve, request, balance, available } = await wallet(1)
      const big = request(25)
      assert.isNull(await billing.reserve(big))
      assert.deepEqual(await balance(), { granted: 1, posted: 0, pending: 25 })
      assert.equal(await reserve(1), 'insufficient_acu')
      assert.isTrue(await billing.settle(big.id, 25, NOW))
      assert.equal(await available(), -24)
      assert.equal(await reserve(1), 'insufficient_acu')

      const spent = await wallet(3)
      assert.isNull(await spent.reserve(3))
      assert.equal(await spent.reserve(1), 'insufficient_acu', 'exactly 0 is not above 0')
      await booksAreRight(assert)
    })

    for (const [budget, period, code] of [
      ['dailyBudget', 'day', 'daily_budget_exceeded'],
      ['monthlyBudget', 'month', 'monthly_budget_exceeded'],
    ] as const) {
      test(`[BI-018] a ${period} budget holds the reserved maximum and returns the rest`, async ({
        assert,
      }) => {
        const { reserve, request, spend } = await wallet(1000)
        const first = request(8, { [budget]: 10 })
        assert.isNull(await billing.reserve(first))
        assert.deepEqual((await spend())[period], { posted: 0, pending: 8 })
        assert.equal(await reserve(3, { [budget]: 10 }), code)
        await billing.settle(first.id, 7, NOW)
        assert.deepEqual((await spend())[period], { posted: 7, pending: 0 })
        assert.isNull(await reserve(3, { [budget]: 10 }))
        assert.equal(await reserve(1, { [budget]: 10 }), code)
        assert.isNull(await reserve(1, { [budget]: null }), 'another request of a key without a budget')
        await booksAreRight(assert)
      })

      test(`[BI-019] a ${period} budget that is 1 too small refuses, and nothing is held`, async ({
        assert,
      }) => {
        const { reserve, spend, balance, kinds } = await wallet(1000)
        assert.equal(await reserve(5, { [budget]: 4 }), code)
        assert.equal(await reserve(1, { [budget]: 0 }), code)
        const none = { posted: 0, pending: 0 }
        assert.deepEqual(await spend(), { day: none, month: none })
        assert.deepEqual(await balance(), { granted: 1000, posted: 0, pending: 0 })
        assert.isNull(await reserve(5, { [budget]: 5 }))
        assert.equal(await reserve(5, { [budget]: 9 }), code)
        const five = { posted: 0, pending: 5 }
        assert.deepEqual(await spend(), { day: five, month: five })
        assert.deepEqual(await kinds(), ['grant 1000', 'hold 5'])
        await booksAreRight(assert)
      })
    }

    test('[BI-019] checks the balance first, then the daily, then the monthly budget', async ({ assert }) => {
      const none = { dailyBudget: 0, monthlyBudget: 0 }
      assert.equal(await (await wallet(0)).reserve(1, none), 'insufficient_acu')
      const { reserve } = await wallet(1)
      assert.equal(await reserve(1, none), 'daily_budget_exceeded')
      assert.equal(await reserve(1, { ...none, dailyBudget: 1 }), 'monthly_budget_exceeded')
      assert.isNull(await reserve(1, { dailyBudget: 1, monthlyBudget: 1 }))
    })

    test('[BI-018] spending counts towards the UTC day and month of the reservation', async ({ assert }) => {
      const { reserve, request, spend } = await wallet(1000)
      const [last, first] = [at('2026-01-31T23:59:59.999Z'), at('2026-02-01T00:00:00.000Z')]
      const old = request(10, { dailyBudget: 10, monthlyBudget: 10, now: last })
      assert.isNull(await billing.reserve(old))
      assert.isNull(await reserve(10, { dailyBudget: 10, monthlyBudget: 10, now: first }))
      assert.isTrue(await billing.settle(old.id, 4, first))
      const [then, now] = [
        { posted: 4, pending: 0 },
        { posted: 0, pending: 10 },
      ] as const
      assert.deepEqual(await spend(last), { day: then, month: then })
      assert.deepEqual(await spend(first), { day: now, month: now })
      assert.isNull(await reserve(5, { dailyBudget: 10, monthlyBudget: 15, now: at('2026-02-02T00:00:00Z') }))
      await booksAreRight(assert)
    })

    test('a second reservation with the same id changes nothing', async ({ assert }) => {
      const [one, other] = [await wallet(10), await wallet(10)]
      const request = one.request(10)
      assert.isNull(await billing.reserve(request))
      assert.isNull(await billing.reserve(request), 'no room is left for it')
      assert.isNull(await billing.reserve({ ...request, amount: 3, dailyBudget: 0 }))
      assert.isNull(await billing.reserve({ ...request, workspaceId: other.workspaceId, keyId: other.keyId }))
      await billing.settle(request.id, 1, NOW)
      assert.isNull(await billing.reserve(request), 'it has ended')
      assert.deepEqual(await one.kinds(), ['grant 10', 'hold 10', 'settle 1'])
      assert.deepEqual(await other.kinds(), ['grant 10'])
      assert.deepEqual(await one.balance(), { granted: 10, posted: 1, pending: 0 })
      assert.deepEqual(await other.spend(), {
        day: { posted: 0, pending: 0 },
        month: { posted: 0, pending: 0 },
      })
      await booksAreRight(assert)
    })

    test('a reservation ends once, either settled or released', async ({ assert }) => {
      const { request, balance, kinds, workspaceId, keyId } = await wallet(100)
      const [settled, free, released] = [request(10), request(20), request(30)]
      for (const each of [settled, free, released]) await billing.reserve(each)
      assert.isTrue(await billing.settle(settled.id, 10, NOW))
      assert.isTrue(await billing.settle(free.id, 0, NOW))
      assert.isTrue(await billing.release(released.id, NOW))
      for (const { id } of [settled, free, released, request(1)]) {
        assert.isFalse(await billing.settle(id, 1, NOW))
        assert.isFalse(await billing.release(id, NOW))
        assert.isFalse(await billing.extend(id, NOW))
      }
      assert.deepEqual(await balance(), { granted: 100, posted: 10, pending: 0 })
      const ends = ['settle 10', 'settle 0', 'release 30']
      assert.deepEqual(await kinds(), ['grant 100', 'hold 10', 'hold 20', 'hold 30', ...ends])
      const [end] = await billing.entries(workspaceId, { limit: 1 })
      assert.include(end, { keyId, route: 'POST /v1/datasets', reservationId: released.id, note: null })
      await booksAreRight(assert)
    })
  })
}
