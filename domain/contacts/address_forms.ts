import { applyEmailPattern, emailPatternOf } from '#domain/people/emails/emails'
import { PATTERN_SHARES } from './pattern_shares_data.js'

/** An address that is known to be somebody's. */
export type KnownAddress = {
  email: string
  name: string
  /** The group of members the owner belongs to, where a domain may address groups each in its way: a chamber, an office. */
  group?: string
}

/** How an address is formed of its owner's name, and whether of a short or formal form of the given name. */
export type AddressForm = { pattern: string; isOtherName: boolean }

/** A lone example of an affix shorter than that may be initials that the name lacks. */
const TELLING_AFFIX = 3
/** Of what is left of a name in an address at least so much has to be there, or any letters would do. */
const MIN_NAME = 3

/**
 * How each of a domain's known addresses is formed, as a pattern of `applyEmailPattern`; null for one that is not formed of the
 * name. A domain may put its own letters around every address (`rep{last}`, `{first}.{last}.house`): where its addresses show such.
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
    const isTold = form.letters >= TELLING_AFFIX || seen.get(form.affix)! > 1
    return isTold ? { pattern: form.pattern, isOtherName: false } : null
  })
}

/** The pattern whose filling is the longest piece of the address, with what stands around it. */
function affixedPattern({ email, name }: KnownAddress) {
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  const found = Object.keys(PATTERN_SHARES).flatMap((pattern) => {
    const filled = applyEmailPattern(pattern, name, domainOf(email))?.split('@')[0]
    if (!filled || filled.length < MIN_NAME) return []
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
