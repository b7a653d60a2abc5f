import { test } from '@japa/runner'
import { archiveCoverage } from '#domain/codehost/coverage'

const hour = (time: string, events = 1000, pushes = 500, pushesWithCommits = pushes) => ({
  hour: time,
  events,
  pushes,
  pushesWithCommits,
})
const two = (value: number) => String(value).padStart(2, '0')
const month = (name: string, days: number) =>
  Array.from({ length: days * 24 }, (_, i) => hour(`${name}-${two(Math.floor(i / 24) + 1)}T${two(i % 24)}`))

test.group('code host: archive coverage', () => {
  test('an empty archive has no months', ({ assert }) => {
    assert.deepEqual(archiveCoverage([], '2026-01-01'), {
      from: null,
      to: null,
      months_missing: 0,
      months: [],
    })
  })

  test('reports a complete month, a month with a gap and a thin hour, and missing months', ({ assert }) => {
    const whole = month('2021-02', 28)
    const holed = month('2021-05', 31).filter((_, i) => i < 100 || i >= 131)
    holed[400] = hour(holed[400].hour, 250)
    const { from, to, months_missing: missing, months } = archiveCoverage([...whole, ...holed], '2026-01-01')
    assert.deepEqual([from, to, missing], ['2021-02-01T00', '2021-05-31T23', 2])
    assert.deepEqual(months, [
      {
        month: '2021-02',
        hours_present: 672,
        hours_expected: 672,
        hours_thin: 0,
        complete: 1,
        events: 672_000,
        pushes_with_commits: 1,
        understates: [],
      },
      {
        month: '2021-05',
        hours_present: 713,
        hours_expected: 744,
        hours_thin: 1,
        complete: 0.9573,
        events: 712_250,
        pushes_with_commits: 1,
        understates: [],
      },
    ])
  })

  test('future hours are not expected', ({ assert }) => {
    const [found] = archiveCoverage(month('2021-02', 10), '2021-02-11').months
    assert.include(found, { hours_expected: 240, complete: 1 })
  })

  test('[CH-044] reports the understated counts of each month')
    .with([
      { time: '2025-09-01T00', stated: 500, understates: [] },
      { time: '2025-10-20T00', stated: 0, understates: ['commits'] },
      { time: '2025-11-01T00', stated: 0, understates: ['commits', 'pull_requests'] },
      { time: '2026-01-01T00', stated: 0, understates: ['commits', 'pull_requests', 'reviews'] },
    ])
    .run(({ assert }, { time, stated, understates }) => {
      assert.deepEqual(
        archiveCoverage([hour(time, 1000, 500, stated)], '2026-06-01').months[0].understates,
        understates
      )
    })
})
