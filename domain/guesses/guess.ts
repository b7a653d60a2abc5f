import { isPromptInjection } from '#domain/evidence/extract/prompt_injection'
import { verbatimIn } from '#domain/evidence/extract/verbatim_quotes'
import { candidatesOf, type GuessSource } from './candidates.js'
import { agrees } from './agreement.js'
import { BUCKETS } from './features.js'
import type { GuessField } from './fields.js'
import { GUESS_WEIGHTS } from './weights_data.js'

export type Guess = { value: string; quote: string; probability: number; source: GuessSource }

/** The weights of one field: one per bucket of features, and the bias. */
export type Weights = { weights: ArrayLike<number>; bias: number }

const decoded = new Map<GuessField, Weights | null>()

/**
 * Returns the likeliest value of a field in pages about a subject, if its probability reaches the
 * field's threshold. The quote is verbatim on the page.
 */
export function guess(field: GuessField, sources: readonly GuessSource[]): Guess | null {
  const stored = GUESS_WEIGHTS[field]
  const weights = weightsOf(field)
  if (!stored || !weights) return null
  const candidates = candidatesOf(field, sources)
  const best = likeliest(field, candidates, weights)
  if (!best || best.probability < stored.threshold) return null
  const { value, quote, source } = best.candidate
  if (isPromptInjection(quote) || !verbatimIn(source.page)(quote)) return null
  return { value, quote, probability: best.probability, source }
}

/**
 * Returns the likeliest candidate. Candidates compete with each other and with no value at all, and
 * candidates that say the same support each other.
 */
export function likeliest<C extends { value: string; features: Iterable<number> }>(
  field: GuessField,
  candidates: readonly C[],
  { weights, bias }: Weights
): { candidate: C; probability: number } | null {
  if (candidates.length === 0) return null
  const scores = candidates.map(({ features }) => {
    let score = bias
    for (const bucket of features) score += weights[bucket]
    return score
  })
  const highest = Math.max(0, ...scores)
  const masses = scores.map((score) => Math.exp(score - highest))
  const total = masses.reduce((sum, mass) => sum + mass, Math.exp(-highest))
  const best = masses.indexOf(Math.max(...masses))
  const candidate = candidates[best]
  const agreeing = masses.reduce(
    (sum, mass, i) => (agrees(field, candidate.value, candidates[i].value) ? sum + mass : sum),
    0
  )
  return { candidate, probability: agreeing / total }
}

function weightsOf(field: GuessField): Weights | null {
  const known = decoded.get(field)
  if (known !== undefined) return known
  const stored = GUESS_WEIGHTS[field]
  const weights = stored ? { weights: unpacked(stored.packed, stored.scale), bias: stored.bias } : null
  decoded.set(field, weights)
  return weights
}

/** Decodes one signed byte per bucket. */
function unpacked(packed: string, scale: number): Float64Array {
  const bytes = atob(packed)
  return Float64Array.from({ length: BUCKETS }, (_, i) => ((bytes.charCodeAt(i) << 24) >> 24) * scale)
}
