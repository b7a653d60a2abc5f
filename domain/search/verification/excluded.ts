import { readSubject, type Row } from '#domain/truth/subject'
import type { SearchRequest } from '../request.js'
import type { StoredPerson } from '../people_document.js'
import type { PersonFacts } from './person_facts.js'

/** Reports whether a search leaves out the person of a row. */
export function isExcluded(
  { excluded }: Pick<SearchRequest, 'excluded'>,
  row: Row,
  personId?: string
): boolean {
  if (!excluded) return false
  const { name, company, urls } = readSubject('person', row)
  return excluded.has({ personId, name, company, links: urls })
}

/** Returns the employer that counts for `max_people_per_company`: the proven or else the indexed employer. */
export const countedEmployer = ({ facts, indexed }: { facts: PersonFacts; indexed: StoredPerson | null }) =>
  facts.value('company') ?? indexed?.company
