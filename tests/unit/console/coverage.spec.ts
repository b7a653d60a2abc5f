import { test } from '@japa/runner'
import { coverageByMonth } from '#app/console/indexes/coverage'

test.group('console: coverage of the code-host archive', () => {
  test('adds up hours by UTC month, in any order', ({ assert }) => {
    const hour = (at: string, events: number) => ({ hour: at, events, pushes: 2, pushesWithCommits: 1 })
    assert.deepEqual(
      coverageByMonth([hour('2024-02-29T23', 10), hour('2015-03-10T09', 5), hour('2024-02-01T00', 7)]),
      [
        { month: '2015-03', hours: 1, hours_in_month: 744, events: 5, pushes: 2, pushes_with_commits: 1 },
        { month: '2024-02', hours: 2, hours_in_month: 696, events: 17, pushes: 4, pushes_with_commits: 2 },
      ]
    )
    assert.deepEqual(coverageByMonth([]), [])
  })
})
