import type { Format } from '#domain/truth/column'

/** The kind of value in a sentence. */
export type Slot =
  | 'person'
  | 'organisation'
  | 'date'
  | 'money'
  | 'count'
  | 'span'
  | 'code'
  | 'place'
  | 'language'
  | 'phrase'
  | 'address'

/** A known kind of question and how pages answer it. All patterns ignore case. */
export type Concept = {
  id: string
  of: 'company' | 'person'
  /** Matches folded words of a key and description that request this concept. */
  asks: RegExp
  /**
   * Matches folded words that request something similar. Such a question does not have this
   * concept.
   */
  unless?: RegExp
  /** The formats that a question may have; any if missing. */
  formats?: readonly Format[]
  holds: Slot
  /** Folded labels in several languages, separated by semicolons. */
  labels: string
  /** A pattern for words directly before a value. */
  before?: string
  /** A pattern for words directly after a value. */
  after?: string
  /** Matches sentences and labels about something similar. */
  avoid?: RegExp
  /** Set if only the newest of several dated statements is true. */
  isLatest?: true
  /** Set if several answers may be true at once. */
  several?: true
}
