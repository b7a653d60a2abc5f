import { fold, words } from '#domain/people/text/text'
import type { SearchIndex } from '#domain/ports/search_index'
import { personCondition } from '../planning/named_person.js'
import { any, isIn, statesPlace } from '../planning/clauses.js'
import { employed, statesEmployer } from '../planning/query_conditions.js'
import type { ParsedQuery, QueryPerson } from '../query_language/parsed_query.js'
import { anyoneMeets, type SearchOptions } from './any_one.js'
import { withoutUnknownRoles } from './known_roles.js'
import { nearestCompany, nearestName } from './respell.js'

type Repaired = { parsed: ParsedQuery; warnings: string[] }

/** Changes a query that finds nobody. Returns null or `parsed` itself if it changes nothing. */
type Repair = (index: SearchIndex, parsed: ParsedQuery, options?: SearchOptions) => Promise<Repaired | null>

const quote = (text: string) => JSON.stringify(text.slice(0, 100))

const nameAlone = (person: QueryPerson) => personCondition({ ...person, isAt: false })

/**
 * No longer requires the stated employer, because a named person may have left it. The employer
 * then only ranks. Does not apply if the index has the person at this employer, because then a
 * filter is the cause.
 */
const elsewhere: Repair = async (index, parsed, options) => {
  const { person } = parsed
  if (!person?.isAt || person.company === null) return null
  const known = await anyoneMeets(index, [nameAlone(person), personCondition(person)], options)
  if (!known[0] || known[1]) return null
  return {
    parsed: { ...parsed, person: { ...person, isAt: false } },
    warnings: [`Nobody named ${quote(person.name)} works at ${quote(person.company)}.`],
  }
}

const respelledName: Repair = async (index, parsed, options) => {
  const { person } = parsed
  if (!person) return null
  const [isKnown] = await anyoneMeets(index, [nameAlone(person)], options)
  const name = isKnown ? null : await nearestName(index, person.name, options)
  if (!name || fold(name) === fold(person.name)) return null
  return {
    parsed: { ...parsed, person: { ...person, name } },
    warnings: [`Nobody in the index is named ${quote(person.name)}: searched for ${quote(name)}.`],
  }
}

/** Replaces roles that no title contains. Single-word roles stay required. */
const knownRoles: Repair = (index, parsed, options) =>
  withoutUnknownRoles(
    index,
    parsed,
    parsed.roles.filter(({ name }) => name.includes(' ')),
    options
  )

const respelledCompanies: Repair = async (index, parsed, options) => {
  const warnings: string[] = []
  const respelled = (names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => {
        const [isKnown] = await anyoneMeets(index, [any([employed(name), statesEmployer(name)])], options)
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

/** Reads a doubtful place as words if nobody in the index is there. */
const placeAsText: Repair = async (index, parsed, options) => {
  const doubtful = parsed.places.filter(({ unsure }) => unsure)
  const known = await anyoneMeets(
    index,
    doubtful.map((place) => any([isIn(place), statesPlace(place)])),
    options
  )
  const unknown = doubtful.filter((_, i) => !known[i])
  if (unknown.length === 0) return null
  return {
    parsed: {
      ...parsed,
      places: parsed.places.filter((place) => !unknown.includes(place)),
      rest: [...new Set([...parsed.rest, ...unknown.flatMap(({ name }) => words(name))])],
    },
    warnings: unknown.map(({ name }) => `Nobody in the index is in ${quote(name)}: searched texts for it.`),
  }
}

/** Searches texts for a handle that no profile has. */
const identityAsText: Repair = async (_index, parsed) => {
  const { identity } = parsed
  if (identity?.by !== 'handle') return null
  return {
    parsed: { ...parsed, identity: null, rest: words(identity.value) },
    warnings: [`No profile has the handle ${quote(identity.value)}: searched texts for it.`],
  }
}

/** The repairs in order. Each applies to the result of the repairs before it. */
export const REPAIRS: readonly Repair[] = [
  respelledCompanies,
  identityAsText,
  placeAsText,
  respelledName,
  elsewhere,
  knownRoles,
]
