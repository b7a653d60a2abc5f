import { fold } from '#domain/people/text/text'
import { FORM_WEIGHTS, type PackedForm } from './form_weights_data.js'

/** The weights of one group of columns: one for each bucket of features. */
export type FormWeights = { bias: number; weights: ArrayLike<number> }

/** The number of buckets. Features share them by hash. */
export const BUCKETS = 1 << 13
/** Texts of at least this many characters have no features for runs of letters. */
const MAX_LETTERS = 60
const [MAX_WORDS, MAX_SIZE] = [12, 8]
const RUNS = [3, 4]
const UNSPACED_RUNS = [1, 2]
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
/** The divisor that keeps this feature near the size of the other features. */
const SCALE = 3

/**
 * Returns how much a text looks like a right value of a group of columns, such as titles. The unit is scaled
 * log odds: 0 for an average text, positive for a likelier one. Null for groups without weights.
 */
export function formOf(group: string, text: string): number | null {
  const weights = weightsOf(group)
  return weights && formOdds(text, weights)
}

/** Returns the log odds of a text's form. */
export function formOdds(text: string, { bias, weights }: FormWeights): number {
  const features = formFeatures(text)
  const sum = features.reduce((total, feature) => total + weights[feature], 0)
  return (bias + sum / Math.sqrt(features.length)) / SCALE
}

/**
 * Returns the buckets of a text's features: its length, its words with their place, pairs of
 * words, kinds of neighbouring tokens, and runs of letters.
 */
export function formFeatures(text: string): number[] {
  const lower = fold(text)
  const own = lower.match(/[\p{L}\p{N}_]+/gu) ?? []
  const kinds = ['^', ...(text.match(/[\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]/gu) ?? []).map(kindOf), '$']
  const features = [
    `size ${Math.min(MAX_SIZE, Math.floor(Math.log2(1 + text.length) * 1.5))}`,
    `count ${Math.min(MAX_WORDS, own.length)}`,
    `first ${own[0] ?? ''}`,
    `last ${own.at(-1) ?? ''}`,
    ...own.map((word) => `word ${word}`),
    ...own.slice(1).map((word, i) => `pair ${own[i]} ${word}`),
    ...kinds.slice(1).map((kind, i) => `kinds ${kinds[i]} ${kind}`),
    ...(lower.length < MAX_LETTERS ? RUNS.flatMap((length) => runsOf(`^${lower}$`, length)) : []),
    ...(UNSPACED.test(lower) && lower.length < MAX_LETTERS
      ? UNSPACED_RUNS.flatMap((length) => runsOf(lower, length))
      : []),
  ]
  return [...new Set(features.map(bucketOf))]
}

/** Returns what a token is: a number, capitals, a capitalised or small word, or the mark itself. */
function kindOf(token: string): string {
  if (/^\d+$/.test(token)) return '9'
  if (!/[\p{L}\p{N}]/u.test(token)) return token
  if (token.length > 1 && token === token.toUpperCase() && token !== token.toLowerCase()) return 'AA'
  return /^\p{Lu}/u.test(token) ? 'Aa' : 'a'
}

const runsOf = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length))

/** FNV-1a of a feature, as a bucket. */
function bucketOf(feature: string): number {
  let hash = 2_166_136_261
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS
}

const decoded = new Map<string, FormWeights | null>()

function weightsOf(group: string): FormWeights | null {
  const known = decoded.get(group)
  if (known !== undefined) return known
  const weights = Object.hasOwn(FORM_WEIGHTS, group) ? unpacked(FORM_WEIGHTS[group]) : null
  decoded.set(group, weights)
  return weights
}

/** Decodes one signed byte per bucket. */
function unpacked({ bias, scale, packed }: PackedForm): FormWeights {
  const bytes = atob(packed)
  return {
    bias,
    weights: Float64Array.from({ length: BUCKETS }, (_, i) => ((bytes.charCodeAt(i) << 24) >> 24) * scale),
  }
}
