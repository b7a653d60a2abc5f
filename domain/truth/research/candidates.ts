import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import { sameCompany } from '#domain/people/companies/company_name'
import { repeatsHost } from '#domain/evidence/extract/subject/host_likeness'
import { siteRoot } from '#domain/evidence/extract/subject/site_root'
import { compareNames } from '#domain/people/names/names'
import { sameMailbox } from '#domain/people/emails/emails'
import { networkOf } from '#domain/people/networks/networks'
import { registrableDomain } from '#domain/people/text/urls'
import { handleLikeness } from '#domain/people/names/handles'
import { siteSigns } from './site_signs.js'
import { isNamedByHost } from '../identity/host_names.js'
import { addressLikeness } from '../identity/row_addresses.js'
import { linkKey, type Subject } from '../subject.js'
import type { ReadPage } from './page_source.js'

/** Names at least this similar may be one person's. */
const SIMILAR = 0.6

/** A mention that may be about a row, with its page and all mentions of that page. */
type ResearchCandidate = {
  page: Page & { siteOf: string | null; isEmployerNamed: boolean; isAddressShown: boolean }
  mention: Mention
  mentions: readonly Mention[]
}

export type ResearchCandidates = {
  /** The row. If it has no employer, the site of its mail domain may supply one. */
  subject: Subject
  /** The companies whose own sites were read, by registrable domain. */
  sites: Map<string, string>
  candidates: ResearchCandidate[]
}

/** Returns the mentions that may be about a row. `learned` are its names from earlier rounds. */
export function candidatesOf(
  row: Subject,
  read: readonly ReadPage[],
  learned: readonly string[]
): ResearchCandidates {
  const sites = sitesOf(read)
  const subject = { ...row, company: row.company ?? employerOf(row, sites) }
  const names = namesOf(subject, read, learned)
  const signs = siteSigns(subject, read)
  const holders = holdersOf(subject, read)
  const candidates = read.flatMap(({ page, mentions }) => {
    const siteOf = sites.get(registrableDomain(page.url) ?? '') ?? null
    const { isEmployerNamed, isAddressShown: isShown } = signs(page)
    const others = isShown ? (holders.get(siteRoot(page)) ?? []) : []
    return mentions.flatMap((mention) => {
      const isAddressShown = isShown && !(mention.own && isOthersAddress(subject, mention, others))
      const isCandidate =
        isPlausible(subject, mention, names) ||
        names.some((name) => isNamedByHost(name, mention, page.url)) ||
        (isAddressShown && isLikeBearer(mention, subject))
      return isCandidate
        ? [{ page: { ...page, siteOf, isEmployerNamed, isAddressShown }, mention, mentions }]
        : []
    })
  })
  return { subject, sites, candidates }
}

/** Returns the companies whose own sites were read, by registrable domain. */
function sitesOf(read: readonly ReadPage[]): Map<string, string> {
  const sites = new Map<string, string>()
  for (const { page, mentions } of read) {
    const domain = networkOf(page.url) ? null : registrableDomain(page.url)
    const owner = mentions.find(({ entity, own, name }) => entity === 'company' && own && name)
    if (domain && owner?.name && !sites.has(domain) && !repeatsHost(owner.name, page.url))
      sites.set(domain, owner.name)
  }
  return sites
}

/** Returns the company whose site has the domain of a person's work address; null if unknown. */
const employerOf = ({ entity, mailDomain }: Subject, sites: ReadonlyMap<string, string>): string | null =>
  entity === 'person' && mailDomain ? (sites.get(mailDomain) ?? null) : null

/** Returns the subject's names: from the row, supplied pages and earlier rounds. */
function namesOf(subject: Subject, read: readonly ReadPage[], learned: readonly string[]): string[] {
  const supplied = read.filter(({ page }) =>
    [page.url, ...page.via].some((url) => subject.links.includes(linkKey(url) ?? ''))
  )
  const own = supplied.flatMap(({ mentions }) => mentions.filter((mention) => mention.own))
  return [subject.name, ...own.map(({ name }) => name), ...learned].filter((name) => name !== null)
}

/**
 * Reports whether a mention may match: by its links, e-mail address or name. An own page without a
 * name may match too.
 */
function isPlausible(subject: Subject, mention: Mention, names: readonly string[]): boolean {
  if (subject.entity !== 'custom' && mention.entity !== subject.entity) return false
  if (mention.links.some((url) => subject.links.includes(linkKey(url) ?? ''))) return true
  if (
    subject.email &&
    mention.claims.some(({ field, value }) => field === 'email' && sameMail(subject, value))
  )
    return true
  if (!mention.name) return mention.own
  if (subject.email && mention.entity === 'person' && isMadeOf(subject.email.local, mention.name)) return true
  return names.some((name) =>
    mention.entity === 'person'
      ? compareNames(name, mention.name!) >= SIMILAR
      : sameCompany(name, mention.name!)
  )
}

/**
 * Whether a mention on a site that shows an address of the row may bear that address: as the site's
 * owner, or by a name like the address. Used only for rows without a name.
 */
const isLikeBearer = ({ entity, own, name }: Mention, subject: Subject): boolean =>
  entity === subject.entity &&
  subject.name === null &&
  (own || (entity === 'person' && name !== null && addressLikeness(subject, name) > 0))

/**
 * Returns the names of people who hold the row's mailbox and whose names start the page's title, by
 * root of the site. Owners do not count.
 */
function holdersOf(subject: Subject, read: readonly ReadPage[]): Map<string, string[]> {
  const holders = new Map<string, string[]>()
  if (subject.entity !== 'person' || !subject.email) return holders
  for (const { page, mentions } of read) {
    const names = mentions.flatMap(({ entity, own, name, claims }) =>
      entity === 'person' &&
      !own &&
      name !== null &&
      page.title?.startsWith(name) &&
      claims.some(({ field, value }) => field === 'email' && sameMail(subject, value))
        ? [name]
        : []
    )
    if (names.length > 0) holders.set(siteRoot(page), [...(holders.get(siteRoot(page)) ?? []), ...names])
  }
  return holders
}

/**
 * Whether the row's mailbox, which the owner's site shows, is another person's: the site states it
 * for a person whose name is not the owner's, and it does not resemble the owner's name.
 */
const isOthersAddress = ({ email }: Subject, { name }: Mention, holders: readonly string[]): boolean =>
  name !== null &&
  email !== null &&
  handleLikeness(email.local, name) === 'unlike' &&
  holders.length > 0 &&
  holders.every((holder) => compareNames(holder, name) < SIMILAR)

const isMadeOf = (local: string, name: string): boolean => handleLikeness(local, name) !== 'unlike'

const sameMail = ({ email }: Subject, value: unknown): boolean =>
  typeof value === 'string' && sameMailbox(value, email!.canonical)
