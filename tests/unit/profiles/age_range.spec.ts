import fc from 'fast-check'
import { test } from '@japa/runner'
import { ageRange } from '#domain/profiles/age_range'
import type { Degree } from '#domain/profiles/career'
import type { ProfileFact } from '#domain/profiles/fact'

const NOW = '2026-11-01T00:00:00.000Z'
const studied = (more: Partial<Degree>): ProfileFact<Degree> => ({
  value: { school: 'Northgate University', degree: null, field: null, start: null, end: null, ...more },
  confidence: 0.9,
  origins: [],
})
const range = (...degrees: Partial<Degree>[]) => {
  const found = ageRange(degrees.map(studied), [], NOW)
  return found && { min: found.min, max: found.max }
}

test.group('person: age range', () => {
  test('[PE-021] returns null without dated facts or with contradictions', ({ assert }) => {
    assert.isNull(range())
    assert.isNull(range({ degree: 'BSc' }))
    assert.isNull(range({ end: 'soon' }))
    assert.isNull(range({ degree: 'BSc', end: '1960' }, { degree: 'BSc', end: '2024' }))
  })

  test("[PE-021] uses the person's own birth year, blurred, together with studies", ({ assert }) => {
    const born = (value: number) => ({ value, confidence: 0.9, origins: [] })
    const of = (births: number[], ...degrees: Partial<Degree>[]) => {
      const found = ageRange(degrees.map(studied), births.map(born), NOW)
      return found && [found.min, found.max]
    }
    assert.deepEqual(of([1990]), [33, 38])
    assert.deepEqual(of([1990, 1991]), [33, 37])
    assert.isNull(of([1990, 1960]))
    assert.deepEqual(of([1990], { degree: 'BSc', end: '2012' }), [33, 38])
    assert.isNull(of([1890]))
    assert.isNull(of([2030]))
  })

  test('[PE-021] each dated study narrows the range, and the minimum is 18', ({ assert }) => {
    const one = range({ degree: 'BSc', end: '2014' })!
    const two = range({ degree: 'BSc', start: '2010', end: '2014' }, { degree: 'PhD', end: '2019' })!
    assert.isAtLeast(two.min, one.min)
    assert.isAtMost(two.max, one.max)
    assert.equal(range({ end: '2026' })!.min, 18)
  })

  test('[PE-021] contains the true age of a person who studied at usual ages', () => {
    const kinds = fc.constantFrom(
      { degree: 'BSc in Physics', begun: [17, 26], years: [3, 5] },
      { degree: 'Master of Arts', begun: [20, 32], years: [1, 3] },
      { degree: 'PhD', begun: [22, 36], years: [3, 7] },
      { degree: null, begun: [17, 28], years: [2, 6] }
    )
    const born = fc.integer({ min: 1945, max: 1996 })
    fc.assert(
      fc.property(kinds, born, fc.nat(100), fc.nat(100), (kind, year, a, b) => {
        const within = ([least, most]: readonly number[], n: number) => least + (n % (most - least + 1))
        const start = year + within(kind.begun, a)
        const end = start + within(kind.years, b)
        if (end > 2026) return
        const found = range({ degree: kind.degree, start: String(start), end: String(end) })
        // Before or after this year's birthday.
        for (const age of [2026 - year, 2025 - year])
          if (!found || age < found.min || age > found.max)
            throw new Error(`${age} is not in ${JSON.stringify(found)}`)
      })
    )
  })
})
