import { hostLikeness, NAMED_AFTER } from '#domain/evidence/extract/subject/host_likeness'
import { compareNames } from '#domain/people/names/names'
import { parsePhone } from '#domain/people/phones/phones'
import { placeFacets } from '#domain/people/places/places'
import { isFreeMailDomain } from '#domain/people/text/urls'
import type { IdentityEvidence, WeightedText } from '../identity/identity_evidence.js'
import type { Vote } from '../reconcile/vote.js'
import { LIKELIER_THAN_NOT } from '../thresholds.js'

type Named = [string, number][]

const SAME_NAME = 0.85
/** Country codes that are used as generic top-level domains. */
const GENERIC = new Set('io co me ai tv cc ly gg sh to is fm im la ws eu'.split(' '))

/**
 * Returns features that say whether a value fits other facts about the row: the country of a place
 * and of telephone numbers, an employer and the domains of e-mail addresses.
 */
export function otherFactsOf(
  group: string,
  text: string,
  { url }: Vote,
  evidence: IdentityEvidence,
  names: readonly string[]
): Named {
  if (group === 'place' || group === 'headquarters') {
    const numbers = likely(evidence.phones).flatMap((phone) => parsePhone(phone)?.country ?? [])
    return fits(`${group} phone`, countryOf(text), numbers)
  }
  if (group === 'phone' || group === 'custom phone') {
    const country = parsePhone(text)?.country ?? null
    const places = likely(evidence.places).flatMap((place) => countryOf(place) ?? [])
    return [
      ...fits(`${group} place`, country, places),
      ...fits(`${group} tld`, country, countryOfHost(URL.parse(url)?.hostname ?? '')),
    ]
  }
  const emails = likely(evidence.emails)
  if (group.includes('email')) {
    const others = emails.filter((email) => email !== text)
    const domain = text.slice(text.indexOf('@'))
    const isShared = others.some((email) => email.endsWith(domain))
    return [
      [`${group} other emails`, Math.log(1 + others.length)],
      [`${group} same domain`, isShared ? 1 : 0],
    ]
  }
  return group === 'company' ? ofCompany(text, url, emails, names) : []
}

function ofCompany(text: string, url: string, emails: readonly string[], names: readonly string[]): Named {
  const domains = emails
    .map((email) => email.slice(email.indexOf('@') + 1))
    .filter((domain) => domain && !isFreeMailDomain(domain))
  const isOfMail = domains.some((domain) => hostLikeness(text, `https://${domain}/`) >= NAMED_AFTER)
  return [
    ['company mail', isOfMail ? 1 : domains.length > 0 ? -1 : 0],
    ['company site', hostLikeness(text, url) >= NAMED_AFTER ? 1 : 0],
    ['company is person', names.some((name) => compareNames(name, text) > SAME_NAME) ? 1 : 0],
    ['company is place', countryOf(text) === null ? 0 : 1],
  ]
}

const likely = (facts: readonly WeightedText[]): string[] => [
  ...new Set(facts.flatMap(({ text, probability }) => (probability >= LIKELIER_THAN_NOT ? [text] : []))),
]

/** Compares a country with others; no feature if there are none. */
const fits = (name: string, country: string | null, others: readonly string[]): Named =>
  country === null || others.length === 0
    ? []
    : [[`${name} ${others.includes(country) ? 'same' : 'other'}`, 1]]

const countryOf = (place: string): string | null => placeFacets({ city: place }).countryCode

/** Returns the country of a host's last label, if it means one. */
function countryOfHost(host: string): string[] {
  const ending = host.slice(host.lastIndexOf('.') + 1)
  if (ending === 'edu' || ending === 'gov') return ['US']
  if (ending.length !== 2 || GENERIC.has(ending)) return []
  return [ending === 'uk' ? 'GB' : ending.toUpperCase()]
}
