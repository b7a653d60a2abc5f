import { ROLE_ABBREVIATIONS, SAME_ROLES } from './data/spellings_data.js'
import { ordered } from './role_token_order.js'
import { roleTokens } from './tokens.js'

/** How many spellings of a wanted role are followed. */
export const MAX_ALTERNATIVES = 24
/** Several ways lead to one spelling. */
const MAX_TRIED = 10 * MAX_ALTERNATIVES

/** Whole-role abbreviations both ways: to every meaning, and from the likeliest meaning back. */
const REWRITES: readonly (readonly [string[], string[]])[] = [
  ...Object.entries(ROLE_ABBREVIATIONS).flatMap(([short, meanings]) =>
    meanings.split(';').flatMap((meaning, i): [string[], string[]][] => {
      const long = ordered(roleTokens(meaning))
      return i === 0 || /officer$/.test(meaning) === false
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

/** The same role in its other spellings: abbreviations written out, and phrases abbreviated, each stretch once. */
export function alternatives(sequence: string[]): string[][] {
  const found = new Map<string, string[]>()
  for (const start of [sequence, ...chiefs(sequence)]) {
    let tried = 0
    for (const spelt of respelt(start, 0)) {
      found.set(spelt.join(' '), spelt)
      // A title of many abbreviations has a power of two of them.
      if (found.size >= MAX_ALTERNATIVES || ++tried === MAX_TRIED) break
    }
  }
  return [...found.values()].slice(0, MAX_ALTERNATIVES)
}

/** The spellings of a sequence from a position on, one at a time, what stands before it as it is. */
function* respelt(sequence: readonly string[], from: number): Generator<string[]> {
  if (from >= sequence.length) return yield [...sequence]
  const options: (readonly [readonly string[], number])[] = [[[sequence[from]], 1]]
  for (const [short, long] of REWRITES_BY_FIRST.get(sequence[from]) ?? [])
    if (
      matchesAt(sequence, from, short) &&
      !(sequence[from + short.length] === 'officer' && short.length > 1)
    )
      options.push([long, short.length])
  for (const [tokens, length] of options) {
    const rest = sequence.slice(from + length)
    yield* respelt([...sequence.slice(0, from), ...tokens, ...rest], from + tokens.length)
  }
}

const matchesAt = (sequence: readonly string[], at: number, tokens: readonly string[]) =>
  tokens.every((token, i) => token === sequence[at + i])

/** `chief of product` and `chief product officer` are one. */
function chiefs(sequence: string[]): string[][] {
  const about = sequence[0] === 'chief' && sequence.at(-1) === 'officer' ? sequence.slice(1, -1) : []
  if (about.length > 0) return [[...about, 'chief']]
  return sequence.length > 1 && sequence.at(-1) === 'chief' && !sequence.includes('staff~')
    ? [['chief', ...sequence.slice(0, -1), 'officer']]
    : []
}

/** Whole roles abbreviated, so that a mention reads the same however it is written. */
export function contracted(tokens: string[]): string[] {
  const rewrite = alternatives(tokens)
  return rewrite.reduce((shortest, one) => (one.length < shortest.length ? one : shortest), tokens)
}
