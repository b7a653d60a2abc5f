/**
 * People with the same finders and the same verdict. `no` includes people about whom pages prove too
 * little. `unclear`: the people are unverified, or time ran out.
 */
export type JudgedPeople = {
  finders: readonly string[]
  verdict: 'yes' | 'no' | 'unclear'
  people: number
}

/** People whom the same sources found, by verdict. */
type Tally = Record<JudgedPeople['verdict'], number>

/** How many decided people the rate over all sources counts as. */
const PRIOR_PEOPLE = 1

/**
 * Returns how likely an unclear person of each combination of sources matches. The sources matter:
 * an index returns many who do not match, and a page that states the query returns few.
 */
export function matchRates(
  groups: readonly JudgedPeople[],
  maskOf: (finders: readonly string[]) => number
): (mask: number) => number {
  const tallies = new Map<number, Tally>()
  const all: Tally = { yes: 0, no: 0, unclear: 0 }
  for (const { finders, verdict, people } of groups) {
    const mask = maskOf(finders)
    const tally = tallies.get(mask) ?? { yes: 0, no: 0, unclear: 0 }
    tallies.set(mask, tally)
    tally[verdict] += people
    all[verdict] += people
  }
  const overall = all.yes / Math.max(1, all.yes + all.no)
  return (mask) => {
    const { yes, no } = tallies.get(mask) ?? all
    return (yes + PRIOR_PEOPLE * overall) / (yes + no + PRIOR_PEOPLE)
  }
}
