import { registrableDomain } from '#domain/people/text/urls'
import { DomainError } from '#domain/errors'
import { type GivenIdentity, type PersonIdentity, readIdentity } from './identity.js'

export const IDENTIFIERS =
  'a person_id, the URL of a professional-network profile, an e-mail address, or a name and a company as "Jane Doe, acme.com"'

/** Parses an identity from one string. Returns null for an unknown form. */
export function readIdentifier(text: string): PersonIdentity | null {
  try {
    return readIdentity(given(text.trim()))
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

function given(text: string): GivenIdentity {
  if (/^per_\w+$/.test(text)) return { person_id: text }
  const [local, domain] = text.split('@', 2)
  if (domain !== undefined && local !== '' && !local.includes('/')) return { email: text }
  if (!text.includes(',') || text.includes('/')) return { pronet_url: text }
  const [last, first] = [text.lastIndexOf(','), text.indexOf(',')]
  const site = text.slice(last + 1).trim()
  if (!/\s/.test(site) && registrableDomain(site)) return { name: text.slice(0, last), company_domain: site }
  // A company name may contain commas: Acme, Inc.
  return { name: text.slice(0, first), company: text.slice(first + 1) }
}

/**
 * Returns a string that `readIdentifier` parses to the same identity. Exceptions: a name with a
 * comma before a company name, and a company name that is also a domain.
 */
export function identifierOf(identity: PersonIdentity): string {
  if (identity.by === 'person_id') return identity.personId
  if (identity.by === 'pronet_url') return identity.url
  if (identity.by === 'email') return identity.email
  return `${identity.name}, ${identity.domain ?? identity.company}`
}
