import { ROLE_ABBREVIATIONS, SAME_ROLES } from './data/spellings_data.js'
import { ordered } from './role_token_order.js'
import { roleTokens } from './tokens.js'

/** The maximum number of spellings of a wanted role. */
export const MAX_ALTERNATIVES = 24
/** The maximum number of rewrites tried, because several rewrites can lead to the same spelling. */
const MAX_TRIED = 10 * MAX_ALTERNATIVES

/**
 * Rewrites from an abbreviated role to every meaning, and from its meanings back. A meaning that
 * ends in `officer` is abbreviated only if it is the first, which is the likeliest.
 */
const REWRITES: readonly (readonly [string[], string[]])[] = [
  ...Object.entries(ROLE_ABBREVIATIONS).flatMap(([short, meanings]) =>
    meanings.split(';').flatMap((meaning, i): [string[], string[]][] => {
      const long = ordered(roleTokens(meaning))
      const isReversible = i === 0 || !/officer$/.test(meaning)
      return isReversible
        ? [
            [[short], long],
            [long, [short]],
          ]
        : [[[short], long]]
    })
  ),
  ...SAME_ROLES.flatMap(([a, b]): [string[], string[]][] => [
    [a.split(' '), b.split(' ')],
    [b.split(' '), a.split(' ')],
  ]),
]
const REWRITES_BY_FIRST = Map.groupBy(REWRITES, ([from]) => from[0])

/**
 * Returns a role's spellings, including the given one, with abbreviations expanded and phrases
 * abbreviated.
 */
export function alternatives(sequence: string[]): string[][] {
  const found = new Map<string, string[]>()
  for (const start of [sequence, ...chiefs(sequence)]) {
    let tried = 0
    for (const spelt of respelt(start, 0)) {
      found.set(spelt.join(' '), spelt)
      // The number of spellings doubles with each abbreviation.
      if (found.size >= MAX_ALTERNATIVES || ++tried === MAX_TRIED) break
    }
  }
  return [...found.values()].slice(0, MAX_ALTERNATIVES)
}

/** Yields the spellings of a sequence that leave the tokens before `from` unchanged. */
function* respelt(sequence: readonly string[], from: number): Generator<string[]> {
  let at = from
  while (at < sequence.length && rewritesAt(sequence, at).length === 0) at++
  if (at === sequence.length) return yield [...sequence]
  yield* respelt(sequence, at + 1)
  for (const [short, long] of rewritesAt(sequence, at)) {
    const rest = sequence.slice(at + short.length)
    yield* respelt([...sequence.slice(0, at), ...long, ...rest], at + long.length)
  }
}

const rewritesAt = (sequence: readonly string[], at: number): (typeof REWRITES)[number][] =>
  (REWRITES_BY_FIRST.get(sequence[at]) ?? []).filter(
    ([short]) =>
      matchesAt(sequence, at, short) && !(sequence[at + short.length] === 'officer' && short.length > 1)
  )

const matchesAt = (sequence: readonly string[], at: number, tokens: readonly string[]) =>
  tokens.every((token, i) => token === sequence[at + i])

/**
 * Returns `product chief` (`chief of product`) for `chief product officer`, and the reverse; none
 * for other roles.
 */
function chiefs(sequence: string[]): string[][] {
  const about = sequence[0] === 'chief' && sequence.at(-1) === 'officer' ? sequence.slice(1, -1) : []
  if (about.length > 0) return [[...about, 'chief']]
  return sequence.length > 1 && sequence.at(-1) === 'chief' && !sequence.includes('staff~')
    ? [['chief', ...sequence.slice(0, -1), 'officer']]
    : []
}

/** Returns a role's shortest spelling, so that all spellings of a mention are equal. */
export function contracted(tokens: string[]): string[] {
  const rewrite = alternatives(tokens)
  return rewrite.reduce((shortest, one) => (one.length < shortest.length ? one : shortest), tokens)
}
