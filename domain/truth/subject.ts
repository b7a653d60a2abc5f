import { parseEmail, emailKind, type Email } from '#domain/people/emails/emails'
import { linkKey } from '#domain/people/networks/link_key'
import { networkOf, parseProfile, profileKey } from '#domain/people/networks/networks'
import { canonicalUrl, registrableDomain } from '#domain/people/text/urls'

export { linkKey } from '#domain/people/networks/link_key'

/** A submitted row, validated but not normalised. */
export type Row = {
  name?: string
  domain?: string
  pronet_url?: string
  socials?: Record<string, string>
  email?: string
  company?: string
  extra?: string | Record<string, string>
}

/** A row, normalised for comparison with evidence. */
export type Subject = {
  entity: 'person' | 'company' | 'custom'
  name: string | null
  company: string | null
  /** The registrable domain of the subject's own site. */
  domain: string | null
  /** Canonical URLs from the row: its site first, then profiles. */
  urls: string[]
  /** The `linkKey` of each URL. */
  links: string[]
  email: Email | null
  /** The domain of an organisation's e-mail address: the employer's, or the company's own. */
  mailDomain: string | null
  /** Free texts, unchanged. */
  hints: string[]
}

/**
 * Normalises a row. Skips invalid URLs and profiles without an error, because the request was
 * validated before.
 */
export function readSubject(entity: Subject['entity'], row: Row): Subject {
  const email = row.email ? parseEmail(row.email) : null
  const mailDomain = email && emailKind(row.email!) !== 'personal' ? registrableDomain(email.domain) : null
  const site = row.domain ? canonicalUrl(row.domain) : null
  const profiles = [
    ...(row.pronet_url ? [['pronet', row.pronet_url] as const] : []),
    ...Object.entries(row.socials ?? {}),
  ].flatMap(([network, text]) => parseProfile(text, network)?.url ?? [])
  const urls = [...new Set([...(site ? [site] : []), ...profiles])]
  return {
    entity,
    name: row.name?.trim() || null,
    company: row.company?.trim() || null,
    domain: site && registrableDomain(site),
    urls,
    links: urls.flatMap((url) => linkKey(url) ?? []),
    email,
    mailDomain,
    hints: typeof row.extra === 'string' ? [row.extra] : Object.values(row.extra ?? {}),
  }
}

/**
 * Returns the key of a URL's publisher. This is the profile or the single page on a network, and
 * elsewhere the registrable domain, or the host if it has none.
 */
export function ownerKey(url: string): string {
  const profile = parseProfile(url)
  if (profile && profile.network !== 'website') return profileKey(profile)
  const canonical = canonicalUrl(url)
  const host = canonical ? new URL(canonical).hostname : url
  return networkOf(url) ? `page:${canonical ?? url}` : (registrableDomain(host) ?? host)
}
