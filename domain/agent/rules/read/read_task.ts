import { fold, words } from '#domain/people/text/text'
import { isRoleWord } from '#domain/search/query_language/role_words'
import { findRoles } from '#domain/people/titles/role_mentions'
import { findQueryPlaces } from '#domain/search/query_language/places'
import { parseQuery } from '#domain/search/query_language/parse_query'
import type { ParsedQuery, QueryRole } from '#domain/search/query_language/parsed_query'
import { type QueryTokens, tokenise } from '#domain/search/query_language/tokens'
import { ACCOUNT_FIELDS, COMPANY_FIELDS, PERSON_FIELDS } from '../data/fields_data.js'
import { ANSWERING, FORMER_STAFF } from '../data/task_words_data.js'
import type { CompanyKind, Request } from '../request.js'
import { readAccounts } from './accounts.js'
import { findAddresses } from './addresses.js'
import { blanked, type Span } from './blanked.js'
import { findKinds, foundedBounds, headcountBounds, stagesOf, type KindMention } from './company_kind.js'
import { requestedContacts } from './requested_contacts.js'
import { fieldsAsked } from './fields_asked.js'
import { findNames, type NameMention } from './names.js'
import { plainNames } from './plain_name.js'
import { requestedCount } from './quantity.js'
import { refusals } from './refusals.js'
import { shaped } from './shape.js'
import { spaced } from './spaced.js'

/** The maximum number of characters read. The rest of a longer message is ignored. */
const MAX_CHARS = 4_000

/** Reads one message by rules. */
export function readTask(message: string): Request {
  const { reasons, text: doable } = refusals(spaced(message.slice(0, MAX_CHARS)))
  const addresses = findAddresses(doable)
  const accounts = readAccounts(addresses.text)
  const repository = addresses.repositories[0] ?? accounts.criteria.repo
  const { contacts, text: asking } = requestedContacts(addresses.text.replace(String(repository ?? ''), ' '))
  const founded = foundedBounds(asking)
  const headcount = headcountBounds(founded.text)
  const text = headcount.text.replace(/\s+/g, ' ').replace(ANSWERING, ' ').replace(/ {2,}/g, ' ').trim()
  const query = tokenise(text)
  const stages = stagesOf(text)
  const companyFields = fieldsAsked(asking, COMPANY_FIELDS)
  const personFields = fieldsAsked(text, PERSON_FIELDS)
  const accountFields = fieldsAsked(text, ACCOUNT_FIELDS)
  const ofPeople = personFields.length + contacts.length > 0 && companyFields.length === 0
  const { names, kinds } = namesAndKinds(query, accounts.logins, ofPeople)
  const logins = [
    ...new Set([
      ...(accounts.isSaid || accountFields.length > 0 ? accounts.logins : []),
      ...addresses.logins,
    ]),
  ]
  const isKind = kinds.length > 0 || headcount.bounds !== null || founded.bounds !== null || stages.length > 0
  const isBare =
    names.length + kinds.length + addresses.domains.length + logins.length === 0 &&
    !isKind &&
    !accounts.isSaid
  const isQuestion = companyFields.length + personFields.length + contacts.length > 0
  const mentions = isBare && isQuestion ? plainNames(query, ofPeople) : names
  const places = findQueryPlaces(query).filter(
    ({ start, end }) =>
      !mentions.some((one) => start >= one.start && end <= one.end) && !isLastWord(query, start)
  )
  const placesOfKind = places.filter((place) => kinds.some((kind) => isBeside(place, kind)))
  const former = FORMER_STAFF.test(fold(text))
  const kind: CompanyKind | null = isKind
    ? {
        industries: [...new Set(kinds.flatMap(({ industries }) => industries))],
        places: (placesOfKind.length > 0 ? placesOfKind : places).map(({ name }) => name),
        headcount: headcount.bounds,
        founded: founded.bounds,
        stages,
      }
    : null
  const parsed = peopleOf(query, [...mentions, ...kinds, ...placesOfKind], places)
  const companies = mentions.filter((one) => one.kind === 'company').map(({ name }) => ({ name }))
  if (former && companies.length > 0)
    parsed.preferences.pastCompanies.push(...companies.map(({ name }) => name))
  const request: Request = {
    text: doable,
    subject: null,
    shape: 'list',
    count: requestedCount(asking),
    people: parsed,
    kind,
    accounts: { ...accounts.criteria, ...(repository ? { repo: repository } : {}) },
    named: {
      people: [
        ...named(mentions),
        ...addresses.emails.map((email) => ({ email })),
        ...addresses.profiles.map((pronet_url) => ({ pronet_url })),
      ],
      companies: [...(former ? [] : companies), ...addresses.domains.map((domain) => ({ domain }))],
      logins,
      urls: addresses.urls,
    },
    personFields,
    companyFields,
    accountFields,
    contacts,
    comparison: null,
    refused: reasons,
    rest: parsed.rest,
  }
  return shaped(request, { text, isAccounts: accounts.isSaid || addresses.repositories.length > 0 })
}

/** Recomputes the subject and shape of a changed request. */
export const rebased = (request: Request): Request =>
  shaped(request, { text: request.text, isAccounts: readAccounts(request.text).isSaid })

/** Separates names (`University of Ashmere`) from kinds of companies (`universities in Spain`). */
function namesAndKinds(
  query: QueryTokens,
  logins: readonly string[],
  ofPeople: boolean
): { names: NameMention[]; kinds: KindMention[] } {
  const found = findKinds(query.tokens)
  const all = findNames(query, ofPeople).filter(
    ({ name }) => !logins.some((login) => fold(login) === fold(name))
  )
  const holds = (a: Span, b: Span) => a.start <= b.start && a.end >= b.end
  const kinds = found.filter(
    (kind) => !all.some((name) => holds(name, kind) && name.end - name.start > kind.end - kind.start)
  )
  const names = all.filter((name) => !kinds.some((kind) => name.start < kind.end && kind.start < name.end))
  return { names, kinds }
}

/**
 * Reports whether a place belongs to a kind: it directly precedes the kind, or follows it with at
 * most two words between.
 */
const isBeside = (place: Span, kind: Span): boolean =>
  place.end === kind.start || (place.start >= kind.end && place.start - kind.end <= 2)

/**
 * Reports whether a place is a short word at the end of the text. Such a word is usually no state:
 * `in` is not Indiana in `What industry is it in?`.
 */
const isLastWord = ({ tokens }: QueryTokens, start: number): boolean =>
  start === tokens.length - 1 && /^(?:in|or|me|de|la|co|so|to|at)$/.test(tokens[start])

/** Parses the people described by the text outside the taken spans. */
function peopleOf(
  query: QueryTokens,
  taken: readonly Span[],
  places: readonly { name: string }[]
): ParsedQuery {
  const parsed = parseQuery(blanked(query, taken))
  const isRole = ({ name }: QueryRole) =>
    !ACCOUNT_WORDS.test(name) &&
    (taken.length > 0
      ? isKnownRole(name)
      : words(name).some((word) => !/^\d+$/.test(word) && !SUPERLATIVE.test(word)))
  const rolesIn = (roles: readonly QueryRole[]) =>
    roles.filter(isRole).map((role) => ({ ...role, name: withoutTrailing(role.name) }))
  return {
    ...parsed,
    person: null,
    // Removing words can join the words around them to a place name. Such places are dropped.
    places: parsed.places.filter(({ name }) => places.some((place) => place.name === name)),
    roles: rolesIn(parsed.roles),
    preferences: { ...parsed.preferences, roles: rolesIn(parsed.preferences.roles) },
    rest: parsed.rest.filter((word) => !SUPERLATIVE.test(word)),
  }
}

/**
 * Reports whether a role contains a word of the role vocabulary. `peopleOf` requires this if the text also
 * contains names, kinds of companies or places of kinds.
 */
const isKnownRole = (name: string): boolean =>
  words(name).some(isRoleWord) || findRoles(words(name)).length > 0

/** Matches account words that look like roles. */
const ACCOUNT_WORDS = /^(?:code ?host|code host|github|accounts?|committers?|logins?|behind)(?: accounts?)?$/

/** Words that connected a role to a removed name. */
const CONNECTORS = new Set('of at for in from de von des der du da do del with and'.split(' '))

function withoutTrailing(name: string): string {
  const words = name.split(' ')
  while (words.length > 1 && CONNECTORS.has(words.at(-1)!)) words.pop()
  return words.join(' ')
}

const SUPERLATIVE =
  /^(?:more|most|less|least|fewer|fewest|bigger|biggest|larger|largest|smaller|smallest|older|oldest|younger|youngest|newer|newest|first|last|latest|longest|higher|highest|used|founded|many|raised|based|called|named)$/

/**
 * Returns the named people. A person's company is the company mentioned directly after the name, or
 * else the only company in the text.
 */
function named(names: readonly NameMention[]): { name: string; company?: string }[] {
  const companies = names.filter(({ kind }) => kind === 'company')
  return names.flatMap((one, i) => {
    if (one.kind !== 'person') return []
    const next = names[i + 1]
    const company = next?.kind === 'company' ? next : companies.length === 1 ? companies[0] : undefined
    return [{ name: one.name, ...(company ? { company: company.name } : {}) }]
  })
}
