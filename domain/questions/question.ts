import type { Column, Format } from '#domain/truth/column'
import type { Concept } from './concept.js'
import type { Purpose } from './contact_purpose.js'

/** What a custom column asks, read from its key and description. It is a `Column`, so that `reconcile` can take it as one. */
export type Question = Column & {
  format: Format
  /** Of the format `options`: those that the description lists. */
  options: readonly string[]
  description: string
  /** A known kind of question; null for all else. */
  concept: Concept | null
  /** The post whose holder is asked for; null where the question is not for people in a role. */
  role: string | null
  /** What the e-mail address or number that is asked for is to serve. */
  purpose: Purpose | null
  /** Several are asked for: `founders`, `investors`. */
  many: boolean
  /** What the question is about, as `termsOf` names it: all of it, and what no answer can do without. */
  terms: readonly string[]
  heads: readonly string[]
  /** It asks for what is no longer so: the previous employer, the former name. */
  past: boolean
}
