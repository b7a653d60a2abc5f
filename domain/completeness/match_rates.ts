/**
 * People with the same finders and the same verdict. `no` includes people about whom pages prove too
 * little. `unclear`: the people are unverified, or time ran out.
 */
export type JudgedPeople = {
  finders: readonly string[]
  verdict: 'yes' | 'no' | 'unclear'
  people: number
}

/** The weight of a prior rate, as a number of decided people. */
const PRIOR_PEOPLE = 1

/**
 * Returns how likely an unclear person of each combination of sources matches. The sources matter:
 * an index returns many who do not match, and a page that states the query returns few. A
 * combination with few decided people has the rate of its best source.
 */
export function matchRates(
  groups: readonly JudgedPeople[],
  maskOf: (finders: readonly string[]) => number
): (mask: number) => number {
  const counted = groups.map((group) => ({ ...group, mask: maskOf(group.finders) }))
  const rateOf = (isCounted: (mask: number) => boolean, prior: number) => {
    let [yes, no] = [0, 0]
    for (const { mask, verdict, people } of counted) {
      if (verdict === 'yes' && isCounted(mask)) yes += people
      if (verdict === 'no' && isCounted(mask)) no += people
    }
    return (yes + PRIOR_PEOPLE * prior) / (yes + no + PRIOR_PEOPLE)
  }
  const overall = rateOf(() => true, 0)
  return (mask) => {
    const sources = bitsOf(mask).map((bit) => rateOf((other) => (other & bit) > 0, overall))
    return rateOf((other) => other === mask, Math.max(0, ...sources))
  }
}

const bitsOf = (mask: number): number[] =>
  Array.from({ length: 31 }, (_, i) => 1 << i).filter((bit) => (mask & bit) > 0)
