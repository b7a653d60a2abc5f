import type { Mention } from '#domain/evidence/claim'
import { hostLikeness, NAMED_AFTER } from '#domain/evidence/extract/subject/host_likeness'
import { lettersIn } from '#domain/people/companies/name_words'
import { companyKey, companyLikeness } from '#domain/people/companies/company_name'
import { compareNames, namesConflict, unspacedName } from '#domain/people/names/names'
import { networkOf } from '#domain/people/networks/networks'
import { placeContains, samePlace } from '#domain/people/places/places'
import { registrableDomain, sameSite } from '#domain/people/text/urls'
import { linkKey, type Subject } from '../subject.js'
import { DISCLAIMERS } from './disclaimers_data.js'
import { handleLikeness } from '#domain/people/names/handles'
import { sameMailbox } from '#domain/people/emails/emails'
import { isNamedByHost } from './host_names.js'
import { addEmployer } from './employer_features.js'
import {
  addressLikeness,
  handlesOf,
  hasGivenHandle,
  profileLikeness,
  showsRowAddress,
} from './row_addresses.js'
import type { Add, Features } from './feature_names.js'
import { strongest, type WeightedText, type IdentityEvidence } from './identity_evidence.js'
import type { SeenPage } from './seen_page.js'

/** Extracts the features for and against a mention being about the row. */
export function featuresOf(
  subject: Subject,
  mention: Mention,
  page: SeenPage,
  evidence: IdentityEvidence
): Features {
  const features: Features = new Map()
  const add: Add = (feature, probability) => {
    if (probability > 0) features.set(feature, Math.max(features.get(feature) ?? 0, probability))
  }
  addName(mention, page, evidence, add)
  addEmployer(subject, mention, page, evidence, features, add)
  addPlace(mention, evidence, add)
  addContact(mention, page, evidence, add)
  addAddress(subject, mention, page, add)
  addLinks(mention, page, evidence, add)
  const isLinked = features.has('contact.same') || features.has('link.out')
  if (mention.own && !isLinked && (page.isAddressShown ?? showsRowAddress(subject, page)))
    add('address.shown', 1)
  if (!mention.own && !isLinked && page.isAddressShown)
    add('address.shown', Math.max(bearing(subject, mention), features.get('name.same') ?? 0))
  if (mention.own) addHandle(page.url, mention.entity, evidence, add)
  if (mention.own && hasGivenHandle(subject, page)) add('handle.given', 1)
  if (mention.own) add('namesake', evidence.namesake)
  // The employer's domain adds nothing to the employer's name.
  if (subject.entity === 'person' && features.has('company.same')) features.delete('domain.same')
  const quotes = mention.claims.map(({ quote }) => quote.toLowerCase()).join('\n')
  if (subject.hints.some((hint) => hintWords(hint).some((word) => quotes.includes(word))))
    add('hint.found', 1)
  if (mention.own && DISCLAIMERS.test(page.text.slice(0, 4000))) add('disclaimer', 1)
  return features
}

/** Returns the probability that an address of the row on the page is the mentioned person's. */
const bearing = (subject: Subject, { name }: Mention): number =>
  subject.entity === 'person' && name !== null ? addressLikeness(subject, name) : 0

function addHandle(url: string, entity: Mention['entity'], evidence: IdentityEvidence, add: Add): void {
  const handles = handlesOf(url)
  // Host names omit legal forms such as `GmbH`.
  const names = evidence.names.map(({ text, probability }) => ({
    text: entity === 'company' ? companyKey(text) || text : text,
    probability,
  }))
  const likest = (likeness: 'whole' | 'part') =>
    strongest(names, ({ text }) => handles.some((handle) => handleLikeness(handle, text) === likeness))
  const whole = likest('whole')
  add('handle.whole', whole)
  if (!networkOf(url)) add('site.named', whole)
  if (whole === 0) add('handle.part', likest('part'))
}

function addName(mention: Mention, { url }: SeenPage, evidence: IdentityEvidence, add: Add): void {
  if (!mention.name) return
  const { name, entity } = mention
  if (entity === 'company') {
    const same = Math.max(
      0,
      ...evidence.names.map(({ text, probability }) => probability * companyLikeness(text, name))
    )
    add('name.same', same)
    const sole = mention.own && evidence.isUncontested ? 1 : evidence.sole
    if (same > 0) add('name.sole', same * sole * rarity(name))
    if (same > 0) return
    const close = strongest(evidence.names, ({ text }) => isNamedByHost(text, mention, url))
    add('name.close', close)
    if (close === 0)
      add(
        'name.conflict',
        strongest(evidence.names, () => true)
      )
    return
  }
  const same = strongest(evidence.names, ({ text }) => compareNames(text, name) >= 0.95)
  add('name.same', same)
  if (same > 0) return
  const close = strongest(
    evidence.names,
    ({ text }) => compareNames(text, name) >= 0.65 && !namesConflict(text, name)
  )
  add('name.close', close)
  // A name in Chinese script neither confirms nor contradicts a name in Latin letters.
  const isSpaced = unspacedName(name) === null
  if (close === 0)
    add(
      'name.conflict',
      strongest(evidence.names, ({ text }) => (unspacedName(text) === null) === isSpaced)
    )
}

/** Returns 1 for several words, and less for one word, because short names have many namesakes. */
function rarity(name: string): number {
  const key = companyKey(name)
  if (key.includes(' ')) return 1
  return lettersIn(key) >= MIN_RARE_LENGTH ? 0.85 : 0.6
}

/** The minimum number of letters of a single word that is a rather rare name. */
const MIN_RARE_LENGTH = 8

function addPlace(mention: Mention, evidence: IdentityEvidence, add: Add): void {
  const places = mention.claims.flatMap((claim) =>
    (claim.field === 'location' || claim.field === 'headquarters') && !claim.past ? [claim.value] : []
  )
  if (places.length === 0) return
  const fits = ({ text }: WeightedText) =>
    places.some((place) => samePlace(place, text) || placeContains(place, text) || placeContains(text, place))
  const same = strongest(evidence.places, fits)
  add('place.same', same)
  if (same === 0)
    add(
      'place.conflict',
      strongest(evidence.places, () => true)
    )
}

function addContact(mention: Mention, page: SeenPage, evidence: IdentityEvidence, add: Add): void {
  for (const { field, value } of mention.claims) {
    if (field === 'email') {
      add(
        'contact.same',
        strongest(evidence.emails, ({ text }) => sameMailbox(text, value))
      )
      add('domain.same', evidence.domains.get(registrableDomain(value) ?? '') ?? 0)
    }
    if (field === 'phone')
      add(
        'contact.same',
        strongest(evidence.phones, ({ text }) => digits(text) === digits(value))
      )
  }
  if (!networkOf(page.url)) add('domain.same', evidence.domains.get(registrableDomain(page.url) ?? '') ?? 0)
}

/** Compares the row's e-mail address, profiles and domain with the mention's name. */
function addAddress(subject: Subject, { name }: Mention, page: SeenPage, add: Add): void {
  if (!name) return
  const { email, entity, domain } = subject
  if (
    entity === 'company' &&
    subject.name === null &&
    domain !== null &&
    registrableDomain(page.url) !== domain
  )
    add('domain.named', hostLikeness(name, `https://${domain}/`) >= NAMED_AFTER ? 1 : 0)
  // The handle of a profile usually repeats the name, so it adds nothing to a name in the row.
  const handle = subject.name === null ? profileLikeness(subject, name) : 'unlike'
  if (handle !== 'unlike') add(handle === 'whole' ? 'profile.whole' : 'profile.part', 1)
  if (!email || entity !== 'person') return
  const likeness = handleLikeness(email.local, name)
  if (likeness !== 'unlike') add(likeness === 'whole' ? 'email.whole' : 'email.part', 1)
}

function addLinks(mention: Mention, page: SeenPage, evidence: IdentityEvidence, add: Add): void {
  const here = [page.url, ...page.via].flatMap((url) => linkKey(url) ?? [])
  const there = mention.links.flatMap((url) => linkKey(url) ?? []).filter((key) => !here.includes(key))
  const into = mention.own ? Math.max(0, ...here.map((key) => evidence.linked.get(key) ?? 0)) : 0
  const out = Math.max(0, ...there.map((key) => evidence.own.get(key) ?? 0))
  if (into > 0 && out > 0) add('link.both', Math.min(into, out))
  add('link.in', into)
  add('link.out', out)
  const network = networkOf(page.url)
  if (!mention.own || into > 0 || out > 0) return
  const others = [...evidence.own].filter(
    ([key]) => network && key.startsWith(`${network}:`) && !here.includes(key)
  )
  add('other_profile', Math.max(0, ...others.map(([, probability]) => probability)))
  // An own page on another site, or a profile that links to another site, is likely about a
  // namesake.
  const isSite = (key: string) => key.startsWith('site:')
  const sites = [...evidence.own].filter(([key]) => isSite(key))
  const isTheirs = !network && sites.some(([key]) => sameSite(key.slice('site:'.length), page.url))
  if (!isTheirs && (!network || there.some(isSite)))
    add('site.conflict', Math.max(0, ...sites.map(([, probability]) => probability)))
}

const digits = (text: string): string => text.replace(/\D/g, '').slice(-9)

/** Returns a hint's words of five or more letters or digits. */
const hintWords = (hint: string): string[] => hint.toLowerCase().match(/[\p{L}\p{N}]{5,}/gu) ?? []
