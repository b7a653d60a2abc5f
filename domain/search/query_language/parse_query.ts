import { findSectors } from '#domain/people/companies/industries'
import type { PlaceMention } from '#domain/people/places/places'
import { findSkills } from '#domain/people/skills/skills'
import { type Asides, findAsides } from './asides.js'
import { type EmployerMention, findEmployers } from './employers.js'
import { employerOfStaff } from './employer_names.js'
import { isExcluded } from './exclusions.js'
import {
  COMPANY_NOUNS,
  EXCLUDING,
  FUNCTION_WORDS,
  QUALIFIERS,
  REMOTE,
  TRAILING_QUALIFIERS,
} from './function_words.js'
import { isOfEvent } from './events.js'
import { findFunding } from './funding.js'
import { findIdentity } from './identity.js'
import { advertisedRole, isJobDescription, isWorkplace } from './job_description.js'
import { findLeader, rankLeader, readLeader } from './leaders.js'
import { findYears, levelHints } from './levels.js'
import { findNamedPerson, type NamedPerson, perhapsName } from './named_person.js'
import { negatedPositions, negatedWords } from './negation.js'
import { emptyQuery, type ParsedQuery } from './parsed_query.js'
import { perhapsEmployers } from './perhaps_employers.js'
import { addPlace, findQueryPlaces, isUnsure, toPlace } from './places.js'
import { isFormer, isObject } from './role_context.js'
import { addFieldWords } from './field_words.js'
import { requiredWords } from './required.js'
import { rankChambers, rankPoliticians } from './role_groups.js'
import { BUSINESS, findQueryRoles, type FoundRole } from './roles.js'
import { isAlternativeToRemote, remoteWords, softSpans } from './softness.js'
import { type QueryTokens, Reading, tokenise } from './tokens.js'
import { isAbout, topicOf } from './topic.js'
import { withoutTopics } from './topical_roles.js'
import { withCountry, withoutCountryOfRole } from './with_country.js'
import { unknownRole } from './unknown_role.js'
import { readUnspaced } from './unspaced.js'
type State = {
  query: QueryTokens
  parsed: ParsedQuery
  reading: Reading
  asides: Asides
  isSoft: (position: number) => boolean
  /** Words that do not rank: hard places, funding stages and exclusions. */
  settled: Reading
}

/** The maximum number of characters parsed. The rest of a longer query is ignored. */
const MAX_QUERY = 4_000

/** Parses a query: hard roles, companies and places, preferences that rank, and other words. */
export function parseQuery(request: string): ParsedQuery {
  const text = request.slice(0, MAX_QUERY).replace(/(?<=\s)@(?=\s)/g, 'at')
  const tokenised = tokenise(text)
  const query = { ...tokenised, negated: negatedPositions(tokenised) }
  const soft = softSpans(query)
  const state: State = {
    query,
    parsed: emptyQuery(text),
    reading: new Reading(),
    asides: findAsides(query),
    isSoft: (position) => soft.some(([start, end]) => position >= start && position < end),
    settled: new Reading(),
  }
  const { parsed, reading, settled } = state
  parsed.identity = findIdentity(text)
  if (parsed.identity) return parsed
  const unspaced = readUnspaced(text)
  if (unspaced) return { ...parsed, ...unspaced }
  for (const { start, end, stages } of findFunding(query.tokens)) {
    parsed.fundingStages.push(...stages)
    reading.take(start, end)
    settled.take(start, end)
  }
  const places = findQueryPlaces(query)
  const person = findNamedPerson(query, places)
  if (person) return readPerson(state, person, places)
  if (parsed.fundingStages.length === 0) parsed.perhapsName = perhapsName(query)

  if (isJobDescription(query)) return readJobDescription(state, places)
  readYears(state)
  const leader = query.negated.size === 0 ? findLeader(query, places) : null
  readLeader(state, leader)
  readEmployers(state, findEmployers(query, places))
  readPlaces(state, withoutCountryOfRole(query, places))
  readRoles(
    state,
    withoutTopics(
      query,
      findQueryRoles(query, (position) => !reading.isFree(position)),
      reading.isFree,
      isAnchored(parsed)
    ).map((one) => withCountry(query, one, places))
  )
  rankLeader(parsed, leader)
  parsed.required = requiredWords(query, reading.isFree)
  readHints(state)
  readUnknownRole(state, places)
  parsed.excluded.words = negatedWords(query, reading.isFree)
  parsed.rest = restOf(state)
  if (parsed.companies.length + parsed.affiliations.length === 0)
    parsed.perhapsCompanies = perhapsEmployers(query, reading, places, parsed.roles.length > 0)
  addFieldWords(query.tokens, (i) => reading.isFree(i) && isAbout(query, state.asides, i), parsed)
  if (!parsed.roles.length) rankPoliticians(query, parsed)
  rankChambers(query, reading.isFree, places, parsed)
  return withTopic(state)
}

/** Reads an advertisement as its role and workplace. Skills, sectors and levels rank. */
function readJobDescription(state: State, places: readonly PlaceMention[]): ParsedQuery {
  const { query, parsed, reading } = state
  const isRemote = remoteWords(query).length > 0
  for (const place of places) {
    reading.take(place.start, place.end)
    if (isWorkplace(query, place.start)) (isRemote ? parsed.preferences : parsed).places.push(toPlace(place))
  }
  readYears(state)
  const role = advertisedRole(
    query,
    findQueryRoles(query, (position) => !reading.isFree(position))
  )
  if (role) {
    reading.take(role.start, role.end)
    parsed.roles.push(role.role)
  }
  readHints(state)
  return withTopic(state)
}

function readYears({ query, parsed, reading }: State): void {
  for (const { start, end, levels, years } of findYears(query.tokens)) {
    if (!reading.areFree(start, end)) continue
    reading.take(start, end)
    parsed.preferences.years = Math.max(parsed.preferences.years, years)
    parsed.preferences.seniority.push(...levels)
  }
}

/** In a query that names a person, all other parts only rank. */
function readPerson(
  state: State,
  { start, end, name, orCompany }: NamedPerson,
  places: readonly PlaceMention[]
): ParsedQuery {
  const { query, parsed, reading } = state
  reading.take(0, end)
  const employers = findEmployers(query, places).filter((one) => one.start >= end)
  for (const one of employers) reading.take(one.start, one.end)
  for (const place of places.filter((one) => one.start >= end && reading.areFree(one.start, one.end))) {
    reading.take(place.start, place.end)
    parsed.preferences.places.push(toPlace(place))
  }
  for (const role of findQueryRoles(query, (position) => !reading.isFree(position))) {
    reading.take(role.start, role.end)
    parsed.preferences.roles.push(role.role)
  }
  const left = query.tokens.filter((token, i) => i >= end && reading.isFree(i) && !FUNCTION_WORDS.has(token))
  const company = employers[0]?.name ?? (left.length > 0 && left.length <= 4 ? left.join(' ') : null)
  const [employer] = employers
  const isAt = employer
    ? employer.kind === 'current' || employer.kind === 'affiliated'
    : /^(?:at|from|of|chez|bei)$/.test(query.tokens[end] ?? '')
  parsed.person = { name, company, isAt, orCompany: orCompany && start + 1 < end }
  parsed.rest = employers.length > 0 ? left : []
  return parsed
}

function readEmployers(state: State, employers: EmployerMention[]): void {
  const { parsed, reading, isSoft, asides, settled } = state
  for (const { start, end, name, kind } of employers) {
    if (!reading.areFree(start, end) || asides.asking.has(start)) continue
    reading.take(start, end)
    if (kind === 'past' || kind === 'school')
      parsed.preferences.pastCompanies.push(...[name, employerOfStaff(name)].filter((one) => one !== null))
    else if (kind === 'excluded') {
      settled.take(start, end)
      parsed.excluded.companies.push(name)
    } else if (isSoft(start)) parsed.preferences.companies.push(name)
    else (kind === 'affiliated' ? parsed.affiliations : parsed.companies).push(name)
  }
}

function readPlaces(
  { query, parsed, reading, isSoft, asides, settled }: State,
  places: PlaceMention[]
): void {
  let excludedTo = -1
  const remote = remoteWords(query)
  for (const place of places) {
    const { start, end } = place
    if (!reading.areFree(start, end) || isOfEvent(query, start)) continue
    reading.take(start, end)
    if (asides.asking.has(start)) continue
    if (query.negated.has(start) || isExcluded(query, start, excludedTo, 'place')) {
      excludedTo = end
      settled.take(start, end)
      addPlace(parsed.excluded.places, place)
    } else if (isSoft(start) || isAlternativeToRemote(query, remote, start, end))
      addPlace(parsed.preferences.places, place)
    else {
      addPlace(parsed.places, place)
      if (isUnsure(query, place)) parsed.places.at(-1)!.unsure = true
      settled.take(start, end)
    }
  }
}

/**
 * Makes the roles of the main clause hard. If there are none, uses the roles of relative clauses.
 * If there are none either, uses optional roles. All other roles, such as former ones, only rank.
 */
function readRoles(state: State, found: FoundRole[]): void {
  const { query, parsed, reading, isSoft, asides, settled } = state
  const candidates: FoundRole[] = []
  let excludedTo = -1
  for (const [i, one] of found.entries()) {
    const object = isObject(query, found[i - 1], one)
    if (object && query.tokens[one.start - 1] !== 'of') continue
    reading.take(one.start, one.end)
    if (object) continue
    if (asides.asking.has(one.start)) continue
    if (query.negated.has(one.start) || isExcluded(query, one.start, excludedTo, 'role')) {
      excludedTo = one.end
      settled.take(one.start, one.end)
      parsed.excluded.roles.push(one.role)
    } else if (isFormer(query, one)) parsed.preferences.roles.push(one.role)
    else candidates.push(one)
  }
  const main = candidates.filter(({ start }) => !asides.describing.has(start) && !isSoft(start))
  const hard =
    [main, candidates.filter(({ start }) => !isSoft(start)), candidates].find((some) => some.length > 0) ?? []
  for (const one of candidates) (hard.includes(one) ? parsed.roles : parsed.preferences.roles).push(one.role)
}

function readHints({ query, parsed, reading }: State): void {
  const { preferences } = parsed
  const { tokens, negated } = query
  const takeFree = <T extends { start: number; end: number }>(
    found: readonly T[],
    keep: (one: T) => void
  ) => {
    for (const one of found) {
      if (!reading.areFree(one.start, one.end) || negated.has(one.start)) continue
      reading.take(one.start, one.end)
      keep(one)
    }
  }
  const skills = findSkills(tokens)
  const named = findSectors(tokens)
  const isRead = (position: number) => [...skills, ...named].some(({ start }) => start === position)
  const sectors = named.filter(
    ({ start, end }) =>
      isRead(end) || BUSINESS.test(tokens.slice(start, end).join(' ')) || !isSubject(query, reading, end)
  )
  takeFree(sectors, ({ name, industries, start, end }) =>
    preferences.sectors.push({ name, said: tokens.slice(start, end).join(' '), industries })
  )
  takeFree(skills, ({ skill }) => preferences.skills.push(skill))
  takeFree(levelHints(tokens), ({ levels }) => preferences.seniority.push(...levels))
  preferences.seniority = [...new Set(preferences.seniority)]
}

/** Reports whether a sector word only describes the next noun: `agriculture committee`. */
const isSubject = ({ tokens, breaks }: QueryTokens, reading: Reading, end: number): boolean =>
  end < tokens.length &&
  !breaks.has(end) &&
  reading.isFree(end) &&
  ![FUNCTION_WORDS, COMPANY_NOUNS, QUALIFIERS, TRAILING_QUALIFIERS, REMOTE, EXCLUDING].some((words) =>
    words.has(tokens[end])
  ) &&
  !/^(?:experience|background|industry|sector|space|domain|world|market)$/.test(tokens[end])

/** Whether a query names a place or employer. */
const isAnchored = ({ places, companies, affiliations }: ParsedQuery): boolean =>
  [places, companies, affiliations].some((some) => some.length > 0)

/** In a query without a role, reads an unknown one: `glaziers in Leeds`, `sales people`. */
function readUnknownRole({ query, parsed, reading, asides }: State, places: readonly PlaceMention[]): void {
  if (parsed.roles.length + parsed.preferences.roles.length > 0) return
  const found = unknownRole(query, reading, asides, places, isAnchored(parsed))
  if (!found) return
  reading.take(found.start, found.end)
  parsed.roles.push(found.role)
}

function restOf({ query, reading, asides }: State): string[] {
  const rest = query.tokens.filter(
    (token, i) => reading.isFree(i) && isAbout(query, asides, i) && !/^\d+$/.test(token)
  )
  return [...new Set(rest)]
}

const withTopic = ({ query, parsed, asides, settled }: State): ParsedQuery => ({
  ...parsed,
  ...topicOf(query, asides, settled, parsed.excluded.words.flat()),
})
