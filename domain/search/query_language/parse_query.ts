import { findSectors } from '#domain/people/industries'
import { findPlaces, type PlaceMention } from '#domain/people/places/places'
import { findRoles, type RoleMention } from '#domain/people/role_mentions'
import { findSkills } from '#domain/people/skills'
import { findEmployers } from './employers.js'
import { EXCLUDING, FUNCTION_WORDS, PAST, QUALIFIERS, REMOTE } from './function_words.js'
import { findFunding } from './funding.js'
import { levelHints } from './levels.js'
import { findNamedPerson } from './named_person.js'
import type { ParsedQuery, QueryPlace } from './parsed_query.js'
import { readRole } from './roles.js'
import { type QueryTokens, Reading, tokenise } from './tokens.js'

/** Reads a request in words: roles, companies and places that have to hold, hints that rank, and the rest. */
export function parseQuery(text: string): ParsedQuery {
  const query = tokenise(text)
  const { tokens, original } = query
  const parsed = emptyQuery(text)
  const reading = new Reading()
  const soft = softFrom(query)
  const isSoft = (position: number) => soft.some(([start, end]) => position >= start && position < end)

  const funding = findFunding(tokens)
  for (const { start, end, stages } of funding) {
    parsed.fundingStages.push(...stages)
    reading.take(start, end)
  }
  const allPlaces = findPlaces(tokens, { original })
  const isPlace = (position: number) =>
    allPlaces.some(({ start, end }) => position >= start && position < end)
  const person = findNamedPerson(query, isPlace)
  if (person) return { ...parsed, person: { name: person.name, company: person.company } }

  for (const { start, end, name, kind } of findEmployers(query)) {
    if (!reading.areFree(start, end)) continue
    reading.take(start, end)
    if (kind === 'past') parsed.wishes.pastCompanies.push(name)
    else if (kind === 'excluded') parsed.excluded.companies.push(name)
    else (isSoft(start) ? parsed.wishes.companies : parsed.companies).push(name)
  }

  const places = allPlaces.filter(({ start, end }) => reading.areFree(start, end))
  const remote = tokens.some((token) => REMOTE.has(token))
  for (const place of places) {
    reading.take(place.start, place.end)
    const kept = toPlace(place)
    if (isExcluded(tokens, place.start)) parsed.excluded.places.push(kept)
    else (remote || isSoft(place.start) ? parsed.wishes.places : parsed.places).push(kept)
  }

  const sectors = findSectors(tokens)
  const skills = findSkills(tokens)
  for (const mention of rolesOf(query, (position) => !reading.isFree(position))) {
    const { role, start } = readRole(tokens, mention, sectors, skills)
    reading.take(start, mention.end)
    if (isExcluded(tokens, mention.start)) parsed.excluded.roles.push(role)
    else if (isSoft(mention.start) || PAST.has(tokens[start - 1])) parsed.wishes.roles.push(role)
    else parsed.roles.push(role)
  }

  for (const { start, end, name, industries } of sectors) {
    if (!reading.areFree(start, end)) continue
    reading.take(start, end)
    parsed.wishes.sectors.push({ name, industries })
  }
  for (const { start, end, skill } of skills) {
    if (!reading.areFree(start, end)) continue
    reading.take(start, end)
    parsed.wishes.skills.push(skill)
  }
  for (const { start, end, levels } of levelHints(tokens)) {
    if (!reading.areFree(start, end)) continue
    reading.take(start, end)
    parsed.wishes.seniority.push(...levels)
  }
  parsed.rest = tokens.filter(
    (token, i) =>
      reading.isFree(i) &&
      !FUNCTION_WORDS.has(token) &&
      !QUALIFIERS.has(token) &&
      !REMOTE.has(token) &&
      !/^\d+$/.test(token)
  )
  return parsed
}

const emptyQuery = (text: string): ParsedQuery => ({
  text,
  person: null,
  roles: [],
  companies: [],
  places: [],
  excluded: { roles: [], companies: [], places: [] },
  wishes: { roles: [], companies: [], places: [], pastCompanies: [], sectors: [], skills: [], seniority: [] },
  fundingStages: [],
  rest: [],
})

const toPlace = ({ name, kind, filter, prefer, wider }: PlaceMention): QueryPlace => ({
  name,
  kind,
  filter,
  prefer,
  wider,
})

/** Roles between marks are read apart: a comma ends a role. */
function rolesOf({ tokens, breaks }: QueryTokens, blocked: (position: number) => boolean): RoleMention[] {
  const starts = [0, ...breaks].sort((a, b) => a - b)
  return starts.flatMap((start, i) => {
    const end = starts[i + 1] ?? tokens.length
    const mentions = findRoles(tokens.slice(start, end), (position) => blocked(start + position))
    return mentions.map((mention) => ({ ...mention, start: start + mention.start, end: start + mention.end }))
  })
}

/** From a word such as `ideally` to the end of its clause, and what `open to` names. */
function softFrom({ tokens, breaks }: QueryTokens): [number, number][] {
  const found: [number, number][] = []
  for (let i = 0; i < tokens.length; i++) {
    const two = `${tokens[i]} ${tokens[i + 1] ?? ''}`
    const qualifies =
      QUALIFIERS.has(tokens[i]) ||
      two === 'open to' ||
      two === 'willing to' ||
      two === 'nice to' ||
      two === 'a plus' ||
      two === 'por favor'
    if (!qualifies) continue
    let end = i + 1
    while (end < tokens.length && !(breaks.has(end) && end > i + 1)) end++
    found.push([i, end])
  }
  return found
}

/** Whether what starts here is excluded: `not recruiters`, `except in London`, `not based in Paris`. */
function isExcluded(tokens: readonly string[], start: number): boolean {
  for (let i = start - 1; i >= Math.max(0, start - 4); i--) {
    if (EXCLUDING.has(tokens[i])) return true
    if (!/^(?:in|from|based|located|any|the|at|on|for|of|living|are|is)$/.test(tokens[i])) return false
  }
  return false
}
