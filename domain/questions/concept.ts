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
  /** Matches folded words of a key and description that ask for it. */
  asks: RegExp
  /** Matches folded words that ask for something else. */
  unless?: RegExp
  /** The formats it may have; any if missing. */
  formats?: readonly Format[]
  holds: Slot
  /** Folded labels in five languages, separated by semicolons. */
  labels: string
  /** Pattern for words directly before a value. */
  before?: string
  /** Pattern for words directly after a value. */
  after?: string
  /** Matches sentences and labels about something similar. */
  avoid?: RegExp
  /** Whether only the newest of several dated statements is true. */
  isLatest?: true
  /** Whether several answers may be true at once. */
  several?: true
}
