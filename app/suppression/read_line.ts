import { emailKind, parseEmail } from '#domain/people/emails/emails'
import { parseProfile } from '#domain/people/networks/networks'
import { parsePhone } from '#domain/people/phones/phones'
import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOf } from '#domain/privacy/identifiers_of'

/**
 * Reads one e-mail address, telephone number with country code, or profile URL. Returns null for
 * other texts, role addresses such as info@, and the profiles of companies.
 */
export function readLine(text: string): Identifier[] | null {
  const given = text.trim()
  if (parseEmail(given))
    return emailKind(given) === 'role' ? null : strong(identifiersOf({ emails: [given] }))
  if (parsePhone(given)) return strong(identifiersOf({ phones: [given] }))
  const profile = parseProfile(given)
  if (!profile || profile.network === 'website' || profile.kind === 'company') return null
  return strong(identifiersOf({ urls: [given] }))
}

/** Leaves out `drop` identifiers, which serve only to match hashed deletion lists. */
const strong = (identifiers: Identifier[]): Identifier[] => identifiers.filter(({ kind }) => kind !== 'drop')
