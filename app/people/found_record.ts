import { utcDay } from '#domain/billing/periods'
import { factVotes } from '#domain/search/verification/corroboration'
import type { PersonFacts } from '#domain/search/verification/person_facts'
import type { FoundPerson } from './found_rows.js'

/** Returns the record and votes of a person found on pages, or null without a proven name. */
export function foundOf(facts: PersonFacts): FoundPerson | null {
  const record = facts.record()
  if (!record) return null
  const id = record.pronet_url ?? [record.name, record.company ?? record.source_url].join(' | ')
  return {
    record: { ...record, source: 'web', id, observed_at: record.observed_at ?? utcDay(new Date()) },
    votes: factVotes(facts),
  }
}
