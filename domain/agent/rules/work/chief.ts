import { sameCompany } from '#domain/people/companies/company_name'
import { type Entity, type Findings, setFact, textOf } from '../findings.js'
import { asList, asObject, type Calls } from './calls.js'
import { foundPerson } from './person_entities.js'

/** How whoever is at the head of a company, a school, a hospital or a council is called. */
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

/** Finds who heads each company: by the people who work there where no page names them outright. */
export async function findChief(
  companies: readonly Entity[],
  calls: Calls,
  findings: Findings
): Promise<void> {
  for (const company of companies) {
    const stated = textOf(company, 'custom.ceo')
    const at = { company: { any_of: [company.name] } }
    const ways = stated
      ? [{ query: stated, filters: at }]
      : [
          { query: 'CEO', filters: { ...at, title: { any_of: TITLES } } },
          // Titles in other languages have a level that the index knows.
          { filters: { ...at, seniority: { any_of: ['cxo'] } } },
        ]
    let chief: Entity | undefined
    const types = calls.has('read_page') ? ['auto', 'fast'] : ['fast']
    for (const [type, way] of ways.flatMap((one) => types.map((each) => [each, one] as const))) {
      const outcome = await calls.ask('people_search', { ...way, type, num_results: 3 })
      if (!outcome.ok) continue
      const there = asList(asObject(outcome.output).results)
        .map(foundPerson)
        .filter((one) => sameCompany(textOf(one, 'company') ?? '', company.name))
      // Of several at the top none is said to be the first.
      chief = 'query' in way || there.length === 1 ? there[0] : undefined
      if (chief) break
    }
    if (!chief) continue
    findings.people.push(chief)
    if (stated) continue
    setFact(company, 'custom.ceo', chief.name, chief.facts.get('title')?.citations ?? [])
    setFact(company, 'custom.ceo_title', textOf(chief, 'title'), chief.facts.get('title')?.citations ?? [])
  }
}
