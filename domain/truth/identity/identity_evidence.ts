import type { Mention } from '#domain/evidence/claim'
import { registrableDomain } from '#domain/people/text/urls'
import { linkKey, type Subject } from '../subject.js'

/** Something known of the row, with the probability that it is. */
export type WeightedText = {
  text: string
  probability: number
  /** ISO 8601: when a page that says so was read; none for what the row says. */
  seen?: string
}

/** What is known of a row so far: what it says, and what pages found to be about it say. */
export type IdentityEvidence = {
  names: WeightedText[]
  companies: WeightedText[]
  places: WeightedText[]
  emails: WeightedText[]
  phones: WeightedText[]
  /** Keys of its own site and profiles: as supplied, or as read. */
  own: Map<string, number>
  /** Keys that its own site and profiles link to as theirs. */
  linked: Map<string, number>
  /** Registrable domains that its employer, or the company itself, is known to use. */
  domains: Map<string, number>
  /** That another who bears the name on a page of the same sort is the row. */
  rival: number
  /** That a page is its own while nobody else was seen to bear the name on an own page. */
  sole: number
}

export function initialEvidence(subject: Subject): IdentityEvidence {
  const certain = (text: string | null): WeightedText[] => (text ? [{ text, probability: 1 }] : [])
  const domains = [subject.domain, subject.mailDomain].filter((domain) => domain !== null)
  return {
    names: certain(subject.name),
    companies: certain(subject.entity === 'person' ? subject.company : null),
    places: [],
    emails: certain(subject.email?.canonical ?? null),
    phones: [],
    own: new Map(subject.links.map((key) => [key, 1])),
    linked: new Map(),
    domains: new Map(domains.map((domain) => [domain, 1])),
    rival: 0,
    sole: 0,
  }
}

/** Adds what a mention says, to the extent that it is about the row. */
export function learnFrom(
  known: IdentityEvidence,
  mention: Mention,
  { url, observedAt: seen }: { url: string; observedAt?: string },
  probability: number
): void {
  if (mention.name) known.names.push({ text: mention.name, probability })
  for (const { field, value } of mention.claims.filter(({ past }) => !past)) {
    if (field === 'company') known.companies.push({ text: value, probability, seen })
    if (field === 'employment' && value.current)
      known.companies.push({ text: value.company, probability, seen })
    if (field === 'location' || field === 'headquarters') known.places.push({ text: value, probability })
    if (field === 'email') known.emails.push({ text: value, probability })
    if (field === 'phone') known.phones.push({ text: value, probability })
  }
  if (!mention.own) return
  raise(known.own, linkKey(url), probability)
  for (const link of mention.links) raise(known.linked, linkKey(link), probability)
  if (mention.entity === 'company') raise(known.domains, registrableDomain(url), probability)
}

function raise(map: Map<string, number>, key: string | null, probability: number): void {
  if (key) map.set(key, Math.max(map.get(key) ?? 0, probability))
}
