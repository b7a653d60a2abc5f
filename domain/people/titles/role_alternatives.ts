import { ROLE_ABBREVIATIONS, SAME_ROLES } from './data/spellings_data.js'
import { ordered } from './role_token_order.js'
import { roleTokens } from './tokens.js'

/** Most spellings of a wanted role. */
export const MAX_ALTERNATIVES = 24
/** Several rewrites can lead to one spelling. */
const MAX_TRIED = 10 * MAX_ALTERNATIVES

/** Abbreviations of whole roles to every meaning, and from the likeliest meaning back. */
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

/** The other spellings of a role, with abbreviations expanded and phrases abbreviated. */
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

/** Generates the spellings of a sequence that change it only from position `from`. */
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

/** `chief of product` equals `chief product officer`. */
function chiefs(sequence: string[]): string[][] {
  const about = sequence[0] === 'chief' && sequence.at(-1) === 'officer' ? sequence.slice(1, -1) : []
  if (about.length > 0) return [[...about, 'chief']]
  return sequence.length > 1 && sequence.at(-1) === 'chief' && !sequence.includes('staff~')
    ? [['chief', ...sequence.slice(0, -1), 'officer']]
    : []
}

/** The shortest spelling of a role, so that all spellings of a mention are equal. */
export function contracted(tokens: string[]): string[] {
  const rewrite = alternatives(tokens)
  return rewrite.reduce((shortest, one) => (one.length < shortest.length ? one : shortest), tokens)
}
