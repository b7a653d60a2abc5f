import type { Mention } from '#domain/evidence/claim'
import { type OwnerCandidate, ownerCandidates } from '#domain/evidence/extract/subject/page_owner'
import type { ReadPage } from '#domain/evidence/page_parser'
import { mentionsCompany } from '#domain/people/companies/mentions_company'
import { sameCompany } from '#domain/people/companies/company_name'
import {
  compareNames,
  isPlausiblePersonName,
  looksLikeGivenName,
  parseName,
} from '#domain/people/names/names'
import { handleLikeness } from '#domain/people/names/handles'
import { words } from '#domain/people/text/text'
import { isGenericHeading } from '#domain/evidence/extract/layout/headings'
import { hostLabel, hostLikeness } from '#domain/evidence/extract/subject/host_likeness'
import { networkOf } from '#domain/people/networks/networks'
import type { Row } from '#domain/truth/subject'
import { isWorkWord } from '../query_language/role_words.js'
import { SELF } from './statement_words_data.js'

/** A person on a page, as a row for research. */
export type PagePerson = { row: Row; mention: Mention }

/**
 * The minimum score of the likely owner of a page. `given` is for names with a common given name.
 * `introduced` is for such names in a sentence such as "my name is". `other` is for all other
 * names, which count only on pages in the first person.
 */
const MIN_SCORE = { given: 1.5, introduced: 1, other: 2 }
/** The minimum `hostLikeness` of a title that names the site's company. */
const LIKE = 2

/**
 * Returns the people that a page may be about. Besides people with an employer, profile or own page, these
 * are people near the name of one of the `employers`, people on the site of a company, the person whose name
 * is the title or main heading of the page, the `wanted` person if a block starts with the name, and the
 * likely owner of a page without a clear owner.
 */
export function peopleOn(
  { page, mentions }: ReadPage,
  employers: readonly string[],
  wanted: string | null = null
): PagePerson[] {
  const site = siteOwner(page, mentions)
  const isPersonal = mentions.some(({ entity, own }) => entity === 'person' && own)
  const people = mentions.flatMap((mention) => {
    if (mention.entity !== 'person' || !mention.name || !isNameOf(mention, isPersonal)) return []
    const row = rowOf(mention, mention.name, page.url)
    if (row.company || row.socials || row.domain) return [{ row, mention }]
    const employer = employers.find((name) => isNear(page.text, mention.name!, name)) ?? site
    return employer && !sameCompany(employer, mention.name)
      ? [{ row: { ...row, company: employer }, mention }]
      : []
  })
  const owner = isPersonal ? null : (likelyOwner(page, site) ?? nameAboveMenu(page, site))
  const titled = owner ? null : personInTitle(page, wanted)
  const name = owner ?? titled
  if (!name || networkOf(page.url) || people.some(({ row }) => compareNames(row.name!, name) >= SAME_NAME))
    return people
  const named = mentions.find((one) => one.entity === 'person' && one.name === name)
  const mention: Mention = named ?? { entity: 'person', name, own: false, links: [], claims: [] }
  const row = { name, ...(owner ? { domain: page.url } : { socials: { website: page.url } }) }
  return [...people, { row, mention: { ...mention, own: owner !== null } }]
}

/** Names with at least this similarity belong to one person. */
const SAME_NAME = 0.9

/** Whether a mention has a person's name. On somebody's own page, headings may look like names. */
const isNameOf = ({ name, own }: Mention, isPersonal: boolean): boolean =>
  isPlausiblePersonName(name!) &&
  !isGenericHeading(name!) &&
  !isOfWork(name!) &&
  (own || !isPersonal || looksLikeGivenName(parseName(name!).given))

/**
 * The maximum number of words of a person's name with a word of work. A longer name is a business:
 * `David Smith Family Dental`.
 */
const MAX_WITH_WORK = 3

/**
 * Whether words of work show that a name is that of a business: `Quantum Lab`. In a short name with a given
 * name, one such word does not count: `Kallie Baker`.
 */
function isOfWork(name: string): boolean {
  const all = words(name)
  const ofWork = all.filter((word) => word.length > 1 && isWorkWord(word))
  if (!looksLikeGivenName(parseName(name).given)) return ofWork.length > 0
  return ofWork.length > (all.length > MAX_WITH_WORK ? 0 : 1)
}

/** Returns the company that owns a page, by its markup and text or by a title like its host. */
export function siteOwner(page: ReadPage['page'], mentions: readonly Mention[]): string | null {
  const owner = mentions.find(({ entity, own, name }) => entity === 'company' && own && name)
  const titles = page.title?.split(/(?<!\s)\s+[|–—·:-]\s+/) ?? []
  return owner?.name ?? titles.find((title) => hostLikeness(title, page.url) >= LIKE) ?? null
}

/** Returns the likeliest owner of a page whose name is the full name of a person. */
function likelyOwner(page: ReadPage['page'], site: string | null): string | null {
  const isTold = SELF.test(page.text.slice(0, MAX_TEXT))
  const isLikely = ({ name, score, kinds }: OwnerCandidate) => {
    if (kinds.has('company') || !isFullName(name)) return false
    if (!looksLikeGivenName(parseName(name).given))
      return isTold && score >= MIN_SCORE.other && !(site && sameCompany(site, name))
    return score >= (kinds.has('person') ? MIN_SCORE.introduced : MIN_SCORE.given)
  }
  const names = ownerCandidates(page)
    .filter(isLikely)
    .map(({ name }) => name)
  const [best] = names
  // "Jane Doe Immobilien" beside "Jane Doe" is the business of Jane Doe.
  return names.find((name) => best.startsWith(`${name} `)) ?? best ?? null
}

/** The number of first lines that may be the name of a site's owner. */
const MAX_EDGE = 3
/** The number of characters at the start of a page that are searched for sentences in the first person. */
const MAX_TEXT = 20_000

const isFullName = (name: string): boolean =>
  /\s/.test(name) && isPlausiblePersonName(name) && !words(name).some(isWorkWord)

/** Returns a name in the first lines of a page whose host is named after that person. */
function nameAboveMenu({ blocks, url, text }: ReadPage['page'], site: string | null): string | null {
  const isTold = SELF.test(text.slice(0, MAX_TEXT))
  const isOfPerson = (name: string) =>
    (isTold || looksLikeGivenName(parseName(name).given)) && !(site && sameCompany(site, name))
  const names = blocks.slice(0, MAX_EDGE).map((block) => block.text)
  return names.find((name) => isFullName(name) && isNamedAfter(name, url) && isOfPerson(name)) ?? null
}

const isNamedAfter = (name: string, url: string): boolean =>
  hostLikeness(name, url) >= LIKE || handleLikeness(hostLabel(url), name) !== 'unlike'

/**
 * Returns `wanted` if a block starts with that name. Otherwise, returns the name of a person at the
 * start of the title or in the main heading.
 */
function personInTitle({ title, blocks }: ReadPage['page'], wanted: string | null): string | null {
  const main = blocks.find(
    ({ kind, level, boilerplate }) => kind === 'heading' && level === 1 && !boilerplate
  )
  const names = [title?.split(/(?<!\s)\s+[|–—·-]\s+/)[0].trim() ?? '', main?.text ?? '']
  const isOfPerson = (name: string) => isFullName(name) && looksLikeGivenName(parseName(name).given)
  const isWanted = (text: string) => wanted !== null && text.startsWith(wanted)
  return blocks.some(({ text }) => isWanted(text)) ? wanted : (names.find(isOfPerson) ?? null)
}

/** How far an employer may be from a person's name, in characters. */
const NEAR = { before: 200, after: 400 }

function isNear(text: string, name: string, employer: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (mentionsCompany(text.slice(Math.max(0, at - NEAR.before), at + name.length + NEAR.after), employer))
      return true
  return false
}

function rowOf(mention: Mention, name: string, pageUrl: string): Row {
  const company = companyOf(mention)
  const profiles = [...(mention.own ? [pageUrl] : []), ...mention.links].filter((url) => networkOf(url))
  const socials = Object.fromEntries(profiles.map((url) => [networkOf(url)!, url]))
  const site = mention.own && !networkOf(pageUrl) ? pageUrl : undefined
  return {
    name,
    ...(company ? { company } : {}),
    ...(profiles.length > 0 ? { socials } : {}),
    ...(site ? { domain: site } : {}),
  }
}

function companyOf({ claims }: Mention): string | null {
  for (const claim of claims) {
    if (claim.past) continue
    if (claim.field === 'company') return claim.value
    if (claim.field === 'employment' && claim.value.current) return claim.value.company
  }
  return null
}
