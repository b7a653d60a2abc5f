import type { Format } from '#domain/truth/column'

/** What stands in the place of a value in a sentence. */
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

/** A kind of question that users ask, with how pages answer it. All patterns are matched without regard to case. */
export type Concept = {
  id: string
  of: 'company' | 'person'
  /** Folded words of a key and description that ask for it. */
  asks: RegExp
  /** Folded words with which something else is asked. */
  unless?: RegExp
  /** The formats that it is asked in; any where left out. */
  formats?: readonly Format[]
  holds: Slot
  /** Folded labels in five languages, separated by semicolons. */
  labels: string
  /** Words right before a value, as a pattern. */
  before?: string
  /** Words right after a value. */
  after?: string
  /** A sentence or label with these is about something like it. */
  avoid?: RegExp
  /** Of several dated statements the newest alone is so. */
  isLatest?: true
}
