import { mentionsCompany } from '#domain/people/companies/mentions_company'
import { sameCompany } from '#domain/people/companies/company_name'
import { mayBeAcronym } from '#domain/people/companies/acronyms'
import { sameEmployer } from '#domain/people/companies/same_employer'
import { words } from '#domain/people/text/text'
import { hostingDomain } from '#domain/people/text/urls'
import type { Filter } from '#domain/ports/search_index'
import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import type { ResearchedSource } from '#domain/truth/research/research'
import { CONFIRMED } from '#domain/truth/thresholds'
import { matches } from '../filter_matches.js'
import { isRoleNoun } from '../query_language/role_words.js'
import { singular } from '#domain/people/titles/titles'
import { factDocument, type PersonFacts } from './person_facts.js'
import { isCognate } from './cognates.js'
import { EAST_ASIAN_ROLE } from '../query_language/unspaced.js'
import { ledBy } from './leadership.js'
import { AT, EMPLOYER_LABEL, LIVING, SELF, TRAVEL, WORKING } from './statement_words_data.js'
import { isSentence, type Statement, statementsAbout } from './statements.js'
import type { Verdict } from './verdict.js'

/** A phrase of a query about one fact. */
export type Phrase = {
  field: 'title' | 'company' | 'location'
  condition: Filter
  /** The names that a company phrase accepts, or the employers beside the roles of a query. */
  employers: readonly string[]
  /** Roles of a title phrase, as post and field. */
  fields: readonly FieldRole[]
  /** Single words of a title phrase that name occupations. */
  occupations: readonly string[]
}

/** A post, and the words of its field, which a page may state apart. */
export type FieldRole = { post: Filter; field: readonly string[] }

/** The probability that a verbatim statement about a confirmed person is right and present. */
const STATED = 0.8

/**
 * Returns a `yes` if a confirmed first-hand page states a phrase about a person in other words than
 * the best answer: one of several titles, an employer in short form, a place in a sentence. If
 * there is a best answer, only sites that support it count, because other sites may be outdated.
 * Returns null if no page states the phrase, or if a page states the employer as a former one.
 */
export function statedVerdict(facts: PersonFacts, phrase: Phrase): Verdict | null {
  if (phrase.field === 'company' && isFormer(facts, phrase.employers)) return null
  const isOther = phrase.field === 'company' && isElsewhere(facts, phrase.employers)
  const year = Number(facts.now.slice(0, 4))
  const { sources } = facts.research
  const texts = sources.flatMap(({ page, mention, identity }) =>
    mention.own && identity >= CONFIRMED ? [page.text] : []
  )
  for (const source of sources) {
    if (source.identity < CONFIRMED || source.kind === 'directory' || !isUpToDate(facts, phrase, source))
      continue
    const found = isOther
      ? (claimedBy(source.mention, phrase) ?? ledOn(source, phrase, year))
      : (statedOn(source, phrase, year, texts) ?? listedOn(source, phrase))
    if (!found) continue
    const { url, observedAt } = source.page
    return {
      is: 'yes',
      probability: STATED * source.identity,
      proofs: [{ url, quote: found.quote.slice(0, 300), observed_at: observedAt }],
      found: found.value,
    }
  }
  return null
}

/**
 * Whether a page states one of the employers as a former one. Such a page does not count if it also states
 * the employer as a present one, because the person then had two jobs there.
 */
function isFormer(facts: PersonFacts, employers: readonly string[]): boolean {
  const votes = facts.votes('company').filter(({ value, identity }) => {
    const is = (name: string) => sameCompany(name, String(value))
    return identity >= CONFIRMED && employers.some(is)
  })
  return votes.some(({ past, url }) => past && !votes.some((other) => !other.past && other.url === url))
}

/**
 * Whether the best answer is an employer other than these. Proof of these then requires a claim or a leading
 * role.
 */
function isElsewhere(facts: PersonFacts, employers: readonly string[]): boolean {
  const { status, value } = facts.answer('company')
  const proven = String(value)
  const is = (name: string) =>
    mentionsCompany(proven, name) ||
    mentionsCompany(name, proven) ||
    sameEmployer(name, proven) ||
    mayBeAcronym(name, proven)
  return status === 'found' && !employers.some(is)
}

/** Whether a source is on a site that supports the best answer, if there is one. */
function isUpToDate(facts: PersonFacts, { field }: Phrase, { page }: ResearchedSource): boolean {
  const { status, supporters } = facts.answer(field)
  const host = hostingDomain(page.url)
  return status !== 'found' || supporters.some(({ url }) => hostingDomain(url) === host)
}

/**
 * Returns what a page states about a mentioned person that meets a phrase, with its quote.
 * `otherTexts` are those of the person's other own pages, which may name the field of a role.
 */
export function statedOn(
  { page, mention, mentions }: Pick<ResearchedSource, 'page' | 'mention' | 'mentions'>,
  phrase: Phrase,
  year: number,
  otherTexts: readonly string[] = []
): { value: string; quote: string } | null {
  const claimed = claimedBy(mention, phrase)
  if (claimed) return claimed
  if (phrase.field === 'location') {
    const is = ({ place }: { place: string }) => matches(factDocument({ location: place }), phrase.condition)
    const local = placesOf(mention).find(is)
    if (local) return { value: local.place, quote: local.quote }
  }
  const statements = statementsOf(page, mention, mentions, year)
  for (const statement of statements) {
    const value = valueIn(statement, phrase, mention)
    if (value) return { value, quote: statement.context }
  }
  for (const { post, field } of phrase.fields) {
    const told = new Set(
      [...(mention.own ? [page.text] : statements.map(({ core }) => core)), ...otherTexts]
        .flatMap(words)
        .map(singular)
    )
    if (!field.every((word) => told.has(singular(word)))) continue
    const apart = statedOn({ page, mention, mentions }, { ...phrase, condition: post, fields: [] }, year)
    if (apart) return apart
  }
  return null
}

/** Returns the employer that a person leads or founded, as a page states. */
function ledOn({ page, mention, mentions }: ResearchedSource, { employers }: Phrase, year: number) {
  for (const { core } of statementsOf(page, mention, mentions, year)) {
    const led = employers.find((name) => mentionsCompany(core, name))
    if (led && ledBy(core, mention, employers)) return { value: led, quote: core }
  }
  return null
}

/** Returns the employer whose site lists a person with a title, such as a team page. */
function listedOn({ page, mention, kind }: ResearchedSource, { field, employers }: Phrase) {
  if (field !== 'company' || kind !== 'employer_site') return null
  const frame = [page.title ?? '', ...page.blocks.flatMap((one) => (one.boilerplate ? [one.text] : []))]
  const employer = employers.find((name) => frame.some((text) => mentionsCompany(text, name)))
  const title = mention.claims.find((claim) => claim.field === 'title' && !claim.past)
  return employer && title ? { value: employer, quote: title.quote } : null
}

/** Returns a present claim that meets a phrase. */
function claimedBy(
  { claims }: Mention,
  { field, condition, employers, occupations }: Phrase
): { value: string; quote: string } | null {
  for (const claim of claims) {
    if (claim.past) continue
    const job = claim.field === 'employment' && claim.value.current ? claim.value : null
    const value = claim.field === field ? String(claim.value) : field === 'location' ? null : job?.[field]
    if (!value) continue
    const isAlike =
      field === 'company'
        ? employers.some((name) => sameEmployer(name, value))
        : field === 'title' && occupations.some((one) => isCognate(one, value))
    if (isAlike || matches(factDocument({ [field]: value }), condition)) return { value, quote: claim.quote }
  }
  return null
}

const KNOWN = new WeakMap<Mention, Statement[]>()

function statementsOf(page: Page, mention: Mention, mentions: readonly Mention[], year: number): Statement[] {
  const known = KNOWN.get(mention) ?? statementsAbout(page, mention, mentions, year)
  KNOWN.set(mention, known)
  return known
}

function valueIn(
  statement: Statement,
  { field, condition, employers, occupations }: Phrase,
  mention: Mention
): string | null {
  const { core, context, isLine, isTop } = statement
  if (field === 'title') {
    const told = ledBy(core, mention, employers)
    if (told && matches(factDocument({ title: told }), condition)) return told
    const isTold = isLine || !mention.own || SELF.test(core)
    const isMet = () =>
      matches(factDocument({ title: core }), condition) || occupations.some((one) => isCognate(one, core))
    return isTold && isMet() ? core : null
  }
  if (field === 'company') {
    const employer = employers.find((name) => mentionsCompany(context, name))
    if (employer === undefined) return null
    // The first lines of an own page state the job title and the employer, one per line.
    const isHeadline = mention.own && isLine && isTop && sameEmployer(core, employer)
    return isHeadline || isAffiliation(statement, mention) ? employer : null
  }
  return (
    placesIn(statement, mention).find((place) => matches(factDocument({ location: place }), condition)) ??
    null
  )
}

const hasRole = (text: string): boolean =>
  words(text).some((word) => isRoleNoun(word) && singular(word) === word)

/** Reports whether a statement that names a company states where the person works. */
function isAffiliation({ core, context, isContact }: Statement, { name, own, claims }: Mention): boolean {
  const named = isSentence(core) ? core : context
  if (isContact || WORKING.test(core) || (name !== null && named.includes(name))) return true
  if (EMPLOYER_LABEL.test(context)) return true
  if (own && SELF.test(core) && AT.test(core)) return true
  if (hasRole(context) || EAST_ASIAN_ROLE.test(context)) return true
  return own && claims.some(({ field, value }) => field === 'title' && context.includes(String(value)))
}

const PLACE =
  /(?<!\p{L})(?:in|near|from|[Cc]ampus|à|en|em|a|aus|bei|te|de|at|\d{4,5})\s+(?:the\s+)?(\p{Lu}[\p{L}'’-]+(?:[ ,]+\p{Lu}[\p{L}'’-]+){0,4})/gu

const BASED = /(?<!\p{L})(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)-based(?!\p{L})/gu

/** Institutions that bear the name of their place. */
const LOCAL =
  /universit|universidad|hochschule|institut|school|college|hospital|klinik|clinic|hôpital|ospedale|municipal|gemeinde|stadt|mairie|ayuntamiento|prefeitura|comune/i

/** Returns the possible places of a person in a statement. */
function placesIn({ core, isLine, isContact, isTop }: Statement, { own, name }: Mention): string[] {
  const isAbout = SELF.test(core)
    ? own || isTop
    : own && isTop && name !== null && (hasRole(core) || core.includes(name))
  if (!isLine && !isContact && !isAbout) return []
  const isPersonal = SELF.test(core) || TRAVEL.test(core)
  if (isPersonal && (TRAVEL.test(core) || !(LIVING.test(core) || WORKING.test(core) || hasRole(core))))
    return []
  const pieces = isLine && (isTop || isContact) ? core.split(/(?<!\s)\s*[,|·•–—()]\s*|(?<!\s)\s+-\s+/) : []
  return [
    ...[...core.matchAll(PLACE)].flatMap(([, place]) => [
      ...[place, place.split(/[ ,]+/)[0]],
      ...place.split(/,\s*/),
    ]),
    ...[...core.matchAll(BASED)].map(([, place]) => place),
    ...pieces.slice(0, 6),
  ]
}

const TOWN = /(?<!\d)\d{4,5}\s+(\p{Lu}[\p{L}-]+)/gu
/** The maximum number of towns on a page. With more towns, the page does not say where a person works. */
const MAX_TOWNS = 2

/** Returns the place that meets a phrase, from an address or seat of the owner of a page. */
export function contactPlace(
  { page, mentions }: Pick<ResearchedSource, 'page' | 'mentions'>,
  { condition }: Phrase,
  year: number
): { value: string; quote: string } | null {
  const known = mentions.find(({ entity, own }) => entity === 'company' && own)
  const owner: Mention = known ?? { entity: 'company', name: null, own: true, links: [], claims: [] }
  if (new Set([...page.text.matchAll(TOWN)].map(([, town]) => town)).size > MAX_TOWNS) return null
  const is = (place: string) => matches(factDocument({ location: place }), condition)
  for (const { field, value, quote } of owner.claims)
    if (field === 'headquarters' && is(String(value))) return { value: String(value), quote }
  for (const statement of statementsOf(page, owner, mentions, year)) {
    const place = statement.isContact ? placesIn(statement, owner).find(is) : undefined
    if (place) return { value: place, quote: statement.core }
  }
  return null
}

/** Returns the possible places in the names of a person's local institutions. */
const placesOf = ({ claims }: Mention): { place: string; quote: string }[] =>
  claims.flatMap((claim) => {
    const job = claim.field === 'employment' && claim.value.current ? claim.value.company : null
    const company = claim.field === 'company' ? claim.value : job
    if (claim.past || !company || !LOCAL.test(company)) return []
    const named = company.split(/[\s,]+/).filter((word) => /^\p{Lu}/u.test(word) && !LOCAL.test(word))
    return [...named, named.join(' ')].map((place) => ({ place, quote: claim.quote }))
  })
