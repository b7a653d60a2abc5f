import type { CompanyRecord } from '../companies/company_record.js'
import { words } from '../text/text.js'
import { companyKeys } from '../companies/company_name.js'
import { registrableDomain } from '../text/urls.js'
import { profileKeysOf } from './profile_keys.js'
import { type KnownPlace, placeOf, placeRelation } from './place_relation.js'
import type { Linkable, LinkRules } from './linkable.js'

/** A company record with the keys that link it to other records. */
export type CompanyLink = Linkable & { record: CompanyRecord; names: string[]; place: KnownPlace }

export function linkCompany(record: CompanyRecord, key: string): CompanyLink {
  const identifiers = profileKeysOf(record, 'company')
  const domain = domainOf(record)
  if (domain !== null) identifiers.set('domain', domain)
  const names = companyKeys(record.name, record.aliases)
  const place = headquartersOf(record)
  const placed = place.city ?? place.state ?? place.country
  return {
    key,
    identifiers,
    source: record.id === undefined ? undefined : record.source,
    blocks: placed === null ? [] : names.map((name) => `company|${name}`),
    record,
    names,
    place,
  }
}

/** Returns a domain's identifier: `domain:acme.com` for every host at acme.com. Null if invalid. */
export function domainIdentifier(domain: string): string | null {
  const registered = registrableDomain(domain)
  return registered === null ? null : `domain:${registered}`
}

/**
 * Returns the identifier of the company's domain. Without a domain, uses the website if that is a
 * front page. Null without either.
 */
function domainOf({ domain, website }: CompanyRecord): string | null {
  if (domain !== undefined) return domainIdentifier(domain)
  return website === undefined || new URL(website).pathname.length > 1 ? null : domainIdentifier(website)
}

/** Splits `Austin, TX, USA` into city, state and country. `placeOf` splits texts of two parts. */
function headquartersOf({ headquarters = '' }: CompanyRecord): KnownPlace {
  const parts = headquarters.split(',').map((part) => part.trim())
  if (parts.length > 2) return placeOf({ city: parts[0], state: parts[1], country: parts[parts.length - 1] })
  return placeOf({ city: headquarters })
}

/**
 * Links companies by domain, then company page, then exact name and headquarters. A company has one
 * domain, but may have several pages on a network. If one source lists two companies, a shared
 * domain or page links them only if their names share a word.
 */
export const COMPANY_RULES: LinkRules<CompanyLink> = {
  trusted: ['domain', 'pronet'],
  exclusive: (network) => network === 'domain',
  trusts: (a, b) => a.source === undefined || a.source !== b.source || sharesWord(a, b),
  compare(a, b) {
    if (!a.names.some((name) => b.names.includes(name))) return 0
    const [one, other] = [a.identifiers.get('pronet'), b.identifiers.get('pronet')]
    if (one !== undefined && other !== undefined && one !== other) return -1
    const place = placeRelation(a.place, b.place)
    return place === 1 && (a.place.city ?? a.place.state) !== null && (b.place.city ?? b.place.state) !== null
      ? 0
      : place
  },
  levels: [3, 2, 1],
}

function sharesWord(a: CompanyLink, b: CompanyLink): boolean {
  const known = new Set(a.names.flatMap((name) => words(name)))
  return b.names.some((name) => words(name).some((word) => known.has(word)))
}
