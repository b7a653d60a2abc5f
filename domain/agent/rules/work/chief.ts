import { sameCompany } from '#domain/people/companies'
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
    const filters = { company: { any_of: [company.name] }, ...(stated ? {} : { title: { any_of: TITLES } }) }
    const query = stated ?? 'CEO'
    let chief: Entity | undefined
    for (const type of calls.has('read_page') ? ['auto', 'fast'] : ['fast']) {
      const outcome = await calls.ask('people_search', { query, filters, type, num_results: 3 })
      if (!outcome.ok) continue
      chief = asList(asObject(outcome.output).results)
        .map(foundPerson)
        .find((one) => sameCompany(textOf(one, 'company') ?? '', company.name))
      if (chief) break
    }
    if (!chief) continue
    findings.people.push(chief)
    if (stated) continue
    setFact(company, 'custom.ceo', chief.name, chief.facts.get('title')?.citations ?? [])
    setFact(company, 'custom.ceo_title', textOf(chief, 'title'), chief.facts.get('title')?.citations ?? [])
  }
}
