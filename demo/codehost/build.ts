import { PRESENT_DAY } from '#demo/dates'
import type { DemoCompany, DemoPerson } from '#demo/model'
import { handleOf } from '#demo/networks'
import type { Random } from '#demo/random'
import {
  EARLY_LANGUAGES,
  LANGUAGES,
  PERSONAL_REPOSITORIES,
  REPOSITORY_NAMES,
} from '#demo/vocabulary/repositories'

export type Owner = { login: string; id: number; type: 'User' | 'Organization' | 'Bot' }

export type Repository = {
  id: number
  owner: Owner
  name: string
  language: string
  description: string
  stars: number
  company: DemoCompany | null
}

export type Account = Owner & {
  /** Null for bots. */
  person: DemoPerson | null
  /** Repositories that the account works on, busiest first. */
  repositories: Repository[]
  /** The day the account was created; no event is older. */
  since: number
  /** Relative activity. */
  pace: number
}

export type Codehost = { accounts: Account[]; repositories: Repository[] }

/**
 * Builds accounts for the people with a code-host profile (up to 12 of 100) and the repositories
 * they work on.
 */
export function buildCodehost(people: DemoPerson[], companies: DemoCompany[], random: Random): Codehost {
  const limit = Math.ceil(people.length * 0.12)
  const members = people.filter((person) => person.socials.codehost).slice(0, limit)
  const repositories = companyRepositories(
    companies,
    Math.max(3, Math.round(people.length / 125)),
    random.fork('repositories')
  )
  const accounts = members.map((person, i) => account(person, i, repositories, random.fork(person.index)))
  for (const one of accounts)
    for (const own of one.repositories) if (!repositories.includes(own)) repositories.push(own)
  const bots = ['release-train-w1[bot]', 'dependency-herald-w2[bot]', 'build-lantern-w3-ci'].map(
    (login, i): Account => ({
      login,
      id: 190_000_001 + i,
      type: login.endsWith('[bot]') ? 'Bot' : 'User',
      person: null,
      repositories: repositories.filter((repository) => repository.company),
      since: PRESENT_DAY - 3000,
      pace: 12,
    })
  )
  return { accounts: [...accounts, ...bots], repositories }
}

function companyRepositories(companies: DemoCompany[], count: number, random: Random): Repository[] {
  const hosts = companies.filter((company) => company.socials.codehost)
  return Array.from({ length: count }, (_, i): Repository | null => {
    if (hosts.length === 0) return null
    const company = hosts[i % hosts.length]
    const owner: Owner = {
      login: handleOf(company.socials.codehost),
      id: 150_000_001 + company.index,
      type: 'Organization',
    }
    return {
      id: 20_000_001 + i,
      owner,
      name: REPOSITORY_NAMES[(i + company.index) % REPOSITORY_NAMES.length],
      language: random.weighted(LANGUAGES, ([, weight]) => weight)[0],
      description: `${company.name}: ${company.product}`,
      stars: random.int(3, 4000),
      company,
    }
  }).filter((repository) => repository !== null)
}

function account(person: DemoPerson, i: number, shared: Repository[], random: Random): Account {
  const owner: Owner = { login: handleOf(person.socials.codehost), id: 100_000_001 + i, type: 'User' }
  const employer = person.jobs[0].company
  const atWork = shared.filter((repository) => repository.company && repository.company === employer)
  const others = random.sample(shared, random.int(1, 3)).filter((repository) => !atWork.includes(repository))
  const early = person.jobs[person.jobs.length - 1].start < PRESENT_DAY - 11 * 365
  const own = random.sample(PERSONAL_REPOSITORIES, random.int(0, 2)).map(
    (name, n): Repository => ({
      id: 30_000_001 + i * 4 + n,
      owner,
      name,
      language: early ? random.pick(EARLY_LANGUAGES) : random.weighted(LANGUAGES, ([, weight]) => weight)[0],
      description: name.replaceAll('-', ' '),
      stars: random.int(0, 40),
      company: null,
    })
  )
  return {
    ...owner,
    person,
    repositories: [...atWork, ...own, ...others],
    since: Math.min(person.jobs[person.jobs.length - 1].start, PRESENT_DAY - 400),
    pace: 1 + Math.floor(random.next() ** 3 * 9),
  }
}
