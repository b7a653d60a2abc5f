import type { SearchIndex } from '#domain/ports/search_index'
import { employed } from '../planning/query_conditions.js'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { anyoneMeets, type SearchOptions } from './any_one.js'
import { type Refined, withoutUnknownRoles } from './known_roles.js'
import { nearestCompany, nearestName, nearestWord } from './respell.js'

/** Changes a query that finds nobody. Null if the change does not apply. */
type Repair = (index: SearchIndex, parsed: ParsedQuery, options?: SearchOptions) => Promise<Refined | null>

const MAX_WORDS = 6
const quote = (text: string) => JSON.stringify(text.slice(0, 100))

/** A named person may have left the stated employer. */
const elsewhere: Repair = async (_index, parsed) => {
  const { person } = parsed
  if (!person?.isAt || person.company === null) return null
  return {
    parsed: { ...parsed, person: { ...person, isAt: false } },
    warnings: [
      `Nobody named ${quote(person.name)} works at ${quote(person.company)}: the employer only ranks.`,
    ],
  }
}

const respelledName: Repair = async (index, parsed, options) => {
  const { person } = parsed
  const name = person && (await nearestName(index, person.name, options))
  if (!name) return null
  return {
    parsed: { ...parsed, person: { ...person, name } },
    warnings: [`Nobody in the index is named ${quote(person.name)}: searched for ${quote(name)}.`],
  }
}

const knownRoles: Repair = (index, parsed, options) =>
  withoutUnknownRoles(index, parsed, parsed.roles, options)

const respelledCompanies: Repair = async (index, parsed, options) => {
  const warnings: string[] = []
  const respelled = (names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => {
        const [isKnown] = await anyoneMeets(index, [employed(name)], options)
        const near = isKnown ? null : await nearestCompany(index, name, options)
        if (near) warnings.push(`Nobody in the index works at ${quote(name)}: searched for ${quote(near)}.`)
        return near ?? name
      })
    )
  const companies = await respelled(parsed.companies)
  const { person } = parsed
  const [company = null] = person?.company ? await respelled([person.company]) : []
  if (warnings.length === 0) return null
  return { parsed: { ...parsed, companies, person: person && { ...person, company } }, warnings }
}

const respelledWords: Repair = async (index, parsed, options) => {
  const words = parsed.rest.slice(0, MAX_WORDS)
  const known = await anyoneMeets(
    index,
    words.map((value) => ({ match: 'token', field: 'body', value })),
    options
  )
  const pairs = await Promise.all(
    words
      .filter((_, i) => !known[i])
      .map(async (word) => [word, await nearestWord(index, word, options)] as const)
  )
  const near = new Map(pairs.flatMap(([word, other]) => (other ? [[word, other] as const] : [])))
  if (near.size === 0) return null
  return {
    parsed: { ...parsed, rest: parsed.rest.map((word) => near.get(word) ?? word) },
    warnings: [...near].map(
      ([word, other]) => `No text contains ${quote(word)}: searched for ${quote(other)}.`
    ),
  }
}

/** In this order, each applied to the result of those before it. */
export const REPAIRS: readonly Repair[] = [
  respelledCompanies,
  elsewhere,
  respelledName,
  knownRoles,
  respelledWords,
]
