import type { Degree } from './career.js'
import type { ProfileFact } from './fact.js'

export type AgeRange = { min: number; max: number }

/** Ages at which degrees are finished: wide enough for those who come late to them. */
const FINISHED: [RegExp, AgeRange][] = [
  [/ph\.?\s?d|d\.?phil|doctor|doktor|^promotion$|doutor/i, { min: 23, max: 50 }],
  [
    /^m(?:\.|\b)|^m(?:sc|a|ba|eng|phil|ed)\b|master|mba|ll\.?m|diplom|magister|mestrado|máster|maîtrise|dea|dess/i,
    { min: 20, max: 45 },
  ],
  [/^b(?:\.|\b)|^b(?:sc|a|ba|eng)\b|bachelor|ll\.?b|licen|grado|bacharel/i, { min: 18, max: 38 }],
]
/** A school that names no degree: from the end of secondary school on. */
const ANY: AgeRange = { min: 16, max: 42 }
/** Ages at which studies are begun. */
const BEGUN: AgeRange = { min: 15, max: 38 }
/** A year of birth tells the age; what is shown does not pin it down to less than this to either side. */
const VAGUE = 2
const ADULT = 18
const OLDEST = 100

/**
 * How old a person may be, by dated studies and by the years of birth that their own pages give: all have to be possible at that
 * age (PE-021). Null where nothing dated is known, or where what is contradicts itself.
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
      .filter(({ value }) => value > year - OLDEST && value < year)
      .map((from) => ({ min: year - from.value - 1 - VAGUE, max: year - from.value + VAGUE, from })),
  ]
  if (ranges.length === 0) return null
  const min = Math.max(ADULT, ...ranges.map((range) => range.min))
  const max = Math.min(OLDEST, ...ranges.map((range) => range.max))
  if (min > max) return null
  const narrowest = [...ranges].sort((a, b) => a.max - a.min - (b.max - b.min))[0]
  return { min, max, from: narrowest.from }
}

/** A birthday may be still to come this year, or already past. */
function rangesOf({ degree, start, end }: Degree, year: number): AgeRange[] {
  const at = (stated: string | null, { min, max }: AgeRange): AgeRange[] => {
    const then = Number(stated?.slice(0, 4))
    if (!stated || !Number.isInteger(then) || then < year - 90 || then > year) return []
    return [{ min: year - then + min, max: year - then + max + 1 }]
  }
  const finished = FINISHED.find(([names]) => degree && names.test(degree))?.[1] ?? ANY
  return [...at(end, finished), ...at(start, BEGUN)]
}
