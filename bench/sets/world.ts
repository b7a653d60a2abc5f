import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sameCompany } from '#domain/people/companies/company_name'
import { compareNames } from '#domain/people/names/names'
import { fold } from '#domain/people/text/text'
import { linkKey } from '#domain/truth/subject'

export type WorldPerson = {
  id: string
  entity_type: string
  names: string[]
  titles: string[]
  company: string
  socials: Record<string, string>
}

/** A person as shown in a Set. */
export type Shown = {
  name: string | null
  title: string | null
  company: string | null
  pronet: string | null
  website: string | null
}

type Values = { any_of?: string[]; none_of?: string[] }
type Case = {
  request: {
    query?: string
    filters?: {
      title?: string | Values
      location?: string | object
      company?: string | object
      company_size?: { min?: number; max?: number }
      education?: { schools: { any_of: string[] } }
    }
  }
  expected: { evidence: { match: string[]; maybe: string[]; provable: string[] } }
}

/**
 * A Set request with three groups of expected people: those who match, those who may match, and
 * those whose match is proven by pages.
 */
export type SetCase = {
  kind: string
  query: string
  criteria: string[]
  match: Set<string>
  maybe: Set<string>
  provable: Set<string>
}

const lines = <T>(text: string): T[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/**
 * A folder with `people.jsonl.gz`, `companies.jsonl.gz`, `world.warc.gz`, `truth.jsonl.gz` and
 * `search_truth.jsonl`.
 */
export class World {
  readonly #people: WorldPerson[]
  readonly #byLink: Map<string | null, WorldPerson>

  constructor(readonly folder: string) {
    if (!existsSync(this.file('search_truth.jsonl')))
      throw new Error(`${folder} is not a world folder: search_truth.jsonl is missing.`)
    const truth = gunzipSync(readFileSync(this.file('truth.jsonl.gz'))).toString()
    this.#people = lines<WorldPerson>(truth).filter(({ entity_type }) => entity_type === 'person')
    this.#byLink = new Map(
      this.#people.flatMap((person) =>
        Object.values(person.socials).map((url) => [linkKey(url), person] as const)
      )
    )
  }

  file(name: string): string {
    return join(this.folder, name)
  }

  /**
   * Finds a person by the pronet profile or website, else by name and employer. Without an
   * employer, uses the title instead. Returns null if nobody or several people match.
   */
  find({ name, company, title, pronet, website }: Shown): WorldPerson | null {
    for (const url of [pronet, website]) {
      const known = url && this.#byLink.get(linkKey(url))
      if (known) return known
    }
    const namesakes = this.#people.filter(({ names }) =>
      names.some((one) => compareNames(one, name ?? '') >= 0.95)
    )
    const same = namesakes.filter(
      (one) =>
        (company && sameCompany(one.company, company)) ||
        (!company && title && one.titles.some((known) => fold(known) === fold(title)))
    )
    return same.length === 1 ? same[0] : null
  }

  /**
   * Returns the searches of search_truth.jsonl that a query and criteria can express in words.
   * Leaves out searches that nobody matches.
   */
  setCases(): SetCase[] {
    return lines<Case>(readFileSync(this.file('search_truth.jsonl'), 'utf8')).flatMap((one) => {
      const { match, maybe, provable } = one.expected.evidence
      const request = inWords(one)
      return request && match.length > 0
        ? [{ ...request, match: new Set(match), maybe: new Set(maybe), provable: new Set(provable) }]
        : []
    })
  }
}

/**
 * Returns a search in words. Returns null for filters other than a role, an employer, its size, a
 * place and a school.
 */
function inWords({
  request: { query, filters = {} },
}: Case): Pick<SetCase, 'kind' | 'query' | 'criteria'> | null {
  const { title, location, company, company_size: size, education, ...others } = filters
  if (query !== undefined)
    return Object.keys(filters).length === 0 ? { kind: 'a query', query, criteria: [] } : null
  const schools = education?.schools.any_of ?? []
  const isPlain = [title, location, company].every(
    (value) => value === undefined || typeof value === 'string'
  )
  if (!isPlain || Object.keys(others).length > 0 || schools.length > 1) return null
  const who = title ?? 'people'
  const words = [who, ...(company ? [`at ${company}`] : []), ...(location ? [`in ${location}`] : [])].join(
    ' '
  )
  if (words === 'people') return null
  if (size) return { kind: 'and the employer’s size', query: words, criteria: [sizeInWords(size)] }
  if (schools.length === 1)
    return { kind: 'and a school', query: words, criteria: [`attended ${schools[0]}`] }
  return {
    kind: company ? 'an employer' : location ? 'a role and a place' : 'a role',
    query: words,
    criteria: [],
  }
}

function sizeInWords({ min, max }: { min?: number; max?: number }): string {
  if (min !== undefined && max !== undefined)
    return `works at a company with between ${min} and ${max} employees`
  return min === undefined
    ? `works at a company with at most ${max} employees`
    : `works at a company with at least ${min} employees`
}
