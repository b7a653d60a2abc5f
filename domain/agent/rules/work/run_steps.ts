import type { AgentTurn } from '../../turn.js'
import { type Entity, factValue, setFact, textOf } from '../findings.js'
import type { PlanStep } from '../plan/step.js'
import type { Request } from '../request.js'
import { findAccounts, findPeopleBehind, takeAccounts } from './accounts.js'
import type { Calls } from './calls.js'
import { findChief } from './chief.js'
import { addLatestRounds } from './latest_rounds.js'
import { addPlaceParts, companyFacts, findCompanies, takeCompanies } from './companies.js'
import { lookUpContacts } from './contacts.js'
import { magnitude } from './magnitude.js'
import { readPages } from './pages.js'
import { MAX_FILTER_COMPANIES, countPeople, findPeople, takePerson } from './people.js'
import { type PeopleQuery, peopleQuery } from './people_query.js'
import { addProfiles } from './profiles.js'

/** Custom questions by column key, for schema properties that no field covers. */
export type Questions = ReadonlyMap<string, string>

/** Runs a plan's steps in order. Each step uses the findings of earlier steps. */
export async function runSteps(
  steps: readonly PlanStep[],
  request: Request,
  { maxResults }: Pick<AgentTurn, 'maxResults'>,
  questions: Questions,
  calls: Calls
): Promise<void> {
  const { findings } = calls
  for (const step of steps) await run(step)

  async function run(step: PlanStep): Promise<void> {
    switch (step.do) {
      case 'find_companies':
        return findCompanies(step.kind, step.query, step.limit, calls)
      case 'take_companies':
        return takeCompanies(step.companies, calls)
      case 'company_facts': {
        const fields = step.fields.map((key) =>
          key === 'city' || key === 'country' ? 'headquarters' : key === 'website' ? 'domain' : key
        )
        await companyFacts(findings.companies, [...new Set(fields)], questions, calls)
        if (fields.includes('custom.funding_stage')) await addLatestRounds(findings.companies, calls)
        return addPlaceParts(findings.companies)
      }
      case 'find_people':
        return findPeople(queriesAt(step.atCompanies), Math.min(step.limit, maxResults), calls)
      case 'find_chief':
        return findChief(findings.companies, calls)
      case 'count_people':
        return step.each ? countEach() : countAll(step.atCompanies)
      case 'take_people':
        for (const named of step.people) {
          const person = await takePerson(named, calls)
          if (person) findings.people.push(person)
        }
        return
      case 'contacts':
        return lookUpContacts(findings.people, step.fields, calls)
      case 'profiles':
        return addProfiles(findings.people, calls)
      case 'find_accounts':
        return findAccounts(step.criteria, step.limit, calls)
      case 'take_accounts':
        return takeAccounts(step.logins, calls)
      case 'people_behind':
        return findPeopleBehind(
          step.criteria,
          peopleQuery(request.people, { companies: [], kind: null }).filters,
          step.limit,
          calls
        )
      case 'read_pages':
        return readPages(step.urls, request.text, maxResults, calls)
      case 'rank':
        findings.companies = ranked(findings.companies, step.by, step.want).slice(0, step.keep)
    }
  }

  /**
   * Returns one query. With `atCompanies`, returns one per batch of companies, because a filter
   * accepts a limited number of companies.
   */
  function queriesAt(atCompanies: boolean): PeopleQuery[] {
    const { people, kind } = request
    if (!atCompanies) return [peopleQuery(people, { companies: [], kind })]
    const names = findings.companies.map(({ name }) => name)
    const lists: string[][] = []
    for (let from = 0; from < names.length; from += MAX_FILTER_COMPANIES)
      lists.push(names.slice(from, from + MAX_FILTER_COMPANIES))
    return lists.map((companies) => peopleQuery(people, { companies, kind }))
  }

  async function countAll(atCompanies: boolean): Promise<void> {
    let [value, relation]: [number, 'eq' | 'gte'] = [0, 'eq']
    for (const query of queriesAt(atCompanies)) {
      const counted = await countPeople(query, calls)
      if (!counted) return
      value += counted.total.value
      if (counted.total.relation === 'gte') relation = 'gte'
    }
    findings.total = { value, relation }
  }

  async function countEach(): Promise<void> {
    for (const company of findings.companies) {
      const query = peopleQuery(request.people, { companies: [company.name], kind: null })
      const counted = await countPeople(query, calls)
      if (!counted) return
      findings.totals.push({ name: company.name, ...counted })
      setFact(company, 'count', counted.total.value, counted.citations)
    }
  }
}

/**
 * Sorts entities by a measure and drops entities without a value. If no entity has a value, sorts
 * all by name.
 */
function ranked(entities: readonly Entity[], by: string, want: 'most' | 'least'): Entity[] {
  const size = (one: Entity) => magnitude(factValue(one, by)) ?? Number.NaN
  const measured = entities.filter((one) => !Number.isNaN(size(one)))
  const sorted = [...measured].sort((a, b) => (want === 'most' ? size(b) - size(a) : size(a) - size(b)))
  return sorted.length > 0
    ? sorted
    : [...entities].sort((a, b) => (textOf(a, 'name') ?? '').localeCompare(textOf(b, 'name') ?? ''))
}
