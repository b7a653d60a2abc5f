import type { Column, Format } from '#domain/truth/column'
import type { Concept } from './concept.js'
import type { Purpose } from './contact_purpose.js'

/** A custom column's question. Extends `Column`, so that `reconcile` accepts it. */
export type Question = Column & {
  format: Format
  /** The options in the description, for the format `options`. */
  options: readonly string[]
  description: string
  /** The known kind of question, or null. */
  concept: Concept | null
  /** The role whose holder is requested, or null. */
  role: string | null
  /** The purpose of the requested contact. */
  purpose: Purpose | null
  /** Whether several values are requested: `founders`, `investors`. */
  many: boolean
  /** The question's terms (see `termsOf`). */
  terms: readonly string[]
  /** The terms that every answer must contain. */
  heads: readonly string[]
  /** Whether a former value is requested: the previous employer, the former name. */
  past: boolean
}
