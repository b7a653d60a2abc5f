import type { Format } from '#domain/truth/column'
import { COMPANY_CONCEPTS } from './data/company_concepts_data.js'
import { PERSON_CONCEPTS } from './data/person_concepts_data.js'

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

/** The kind of question that folded words ask, the most particular first; null for one that is not known. */
export function conceptOf(
  asked: string,
  entity: 'person' | 'company' | 'custom',
  format: Format
): Concept | null {
  const tables =
    entity === 'person'
      ? [PERSON_CONCEPTS]
      : entity === 'company'
        ? [COMPANY_CONCEPTS]
        : [COMPANY_CONCEPTS, PERSON_CONCEPTS]
  return (
    tables
      .flat()
      .find(
        ({ asks, unless, formats }) =>
          asks.test(asked) && !unless?.test(asked) && (!formats || formats.includes(format))
      ) ?? null
  )
}
