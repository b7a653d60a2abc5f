import { fitTextModel } from '../../text/learning/fit_text_model.js'
import { BUCKETS, nameFeatures, type NameWeights } from '../name_likeness.js'

export type NameExample = { text: string; isName: boolean; weight: number }

/**
 * Fits the model of names. `random` returns numbers from 0 up to 1; the same numbers give the same
 * weights.
 */
export const fitNameLikeness = (examples: readonly NameExample[], random: () => number): NameWeights =>
  fitTextModel(
    examples.map(({ text, isName, weight }) => ({ features: nameFeatures(text), isTrue: isName, weight })),
    { buckets: BUCKETS, rounds: 6, decay: 1e-5, random }
  )
