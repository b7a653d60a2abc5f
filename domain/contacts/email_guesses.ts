import { namesakes } from '#domain/people/names/data/name_parts_data'
import { applyEmailPattern } from '#domain/people/emails/emails'
import { fold } from '#domain/people/text/text'
import { type AddressForm, addressForms, type KnownAddress } from './address_forms.js'
import { PATTERN_SHARES } from './pattern_shares_data.js'

export type { KnownAddress } from './address_forms.js'
export type EmailGuess = { email: string; probability: number }

/** The general pattern shares weigh as much as this many known addresses of the domain. */
const PRIOR_WEIGHT = 0.6
/** The whole domain's shares weigh as much as this many known addresses of the person's group. */
const DOMAIN_WEIGHT = 1.5
/** The prior share of addresses with another given-name form, and its weight. */
const OTHER_NAME = { share: 0.1, weight: 3 }
/** Less probable guesses are dropped. */
const MIN_PROBABILITY = 0.005
const MAX_GUESSES = 8

/**
 * Guesses a person's addresses at a domain, likeliest first. Probabilities follow the patterns of
 * known addresses at the domain, where the person's own group weighs most. They fall back to
 * general pattern shares. Never guesses an address that is known to belong to another person.
 */
export function guessEmails(
  person: { name: string; group?: string },
  domain: string,
  known: readonly KnownAddress[]
): EmailGuess[] {
  const taken = new Set(
    known.filter(({ name }) => fold(name) !== fold(person.name)).map(({ email }) => email.toLowerCase())
  )
  const forms = addressForms(known)
  const others = otherNames(person.name)
  const otherShare = others.length > 0 ? shareOfOtherNames(known, forms) : 0
  const guesses = new Map<string, number>()
  const add = (email: string | null, probability: number) => {
    if (email && !taken.has(email)) guesses.set(email, (guesses.get(email) ?? 0) + probability)
  }
  for (const [pattern, share] of sharesOf(known, forms, person.group)) {
    const isOfGiven = /\{(?:first|f)\}/.test(pattern)
    add(applyEmailPattern(pattern, person.name, domain), share * (isOfGiven ? 1 - otherShare : 1))
    if (!isOfGiven) continue
    for (const name of others)
      add(applyEmailPattern(pattern, name, domain), (share * otherShare) / others.length)
  }
  return [...guesses]
    .map(([email, probability]) => ({ email, probability }))
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .sort((a, b) => b.probability - a.probability || (a.email < b.email ? -1 : 1))
    .slice(0, MAX_GUESSES)
}

/** Returns each pattern's probability in a group. The remainder to 1 has no pattern. */
function sharesOf(
  known: readonly KnownAddress[],
  forms: readonly (AddressForm | null)[],
  group: string | undefined
): Map<string, number> {
  const patterns = forms.map((form) => form?.pattern ?? null)
  const ofDomain = mixed(new Map(Object.entries(PATTERN_SHARES)), PRIOR_WEIGHT, patterns)
  const ofGroup = patterns.filter((_, i) => known[i].group === group)
  return group === undefined || ofGroup.length === 0 ? ofDomain : mixed(ofDomain, DOMAIN_WEIGHT, ofGroup)
}

/**
 * Adds examples to shares that weigh as much as `weight` examples. Examples without a pattern lower
 * all shares.
 */
function mixed(
  shares: ReadonlyMap<string, number>,
  weight: number,
  examples: readonly (string | null)[]
): Map<string, number> {
  const total = weight + examples.length
  const next = new Map([...shares].map(([pattern, share]) => [pattern, (share * weight) / total]))
  for (const pattern of examples) if (pattern) next.set(pattern, (next.get(pattern) ?? 0) + 1 / total)
  return next
}

/**
 * Returns the share of addresses that use another form of the given name. Counts only owners whose
 * given name has other forms.
 */
function shareOfOtherNames(known: readonly KnownAddress[], forms: readonly (AddressForm | null)[]): number {
  const could = forms.filter((form, i) => form && otherNames(known[i].name).length > 0)
  const have = could.filter((form) => form!.isOtherName).length
  return (OTHER_NAME.share * OTHER_NAME.weight + have) / (OTHER_NAME.weight + could.length)
}

/** Returns the name with other forms of its given name: William for Bill. */
function otherNames(name: string): string[] {
  const [first, ...rest] = name.trim().split(/\s+/)
  if (rest.length === 0) return []
  return namesakes(fold(first))
    .filter((other) => other !== fold(first))
    .slice(0, 4)
    .map((other) => [other, ...rest].join(' '))
}
