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
  /** The role whose holder is asked for, or null. */
  role: string | null
  /** The purpose of the contact that is asked for. */
  purpose: Purpose | null
  /** Whether several values are asked for: `founders`, `investors`. */
  many: boolean
  /** The question's terms (see `termsOf`), and those that every answer needs. */
  terms: readonly string[]
  heads: readonly string[]
  /** Whether it asks for a former value: the previous employer, the former name. */
  past: boolean
}
