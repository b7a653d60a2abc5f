import type { PageLink } from '#domain/evidence/page'
import { networkOf } from '#domain/people/networks/networks'
import { registrableDomain, sameSite } from '#domain/people/text/urls'
import { linkKey } from '#domain/truth/subject'
import type { About } from '../passages.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'
import { termsOf } from '../terms.js'

/** Finds answers in links of the row's own page: careers page, price list, status page, profile. */
export function fromLinks(question: Question, about: About): PageAnswer[] {
  const { page, mention, date } = about
  const isUrl = question.format === 'url'
  if ((!isUrl && question.format !== 'boolean') || !mention.own || question.heads.length === 0) return []
  if (question.role || (question.concept && !isUrl)) return []
  const links = page.links.filter(
    (link) => /^https?:/i.test(link.url) && isOwn(link, about) && isAbout(question, link)
  )
  const [named] = links
  if (!named) return []
  const value = isUrl ? named.url : true
  const quote = !isUrl && named.text && page.text.includes(named.text) ? named.text : named.href
  return [{ value, quote, method: 'link', statedAt: date, past: false }]
}

/** Reports whether a link leads to the site, is repeated on every page, or is the row's profile. */
function isOwn({ url, boilerplate }: PageLink, { page, mention }: About): boolean {
  if (!networkOf(url)) return boilerplate || sameSite(url, page.url)
  const key = linkKey(url)
  return boilerplate || mention.links.some((link) => linkKey(link) === key)
}

/** Reports whether a link's text or address contains what is requested and nothing more. */
function isAbout({ heads, terms }: Question, { text, url }: PageLink): boolean {
  const words = termsOf(text).strong
  const isNamed =
    words.length > 0 &&
    words.length <= 4 &&
    heads.every((head) => words.includes(head)) &&
    words.every((term) => terms.includes(term))
  if (isNamed) return true
  const { hostname, pathname } = new URL(url)
  if (networkOf(url)) {
    const names = networkTerms((registrableDomain(hostname) ?? hostname).split('.')[0])
    return heads.some((head) => names.includes(head))
  }
  const subdomain = hostname.split('.').length > 2 ? hostname.split('.')[0] : ''
  const page = pathname.split('/').filter(Boolean).at(-1) ?? ''
  const place = termsOf(`${subdomain} ${page}`.replace(/\W+/g, ' ')).strong
  return (
    place.length > 0 &&
    heads.every((head) => place.includes(head)) &&
    place.every((term) => terms.includes(term))
  )
}

/** Adds the former name of X. */
const networkTerms = (site: string): string[] => (site === 'x' ? ['x', 'twitter'] : [site])
