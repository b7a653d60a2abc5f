import { test } from '@japa/runner'
import fc from 'fast-check'
import { MAX_CALLS, RunLimits } from '#domain/agent/run_limits'

test.group('agent: the limits of a run', () => {
  test('[AG-015] the sum of holds and charges never exceeds max_acu, in any order of calls', ({ assert }) => {
    const step = fc.record({
      most: fc.nat(20),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      ends: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 64 }), fc.array(step, { maxLength: 60 }), (acu, steps) => {
        const limits = new RunLimits({ acu, results: 25 })
        const open: { most: number; charge: number }[] = []
        let [held, charged] = [0, 0]
        for (const { most, share, ends } of steps) {
          const left = acu - held - charged
          assert.equal(limits.acuLeft, left)
          assert.equal(limits.hold(most), most <= left)
          if (most <= left) {
            held += most
            open.push({ most, charge: Math.floor(most * share) })
          }
          if (!ends || open.length === 0) continue
          const one = open.shift()!
          limits.settle(one.most, one.charge)
          held -= one.most
          charged += one.charge
        }
        assert.equal(limits.used, charged)
        assert.isAtMost(charged + held, acu)
      })
    )
  })

  test('[AG-024] allows 20 calls, and takes several calls completely or not at all', ({ assert }) => {
    const limits = new RunLimits({ acu: 64, results: 25 })
    assert.isTrue(limits.takeCalls(15))
    assert.isFalse(limits.takeCalls(6))
    assert.isTrue(limits.takeCalls(5))
    assert.isFalse(limits.takeCalls(1))
    assert.isTrue(limits.takeCalls(0))
    assert.equal(limits.callsLeft, 0)
    assert.equal(MAX_CALLS, 20)
  })

  test('[AG-013] limits each kind of result separately, and counts a repeated result once', ({ assert }) => {
    const limits = new RunLimits({ acu: 2, results: 2 })
    assert.deepEqual(
      ['a', 'b', 'c', 'a'].map((id) => limits.admit('people', id)),
      [true, true, false, true]
    )
    assert.isTrue(limits.admit('companies', 'c'))
  })

  test('[AG-015 BI-012] pays for a profile once per run', ({ assert }) => {
    const limits = new RunLimits({ acu: 64, results: 2 })
    assert.deepEqual(
      ['a', 'a', 'b'].map((id) => limits.payForProfile(id)),
      [true, false, true]
    )
  })

  test('usage survives a crash, holds do not', ({ assert }) => {
    const limits = new RunLimits({ acu: 10, results: 2 })
    limits.hold(6)
    limits.settle(6, 4)
    limits.hold(3)
    limits.takeCalls(2)
    limits.admit('people', 'a')
    limits.payForProfile('a')
    const after = new RunLimits({ acu: 10, results: 2 }, JSON.parse(JSON.stringify(limits.state)))
    assert.deepEqual(after.state, limits.state)
    assert.equal(after.acuLeft, 6)
    assert.equal(after.callsLeft, 18)
    assert.isFalse(after.payForProfile('a'))
  })

  test('a charge above the hold throws', ({ assert }) => {
    const limits = new RunLimits({ acu: 10, results: 2 })
    limits.hold(2)
    for (const charge of [3, -1]) assert.throws(() => limits.settle(2, charge), RangeError)
  })
})
