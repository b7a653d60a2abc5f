import { Random } from '#bench/support/random'

/** People who match and the finders that found each: bit i for finder i, 0 for nobody. */
export type KnownList = {
  style: string
  finders: number
  masks: number[]
  /** The finders that returned only their first results, as bits. */
  cut: number
  /** Whether these finders return the people that they rank first. */
  isByRank: boolean
}

type Draw = { random: Random; people: number; finders: number }
type Finds = (draw: Draw) => (person: number) => boolean[]

const CUT_STYLE = 'cut by rank'
const SHORT_CUT_STYLE = 'cut by rank at 1 to 10% of the people'
const ONE_CUT_STYLE = 'ease by beta distribution, one copy, one cut'

/** Styles: rules by which finders find people. The styles of `UNSEEN` are never used to learn. */
const SEEN: Record<string, Finds> = {
  independent: ({ random, finders }) => {
    const ease = list(finders, () => between(random, 0.1, 0.85))
    return () => ease.map((one) => random.next() < one)
  },
  'easy and hard people': ({ random, people, finders }) => {
    const ease = list(finders, () => logit(between(random, 0.1, 0.85)))
    const spread = between(random, 0.4, 2)
    const people_ = list(people, () => spread * normal(random))
    return (i) => ease.map((one) => random.next() < logistic(one + people_[i]))
  },
  'two classes': ({ random, people, finders }) => {
    const [visible, hidden] = [
      list(finders, () => between(random, 0.3, 0.95)),
      list(finders, () => between(random, 0.05, 0.45)),
    ]
    const share = between(random, 0.3, 0.9)
    const isVisible = list(people, () => random.next() < share)
    return (i) => (isVisible[i] ? visible : hidden).map((one) => random.next() < one)
  },
  'a finder copies another': ({ random, finders }) => {
    const ease = list(finders, () => between(random, 0.15, 0.8))
    const copied = between(random, 0.1, 0.7)
    return () => {
      const found = ease.map((one) => random.next() < one)
      if (found[0] && random.next() < copied) found[1] = true
      return found
    }
  },
  'finders share the work': ({ random, people, finders }) => {
    const ease = list(finders, () => between(random, 0.2, 0.8))
    const side = list(people, () => random.next() < 0.5)
    const less = between(random, 0.3, 0.9)
    return (i) => ease.map((one, j) => random.next() < (j < 2 && side[i] === (j === 0) ? one * less : one))
  },
  [CUT_STYLE]: (draw) => firstByRank(draw, 0.15, 0.8),
}

const UNSEEN: Record<string, Finds> = {
  'employers, each known to some finders': ({ random, people, finders }) => {
    const employers = Math.max(4, Math.round(people / 12))
    const ease = list(employers, () => list(finders, () => random.next() ** 0.8 * 0.9 + 0.03))
    const at = list(people, () => random.below(employers))
    return (i) => ease[at[i]].map((one) => random.next() < one)
  },
  'one strong finder, the others weak': ({ random, people, finders }) => {
    const ease = list(finders, (j) => (j === 0 ? between(random, 0.5, 0.85) : between(random, 0.08, 0.3)))
    const effort = list(people, () => 0.5 + random.next())
    return (i) => ease.map((one) => random.next() < Math.min(0.97, one * effort[i]))
  },
  [ONE_CUT_STYLE]: ({ random, people, finders }) => {
    const spread = between(random, 1, 4)
    const ease = list(people, () => Math.min(0.97, random.next() ** (1 / spread)))
    const own = list(finders, () => between(random, 0.3, 1))
    const kept = between(random, 0.4, 0.9)
    return (i) => {
      const found = own.map((one) => random.next() < one * ease[i])
      if (found[0] && random.next() < 0.3) found[finders - 1] = true
      if (i > kept * people) found[0] = false
      return found
    }
  },
  [SHORT_CUT_STYLE]: (draw) => firstByRank(draw, 0.01, 0.1),
}

/** Each finder returns the people that it ranks first: a share between `low` and `high`. */
function firstByRank({ random, people, finders }: Draw, low: number, high: number) {
  const fame = list(people, () => normal(random))
  const noise = between(random, 0.5, 3)
  const cut = list(finders, () => {
    const scores = fame.map((one) => one + noise * normal(random))
    const limit = Math.ceil(people * between(random, low, high))
    const least = [...scores].sort((a, b) => b - a)[limit - 1]
    return scores.map((one) => one >= least)
  })
  return (i: number) => cut.map((one) => one[i])
}

export const SEEN_STYLES = Object.keys(SEEN)
export const STYLES = [...SEEN_STYLES, ...Object.keys(UNSEEN)]

const PEOPLE = { min: 25, max: 2_000 }
const MIN_KEPT = 0.25

/** Generates one list of a style. The same seed generates the same list. */
export function generateList(style: string, seed: number): KnownList {
  const random = new Random(seed, STYLES.indexOf(style))
  const people = Math.round(PEOPLE.min * (PEOPLE.max / PEOPLE.min) ** random.next())
  const finders = 2 + random.below(5)
  const find = { ...SEEN, ...UNSEEN }[style]({ random, people, finders })
  // Makes all finders weaker: each misses the same share of the people that it would find.
  const kept = between(random, MIN_KEPT, 1)
  const masks = list(people, (i) => maskOf(find(i).map((one) => one && random.next() < kept)))
  const isByRank = style === CUT_STYLE || style === SHORT_CUT_STYLE
  const cut = isByRank ? 2 ** finders - 1 : style === ONE_CUT_STYLE ? 1 : 0
  return { style, finders, masks, cut, isByRank }
}

const maskOf = (found: readonly boolean[]): number =>
  found.reduce((mask, one, i) => (one ? mask | (1 << i) : mask), 0)

const list = <T>(length: number, of: (i: number) => T): T[] => Array.from({ length }, (_, i) => of(i))
const between = (random: Random, low: number, high: number): number => low + (high - low) * random.next()
const logit = (share: number): number => Math.log(share / (1 - share))
const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds))

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
