import { test } from '@japa/runner'
import { maxAgeDays, shelfLifeDays } from '#domain/truth/freshness'

test.group('truth: freshness', () => {
  test('[DS-059] [DS-060] a requested age applies to every column', ({ assert }) => {
    for (const column of ['title', 'founded_year', 'custom.x']) {
      assert.equal(maxAgeDays(column, 0), 0)
      assert.equal(maxAgeDays(column, 30), 30)
    }
  })

  test('[DS-061] each column has its own window', ({ assert }) => {
    assert.isBelow(maxAgeDays('title', null), maxAgeDays('location', null))
    assert.isBelow(maxAgeDays('location', undefined), maxAgeDays('founded_year', undefined))
    assert.deepEqual(['title', 'company', 'location'].map(shelfLifeDays), [90, 90, 180])
  })

  test('a higher certainty shortens the window', ({ assert }) => {
    assert.closeTo(maxAgeDays('title', null, 0.95), 4.62, 0.01)
    assert.closeTo(maxAgeDays('title', null, 0.98), 1.82, 0.01)
  })
})
