import type { Mention } from '#domain/evidence/claim'
import { companyKey, sameCompany } from '#domain/people/companies/company_name'
import { compareNames, namesConflict } from '#domain/people/names/names'
import { networkOf, parseProfile } from '#domain/people/networks/networks'
import { placeContains, samePlace } from '#domain/people/places/places'
import { registrableDomain, sameSite } from '#domain/people/text/urls'
import { linkKey, type Subject } from '../subject.js'
import { DISCLAIMERS } from './disclaimers_data.js'
import { handleLikeness } from './handles.js'
import type { Feature } from './feature_names.js'
import type { WeightedText, IdentityEvidence } from './identity_evidence.js'

/** A page as identity sees it. */
export type SeenPage = {
  url: string
  via: readonly string[]
  text: string
  /** The company whose own site the page is on, where a page of that site says so. */
  siteOf?: string | null
  /** ISO 8601: when it was read. */
  observedAt?: string
}

/** Each feature that holds, with the probability that it does (what it rests on may itself be uncertain). */
export type Features = Map<Feature, number>

/** What speaks for and against a mention being of the row. */
export function featuresOf(
  subject: Subject,
  mention: Mention,
  page: SeenPage,
  known: IdentityEvidence
): Features {
  const features: Features = new Map()
  const add = (feature: Feature, probability: number) => {
    if (probability > 0) features.set(feature, Math.max(features.get(feature) ?? 0, probability))
  }
  addName(mention, known, add)
  addCompany(subject, mention, page, known, add)
  addPlace(mention, known, add)
  addContact(mention, page, known, add)
  addAddress(subject, mention, add)
  addLinks(mention, page, known, add)
  if (mention.own) addHandle(page.url, known, add)
  if (mention.own) add('rival', known.rival)
  // The employer's domain says no more than the employer's name.
  if (subject.entity === 'person' && features.has('company.same')) features.delete('domain.same')
  const said = mention.claims.map(({ quote }) => quote.toLowerCase()).join('\n')
  if (subject.hints.some((hint) => hintWords(hint).some((word) => said.includes(word)))) add('hint.said', 1)
  if (mention.own && DISCLAIMERS.test(page.text.slice(0, 4000))) add('disclaimer', 1)
  return features
}

function addHandle(url: string, { names }: IdentityEvidence, add: Add): void {
  const handle = handleOf(url)
  if (!handle) return
  const whole = strongest(names, ({ text }) => handleLikeness(handle, text) === 'whole')
  add('handle.whole', whole)
  if (!networkOf(url)) add('site.named', whole)
  if (whole === 0)
    add(
      'handle.part',
      strongest(names, ({ text }) => handleLikeness(handle, text) === 'part')
    )
}

type Add = (feature: Feature, probability: number) => void

function addName(mention: Mention, known: IdentityEvidence, add: Add): void {
  if (!mention.name) return
  const { name, entity } = mention
  if (entity === 'company') {
    const same = strongest(known.names, ({ text }) => sameCompany(text, name))
    add('name.same', same)
    if (same > 0) add('name.sole', known.sole * rarity(name))
    if (same === 0)
      add(
        'name.conflict',
        strongest(known.names, () => true)
      )
    return
  }
  const same = strongest(known.names, ({ text }) => compareNames(text, name) >= 0.95)
  add('name.same', same)
  if (same > 0) return
  const close = strongest(
    known.names,
    ({ text }) => compareNames(text, name) >= 0.65 && !namesConflict(text, name)
  )
  add('name.close', close)
  if (close === 0)
    add(
      'name.conflict',
      strongest(known.names, () => true)
    )
}

/** Names of one word are more often another's as well. */
const rarity = (name: string): number => (companyKey(name).includes(' ') ? 1 : 0.6)

function addCompany(
  subject: Subject,
  mention: Mention,
  page: SeenPage,
  known: IdentityEvidence,
  add: Add
): void {
  if (subject.entity !== 'person') return
  const said = companiesOf(mention, page.observedAt)
  const now = [...said.now, ...(page.siteOf && !mention.own ? [page.siteOf] : [])]
  const same = strongest(known.companies, ({ text }) => now.some((company) => sameCompany(company, text)))
  add('company.same', same)
  if (same > 0) return
  // The row's own word may be out of date, and so may a page beside the news; who was found to work there has else not left.
  const given = subject.company
  const hasLeft = given !== null && said.past.some(({ company }) => sameCompany(company, given))
  const left = strongest(known.companies, ({ text, seen }) =>
    said.past.some(({ company, end, on }) => isNews(seen, end, on) && sameCompany(company, text))
  )
  if (hasLeft || left > 0) add('company.past', hasLeft ? 1 : left)
  else if (now.length > 0)
    add(
      'company.conflict',
      strongest(known.companies, () => true)
    )
}

/** A row's employer may be one that was left some years ago; longer ago anybody of the name may have been there. */
const LEFT_WITHIN_YEARS = 4

/** An employer that was left, when, and when a page says so; null where it does not tell. */
type Left = { company: string; end: string | null; on: string | null }

/** For so long a page may go on to name an employer that was left: many profiles are seldom looked after. */
const UNKEPT_YEARS = 2

/** Whether a page tells, with its date, that somebody has left lately who is seen there on a page that may not be kept up. */
function isNews(seen: string | undefined, end: string | null, on: string | null): boolean {
  if (seen === undefined || on === null) return false
  const lately = `${Number(seen.slice(0, 4)) - UNKEPT_YEARS}${seen.slice(4)}`
  return on > lately && (end === null || end >= lately.slice(0, end.length))
}

function companiesOf({ claims }: Mention, readAt: string | undefined): { now: string[]; past: Left[] } {
  const earliest = readAt ? Number(readAt.slice(0, 4)) - LEFT_WITHIN_YEARS : 0
  const now: string[] = []
  const past: Left[] = []
  for (const claim of claims) {
    const on = claim.statedAt
    if (claim.field === 'company') {
      if (claim.past) past.push({ company: claim.value, end: null, on })
      else now.push(claim.value)
    }
    if (claim.field !== 'employment') continue
    const { company, current, end } = claim.value
    if (!claim.past && current) now.push(company)
    else if (!end || Number(end.slice(0, 4)) >= earliest) past.push({ company, end, on })
  }
  return { now, past }
}

function addPlace(mention: Mention, known: IdentityEvidence, add: Add): void {
  const places = mention.claims.flatMap((claim) =>
    (claim.field === 'location' || claim.field === 'headquarters') && !claim.past ? [claim.value] : []
  )
  if (places.length === 0) return
  const fits = ({ text }: WeightedText) =>
    places.some((place) => samePlace(place, text) || placeContains(place, text) || placeContains(text, place))
  const same = strongest(known.places, fits)
  add('place.same', same)
  if (same === 0)
    add(
      'place.conflict',
      strongest(known.places, () => true)
    )
}

function addContact(mention: Mention, page: SeenPage, known: IdentityEvidence, add: Add): void {
  for (const { field, value } of mention.claims) {
    if (field === 'email') {
      add(
        'contact.same',
        strongest(known.emails, ({ text }) => text.toLowerCase() === value.toLowerCase())
      )
      add('domain.same', known.domains.get(registrableDomain(value) ?? '') ?? 0)
    }
    if (field === 'phone')
      add(
        'contact.same',
        strongest(known.phones, ({ text }) => digits(text) === digits(value))
      )
  }
  if (!networkOf(page.url)) add('domain.same', known.domains.get(registrableDomain(page.url) ?? '') ?? 0)
}

/** An address of the row's that is made of the mention's name. */
function addAddress({ email, entity }: Subject, { name }: Mention, add: Add): void {
  if (!email || !name || entity !== 'person') return
  const likeness = handleLikeness(email.local, name)
  if (likeness !== 'unlike') add(likeness === 'whole' ? 'email.whole' : 'email.part', 1)
}

function addLinks(mention: Mention, page: SeenPage, known: IdentityEvidence, add: Add): void {
  const here = [page.url, ...page.via].flatMap((url) => linkKey(url) ?? [])
  const there = mention.links.flatMap((url) => linkKey(url) ?? []).filter((key) => !here.includes(key))
  const into = mention.own ? Math.max(0, ...here.map((key) => known.linked.get(key) ?? 0)) : 0
  const out = Math.max(0, ...there.map((key) => known.own.get(key) ?? 0))
  if (into > 0 && out > 0) add('link.both', Math.min(into, out))
  add('link.in', into)
  add('link.out', out)
  const network = networkOf(page.url)
  if (!mention.own || into > 0 || out > 0) return
  const others = [...known.own].filter(
    ([key]) => network && key.startsWith(`${network}:`) && !here.includes(key)
  )
  add('other_profile', Math.max(0, ...others.map(([, probability]) => probability)))
  // Whoever has another site, or links to one, than the row's is likely another.
  const isSite = (key: string) => key.startsWith('site:')
  const sites = [...known.own].filter(([key]) => isSite(key))
  const isTheirs = !network && sites.some(([key]) => sameSite(key.slice('site:'.length), page.url))
  if (!isTheirs && (!network || there.some(isSite)))
    add('site.conflict', Math.max(0, ...sites.map(([, probability]) => probability)))
}

const digits = (text: string): string => text.replace(/\D/g, '').slice(-9)

/** The words of a hint that tell somebody from others: not the short ones. */
const hintWords = (hint: string): string[] => hint.toLowerCase().match(/[\p{L}\p{N}]{5,}/gu) ?? []

/** The probability of the surest fact that a test holds for. */
function strongest(facts: readonly WeightedText[], test: (fact: WeightedText) => boolean): number {
  let best = 0
  for (const fact of facts) if (fact.probability > best && test(fact)) best = fact.probability
  return best
}

/** The handle of a profile, or the first label of a site's domain. */
function handleOf(url: string): string | null {
  const profile = parseProfile(url)
  if (profile && profile.network !== 'website') return profile.handle
  return registrableDomain(url)?.split('.')[0] ?? null
}
