import { isDeepStrictEqual } from 'node:util'
import { registrableDomain } from '#domain/people/text/urls'
import { DomainError } from '#domain/errors'
import { type GivenIdentity, type PersonIdentity, readIdentity } from './identity.js'

export const NAME_AND_COMPANY = 'a name and a company as "Jane Doe, acme.com"'
export const IDENTIFIERS = `a person_id, the URL of a professional-network profile, an email address, or ${NAME_AND_COMPANY}`

/** Matches `"Jane Doe, PhD", "Acme"` and `"Jane Doe, PhD", acme.com`. A quote inside is doubled. */
const QUOTED = /^"(?<name>(?:[^"]|"")+)",\s*(?:"(?<company>(?:[^"]|"")+)"|(?<site>[^\s",]+))$/

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
  const quoted = QUOTED.exec(text)?.groups
  if (quoted) {
    const { name, company, site } = quoted
    return { name: unquote(name), ...(company ? { company: unquote(company) } : { company_domain: site }) }
  }
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
 * Returns a string that `readIdentifier` parses to the same identity. Quotes a name and a company
 * that would be parsed differently without quotes.
 */
export function identifierOf(identity: PersonIdentity): string {
  if (identity.by === 'person_id') return identity.personId
  if (identity.by === 'pronet_url') return identity.url
  if (identity.by === 'email') return identity.email
  const plain = `${identity.name}, ${identity.domain ?? identity.company}`
  if (isDeepStrictEqual(readIdentifier(plain), identity)) return plain
  return `${quote(identity.name)}, ${identity.domain ?? quote(identity.company)}`
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
const unquote = (text: string) => text.replaceAll('""', '"')
