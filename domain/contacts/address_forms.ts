import { applyEmailPattern, emailPatternOf } from '#domain/people/emails/emails'
import { PATTERN_SHARES } from './pattern_shares_data.js'

/** An e-mail address whose owner is known. */
export type KnownAddress = {
  email: string
  name: string
  /** The owner's group, such as an office. Groups of one domain may use different patterns. */
  group?: string
}

/** A pattern. `isOtherName` means a short or formal form of the given name. */
export type AddressForm = { pattern: string; isOtherName: boolean }

/** A shorter affix that occurs only once may be initials that the name lacks. */
const MIN_LONE_AFFIX = 3
/** A shorter match with the name may be a coincidence. */
const MIN_NAME_LENGTH = 3

/**
 * Returns the pattern of each known address of a domain, in the format of `applyEmailPattern`. Null
 * if the address is not formed from the name. A domain may add its own letters to every address
 * (`rep{last}`, `{first}.{last}.house`), which this function detects from the addresses.
 */
export function addressForms(known: readonly KnownAddress[]): (AddressForm | null)[] {
  const affixed = known.map((one) => (emailPatternOf(one.email, one.name) ? null : affixedPattern(one)))
  const seen = new Map<string, number>()
  for (const form of affixed) if (form) seen.set(form.affix, (seen.get(form.affix) ?? 0) + 1)
  return known.map(({ email, name }, i) => {
    const plain = emailPatternOf(email, name)
    if (plain)
      return { pattern: plain, isOtherName: !isSame(applyEmailPattern(plain, name, domainOf(email)), email) }
    const form = affixed[i]
    if (!form) return null
    const isAffixed = form.letters >= MIN_LONE_AFFIX || seen.get(form.affix)! > 1
    return isAffixed ? { pattern: form.pattern, isOtherName: false } : null
  })
}

/** Finds the pattern that fills the longest part of the address, and the affix around it. */
function affixedPattern({ email, name }: KnownAddress) {
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  const found = Object.keys(PATTERN_SHARES).flatMap((pattern) => {
    const filled = applyEmailPattern(pattern, name, domainOf(email))?.split('@')[0]
    if (!filled || filled.length < MIN_NAME_LENGTH) return []
    const prefix = local.endsWith(filled) ? local.slice(0, -filled.length) : ''
    const suffix = local.startsWith(filled) ? local.slice(filled.length) : ''
    if (/[{}]/.test(local) || (prefix === '') === (suffix === '')) return []
    const affix = `${prefix}*${suffix}`
    const letters = affix.replace(/[^a-z]/g, '').length
    return [{ pattern: prefix + pattern + suffix, affix, letters, length: filled.length }]
  })
  return found.sort((a, b) => b.length - a.length)[0] ?? null
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)
const isSame = (a: string | null, b: string) => a === b.toLowerCase()
