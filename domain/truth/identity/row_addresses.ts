import { likeness, nameLetters, projectFolder } from '#domain/evidence/extract/subject/host_likeness'
import { handleLikeness } from '#domain/people/names/handles'
import { type Email, parseEmail } from '#domain/people/emails/emails'
import { AT_WORDS, DOT_WORDS } from '#domain/people/emails/mail_domains'
import { networkOf, parseProfile } from '#domain/people/networks/networks'
import { nameTokens } from '#domain/people/names/names'
import { fold } from '#domain/people/text/text'
import { registrableDomain } from '#domain/people/text/urls'
import { linkKey, type Subject } from '../subject.js'

/** The number of characters of a line that are searched for an obfuscated mailbox. */
const MAX_LINE = 400

type LinkedPage = { text: string; links?: readonly { url: string }[] }

const keysCache = new WeakMap<object, ReadonlySet<string>>()

/** Returns the keys of all pages, profiles and mailboxes that a page links to. */
function keysOf(links: readonly { url: string }[]): ReadonlySet<string> {
  const known = keysCache.get(links)
  if (known) return known
  const keys = new Set(
    links.flatMap(({ url }) =>
      /^mailto:/i.test(url) ? (parseEmail(url)?.canonical ?? []) : (linkKey(url) ?? [])
    )
  )
  keysCache.set(links, keys)
  return keys
}

/**
 * Whether a page links to a profile or site of the row or shows the row's e-mail address. For a
 * company, a mailbox at its domain counts too.
 */
export function showsRowAddress({ entity, domain, email, links }: Subject, page: LinkedPage): boolean {
  const linked = keysOf(page.links ?? [])
  if (links.some((key) => linked.has(key))) return true
  if (domain && entity === 'company' && showsMailbox(page, linked, domain)) return true
  if (!email) return false
  return linked.has(email.canonical) || showsAddress(page.text, email)
}

/** Whether a page shows a mailbox of a company's domain. */
const showsMailbox = ({ text }: LinkedPage, linked: ReadonlySet<string>, domain: string): boolean =>
  text.toLowerCase().includes(`@${domain}`) || [...linked].some((key) => key.endsWith(`@${domain}`))

/** Whether a text shows a mailbox, possibly obfuscated: "jane (at) acme dot com". */
export function showsAddress(text: string, { local, domain }: Email): boolean {
  const lower = text.toLowerCase()
  if (lower.includes(`${local}@${domain}`.toLowerCase())) return true
  const [first] = local.toLowerCase().split(/[._+-]/)
  const wanted = ` ${plainWords(`${local} ${domain}`)} `
  return lower
    .split('\n')
    .some((line) => line.includes(first) && ` ${plainWords(line.slice(0, MAX_LINE))} `.includes(wanted))
}

/** Returns the words of a text without the words for @ and dot. */
const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !AT_OR_DOT.test(word))
    .join(' ')

const AT_OR_DOT = new RegExp(`^(?:${AT_WORDS}|${DOT_WORDS}|à)$`, 'iu')

/** Returns the best resemblance between a name and the handles of the row's profiles. */
export function profileLikeness({ urls }: Subject, name: string): 'whole' | 'part' | 'unlike' {
  const found = urls.flatMap((url) => {
    const profile = parseProfile(url)
    if (!profile || profile.network === 'website') return []
    // Ignores the number that networks append to a handle if another user has it already.
    const handle = profile.handle.replace(/-(?=[\da-f]*\d)[\da-f]{5,12}$/i, '')
    // A business may follow: `jane-doe-acme-bakery`.
    const start = handle.split('-').slice(0, nameTokens(name).length)
    return [
      handleLikeness(handle, name),
      ...(start.length > 1 ? [handleLikeness(start.join('-'), name)] : []),
    ]
  })
  return found.includes('whole') ? 'whole' : found.includes('part') ? 'part' : 'unlike'
}

/** The probability that an address with a part of a name belongs to a bearer of the name. */
const PART = 0.9

/**
 * Returns the probability that an address of the row belongs to a person whom the same page names:
 * 1 if the mailbox or the profile's handle is made of the whole name, less for parts, 0 otherwise.
 */
export function addressLikeness(subject: Subject, name: string): number {
  const { email } = subject
  const found = [
    profileLikeness(subject, name),
    email ? handleLikeness(email.local, name) : 'unlike',
    email && isPartOf(email.local, name) ? 'part' : 'unlike',
  ]
  return found.includes('whole') ? 1 : found.includes('part') ? PART : 0
}

/** Whether a mailbox is the first or last word, or words and initials of a name: `doe@`, `jmdoe@`. */
function isPartOf(local: string, name: string): boolean {
  const letters = nameLetters(name)
  const label = fold(local).replace(/[^a-z\d]/g, '')
  return (
    label.length >= MIN_HANDLE &&
    letters.words.length > 1 &&
    (label === letters.words[0] ||
      label === letters.words.at(-1) ||
      likeness(letters, label) === MADE_OF_WORDS)
  )
}

/** The likeness of a label that is made of words and initials of a name. */
const MADE_OF_WORDS = 2

/**
 * Whether a page's host, or its folder on a shared host, is named after an address of the row: the
 * handle of a profile, or the domain of a company's site that differs from the page's.
 */
export function hasGivenHandle({ entity, domain, links }: Subject, { url }: { url: string }): boolean {
  if (networkOf(url)) return false
  const given = links.flatMap((key) =>
    /^(?:site|page):/.test(key) ? [] : [key.slice(Math.max(key.lastIndexOf(':'), key.lastIndexOf('/')) + 1)]
  )
  if (entity === 'company' && domain && domain !== registrableDomain(url)) given.push(domain.split('.')[0])
  const wanted = new Set(given.map(plainHandle).filter(({ length }) => length >= MIN_HANDLE))
  return handlesOf(url).some((handle) => wanted.has(plainHandle(handle)))
}

/** Removes case and marks, because host names and handles write hyphens, dots and capitals differently. */
const plainHandle = (handle: string): string => handle.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The minimum number of characters of a compared handle. Shorter handles belong to many people. */
const MIN_HANDLE = 5

/**
 * Returns the handle of a profile. For a site, returns the first label of its domain, and its folder
 * on a host that gives everybody a name.
 */
export function handlesOf(url: string): string[] {
  const profile = parseProfile(url)
  if (profile && profile.network !== 'website') return [profile.handle]
  const label = registrableDomain(url)?.split('.')[0]
  return [label, projectFolder(url)].filter((handle) => handle !== undefined && handle !== null)
}
