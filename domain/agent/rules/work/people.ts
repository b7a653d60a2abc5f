import type { AgentCitation } from '../../tool.js'
import { type Entity, setFact, textOf } from '../findings.js'
import type { RequestedName } from '../request.js'
import { asList, asObject, type Calls, reasonOf } from './calls.js'
import { closeTitles } from './close_titles.js'
import { foundPerson, mayBe } from './person_entities.js'
import type { PeopleQuery } from './people_query.js'
import { readTotal } from './totals.js'

/** The maximum number of companies in a search filter. */
export const MAX_FILTER_COMPANIES = 10

/**
 * Finds people who are verified on pages, if pages can be read. If these are fewer than `limit`, adds people
 * from the index, whose facts cite the record's source. If there are still fewer people, searches for leaders
 * of the same fields by similar titles.
 */
export async function findPeople(
  queries: readonly PeopleQuery[],
  limit: number,
  calls: Calls
): Promise<void> {
  await search(queries, limit, calls, [])
  if (calls.findings.people.length >= limit) return
  const close = queries.flatMap((query) => closeTitles(query) ?? [])
  await search(close, limit, calls, ['close'])
}

async function search(
  queries: readonly PeopleQuery[],
  limit: number,
  calls: Calls,
  marks: readonly string[]
): Promise<void> {
  const known = new Set(calls.findings.people.map(keyOf))
  const isProvable = calls.has('read_page')
  for (const type of isProvable ? ['auto', 'fast'] : ['fast'])
    for (const query of queries) {
      const left = limit - calls.findings.people.length
      if (left <= 0) return
      // The index cannot evaluate evidence-only filters.
      if (type === 'fast' && isEvidenceOnly(query)) continue
      const wanted = Math.min(limit, left + known.size)
      const outcome = await calls.tryCall('people_search', { ...query, type, num_results: wanted })
      if (!outcome.ok) {
        calls.findings.stop(reasonOf('people_search', outcome))
        continue
      }
      for (const one of asList(asObject(outcome.output).results).map(foundPerson)) {
        if (one.name === '' || known.has(keyOf(one)) || calls.findings.people.length >= limit) continue
        known.add(keyOf(one))
        for (const mark of type === 'fast' ? [...marks, 'unproven'] : marks) setFact(one, mark, true)
        calls.findings.people.push(one)
      }
    }
}

const isEvidenceOnly = ({
  filters: { company, experience, education, company_size },
}: PeopleQuery): boolean =>
  experience !== undefined ||
  education !== undefined ||
  company_size !== undefined ||
  (typeof company === 'object' &&
    (company.employee_count !== undefined || company.funding_stage !== undefined))

const keyOf = (one: Entity): string => textOf(one, 'person_id') ?? textOf(one, 'pronet_url') ?? one.name

export async function countPeople(
  query: PeopleQuery,
  calls: Calls
): Promise<{ total: ReturnType<typeof readTotal>; citations: AgentCitation[] } | null> {
  const output = await calls.call('people_search', { ...query, type: 'fast', count: true, num_results: 5 })
  if (!output) return null
  const found = asList(output.results).map(foundPerson)
  calls.findings.people.push(
    ...found.filter((one) => !calls.findings.people.some((other) => keyOf(other) === keyOf(one)))
  )
  const citations = found.flatMap((one) => one.facts.get('name')?.citations.slice(0, 1) ?? [])
  return { total: readTotal(output.total, found.length, 5), citations }
}

/**
 * Looks up a person that a task names. If nobody is found, returns null and notes it in `findings`. A person
 * without a name is returned as identified, without a lookup.
 */
export async function takePerson(named: RequestedName, calls: Calls): Promise<Entity | null> {
  if (!named.name) return identifiedPerson(named)
  const query = named.company ? `${named.name} at ${named.company}` : named.name
  const found: Entity[] = []
  for (const type of calls.has('read_page') ? ['auto', 'fast'] : ['fast']) {
    const outcome = await calls.tryCall('people_search', { query, type, num_results: 5 })
    if (!outcome.ok) continue
    for (const one of asList(asObject(outcome.output).results).map(foundPerson))
      if (mayBe(one, named) && !found.some((other) => keyOf(other) === keyOf(one))) found.push(one)
    if (found.length > 0) break
  }
  const description = `${named.name}${named.company ? ` at ${named.company}` : ''}`
  if (found.length === 0) {
    calls.findings.notKnown(`I found nobody called ${description}.`)
    return null
  }
  if (found.length > 1) {
    const namesakes = found.map((one) =>
      [textOf(one, 'title'), textOf(one, 'company'), textOf(one, 'location')].filter(Boolean).join(', ')
    )
    calls.findings.notKnown(
      `${found.length} people are called ${description}: ${namesakes.join('; ')}. I used the first; name the employer or place to choose another.`
    )
  }
  return withGiven(found[0], named)
}

/** Returns a person known only by an e-mail address, a profile or an id. */
function identifiedPerson({ email, pronet_url, person_id, company_domain }: RequestedName): Entity {
  const one = foundPerson({ name: email ?? pronet_url ?? person_id, person_id, pronet: pronet_url })
  setFact(one, 'email', email)
  setFact(one, 'company_domain', company_domain)
  return one
}

function withGiven(one: Entity, { company_domain }: RequestedName): Entity {
  setFact(one, 'company_domain', company_domain)
  return one
}
