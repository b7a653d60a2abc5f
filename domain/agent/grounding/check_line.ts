import { deobfuscateEmails } from '#domain/people/emails/emails'
import { findPhones } from '#domain/people/phones/phones'
import { words } from '#domain/people/text/text'
import type { AgentCitation } from '../tool.js'
import { addressesIn } from './addresses.js'
import type { Seen } from './seen.js'

/** A checked line, the pages it cites, and how many citations, contacts and quotes were removed. */
export type CheckedLine = { text: string; citations: AgentCitation[]; removed: number }

/**
 * A cited page must contain at least this share of the words in a statement's names and numbers. Statements
 * with fewer than two such words are not checked.
 */
const MIN_COVERAGE = 1 / 3
/** The maximum number of passes over a line. A line that needs more passes is dropped as adversarial. */
const MAX_PASSES = 4
/** The minimum number of words in a checked quote. Shorter quoted texts are usually names or terms. */
const MIN_QUOTE_WORDS = 4
/** Matches long runs of white space. `checkLine` shortens them, because scanning them is slow. */
const GAP = /[^\S\n]{12,}/g
/**
 * Matches the start of an HTML tag, except `<br>` and `<https://...>`. `checkLine` escapes tags, because they
 * could contain links that the address check misses.
 */
const TAG_START = /<(?=[a-z/!?])(?!https?:\/\/)(?!br\s*\/?>)/gi
const QUOTED = /["“„«]([^"“”„«»]{12,}?)["”“»]/gu

/**
 * Checks a line of an answer against the tools' output. Keeps the address of a page that a tool returned, in
 * the tool's spelling, if the page contains the statement's quotes verbatim and enough of the statement's
 * names and numbers. Keeps addresses that the caller sent, unless a tool returned their page too. Other links
 * lose their address. Removes e-mail addresses and phone numbers that no source contains, and the quotation
 * marks of invented quotes.
 */
export function checkLine(written: string, seen: Seen): CheckedLine {
  const checked = checkOnce(written.replace(TAG_START, '&lt;').replace(GAP, '  '), seen)
  for (let pass = 1; !isSettled(checked.text, seen); pass++) {
    if (pass === MAX_PASSES) return { text: '', citations: [], removed: checked.removed + 1 }
    const { text, removed } = checkOnce(checked.text, seen)
    checked.text = text
    checked.removed += removed
  }
  return checked
}

/**
 * Reports whether all addresses are known and spelled as in their source. If not, `checkLine` makes another
 * pass, because a removal can create a new address.
 */
const isSettled = (text: string, seen: Seen): boolean =>
  addressesIn(text).every(({ address }) => (seen.page(address)?.url ?? seen.callers(address)) === address)

function checkOnce(line: string, seen: Seen): CheckedLine {
  const citations: AgentCitation[] = []
  let [text, removed, at, statement] = ['', 0, 0, '']
  for (const { from, to, address, label: given } of addressesIn(line)) {
    const before = line.slice(at, from)
    if (words(before).length > 0) statement = before
    text += before
    const label = given === null ? null : withoutAddresses(given)
    const page = seen.page(address)
    const own = page ? null : seen.callers(address)
    if (page && supports(seen, page, `${statement} ${label ?? ''}`)) {
      citations.push(withQuote(page, statement, seen))
      text += linked(label, page.url)
    } else {
      text += own ? linked(label, own) : (label ?? '')
      if (!own && !leadsToContact(address)) removed++
    }
    at = to
  }
  const contacts = withoutInventedContacts(text + line.slice(at), seen)
  const quotes = withoutInventedQuotes(contacts.text, seen)
  return { text: quotes.text, citations, removed: removed + contacts.removed + quotes.removed }
}

const linked = (label: string | null, url: string) => (label === null ? url : `[${label}](${url})`)
const leadsToContact = (address: string) => /^(?:mailto|tel):/i.test(address)
const quotesIn = (text: string) =>
  [...text.matchAll(QUOTED)]
    .map(([, quote]) => quote)
    .filter((quote) => words(quote).length >= MIN_QUOTE_WORDS)

/** Replaces images and links inside a link label by their own labels. */
function withoutAddresses(label: string): string {
  let [text, at] = ['', 0]
  for (const { from, to, label: inner } of addressesIn(label)) {
    text += label.slice(at, from) + (inner ? withoutAddresses(inner) : '')
    at = to
  }
  return text + label.slice(at)
}

function supports(seen: Seen, page: AgentCitation, statement: string): boolean {
  if (!quotesIn(statement).every((quote) => seen.says(quote, page.url))) return false
  const distinctive = namesAndNumbers(statement)
  return distinctive.length < 2 || seen.coverage(distinctive, page.url) >= MIN_COVERAGE
}

function namesAndNumbers(statement: string): string[] {
  const found =
    statement.match(
      /(?<=[\p{Ll}\p{N},;:–-]\s{1,3})\p{Lu}[\p{L}'’]+|(?<![\p{L}'’])\p{Lu}[\p{L}'’]+(?=\s{1,3}\p{Lu})|(?<![\d.,])\d[\d.,]*\d/gu
    ) ?? []
  return found.flatMap((one) => words(/^\d/.test(one) ? one.replace(/[.,](?=\d{3})/g, '') : one))
}

function withQuote(page: AgentCitation, statement: string, seen: Seen): AgentCitation {
  const [quote] = quotesIn(statement)
  return quote !== undefined && seen.says(quote, page.url) ? { ...page, quote } : page
}

function withoutInventedContacts(line: string, seen: Seen): { text: string; removed: number } {
  const invented = [
    ...deobfuscateEmails(line).filter(({ email }) => !seen.knowsEmail(email)),
    ...findPhones(line).filter(({ e164 }) => !seen.knowsPhone(e164)),
  ]
  const text = invented.reduce((rest, { quote }) => rest.replaceAll(quote, '(removed)'), line)
  return { text, removed: invented.length }
}

function withoutInventedQuotes(line: string, seen: Seen): { text: string; removed: number } {
  let removed = 0
  const text = line.replace(QUOTED, (whole, quote: string) => {
    if (words(quote).length < MIN_QUOTE_WORDS || seen.says(quote)) return whole
    removed++
    return quote
  })
  return { text, removed }
}
