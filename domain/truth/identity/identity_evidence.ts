import type { Mention } from '#domain/evidence/claim'
import { registrableDomain } from '#domain/people/text/urls'
import { linkKey, type Subject } from '../subject.js'

/** A fact about the row, with its probability. */
export type WeightedText = {
  text: string
  probability: number
  /** When the page that states an employer was read (ISO 8601). Undefined for other facts. */
  seen?: string
  /** Whether the row itself states the fact. */
  isGiven?: boolean
}

/** The known facts about a row: its own data, and data from pages about it. */
export type IdentityEvidence = {
  names: WeightedText[]
  companies: WeightedText[]
  titles: WeightedText[]
  places: WeightedText[]
  emails: WeightedText[]
  phones: WeightedText[]
  /** Probabilities of the row's own site and profiles, by link key. */
  own: Map<string, number>
  /** Probabilities of profiles and pages that the row's own pages link to, by link key. */
  linked: Map<string, number>
  /** Probabilities of the domains of the row's employer, or of the company itself. */
  domains: Map<string, number>
  /** The probability that a namesake on a page of the same kind is the row. */
  namesake: number
  /** The highest probability of an own page; 0 if any candidate has a namesake. */
  sole: number
  /** Whether no candidate has a namesake on another own page of the same kind. */
  isUncontested: boolean
}

export function initialEvidence(subject: Subject): IdentityEvidence {
  const certain = (text: string | null): WeightedText[] =>
    text ? [{ text, probability: 1, isGiven: true }] : []
  const domains = [subject.domain, subject.mailDomain].filter((domain) => domain !== null)
  return {
    names: certain(subject.name),
    companies: certain(subject.entity === 'person' ? subject.company : null),
    titles: [],
    places: [],
    emails: certain(subject.email?.canonical ?? null),
    phones: [],
    own: new Map(subject.links.map((key) => [key, 1])),
    linked: new Map(),
    domains: new Map(domains.map((domain) => [domain, 1])),
    namesake: 0,
    sole: 0,
    isUncontested: false,
  }
}

/**
 * Adds a mention's statements except past ones, weighted by the probability that the mention is
 * about the row.
 */
export function learnFrom(
  evidence: IdentityEvidence,
  mention: Mention,
  { url, observedAt: seen }: { url: string; observedAt?: string },
  probability: number
): void {
  if (mention.name) evidence.names.push({ text: mention.name, probability })
  for (const { field, value } of mention.claims.filter(({ past }) => !past)) {
    if (field === 'title') evidence.titles.push({ text: value, probability })
    if (field === 'company') evidence.companies.push({ text: value, probability, seen })
    if (field === 'employment' && value.current) {
      evidence.companies.push({ text: value.company, probability, seen })
      if (value.title) evidence.titles.push({ text: value.title, probability })
    }
    if (field === 'location' || field === 'headquarters') evidence.places.push({ text: value, probability })
    if (field === 'email') evidence.emails.push({ text: value, probability })
    if (field === 'phone') evidence.phones.push({ text: value, probability })
  }
  if (!mention.own) return
  raise(evidence.own, linkKey(url), probability)
  for (const link of mention.links) raise(evidence.linked, linkKey(link), probability)
  if (mention.entity === 'company') raise(evidence.domains, registrableDomain(url), probability)
}

function raise(map: Map<string, number>, key: string | null, probability: number): void {
  if (key) map.set(key, Math.max(map.get(key) ?? 0, probability))
}

/** Returns the highest probability of a fact that passes the test; 0 if none does. */
export function strongest(facts: readonly WeightedText[], test: (fact: WeightedText) => boolean): number {
  let best = 0
  for (const fact of facts) if (fact.probability > best && test(fact)) best = fact.probability
  return best
}
