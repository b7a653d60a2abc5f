import { utcDay } from '#domain/billing/periods'
import type { StoredPerson } from '#domain/search/people_document'
import type { PersonFacts } from '#domain/search/verification/person_facts'
import type { PeopleStore } from '#app/people/people_store'
import { recordKey } from '#app/people/record_key'

/**
 * Keeps people found on pages alone as records with their page as the source; gives the people they are then. Who has not
 * even a proven name is left out. Keeping somebody again changes nothing.
 */
export async function keepFound<T extends { facts: PersonFacts }>(
  people: PeopleStore,
  found: readonly T[]
): Promise<Map<T, StoredPerson>> {
  const today = utcDay(new Date())
  const kept = found.flatMap((person) => {
    const facts = person.facts.record()
    if (!facts) return []
    const id = facts.pronet_url ?? [facts.name, facts.company ?? facts.source_url].join(' | ')
    const record = { ...facts, source: 'web', id, observed_at: facts.observed_at ?? today }
    return [{ person, facts, record, personId: `per_${recordKey(record, '')}` }]
  })
  if (kept.length === 0) return new Map()
  await people.applyRecords(kept.map(({ record }) => record))
  const stored = await people.getMany(kept.map(({ personId }) => personId))
  return new Map(
    kept.map(({ person, facts, personId }, i) => [
      person,
      { ...facts, person_id: stored[i]?.person_id ?? personId },
    ])
  )
}
