import type { PageLink } from '../../page.js'
import { handleLikeness } from '#domain/people/names/handles'
import { microblogUrl } from '#domain/people/networks/microblogs'
import { parseProfile } from '#domain/people/networks/networks'
import { addEmail, addLinks, addUrl, emailOfLink } from '../add_claims.js'
import { hostLabel, likeness, nameLetters } from '../subject/host_likeness.js'
import { isPerson } from '../recognisers.js'
import { mentionOf, type Reading } from '../reading.js'
import type { Mention } from '../../claim.js'
import { cardsOf } from '../layout/card_regions.js'

/** Extracts `rel=me` links, and profile and contact links outside of cards. */
export function fromLinks(reading: Reading): void {
  relMe(reading)
  siteProfiles(reading)
}

/**
 * Adds the page's `rel=me` links to one mention: the owner if that is a person, or else the subject, or else
 * the owner.
 */
function relMe(reading: Reading) {
  const { page, book, owner, subject } = reading
  const who = owner?.entity === 'person' ? owner : (subject ?? owner)
  if (!who) return
  const mention = mentionOf(reading, who)
  for (const link of page.links) {
    if (!link.rel.includes('me')) continue
    const origin = { quote: link.href, method: 'rel-me' as const }
    if (/^mailto:/i.test(link.url)) {
      const email = emailOfLink(link.url)
      if (email) addEmail(reading, mention, email, origin)
    } else {
      addUrl(reading, mention, link.url, origin, true)
      book.link(mention, link.url)
    }
  }
}

/**
 * Adds profile and contact links outside of cards. In an article, only links in boilerplate count,
 * and they belong to the site's owner.
 */
function siteProfiles(reading: Reading) {
  const { page, owner, subject, isArticle } = reading
  const inCards = new Set(cardsOf(reading).flatMap((card) => (card.name === subject?.name ? [] : card.links)))
  const others = othersLinks(reading)
  const holderOf = profileHolders(reading)
  for (const link of page.links) {
    if (inCards.has(link) || link.rel.includes('me') || isCredit(reading, link)) continue
    const holder = isArticle ? null : holderOf(link.url)
    if (holder) addLinks(reading, holder, [link], { method: 'link' })
    if (holder || others.has(link)) continue
    const who = link.boilerplate || isArticle ? owner : subjectOrOwner(reading, link.url)
    const isMail = /^(?:mailto|tel):/i.test(link.url)
    if (who?.entity === 'person' && who !== owner && isOfSite(link.url, who.name, page.url)) continue
    if (!who || (isArticle && !link.boilerplate) || (isMail && isPerson(link.text))) continue
    if (isMail || parseProfile(link.url) || microblogUrl(link.url))
      addLinks(reading, mentionOf(reading, who), [link], { method: 'link' })
  }
}

/** The maximum number of comparisons of links with people per page. A page may have thousands of each. */
const MAX_COMPARISONS = 20_000

/**
 * Returns a function that finds the holder of a profile among the page's other people: the only one
 * whose name the handle resembles. Null if the handle resembles the name of the subject or owner.
 */
function profileHolders({ book, owner, subject }: Reading): (url: string) => Mention | null {
  const own = [subject, owner].filter((one) => one !== null)
  const people = book
    .mentions()
    .filter(({ entity, name }) => entity === 'person' && own.every((one) => one.name !== name))
  let comparisons = MAX_COMPARISONS
  return (url) => {
    const profile = /^https?:/.test(url) ? parseProfile(url) : null
    if (!profile || profile.kind === 'company' || own.some((one) => isLike(profile.handle, one.name)))
      return null
    const holders = people.filter(
      ({ name }) => name !== null && comparisons-- > 0 && isLike(profile.handle, name)
    )
    return holders.length === 1 ? holders[0] : null
  }
}

const isLike = (handle: string, name: string): boolean => handleLikeness(handle, name) !== 'unlike'

/**
 * Returns links to other people's profiles, such as friends and co-authors. If a page links to
 * several profiles of one network and one is clearly the subject's, the others belong to other
 * people. The subject's profile has a handle like the name or host, or its link is in boilerplate.
 */
function othersLinks({ page, owner, subject }: Reading): Set<PageLink> {
  const name = (subject ?? owner)?.name
  if (!name) return new Set()
  const isOwner = name === owner?.name
  const label = isOwner ? hostLabel(page.url) : null
  const profiles = page.links.flatMap((link) => {
    const profile =
      /^https?:/.test(link.url) && (isOwner || !link.boilerplate) ? parseProfile(link.url) : null
    return profile ? [{ link, profile }] : []
  })
  const isTheirs = ({ link, profile: { handle } }: (typeof profiles)[number]) =>
    link.boilerplate ||
    handle.toLowerCase().replace(/[^a-z\d]/g, '') === label ||
    handleLikeness(handle, name) !== 'unlike'
  const groups = Map.groupBy(profiles, ({ profile }) => `${profile.network} ${profile.kind}`)
  return new Set(
    [...groups.values()]
      .filter((group) => new Set(group.map(({ profile }) => profile.url)).size > 1 && group.some(isTheirs))
      .flatMap((group) => group.filter((one) => !isTheirs(one)).map(({ link }) => link))
  )
}

/**
 * Returns the person or company that a profile link belongs to. On a person's page, a company profile belongs
 * to the owner if the owner is a company. On a company's page, a person's profile belongs to nobody.
 */
function subjectOrOwner({ subject, owner }: Reading, url: string) {
  const kind = parseProfile(url)?.kind
  if (subject?.entity === 'person' && kind === 'company') return owner?.entity === 'company' ? owner : null
  if (subject?.entity === 'company' && kind === 'person') return null
  return subject ?? owner
}

/** Whether a profile has the name of the site, such as a conference, and not a person's. */
function isOfSite(url: string, person: string, site: string): boolean {
  const profile = /^https?:/.test(url) ? parseProfile(url) : null
  if (!profile || handleLikeness(profile.handle, person) !== 'unlike') return false
  return likeness(nameLetters(profile.handle.replace(/[^\p{L}\p{N}]+/gu, ' ')), hostLabel(site)) >= 2
}

/** Whether a link credits the author of the theme or site: `Theme made by themester`. */
function isCredit({ page, isMined }: Reading, { block, text }: PageLink): boolean {
  const line = page.blocks[block]?.text
  if (!line || text === '' || isMined(block)) return false
  return /\b(?:by|par|von|por)$/i.test(line.slice(0, line.indexOf(text)).trimEnd())
}
