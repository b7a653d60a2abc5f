import { sameCompany } from '#domain/people/companies'
import { compareNames, nameKeys } from '#domain/people/names'
import type { SearchIndex } from '#domain/ports/index'
import { linkKey } from '#domain/truth/subject'
import type { StoredPerson } from '../people_document.js'
import type { PersonFacts } from './person_facts.js'

const MOST = 30

/** Whom the index has for somebody found on pages: by the proven profile, else by name and employer; null where nobody is. */
export async function findIndexed(index: SearchIndex, facts: PersonFacts): Promise<StoredPerson | null> {
  const name = facts.value('name')!
  const of = nameKeys(name).map((value) => ({ match: 'term' as const, field: 'name', value }))
  if (of.length === 0) return null
  const { hits } = await index.search('people', { filter: { match: 'any', of }, limit: MOST })
  const namesakes = hits
    .map((hit) => hit.stored as StoredPerson)
    .filter((person) => compareNames(person.name, name) >= 0.9)
  const profile = linkKey(facts.value('pronet_url') ?? '')
  const company = facts.value('company')
  const owner = profile && namesakes.find(({ pronet_url }) => pronet_url && linkKey(pronet_url) === profile)
  if (owner) return owner
  const colleagues = namesakes.filter(
    (person) =>
      company &&
      person.company &&
      sameCompany(company, person.company) &&
      !(profile && person.pronet_url && linkKey(person.pronet_url) !== profile)
  )
  return colleagues.length === 1 ? colleagues[0] : null
}
