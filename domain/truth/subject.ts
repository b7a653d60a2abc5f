import { parseEmail, emailKind, type Email } from '#domain/people/emails/emails'
import { networkOf, parseProfile, profileKey } from '#domain/people/networks/networks'
import { canonicalUrl, registrableDomain } from '#domain/people/text/urls'

/** A submitted row, checked but as written. */
export type Row = {
  name?: string
  domain?: string
  pronet_url?: string
  socials?: Record<string, string>
  email?: string
  company?: string
  extra?: string | Record<string, string>
}

/** What a row says, in the forms that evidence is compared in. */
export type Subject = {
  entity: 'person' | 'company' | 'custom'
  name: string | null
  /** The employer of a person. */
  company: string | null
  /** Registrable domain of its own site. */
  domain: string | null
  /** The addresses it gives, each in its own form: site first, then profiles. */
  urls: string[]
  /** The same as keys of `linkKey`. */
  links: string[]
  email: Email | null
  /** The domain of an e-mail address that an organisation gave: the employer's, or the company's own. */
  mailDomain: string | null
  /** Free texts, as they stand. */
  hints: string[]
}

/** Reads a row. Values that are no address or profile are left out, for the request was validated before. */
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
 * The same for every address that leads to one profile, or to one page of a site; a site's front page is the site
 * (`site:acme.com`). Null for what is no web address.
 */
export function linkKey(url: string): string | null {
  const profile = parseProfile(url)
  if (profile && profile.network !== 'website') return profileKey(profile)
  const canonical = canonicalUrl(url)
  if (!canonical) return null
  const { host, pathname } = new URL(canonical)
  return pathname === '/' || /^\/(?:index|home|default)\.\w+$/.test(pathname)
    ? `site:${host}`
    : `page:${canonical.slice('https://'.length)}`
}

/** Who answers for what stands at an address: the account on a network, else the site's registrable domain or host. */
export function ownerKey(url: string): string {
  const profile = parseProfile(url)
  if (profile && profile.network !== 'website') return profileKey(profile)
  const canonical = canonicalUrl(url)
  const host = canonical ? new URL(canonical).hostname : url
  return networkOf(url) ? `page:${canonical ?? url}` : (registrableDomain(host) ?? host)
}
