import { lettersIn } from '#domain/people/companies/name_words'
import { companyKey, sameCompany } from '#domain/people/companies/company_name'
import { hostLabel, hostLikeness, NAMED_AFTER } from '#domain/evidence/extract/subject/host_likeness'
import {
  isFrontPage,
  type OwnerCandidate,
  ownerCandidates,
} from '#domain/evidence/extract/subject/page_owner'
import { isPerson, personAtEnd } from '#domain/evidence/extract/recognisers'
import { metaOf } from '#domain/evidence/extract/markup/meta'
import { siteRoot } from '#domain/evidence/extract/subject/site_root'
import type { Page } from '#domain/evidence/page'
import type { PageHint } from '#domain/evidence/page_hint'
import { handleLikeness } from '#domain/people/names/handles'
import { emailKind } from '#domain/people/emails/emails'
import { compareNames, unspacedName } from '#domain/people/names/names'
import { fold, words } from '#domain/people/text/text'
import { registrableDomain } from '#domain/people/text/urls'
import { networkOf, parseProfile } from '#domain/people/networks/networks'
import { isHeaded, isImprinted, isPublishedBy, isWelcoming } from './company_signs.js'
import { profileLikeness, showsRowAddress } from '../identity/row_addresses.js'
import type { Subject } from '../subject.js'
import type { ReadPage } from '#domain/evidence/page_parser'

/** The minimum score of a candidate whose name is a part of the subject's name. */
const MIN_SCORE = 2
const TITLE_MARK = /(?<!\s)\s+[|–—·•»:-]\s+|(?<!\s)\s+[|»｜]\s*|[|»｜]\s*/
/** How many blocks at the start, and at the end, of a page are searched for its owner. */
const EDGE = 3
/** How many blocks at the start of a page are searched for a name in another script. */
const FIRST_LINES = 20
/** Names at least this similar are equal. */
const SAME_NAME = 0.95

/**
 * Returns a hint that a site may belong to the row. The hint decides only how the page is read. A
 * sign is required: a likely name of the owner contains the row's name ("Doe Family Practice, Jane
 * Doe") or the reverse, the host resembles the row's name, or a company's name is the title, the
 * header or in the imprint. If the page already names an owner, `isCalled` decides for companies
 * and `isInOtherScript` for people. For a person without a name, see `bearerHint`. Returns null for
 * profiles and custom rows.
 */
export function ownerHintFor(subject: Subject, { page, mentions }: ReadPage): PageHint | null {
  const { entity, name } = subject
  if (entity === 'custom' || networkOf(page.url)) return null
  const own = mentions.find((mention) => mention.own && mention.entity === entity)
  if (!name) return entity === 'person' && !own ? bearerHint(subject, { page, mentions }) : null
  const hint = { entity, name, home: siteRoot(page) }
  if (own) {
    const isOwner =
      entity === 'company' ? isCalled(page, own.name, name) : isInOtherScript(page, own.name, name)
    return isOwner ? hint : null
  }
  if (entity === 'person' && isMemberPage({ page, mentions }, name)) return null
  const isNamed = candidatesOf(page).some(
    (one) => contains(one.name, name, entity) || (one.score >= MIN_SCORE && contains(name, one.name, entity))
  )
  const isTitled =
    entity === 'company' && [isTitleOf, isHeaded, isWelcoming, isImprinted].some((sign) => sign(page, name))
  const isHost = hostLikeness(name, page.url) >= NAMED_AFTER || (entity === 'person' && isAtTop(page, name))
  return isNamed || isTitled || isHost ? hint : null
}

/**
 * Whether an inner page of an organisation's site is about a person: its title starts with the
 * person's name and ends with the organisation's, after which the host is named. False if both
 * names share a word, because many practices bear their owner's name.
 */
function isMemberPage({ page, mentions }: ReadPage, name: string): boolean {
  const owner = mentions.find(({ own, entity }) => own && entity === 'company')?.name
  if (!owner || isFrontPage(new URL(page.url).pathname)) return false
  const parts = page.title?.split(TITLE_MARK).filter(Boolean) ?? []
  return (
    parts.length > 1 &&
    contains(parts[0], name, 'person') &&
    sameCompany(parts.at(-1)!, owner) &&
    hostLikeness(owner, page.url) >= NAMED_AFTER &&
    hostLikeness(name, page.url) < NAMED_AFTER &&
    words(name).every((word) => !words(owner).includes(word))
  )
}

/** Whether a host is made of a name, such as `jdoe.example`, and the first lines have the name. */
const isAtTop = (page: Page, name: string): boolean =>
  handleLikeness(hostLabel(page.url), name) !== 'unlike' &&
  page.blocks.slice(0, EDGE).some(({ text }) => text === name)

/**
 * Whether a page names its owner in Latin letters, and one of its first lines is the row's name in
 * Chinese, Japanese or Korean script; or the reverse.
 */
function isInOtherScript(page: Page, owner: string | null, name: string): boolean {
  const unspaced = unspacedName(name)
  if (owner === null || (unspacedName(owner) === null) === (unspaced === null)) return false
  return page.blocks
    .slice(0, FIRST_LINES)
    .some(({ text, boilerplate }) => !boilerplate && isPerson(text) && compareNames(text, name) >= SAME_NAME)
}

/**
 * Whether the owner of a site may be the row although the page gives the owner another name. This
 * is so if:
 * - one name contains the other,
 * - the host or the page's title has the row's name (see `isTitleOf`),
 * - the page is headed by the name, welcomes to it or states it as publisher, or
 * - the host resembles the row's name, and the first or last blocks of the page contain the name.
 */
function isCalled(page: Page, owner: string | null, name: string): boolean {
  if (owner !== null && sameCompany(owner, name)) return false
  const likeness = hostLikeness(name, page.url)
  if (likeness >= NAMED_AFTER || isTitleOf(page, name)) return true
  if (isHeaded(page, name) || isWelcoming(page, name) || isPublishedBy(page, name)) return true
  const isPart = owner !== null && (contains(owner, name, 'company') || contains(name, owner, 'company'))
  const edges = [...page.blocks.slice(0, EDGE), ...page.blocks.slice(-EDGE)]
  return isPart || (likeness >= 1 && edges.some(({ text }) => contains(text, name, 'company')))
}

/**
 * Whether a part of the title, with or without what is in brackets, or the page's description has the
 * same words as a name. Only the last part of a title counts, except on a front page. Parts are
 * separated by marks such as `|`.
 */
function isTitleOf(page: Page, name: string): boolean {
  const { title, url } = page
  const parts = title?.split(TITLE_MARK) ?? []
  const { pathname } = new URL(url)
  const chosen = isFrontPage(pathname.replace(/^\/[^/.]+(?=\/(?:index\.\w+)?$)/, ''))
    ? parts
    : parts.slice(1).slice(-1)
  const words = (text: string) => companyKey(text).split(' ').sort().join(' ')
  return (
    lettersIn(words(name)) >= MIN_LENGTH &&
    [...chosen.flatMap(formsOf), metaOf(page, 'description') ?? ''].some(
      (form) => words(form) === words(name)
    )
  )
}

/** Returns a name, and its parts before and in brackets: `青葉精機 (Aoba Seiki)`. */
function formsOf(name: string): string[] {
  const [before, inside] = name.split(/[()（）]/u)
  return inside === undefined ? [name] : [name, before, inside]
}

/**
 * Returns a hint for a page that shows an address of a nameless row, and whose title, copyright
 * line or host names somebody whose name resembles the profile or the e-mail address. A mailbox at
 * the page's own domain need not resemble the name in the title. For a role
 * mailbox at the page's own domain, such as `info@doe-dental.example`, the domain must resemble the
 * name. The owner's name is required, because lists of people show the addresses of many people.
 */
function bearerHint(subject: Subject, { page, mentions }: ReadPage): PageHint | null {
  const isShown = showsRowAddress(subject, page)
  const isOffice = isOfficeOf(subject, page.url)
  if (!isShown && !isOffice) return null
  const hasCompany = mentions.some((one) => one.own && one.entity === 'company')
  const isTitledWith = (name: string) => !hasCompany && contains(page.title ?? '', name, 'person')
  const isCompany = (name: string) =>
    mentions.some((one) => one.own && one.entity === 'company' && one.name && sameCompany(one.name, name))
  const isLike = (name: string) =>
    (isOffice && isNamedAfter(page.url, name) && (isShown || !isCompany(name))) ||
    (isRole(subject) && isNamedAfter(`https://${subject.email!.domain}/`, name) && !isCompany(name)) ||
    profileLikeness(subject, name) !== 'unlike' ||
    (isShown && isAtMailDomain(subject, page.url) && isTitledWith(name)) ||
    (subject.email !== null &&
      (handleLikeness(subject.email.local, name) !== 'unlike' || isWordOf(subject.email.local, name)))
  const owners = candidatesOf(page).filter(({ score }) => score >= 1)
  const names = [
    ...mentions.flatMap(({ entity, name }) => (entity === 'person' && name ? [name] : [])),
    ...owners.map((one) => personIn(one.name)),
  ]
  const isOwners = (name: string) =>
    isNamedAfter(page.url, name) ||
    owners.some((one) => contains(one.name, name, 'person')) ||
    (isShown && isTitledWith(name))
  const name =
    names.find(
      (one) => isPerson(one) && isLike(one) && isOwners(one) && !isMemberPage({ page, mentions }, one)
    ) ?? (mentions.some((one) => one.entity === 'person') ? null : oneWordName(subject, owners, page))
  return name ? { entity: 'person', name, home: siteRoot(page) } : null
}

/** Likely owners by page, because every row that finds a page asks for them. */
const known = new WeakMap<Page, OwnerCandidate[]>()

function candidatesOf(page: Page): readonly OwnerCandidate[] {
  const candidates = known.get(page) ?? ownerCandidates(page)
  known.set(page, candidates)
  return candidates
}

/** The minimum number of letters of a name that may be part of a longer name or host. */
const MIN_LENGTH = 5
/** The minimum number of letters of a word that is a whole mailbox or a whole part of a host. */
const MIN_WORD = 4

/** Whether a mailbox is one word of a name: `jane@` for Jane Doe. */
const isWordOf = (local: string, name: string): boolean =>
  local.length >= MIN_WORD && words(name).includes(fold(local))

/** Returns the person's name in `Hausarztpraxis Jane Doe`. Returns any other name as it is. */
const personIn = (name: string): string => (isPerson(name) ? name : (personAtEnd(name) ?? name))

/**
 * Returns an owner's name of one word that is also a word of the handle of the row's profile and in
 * the host: `Quellida` for `in/hey-quellida`. Null without such an owner.
 */
function oneWordName({ urls }: Subject, owners: readonly OwnerCandidate[], { url }: Page): string | null {
  const handles = urls.flatMap((one) => {
    const profile = parseProfile(one)
    return profile?.kind === 'person' ? profile.handle.split(/[^\p{L}\p{N}]+/u).map(fold) : []
  })
  const isOwn = (name: string) =>
    name.length >= MIN_LENGTH && handles.includes(fold(name)) && isNamedAfter(url, name)
  return owners.find(({ name }) => words(name).length === 1 && isOwn(name))?.name ?? null
}

const isRole = ({ email }: Subject): boolean =>
  email !== null && emailKind(`${email.local}@${email.domain}`) === 'role'

/** Whether the row's mailbox is a role at the page's domain. */
const isOfficeOf = (subject: Subject, url: string): boolean => isRole(subject) && isAtMailDomain(subject, url)

const isAtMailDomain = ({ email }: Subject, url: string): boolean =>
  email !== null && registrableDomain(email.domain) === registrableDomain(url)

/**
 * Whether a host is a name or contains its last word: `janedoe.example`, `doe-solutions.example`. A
 * short word must be whole.
 */
function isNamedAfter(url: string, name: string): boolean {
  if (hostLikeness(name, url) >= 1) return true
  const [word, label] = [words(name).at(-1) ?? '', hostLabel(url)]
  return word.length >= MIN_LENGTH
    ? label.includes(word)
    : word.length >= MIN_WORD && (registrableDomain(url) ?? '').split(/[.-]/).includes(word)
}

/** Whether `whole` contains `part` as consecutive words. False for parts under five letters. */
function contains(whole: string, part: string, entity: 'person' | 'company'): boolean {
  const form = entity === 'company' ? companyKey : fold
  const [unspaced, other] = [unspacedName(whole), unspacedName(part)]
  if (entity === 'person' && unspaced !== null && other !== null) return unspaced === other
  const [outer, inner] = [form(whole), form(part)]
  return lettersIn(inner) >= MIN_LENGTH && ` ${outer} `.includes(` ${inner} `)
}
