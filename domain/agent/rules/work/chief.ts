import { sameCompany } from '#domain/people/companies/company_name'
import { type Entity, setFact, textOf } from '../findings.js'
import { asList, asObject, type Calls } from './calls.js'
import { foundPerson } from './person_entities.js'

/** Titles of the head of a company, school, hospital or council. */
const TITLES = [
  'CEO',
  'Chief Executive',
  'Managing Director',
  'President',
  'General Manager',
  'Rector',
  'Vice-Chancellor',
  'City Manager',
  'Director General',
  'Founder',
]

/**
 * Finds each company's chief executive: the person whom a page names. If no page names one, finds an employee
 * with a fitting title.
 */
export async function findChief(companies: readonly Entity[], calls: Calls): Promise<void> {
  for (const company of companies) {
    const stated = textOf(company, 'custom.ceo')
    const at = { company: { any_of: [company.name] } }
    const searches = stated
      ? [{ query: stated, filters: at }]
      : [
          { query: 'CEO', filters: { ...at, title: { any_of: TITLES } } },
          // The seniority filter finds titles in other languages.
          { filters: { ...at, seniority: { any_of: ['cxo'] } } },
        ]
    let chief: Entity | undefined
    const types = calls.has('read_page') ? ['auto', 'fast'] : ['fast']
    for (const [type, search] of searches.flatMap((one) => types.map((each) => [each, one] as const))) {
      const outcome = await calls.tryCall('people_search', { ...search, type, num_results: 3 })
      if (!outcome.ok) continue
      const there = asList(asObject(outcome.output).results)
        .map(foundPerson)
        .filter((one) => sameCompany(textOf(one, 'company') ?? '', company.name))
      // If several people have top seniority, it is unknown which one leads the company.
      chief = 'query' in search || there.length === 1 ? there[0] : undefined
      if (chief) break
    }
    if (!chief) continue
    calls.findings.people.push(chief)
    if (stated) continue
    setFact(company, 'custom.ceo', chief.name, chief.facts.get('title')?.citations ?? [])
    setFact(company, 'custom.ceo_title', textOf(chief, 'title'), chief.facts.get('title')?.citations ?? [])
  }
}
