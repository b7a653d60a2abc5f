import { companyKey, looksLikeCompany } from '#domain/people/companies/company_name'
import { compareNames } from '#domain/people/names/names'
import { parseDate, isoWithoutQuarter } from '#domain/people/dates/dates'
import { fold } from '#domain/people/text/text'
import { parseUrl, sameSite } from '#domain/people/text/urls'
import type { Page } from '../../page.js'
import { jsonLdNodes } from '../../parse/json_ld.js'
import { isGenericHeading, isSection } from '../layout/headings.js'
import { isArticleType } from '../markup/json_ld_types.js'
import { isCompanyName, isPerson, isTitle } from '../recognisers.js'
import { meaningOf } from '../labels/label_meaning.js'
import { metaOf } from '../markup/meta.js'
import { nameInTitle } from './introductions.js'
import { isAboutPerson } from './person_or_company.js'
import type { NamedEntity } from '../reading.js'

const TITLE_MARK = /(?<!\s)\s+[|–—·•»-]\s+|(?<!\s)\s+[|»｜]\s*|[|»｜]\s*/

/** Returns the main heading: the first h1, else the first h2, else null. Skips boilerplate. */
export function mainHeading(page: Page): string | null {
  const headings = page.blocks.filter((block) => block.kind === 'heading' && !block.boilerplate)
  return (
    (headings.find(({ level }) => level === 1) ?? headings.find(({ level }) => level === 2))?.text ?? null
  )
}

/** Whether a page is a news or blog article. */
export function isArticle(page: Page): boolean {
  if (isSitePage(page)) return false
  if (/^article$/i.test(metaOf(page, 'og:type') ?? '')) return true
  if (metaOf(page, 'article:published_time')) return true
  if (
    page.structured.some(
      ({ kind, data }) =>
        kind === 'json-ld' && jsonLdNodes(data).some(({ types }) => types.some(isArticleType))
    )
  )
    return true
  const heading = mainHeading(page) ?? ''
  const isDated = page.times.length > 0 && page.times[0].block < 8
  return isDated && heading.split(/\s+/).length > 3 && page.regions.some(({ tag }) => tag === 'article')
}

/** Matches the paths of front pages, such as `/`, `/de` and `/index.html`. */
const FRONT = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/?(?:index\.\w{1,5})?$/i
/**
 * Whether a page is a site's front page, or its heading, title or address names a kind of page such
 * as About or Contact. Many publishing systems mark these as articles too.
 */
function isSitePage(page: Page): boolean {
  const { pathname = '', search = '' } = parseUrl(page.url) ?? {}
  if (search === '' && FRONT.test(pathname)) return true
  const path = pathname.replace(/\/$/, '')
  const segment = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w{1,5}$/, '')
    .replace(/[-_+]/g, ' ')
  return [segment, mainHeading(page), page.title?.split(TITLE_MARK)[0]].some(
    (name) => name && (isGenericHeading(name) || isSection('experience', name))
  )
}

/**
 * Returns a page's date from structured data or meta elements. For articles, time elements and the
 * first lines also count. Null without a date.
 */
export function dateOfPage(page: Page): string | null {
  const stated: unknown[] = []
  for (const { kind, data } of page.structured)
    if (kind === 'json-ld')
      for (const { types, properties } of jsonLdNodes(data))
        if (types.some(isArticleType))
          stated.push(properties.datePublished, properties.dateCreated, properties.dateModified)
  stated.push(metaOf(page, 'article:published_time', 'date', 'dc.date', 'publish-date', 'pubdate'))
  if (isArticle(page)) stated.push(...page.times.slice(0, 2).map(({ value }) => value), ...dateLines(page))
  for (const text of stated) {
    const date = typeof text === 'string' ? parseDate(text.slice(0, 40)) : null
    if (date) return isoWithoutQuarter(date)
  }
  return null
}

const dateLines = (page: Page): string[] =>
  page.blocks
    .slice(0, 12)
    .map(({ text }) => text)
    .filter((text) => text.length < 40)

/** Returns the subject of a page: `owner`, unless the heading or title names another entity. */
export function subjectOf(page: Page, owner: NamedEntity | null): NamedEntity | null {
  const heading = mainHeading(page)
  const name = nameIn(heading) ?? nameIn(page.title?.split(TITLE_MARK)[0] ?? null)
  const isOwners = owner?.entity === 'company' && name !== null && companyKey(owner.name) === companyKey(name)
  if (name && isPerson(name) && !isOwners && isAboutPerson(page, name)) {
    const isOwner = owner?.entity === 'person' && compareNames(owner.name, name) > 0.8
    return isOwner ? owner : { entity: 'person', name }
  }
  if (heading && name && isCompanyName(name) && !isMenuItem(page, heading) && isEntry(page, name, owner))
    return { entity: 'company', name }
  return owner
}

/** Whether the heading is a menu entry: a link to the same site has the same text. */
const isMenuItem = (page: Page, heading: string): boolean => {
  const normalised = (text: string) =>
    fold(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const name = normalised(heading)
  return page.links.some((link) => normalised(link.text) === name && sameSite(link.url, page.url))
}

/**
 * Returns the name in a heading, without brackets, job titles and words like "profile". Null if
 * nothing is left or the heading is generic or long.
 */
function nameIn(heading: string | null): string | null {
  if (!heading || heading.length > 120 || isGenericHeading(heading)) return null
  const [first, ...rest] = heading.split(TITLE_MARK)
  const name = first
    .replace(/(?<!\s)\s*\([^()]*\)\s*$/, '')
    .replace(/(?<!\s)\s+(?:company )?(?:profile|profil|perfil|overview|information)$/i, '')
    .replace(/^(?:about|über|à propos de|sobre|acerca de|meet|interview with|profile of)\s+/i, '')
    .replace(/,\s.*$/, (tail) => (isTitle(tail.slice(1).trim()) ? '' : tail))
    .trim()
  if (rest.length > 0 && isTitle(name) && isPerson(rest[0].trim())) return rest[0].trim()
  return name && !isGenericHeading(name) ? nameInTitle(name) : null
}

/**
 * Reports whether a page is about a company other than the site's owner. A label must state the
 * name, or the title must start with it and labels must state typical facts. Without a known owner,
 * a company's name in the heading or title suffices.
 */
function isEntry(page: Page, name: string, owner: NamedEntity | null): boolean {
  const key = companyKey(name)
  if (owner && companyKey(owner.name) === key) return false
  const isNamed = page.pairs.some(({ label, value }) => {
    const meaning = meaningOf(label)
    return (
      (meaning === 'name' ||
        meaning === 'company' ||
        meaning === 'company_name' ||
        meaning === 'legal_name') &&
      companyKey(value) === key
    )
  })
  const facts = page.pairs.filter(({ label }) =>
    /^(?:website|headcount|founded|industry|headquarters|ceo)$/.test(meaningOf(label) ?? '')
  ).length
  const isTitled = companyKey(page.title?.split(TITLE_MARK)[0] ?? '').startsWith(key)
  return isNamed || (isTitled && facts >= (owner ? 2 : 1)) || (!owner && (looksLikeCompany(name) || isTitled))
}
