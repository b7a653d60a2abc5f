import type { Degree } from './career.js'
import type { ProfileFact } from './fact.js'

export type AgeRange = { min: number; max: number }

/** Ages at which degrees are completed, wide enough for late students. */
const COMPLETED: [RegExp, AgeRange][] = [
  [/ph\.?\s?d|d\.?phil|doctor|doktor|^promotion$|doutor/i, { min: 23, max: 50 }],
  [
    /^m(?:\.|\b)|^m(?:sc|a|ba|eng|phil|ed)\b|master|mba|ll\.?m|diplom|magister|mestrado|máster|maîtrise|dea|dess/i,
    { min: 20, max: 45 },
  ],
  [/^b(?:\.|\b)|^b(?:sc|a|ba|eng)\b|bachelor|ll\.?b|licen|grado|bacharel/i, { min: 18, max: 38 }],
]
/** The age at the end of a school without a degree, or with one that `COMPLETED` does not list. */
const ANY_SCHOOL: AgeRange = { min: 16, max: 42 }
/** The age at the start of studies. */
const STARTED: AgeRange = { min: 15, max: 38 }
/** Years added on both sides of a birth year, so that the range does not reveal the exact age. */
const BLUR_YEARS = 2
const MIN_AGE = 18
const MAX_AGE = 100

/**
 * Estimates a person's age range: the intersection of the ages implied by dated studies and by
 * birth years on the person's own pages. `from` is the fact with the narrowest range. Null without
 * dated facts, or if they contradict each other.
 */
export function ageRange(
  degrees: readonly ProfileFact<Degree>[],
  births: readonly ProfileFact<number>[],
  now: string
): (AgeRange & { from: ProfileFact<unknown> }) | null {
  const year = Number(now.slice(0, 4))
  const ranges: (AgeRange & { from: ProfileFact<unknown> })[] = [
    ...degrees.flatMap((from) => rangesOf(from.value, year).map((range) => ({ ...range, from }))),
    ...births
      .filter(({ value }) => value > year - MAX_AGE && value < year)
      .map((from) => ({
        min: year - from.value - 1 - BLUR_YEARS,
        max: year - from.value + BLUR_YEARS,
        from,
      })),
  ]
  if (ranges.length === 0) return null
  const min = Math.max(MIN_AGE, ...ranges.map((range) => range.min))
  const max = Math.min(MAX_AGE, ...ranges.map((range) => range.max))
  if (min > max) return null
  const narrowest = [...ranges].sort((a, b) => a.max - a.min - (b.max - b.min))[0]
  return { min, max, from: narrowest.from }
}

/**
 * Returns the ranges that the dates of a degree imply. Adds a year to the maximum, because the
 * person may have had a birthday since.
 */
function rangesOf({ degree, start, end }: Degree, year: number): AgeRange[] {
  const at = (stated: string | null, { min, max }: AgeRange): AgeRange[] => {
    const then = Number(stated?.slice(0, 4))
    if (!stated || !Number.isInteger(then) || then < year - 90 || then > year) return []
    return [{ min: year - then + min, max: year - then + max + 1 }]
  }
  const completed = COMPLETED.find(([names]) => degree && names.test(degree))?.[1] ?? ANY_SCHOOL
  return [...at(end, completed), ...at(start, STARTED)]
}
