import { cite, type Entity, entity, setFact } from '../findings.js'
import type { AccountCriteria } from '../request.js'
import { asList, asObject, asText, type Calls } from './calls.js'
import { foundPerson } from './person_entities.js'
import { readTotal } from './totals.js'

const PROFILE_KEYS = ['login', 'type', 'company', 'hireable', 'repo_count'] as const
const ACTIVITY =
  'commits pushes pull_requests merged_pull_requests reviews active_months first_active_at last_active_at languages'.split(
    ' '
  )

export async function findAccounts(criteria: AccountCriteria, limit: number, calls: Calls): Promise<void> {
  const output = await calls.call('codehost_search', { ...criteria, limit })
  if (!output) return
  const found = asList(output.results).map(foundAccount)
  calls.findings.accounts.push(...found)
  calls.findings.total = readTotal(output.total, found.length, limit)
}

export async function takeAccounts(logins: readonly string[], calls: Calls): Promise<void> {
  for (const login of logins) {
    const output = await calls.call('codehost_search', { login, limit: 1 })
    if (!output) return
    const [found] = asList(output.results).map(foundAccount)
    if (found) calls.findings.accounts.push(found)
    else calls.findings.notKnown(`There is no record of an account ${login}.`)
  }
}

/** Finds the people behind up to ten accounts, optionally with the filters of a people search. */
export async function findPeopleBehind(
  criteria: AccountCriteria,
  filters: object,
  limit: number,
  calls: Calls
): Promise<void> {
  const output = await calls.call('codehost_people', {
    ...criteria,
    limit: Math.min(10, limit),
    ...(Object.keys(filters).length > 0 ? { pronet: filters } : {}),
  })
  if (!output) return
  for (const { codehost, pronet } of asList(output.results)) {
    const account = foundAccount(asObject(codehost))
    calls.findings.accounts.push(account)
    const profile = asObject(pronet)
    const accountName = asText(asObject(asObject(codehost).profile).name)
    setFact(account, 'person_name', accountName, account.facts.get('login')?.citations ?? [])
    if (!asText(profile.url)) {
      const stated = accountName ? ` Its profile states the name ${accountName}.` : ''
      calls.findings.notKnown(
        `No person in the index could be linked to ${account.name} with certainty.${stated}`
      )
      continue
    }
    // For a profile outside the index, only the account's name is known.
    const name = asText(profile.name) ?? accountName
    if (!name) continue
    const person = foundPerson({ ...profile, name, pronet: profile.url, source_url: profile.url })
    setFact(
      person,
      'codehost',
      account.facts.get('profile_url')?.value,
      account.facts.get('login')?.citations ?? []
    )
    calls.findings.people.push(person)
    const citations = person.facts.get('name')?.citations ?? []
    for (const key of ['name', 'title', 'location'] as const)
      setFact(account, `person_${key}`, person.facts.get(key)?.value, citations)
    setFact(account, 'person_company', profile.company, citations)
  }
}

function foundAccount(record: Record<string, unknown>): Entity {
  const login = asText(record.login) ?? ''
  const url = asText(record.profile_url)
  const citations = url ? [cite(url, login)] : []
  const one = entity('account', login)
  for (const key of PROFILE_KEYS) setFact(one, key, record[key], citations)
  setFact(one, 'profile_url', url, citations)
  setFact(one, 'repos', record.repos, citations)
  const activity = asObject(record.activity)
  for (const key of ACTIVITY) setFact(one, key, activity[key], citations)
  return one
}
