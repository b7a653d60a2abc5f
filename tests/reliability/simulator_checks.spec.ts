import { test } from '@japa/runner'
import { Book } from './simulator/book.js'
import { checkRequests } from './simulator/invariants/requests.js'
import type { Effect, State } from './simulator/state.js'

const NOTHING: State = {
  ...{ entries: [], accounts: [], spends: [], reservations: [], effects: [], claims: [] },
  ...{ runs: new Map(), events: new Map(), steps: new Map() },
}

const effect = (id: string, forgottenAt: string): Effect => {
  return { id, workspaceId: 'ws', key: 'k', forgottenAt, reservationId: id, runId: null }
}

const withEffects = (...effects: Effect[]): State => ({
  ...NOTHING,
  effects,
  reservations: effects.map(({ id }) => ({ id, amount: 1, charged: 1, status: 'settled', expiresAt: '' })),
})

/** Cases from seeds that failed because a check was wrong. */
test.group('the checks of the simulator', () => {
  test('a key may be reused once any clock has passed its expiry, whatever clocks show later', ({
    assert,
  }) => {
    const first = effect('first', '2026-03-16T10:00:00.000Z')
    const [before, after] = [
      withEffects(first),
      withEffects(first, effect('second', '2026-03-16T12:00:00.000Z')),
    ]
    const at = (time: string) => checkRequests(before, after, new Book(), new Date(time))
    assert.deepEqual(at('2026-03-16T10:00:00.000Z'), [])
    assert.deepEqual(at('2026-03-16T09:59:59.999Z'), [
      'the idempotency key k had the effects first and second',
    ])
  })
})
