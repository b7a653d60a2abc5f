import fc from 'fast-check'
import { test } from '@japa/runner'
import { acuWithin, Budget, mostCost } from '#domain/batch/budget'

test.group('batch: budget', () => {
  test('converts USD to whole ACU', ({ assert }) => {
    const table: [number, number][] = [
      [0, 0],
      [0.09, 0],
      [0.1, 1],
      [0.3, 3],
      [0.7, 7],
      [1.1, 11],
      [1.19, 11],
      [2.3, 23],
    ]
    for (const [usd, acu] of table) assert.equal(acuWithin(usd), acu, `${usd} USD`)
    assert.equal(mostCost(10, 2, 3, null), 60)
    assert.equal(mostCost(10, 2, 3, 4.2), 42)
  })

  test('[BA-008] concurrent people stay within the cap, for any number and cost', ({ assert }) => {
    const people = fc.array(fc.record({ cost: fc.nat(4), waits: fc.nat(5) }), { maxLength: 60 })
    fc.assert(
      fc.property(fc.nat(60), fc.nat(20), people, (cap, before, all) => {
        const budget = new Budget(cap, 4, Math.min(before, cap))
        let spent = Math.min(before, cap)
        const underWay: { cost: number; left: number }[] = []
        for (const { cost, waits } of all) {
          if (budget.take()) underWay.push({ cost, left: waits })
          for (const one of [...underWay]) {
            if (one.left-- > 0) continue
            underWay.splice(underWay.indexOf(one), 1)
            budget.settle(one.cost)
            spent += one.cost
          }
          assert.isAtMost(spent + underWay.length * 4, Math.max(cap, spent))
          assert.isAtMost(spent, cap)
        }
      })
    )
  })

  test('without a cap, another person can always start', ({ assert }) => {
    const budget = new Budget(null, 4, 1_000_000)
    for (let i = 0; i < 500; i++) assert.isTrue(budget.take())
  })
})
