import { parseUrl, registrableDomain, isFreeMailDomain } from '#domain/people/text/urls'
import { networkOf } from '#domain/people/networks/networks'
import { companyKey } from '#domain/people/companies/company_name'
import { parse } from 'tldts'
import { addUrl } from '../add_claims.js'
import type { Mention } from '../../claim.js'
import { hostLabel, likeness, nameLetters, type NameLetters } from '../subject/host_likeness.js'
import { minedBlocks, mentionOf, type Reading } from '../reading.js'
import { quoteAround, sentencesOf } from '../sentences/sentences.js'

const DOMAIN =
  /(?<![\p{L}\p{N}@./_-])(?:https?:\/\/)?(?:www\.)?((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,3}[a-z]{2,12})(?:\/[\w./~-]{0,80})?(?![\p{L}\p{N}@_-])/giu
const MAX_DOMAINS = 200

/**
 * Extracts web addresses in text (`has moved to acme.com`) for the company with a similar name. Without such
 * a company, uses the first of these: the company named beside the address, a company with a new name, the
 * only company of an article, the subject.
 */
export function fromDomains(reading: Reading): void {
  const { page, book, subject, owner } = reading
  let count = 0
  const letters = new Map<string, NameLetters>()
  const lettersOf = (name: string) => {
    let known = letters.get(name)
    if (!known) letters.set(name, (known = nameLetters(name)))
    return known
  }
  for (const [, block] of minedBlocks(reading)) {
    if (!/\.[a-z]{2}/i.test(block.text)) continue
    for (const sentence of sentencesOf(block.text))
      for (const { 0: written, 1: domain, index } of sentence.matchAll(DOMAIN)) {
        if (++count > MAX_DOMAINS) return
        if (!isDomain(domain) || networkOf(domain) || isFreeMailDomain(domain)) continue
        const origin = {
          quote: quoteAround(sentence, index, index + written.length),
          method: 'sentence' as const,
        }
        const label = hostLabel(domain)
        const likenessOf = (name: string) => likeness(lettersOf(name), label)
        const [alike] = book
          .mentions()
          .flatMap((one) => (one.entity === 'company' && one.name !== null ? [one] : []))
          .map((one) => ({ one, alike: likenessOf(one.name!) }))
          .filter((scored) => scored.alike >= 2)
          .sort((a, b) => b.alike - a.alike)
          .map(({ one }) => one)
        const before = namedBefore(sentence.slice(0, index))
        const target =
          alike ??
          (before
            ? book
                .mentions()
                .find(
                  ({ entity, name }) =>
                    entity === 'company' && name && companyKey(name) === companyKey(before)
                )
            : undefined)
        const mentioned = alike ? undefined : (renamedOf(reading, sentence) ?? onlyCompany(reading))
        const isSite = registrableDomain(page.url) === registrableDomain(domain)
        if (target) addUrl(reading, target, parseUrl(written)?.href ?? domain, origin, true)
        else if (mentioned) addUrl(reading, mentioned, parseUrl(written)?.href ?? domain, origin, true)
        else if (reading.profile && subject)
          addUrl(reading, mentionOf(reading, subject), parseUrl(written)?.href ?? domain, origin, true)
        else if (!owner && subject && !isSite && likenessOf(subject.name) >= 1)
          addUrl(reading, mentionOf(reading, subject), domain, origin, true)
      }
  }
}

const MOVED =
  /\b(?:moved to|moves to|now at|new (?:home|site|address)|find (?:us|them|it) at|umgezogen|jetzt unter|désormais sur|ahora en|agora em)\b/iu

/**
 * Returns the company X in `X, known until now as Y, has moved to x.com`; undefined for other
 * sentences.
 */
function renamedOf({ book }: Reading, sentence: string): Mention | undefined {
  if (!MOVED.test(sentence)) return undefined
  return book.mentions().find(({ claims }) => claims.some(({ field, past }) => field === 'name' && past))
}

/**
 * Returns the only company in a news article besides the site's owner; undefined if there is none
 * or several.
 */
function onlyCompany({ book, isArticle, owner }: Reading): Mention | undefined {
  const companies = book.mentions().filter(({ entity, name }) => entity === 'company' && name !== owner?.name)
  return isArticle && companies.length === 1 ? companies[0] : undefined
}

const isDomain = (domain: string) => parse(domain).isIcann === true || /\.(?:example|test)$/.test(domain)

/** Returns the name before an opening bracket, or null. */
const namedBefore = (text: string) => /(\p{Lu}[\p{L}\p{N}&' -]{1,50}?)\s*[([]\s*$/u.exec(text)?.[1] ?? null
