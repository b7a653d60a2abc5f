import { Random } from '#bench/support/random'
import type { AskedFinder, JudgedPeople } from '#domain/completeness/recall'
import type { KnownList } from './worlds.js'

/** At most this share of the people stays undecided. */
const MAX_UNCLEAR = 0.1
/** Maximum number of found people who do not match, per person who matches. */
const MAX_FALSE = 0.5

export const finderNames = ({ finders }: KnownList): string[] =>
  Array.from({ length: finders }, (_, i) => `finder ${i + 1}`)

/**
 * Returns what a Set sees of a list: found people with verdicts. Verification rejects found people
 * who do not match, and leaves some people undecided, whether they match or not.
 */
export function judged(list: KnownList, seed: number): { asked: AskedFinder[]; people: JudgedPeople[] } {
  const random = new Random(seed, 99)
  const names = finderNames(list)
  const namesOf = (mask: number) => names.filter((_, i) => (mask >> i) & 1)
  const [unclear, wrong] = [MAX_UNCLEAR * random.next(), MAX_FALSE * random.next()]
  const people = list.masks
    .filter((mask) => mask > 0)
    .flatMap((mask): JudgedPeople[] => {
      const isUnclear = random.next() < unclear
      const matching: JudgedPeople = {
        finders: namesOf(mask),
        people: 1,
        verdict: isUnclear ? 'unclear' : 'yes',
      }
      if (random.next() >= wrong) return [matching]
      const other = namesOf(1 << random.below(list.finders))
      return [matching, { finders: other, people: 1, verdict: random.next() < unclear ? 'unclear' : 'no' }]
    })
  const { cut, isByRank } = list
  return { asked: names.map((name, i) => ({ name, isCut: ((cut >> i) & 1) === 1, isByRank })), people }
}
