import { lazy } from '#domain/lazy'
import { fold } from '../text/text.js'
import { NAME_WEIGHTS } from './data/name_weights_data.js'

/** The weights of a linear model: one for each bucket of features. */
export type NameWeights = { bias: number; weights: ArrayLike<number> }

/** The number of buckets. Features share them by hash. */
export const BUCKETS = 1 << 13
const [MIN_RUN, MAX_RUN] = [2, 5]
const MAX_WORD_LENGTH = 15
const LATIN = /^[\p{Script=Latin}\p{M}\s.'’-]+$/u

const weights = lazy((): NameWeights => {
  const bytes = Buffer.from(NAME_WEIGHTS.packed, 'base64')
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { bias: NAME_WEIGHTS.bias, weights: Float32Array.from(signed, (byte) => byte * NAME_WEIGHTS.scale) }
})

/** Reports whether a text in Latin script is unlikely to be a person's name. False for other scripts. */
export const isUnlikelyName = (text: string): boolean =>
  LATIN.test(text) && nameLikeness(text, weights()) < NAME_WEIGHTS.threshold

/** Returns the log odds that a text is a person's name, from the letters of its words. */
export function nameLikeness(text: string, { bias, weights }: NameWeights): number {
  const features = nameFeatures(text)
  const sum = features.reduce((total, feature) => total + weights[feature], 0)
  return bias + sum / Math.sqrt(features.length || 1)
}

/**
 * Returns the buckets of a text's features: each run of two to five letters of a word, each word with its
 * place in the text, each word's length with its place, and the number of words.
 */
export function nameFeatures(text: string): number[] {
  const all = fold(text).match(/\p{L}+/gu) ?? []
  return [
    ...all.flatMap((word, i) => featuresOf(word, i === 0 ? 'f' : i === all.length - 1 ? 'l' : 'm')),
    bucketOf(`N${all.length}`),
  ]
}

function featuresOf(word: string, place: string): number[] {
  const marked = `^${word}$`
  const features = [bucketOf(place + marked), bucketOf(`L${Math.min(word.length, MAX_WORD_LENGTH)}${place}`)]
  for (let length = MIN_RUN; length <= MAX_RUN; length++)
    for (let at = 0; at + length <= marked.length; at++)
      features.push(bucketOf(marked.slice(at, at + length)))
  return features
}

/** FNV-1a of a feature, as a bucket. */
function bucketOf(feature: string): number {
  let hash = 2_166_136_261
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS
}
