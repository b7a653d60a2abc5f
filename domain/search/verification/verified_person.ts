import type { StoredPerson } from '../people_document.js'
import type { PersonFacts } from './person_facts.js'
import type { QueryPhrase } from './query_phrase.js'
import type { Verdict } from './verdict.js'

/** A person who passed every check of the plan. */
export type VerifiedPerson = {
  /** The person's index record; null for a person found only on pages. */
  indexed: StoredPerson | null
  facts: PersonFacts
  /** Verdicts by the path of each explicit filter. */
  verdicts: Map<string, Verdict>
  /** Verdicts on the phrases of the query. A verdict without proofs rests on the record. */
  phrases: { phrase: QueryPhrase; verdict: Verdict }[]
  /** Whether the person is named only on pages that they may control. */
  isSelfNamed: boolean
  /** The joint probability of all conditions, 0 to 1. */
  probability: number
}
