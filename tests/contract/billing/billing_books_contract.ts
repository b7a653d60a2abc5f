import { test } from '@japa/runner'
import type { Billing } from '#domain/billing/billing'
import { type BillingFactory, type BillingUnderTest, makeWallet, NOW, uniqueId } from '../support/billing.js'

const minute = (n: number) => new Date(Date.UTC(2020, 0, 1, 0, n))

/** Registers the tests of expiry, reads, transactions and audit of one billing adapter. */
export function billingBooksContract(adapter: string, factory: BillingFactory): void {
  test.group(`billing port, its books: ${adapter}`, (group) => {
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

    test('sweep releases expired reservations up to a limit, longest expired first', async ({ assert }) => {
      const { request, balance, kinds } = await wallet(1000)
      const expiring = [3, 1, 2, 4].map((n) => request(n, { expiresAt: minute(n) }))
      for (const each of expiring) await billing.reserve(each)
      const [third, first, second, fourth] = expiring.map((each) => each.id)
      assert.deepEqual(await billing.sweep(minute(0), 10), [])
      assert.isTrue(await billing.extend(second, minute(9)))
      assert.isTrue(await billing.extend(fourth, minute(3)))
      assert.deepEqual(await billing.sweep(minute(3), 1), [first])
      assert.sameMembers(await billing.sweep(minute(3), 10), [third, fourth])
      assert.deepEqual(await billing.sweep(minute(3), 10), [])
      assert.isFalse(await billing.settle(first, 1, NOW))
      assert.isTrue(await billing.settle(second, 2, NOW), 'a late settlement before any sweep')
      assert.deepEqual(await billing.sweep(minute(10), 10), [])
      assert.deepEqual(await balance(), { granted: 1000, posted: 2, pending: 0 })
      assert.deepEqual((await kinds()).slice(-4, -3), ['release 1'])
      assert.deepEqual(await billing.audit(), [])
    })

    test('returns entries newest first, in pages without gaps', async ({ assert }) => {
      const { workspaceId, request } = await wallet(1000)
      const other = await wallet(5)
      for (let n = 1; n <= 12; n++) {
        const each = request(n)
        await billing.reserve(each)
        if (n % 2) await billing.settle(each.id, 0, NOW)
      }
      const all = await billing.entries(workspaceId, { limit: 100 })
      assert.lengthOf(all, 1 + 12 + 6)
      assert.equal(all[0].amount, 12)
      assert.equal(all[18].kind, 'grant')
      const paged = []
      for (let before: string | undefined; ; ) {
        const page = await billing.entries(workspaceId, { limit: 5, before })
        paged.push(...page)
        if (page.length < 5) break
        before = page[4].id
      }
      assert.deepEqual(paged, all)
      const [foreign] = await billing.entries(other.workspaceId, { limit: 1 })
      for (const before of [foreign.id, 'none'])
        assert.deepEqual(await billing.entries(workspaceId, { limit: 5, before }), [])
    })

    test('a line joins a reservation and its end, and has the balance after it on any page', async ({
      assert,
    }) => {
      const { workspaceId, request } = await wallet(100)
      for (const charged of [3, 0, 5]) {
        const each = request(10)
        await billing.reserve(each)
        await billing.settle(each.id, charged, NOW)
      }
      const released = request(4)
      await billing.reserve(released)
      const held = request(6)
      await billing.reserve(held)
      await billing.release(released.id, NOW)
      const shown = async (page: object) =>
        (await billing.lines(workspaceId, { limit: 100, ...page })).map(
          ({ state, change, reserved, remaining }) => [state, change, reserved, remaining]
        )
      const all = [
        ['free', 0, 4, 92],
        ['held', 0, 6, 92],
        ['charged', -5, 10, 92],
        ['free', 0, 10, 97],
        ['charged', -3, 10, 97],
        ['granted', 100, null, 100],
      ]
      assert.deepEqual(await shown({}), all)
      assert.deepEqual(await shown({ state: 'charged' }), [all[2], all[4]])
      const [newest, next] = await billing.lines(workspaceId, { limit: 2 })
      assert.deepEqual(await shown({ before: next.id, limit: 2 }), all.slice(2, 4))
      assert.deepEqual(await shown({ before: newest.id, state: 'granted' }), [all[5]])
      const { reservationId, keyId, route, reservedAt, createdAt } = next
      assert.deepEqual([reservationId, keyId, route], [held.id, held.keyId, held.route])
      assert.deepEqual([reservedAt, createdAt], [held.now.toISOString(), held.now.toISOString()])
      await billing.settle(held.id, 0, NOW)
      assert.deepEqual((await shown({ limit: 1 }))[0], ['free', 0, 6, 92])
      assert.deepEqual(await shown({ state: 'held' }), [])
    })

    test('returns charges by route and day of the reservation, newest day first', async ({ assert }) => {
      const { workspaceId, request } = await wallet(1000)
      const other = await wallet(1000)
      const spend = async (of: typeof other, day: string, route: string, amount: number, charged: number) => {
        const each = of.request(amount, { route, now: new Date(`${day}T23:00:00Z`) })
        await billing.reserve(each)
        await billing.settle(each.id, charged, new Date('2026-06-01T00:00:00Z'))
      }
      const mine = { workspaceId, request } as typeof other
      await spend(mine, '2026-05-01', 'POST /v1/search', 9, 9)
      await spend(mine, '2026-05-02', 'POST /v1/search', 5, 4)
      await spend(mine, '2026-05-02', 'POST /v1/enrich', 3, 3)
      await spend(mine, '2026-05-02', 'POST /v1/search', 5, 1)
      await spend(mine, '2026-05-03', 'POST /v1/search', 2, 2)
      await spend(mine, '2026-05-03', 'POST /v1/person', 2, 0)
      await spend(other, '2026-05-03', 'POST /v1/search', 2, 2)
      assert.deepEqual(await billing.charges(workspaceId, '2026-05-02'), [
        { day: '2026-05-03', route: 'POST /v1/search', acu: 2 },
        { day: '2026-05-02', route: 'POST /v1/enrich', acu: 3 },
        { day: '2026-05-02', route: 'POST /v1/search', acu: 5 },
      ])
    })

    test('changes of a transaction are visible within it and after its commit', async ({ assert }) => {
      const { workspaceId, request, balance } = await wallet(0)
      const each = request(5)
      await under.transaction(async (tx) => {
        const grant = { id: uniqueId('grant'), workspaceId, amount: 9, note: null, now: NOW }
        await billing.grant(grant, tx)
        assert.isNull(await billing.reserve(each, tx))
        assert.deepEqual(await billing.balance(workspaceId, tx), { granted: 9, posted: 0, pending: 5 })
        await billing.settle(each.id, 2, NOW, tx)
      })
      assert.deepEqual(await balance(), { granted: 9, posted: 2, pending: 0 })
    })

    test('a transaction that rolls back leaves nothing', async ({ assert }) => {
      const { workspaceId, request, balance, kinds, spend } = await wallet(50)
      const [kept, settled, extended] = [
        request(5),
        request(6),
        request(7, { expiresAt: new Date('2021-01-01T00:00:00Z') }),
      ]
      for (const each of [kept, settled, extended]) await billing.reserve(each)
      const [before, spent] = [await balance(), await spend()]
      const entries = await kinds()
      const fresh = request(1)
      const failed = under.transaction(async (tx) => {
        const grant = { id: uniqueId('grant'), workspaceId, amount: 9, note: null, now: NOW }
        await billing.grant(grant, tx)
        await billing.reserve(fresh, tx)
        await billing.settle(fresh.id, 1, NOW, tx)
        await billing.release(kept.id, NOW, tx)
        await billing.settle(settled.id, 6, NOW, tx)
        await billing.extend(extended.id, minute(0), tx)
        await billing.extend(extended.id, minute(1), tx)
        throw new Error('the caller failed')
      })
      await assert.rejects(() => failed, 'the caller failed')
      assert.deepEqual(await balance(), before)
      assert.deepEqual(await spend(), spent)
      assert.deepEqual(await kinds(), entries)
      assert.notInclude(await billing.sweep(minute(5), 100), extended.id)
      assert.isTrue(await billing.release(extended.id, NOW))
      assert.isFalse(await billing.release(fresh.id, NOW))
      assert.isTrue(await billing.settle(kept.id, 5, NOW))
      assert.isTrue(await billing.release(settled.id, NOW))
      assert.isNull(await billing.reserve(fresh), 'its id was never used')
      assert.deepEqual(await billing.audit(), [])
    })

    test('a refusal holds nothing and leaves the transaction usable', async ({ assert }) => {
      const { workspaceId, keyId, reserve, request, balance } = await wallet(0)
      const each = request(4)
      await under.transaction(async (tx) => {
        assert.equal(await reserve(4, {}, tx), 'insufficient_acu')
        const grant = { id: uniqueId('grant'), workspaceId, amount: 9, note: null, now: NOW }
        assert.isTrue(await billing.grant(grant, tx))
        assert.isFalse(await billing.grant(grant, tx))
        assert.equal(await reserve(4, { dailyBudget: 3 }, tx), 'daily_budget_exceeded')
        assert.equal(await reserve(4, { dailyBudget: 4, monthlyBudget: 3 }, tx), 'monthly_budget_exceeded')
        assert.isNull(await billing.reserve(each, tx))
        assert.isNull(await billing.reserve(each, tx))
      })
      assert.deepEqual(await balance(), { granted: 9, posted: 0, pending: 4 })
      assert.deepEqual((await billing.spend(keyId, NOW)).month, { posted: 0, pending: 4 })
      assert.deepEqual(await billing.audit(), [])
    })

    test('the audit finds a running total that differs from its entries', async ({ assert }) => {
      const { workspaceId, keyId, reserve } = await wallet(10)
      await reserve(5)
      assert.deepEqual(await billing.audit(), [])
      for (const total of [{ workspaceId }, { keyId, period: 'day:2026-03-15' }]) {
        await under.tamper(total, 1)
        const found = await billing.audit()
        assert.lengthOf(found, 1)
        assert.match(
          found[0],
          new RegExp(`${Object.values(total).join(', ')}: posted is stored as 1, .* sum to 0$`)
        )
        await under.tamper(total, -1)
      }
      assert.deepEqual(await billing.audit(), [])
    })
  })
}
