import { fold } from '#domain/people/text/text'
import { networkOf, parseProfile } from '#domain/people/networks/networks'
import { parseEmail } from '#domain/people/emails/emails'
import { canonicalUrl } from '#domain/people/text/urls'
import type { PersonRow } from './set.js'

type NamedField = 'name' | 'company' | 'domain' | 'person_id' | 'company_domain'

const HEADERS: readonly (readonly [field: NamedField, header: RegExp])[] = [
  ['name', /^(?:full )?name$|^person$|^contact$/],
  ['company', /^(?:current )?(?:company|employer|organi[sz]ation|account)(?: name)?$/],
  ['person_id', /^person id$/],
  ['company_domain', /^company domain$/],
  ['domain', /^(?:(?:personal )?(?:domain|website|site|homepage|blog))$/],
]
const PRONET = /^pronet(?: url| profile)?$/
const GIVEN = /^(?:first|given) name$|^forename$/
const FAMILY = /^(?:last|family) name$|^surname$/
/** The maximum number of characters of a hint. */
const MAX_EXTRA = 2_000

/**
 * Converts a spreadsheet row to a person, by its headers and values. Recognises profile URLs and
 * e-mail addresses in any column. Other values become hints.
 */
export function rowOfCsv(values: Readonly<Record<string, string>>): PersonRow {
  const row: PersonRow = {}
  const [extra, socials]: Record<string, string>[] = [{}, {}]
  let [given, family] = ['', '']
  for (const [header, written] of Object.entries(values)) {
    const value = written.trim()
    if (value === '') continue
    const head = fold(header)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
    const profile = parseProfile(value, PRONET.test(head) ? 'pronet' : undefined)
    const field = HEADERS.find(([, pattern]) => pattern.test(head))?.[0]
    // A company profile is the employer's, not the person's.
    if (profile?.network === 'pronet' && profile.kind !== 'company') row.pronet_url ??= profile.url
    else if (profile && profile.kind !== 'company') socials[profile.network] ??= value
    else if (!row.email && parseEmail(value)) row.email = value
    else if (GIVEN.test(head)) given = value
    else if (FAMILY.test(head)) family = value
    else if (field && row[field] === undefined && fits(field, value)) row[field] = value
    else extra[header.slice(0, 100)] = value.slice(0, MAX_EXTRA)
  }
  const name = row.name ?? [given, family].filter(Boolean).join(' ')
  return {
    ...row,
    ...(name ? { name } : {}),
    ...(Object.keys(socials).length > 0 ? { socials } : {}),
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  }
}

/** Reports whether a value fits its header. Other values become hints. */
const fits = (field: NamedField, value: string): boolean =>
  (field !== 'domain' && field !== 'company_domain') ||
  (canonicalUrl(value) !== null && networkOf(value) === null)
