import { test } from '@japa/runner'
import { CompanySeats } from '#domain/search/ranking/per_company'

test('a released seat can be taken again, in any spelling of the company', ({ assert }) => {
  const seats = new CompanySeats(1)
  assert.isTrue(seats.take('Tarnlight Labs'))
  assert.isFalse(seats.take('Tarnlight Labs, Inc.'))
  seats.release('Tarnlight Labs, Inc.')
  seats.release(null)
  assert.isTrue(seats.take('Tarnlight Labs'))
  assert.isFalse(seats.hasRoom('Tarnlight Labs'))
})
