import type { Claim, Mention } from './claim.js'
import type { Page } from './page.js'
import type { ReadPage } from './page_parser.js'
import { isObject } from '#domain/is_object'
import type { SuppressionScope } from '#domain/privacy/suppression_list'

const REMOVED = '[removed]'
/** Shorter texts would also match inside other words. */
const MIN_TEXT = 5
/** An obfuscated address has at most this many extra characters: jane [at] acme [dot] com. */
const MAX_MARKS = 20

/**
 * Returns a read page without suppressed people. Drops their mentions, and removes their names,
 * contacts and profiles from texts and quotes, whether in capitals or not. Keeps a name that
 * another mention shares. A page that belongs to a suppressed person becomes empty. For the scope
 * `contacts`, removes only e-mail addresses and phone numbers.
 * @param scopes the scope of each mention, in order; null for people who are not suppressed
 */
export function withoutSuppressed(
  { page, mentions }: ReadPage,
  scopes: readonly (SuppressionScope | null)[]
): ReadPage {
  const gone = mentions.filter((_, i) => scopes[i] === 'all')
  if (gone.some(({ own }) => own)) return { page: emptied(page), mentions: [] }
  const silent = mentions.filter((_, i) => scopes[i] === 'contacts')
  const namesakes = new Set(
    mentions.flatMap(({ name }, i) => (name && scopes[i] !== 'all' ? [name.toLowerCase()] : []))
  )
  const texts = [...gone.flatMap(identifyingTexts), ...silent.flatMap(contactTexts)].filter(
    (text) => text.length >= MIN_TEXT && !namesakes.has(text.toLowerCase())
  )
  if (texts.length === 0) return { page, mentions: mentions.filter((_, i) => scopes[i] !== 'all') }
  const patterns = patternsOf(texts)
  const kept = mentions.flatMap((mention, i): Mention[] => {
    if (scopes[i] === 'all') return []
    const isSilent = scopes[i] === 'contacts'
    const claims = mention.claims.flatMap((claim): Claim[] => {
      if ((isSilent && isContact(claim)) || isIn(claim.value, patterns)) return []
      return [{ ...claim, quote: replaced(claim.quote, patterns) as string }]
    })
    return [{ ...mention, claims }]
  })
  return { page: redacted(page, patterns), mentions: kept }
}

const isContact = ({ field }: Claim): boolean => field === 'email' || field === 'phone'

const contactTexts = ({ claims }: Mention): string[] =>
  claims.flatMap((claim) =>
    claim.field === 'email' || claim.field === 'phone' ? [claim.value, ...shortQuote(claim)] : []
  )

/**
 * Returns the quote if it is only the page's spelling of an address or number. A longer quote also has other
 * texts.
 */
const shortQuote = ({ value, quote }: { value: string; quote: string }): string[] =>
  quote.length <= value.length + MAX_MARKS ? [quote] : []

/** Returns the texts by which others recognise a person on the page. */
const identifyingTexts = (mention: Mention): string[] => [
  ...(mention.name ? [mention.name] : []),
  ...contactTexts(mention),
  ...mention.claims.flatMap((claim) => (claim.field === 'social' ? [claim.value] : [])),
]

/**
 * Returns patterns for the texts: as whole words in any case, and as written anywhere. Longer texts come
 * first, because a text may begin with another one. Returns two patterns, because one pattern with inline
 * modifiers stops matching in long-running processes.
 */
function patternsOf(texts: readonly string[]): RegExp[] {
  const longestFirst = [...texts].sort((a, b) => b.length - a.length)
  const any = longestFirst.map((text) => RegExp.escape(text)).join('|')
  return [new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu'), new RegExp(any, 'gu')]
}

const isIn = (value: Claim['value'], patterns: readonly RegExp[]): boolean => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return patterns.some((pattern) => text.search(pattern) !== -1)
}

const emptied = ({ url, via, observedAt, language, canonical }: Page): Page => ({
  url,
  via,
  observedAt,
  title: null,
  language,
  canonical,
  text: '',
  blocks: [],
  links: [],
  regions: [],
  pairs: [],
  rows: [],
  times: [],
  structured: [],
})

/** Replaces the texts in every string of the page, except in the addresses of the page itself. */
function redacted(page: Page, patterns: readonly RegExp[]): Page {
  const { url, via, canonical, observedAt } = page
  return { ...(replaced(page, patterns) as Page), url, via, canonical, observedAt }
}

function replaced(value: unknown, patterns: readonly RegExp[]): unknown {
  if (typeof value === 'string')
    return patterns.reduce((text, pattern) => text.replace(pattern, REMOVED), value)
  if (Array.isArray(value)) return value.map((one) => replaced(one, patterns))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, patterns)]))
}
