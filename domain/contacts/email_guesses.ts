import { namesakes } from '#domain/people/names/data/name_parts_data'
import { applyEmailPattern } from '#domain/people/emails/emails'
import { fold } from '#domain/people/text/text'
import { type AddressForm, addressForms, type KnownAddress } from './address_forms.js'
import { PATTERN_SHARES } from './pattern_shares_data.js'

export type { KnownAddress } from './address_forms.js'
export type EmailGuess = { email: string; probability: number }

/** How many examples the shares of patterns over all domains weigh as much as. */
const PRIOR_WEIGHT = 0.6
/** And those of the whole domain against those of a group of it. */
const DOMAIN_WEIGHT = 1.5
/** How often an address has another form of the given name than the one in use, and how many examples that weighs as. */
const OTHER_NAME = { share: 0.1, weight: 3 }
/** Below this a guess is not worth a look. */
const LEAST = 0.005
const MAX_GUESSES = 8

/**
 * The addresses a person may have at a domain, likeliest first, each with its probability: by how addresses known there are formed,
 * those of the person's own group weighing most; by how domains form them in general where few or none are known. What
 * somebody else is known to have is never guessed.
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
    .filter(({ probability }) => probability >= LEAST)
    .sort((a, b) => b.probability - a.probability || (a.email < b.email ? -1 : 1))
    .slice(0, MAX_GUESSES)
}

/** How probable each pattern is for a member of a group; what they leave to 1 is none of them. */
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

/** Shares that are held as firmly as `weight` examples, with examples added; an address that is formed in no way counts too. */
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

/** How often members that could have had another form of their given name in their address have. */
function shareOfOtherNames(known: readonly KnownAddress[], forms: readonly (AddressForm | null)[]): number {
  const could = forms.filter((form, i) => form && otherNames(known[i].name).length > 0)
  const have = could.filter((form) => form!.isOtherName).length
  return (OTHER_NAME.share * OTHER_NAME.weight + have) / (OTHER_NAME.weight + could.length)
}

/** The name with other forms of its given name: William of Bill. */
function otherNames(name: string): string[] {
  const [first, ...rest] = name.trim().split(/\s+/)
  if (rest.length === 0) return []
  return namesakes(fold(first))
    .filter((other) => other !== fold(first))
    .slice(0, 4)
    .map((other) => [other, ...rest].join(' '))
}
