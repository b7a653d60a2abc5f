import { Parser } from 'htmlparser2'
import { linkWord } from '#domain/evidence/link_word'
import { deobfuscateEmails } from '#domain/people/emails/emails'

export type PageWords = {
  title: string | null
  url: string
  body: string
  /**
   * The link words (`linkWord`) of links to other hosts, of addresses in structured data (JSON-LD),
   * and of e-mail addresses in the text.
   */
  links: string
}

const SKIPPED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'head',
])
const INLINE = new Set('a abbr b bdi cite code em font i mark q s small span strong sub sup u wbr'.split(' '))
/** Maximum characters of text per page that are indexed. */
const MAX_CHARACTERS = 60_000
const DESCRIPTIVE_META = /^(?:description|author|keywords|og:title|og:description|profile:\w+)$/i

/**
 * Returns a page's title, and the folded words of its address, text and links. The text includes
 * descriptions, keywords and authors from meta elements.
 */
export function pageWords(url: string, mediaType: string, text: string): PageWords {
  const markup = /html|xml/.test(mediaType)
  const { title, body, addresses } = markup
    ? fromMarkup(text, url)
    : { title: null, body: text.slice(0, MAX_CHARACTERS), addresses: [] }
  const mails = deobfuscateEmails(body.slice(0, MAX_CHARACTERS)).map(({ email }) => email)
  return {
    title,
    url: foldWords(decodeUrl(url)),
    body: foldWords(body),
    links: linkWords([...addresses, ...mails]),
  }
}

/** Maximum links and e-mail addresses per page that are indexed. */
const MAX_LINKS = 500

function linkWords(addresses: readonly string[]): string {
  const words = addresses.slice(0, MAX_LINKS).flatMap((address) => linkWord(address) ?? [])
  return [...new Set(words)].join(' ')
}

function fromMarkup(html: string, base: string): { title: string | null; body: string; addresses: string[] } {
  const addresses: string[] = []
  const host = URL.canParse(base) ? new URL(base).host : ''
  const parts: string[] = []
  let length = 0
  let skipped = 0
  let title: string | null = null
  let inTitle = false
  let inData = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'title') inTitle = title === null
        if (name === 'script') inData = /^application\/ld\+json/i.test(attributes.type ?? '')
        if (name === 'a' && isOutgoing(attributes.href, host)) addresses.push(attributes.href.trim())
        if (
          name === 'meta' &&
          DESCRIPTIVE_META.test(attributes.name ?? attributes.property ?? '') &&
          attributes.content
        )
          parts.push(attributes.content.slice(0, 1000), ' ')
        if (SKIPPED.has(name)) skipped++
        else if (!INLINE.has(name)) parts.push(' ')
      },
      ontext(data) {
        if (inTitle) title = (title ?? '') + data
        else if (inData) addresses.push(...addressesIn(data).filter((address) => isOutgoing(address, host)))
        else if (skipped === 0 && length < MAX_CHARACTERS) {
          parts.push(data)
          length += data.length
        }
      },
      onclosetag(name) {
        if (name === 'title') inTitle = false
        if (name === 'script') inData = false
        if (SKIPPED.has(name)) skipped = Math.max(0, skipped - 1)
        else if (!INLINE.has(name)) parts.push(' ')
      },
    },
    { decodeEntities: true, lowerCaseTags: true }
  )
  for (let at = 0; at < html.length && length < MAX_CHARACTERS; at += 65_536)
    parser.write(html.slice(at, at + 65_536))
  parser.end()
  const tidy = (title as string | null)
    ?.replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 500)
  return { title: tidy || null, body: parts.join('').slice(0, 2 * MAX_CHARACTERS), addresses }
}

/** Returns the strings in JSON that are web addresses, except addresses of schema.org. */
const addressesIn = (json: string): string[] =>
  json
    .replaceAll('\\/', '/')
    .split('"')
    .filter((text) => /^https?:/i.test(text) && !text.includes('//schema.org'))

/** Whether a link leads to a mailbox or another host. */
function isOutgoing(href: string | undefined, host: string): href is string {
  const address = href?.trim() ?? ''
  if (/^mailto:/i.test(address)) return true
  if (!/^(?:https?:)?\/\//i.test(address)) return false
  const after = address.slice(0, 300).split(`//${host}`, 2)[1]
  return after === undefined || /^[\w.-]/.test(after)
}

function decodeUrl(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/**
 * Folds text to lower-case words without accents. Chinese and Japanese text becomes overlapping
 * pairs of characters. The same function folds pages and queries.
 */
export function foldWords(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
  const paired = folded.replace(CJK, (run) => ` ${pairs([...run])} `)
  return paired.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

function pairs(characters: string[]): string {
  if (characters.length < 2) return characters.join('')
  return characters
    .slice(1)
    .map((character, i) => characters[i] + character)
    .join(' ')
}
