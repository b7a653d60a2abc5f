import { deobfuscateEmails } from '#domain/people/emails/emails'
import { findPhones } from '#domain/people/phones/phones'
import { words } from '#domain/people/text/text'
import type { AgentCitation } from '../tool.js'
import { addressesIn } from './addresses.js'
import type { Seen } from './seen.js'

/** A line as it may be said, the pages it cites, and how many citations and contacts were taken out of it. */
export type CheckedLine = { text: string; citations: AgentCitation[]; taken: number }

/** So many of a statement's names and numbers have to stand in what its page came with. */
const COVERED = 1 / 3
/** A line that is still not settled after so many is made to deceive. */
const MAX_PASSES = 4
/** Fewer words between quote marks are a name or a term. */
const QUOTE_WORDS = 4
/** Longer gaps say nothing, and take long to look through. */
const GAP = /[^\S\n]{12,}/g
/** Tags could lead somewhere in ways that no address shows; in Markdown they are not needed. */
const TAG_START = /<(?=[a-z/!?])(?!https?:\/\/)(?!br\s*\/?>)/gi
const QUOTED = /["“„«]([^"“”„«»]{12,}?)["”“»]/gu

/**
 * Holds a line of an answer against what was seen. Every address in it is one that a tool gave, written as the tool wrote it, or one
 * of the caller's; other links lose their address. A citation stays only where what came with its page has the statement's quotes word
 * for word and a fair part of its names and numbers. E-mail addresses and telephone numbers that nothing gave are taken out.
 */
export function checkLine(written: string, seen: Seen): CheckedLine {
  const checked = checkOnce(written.replace(TAG_START, '&lt;').replace(GAP, '  '), seen)
  for (let pass = 1; !isSettled(checked.text, seen); pass++) {
    if (pass === MAX_PASSES) return { text: '', citations: [], taken: checked.taken + 1 }
    const { text, taken } = checkOnce(checked.text, seen)
    checked.text = text
    checked.taken += taken
  }
  return checked
}

/** Whether every address stands as it was given: what was on both sides of one taken out could have become another. */
const isSettled = (text: string, seen: Seen): boolean =>
  addressesIn(text).every(({ address }) => (seen.page(address)?.url ?? seen.callers(address)) === address)

function checkOnce(line: string, seen: Seen): CheckedLine {
  const citations: AgentCitation[] = []
  let [text, taken, at, statement] = ['', 0, 0, '']
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
      if (!own && !leadsToContact(address)) taken++
    }
    at = to
  }
  const contacts = withoutInventedContacts(text + line.slice(at), seen)
  const { text: kept, taken: quotes } = withoutInventedQuotes(contacts.text, seen)
  return { text: kept, citations, taken: taken + contacts.taken + quotes }
}

const linked = (label: string | null, url: string) => (label === null ? url : `[${label}](${url})`)
const leadsToContact = (address: string) => /^(?:mailto|tel):/i.test(address)
const quotesIn = (text: string) =>
  [...text.matchAll(QUOTED)].map(([, quote]) => quote).filter((quote) => words(quote).length >= QUOTE_WORDS)

/** The text of a link, which may hold an image or another link. */
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
  const telling = tellingWords(statement)
  return telling.length < 2 || seen.coverage(telling, page.url) >= COVERED
}

/** The names and numbers of a statement: what is capitalised within it, and figures. */
function tellingWords(statement: string): string[] {
  const telling =
    statement.match(
      /(?<=[\p{Ll}\p{N},;:–-]\s{1,3})\p{Lu}[\p{L}'’]+|(?<![\p{L}'’])\p{Lu}[\p{L}'’]+(?=\s{1,3}\p{Lu})|(?<![\d.,])\d[\d.,]*\d/gu
    ) ?? []
  return telling.flatMap((one) => words(/^\d/.test(one) ? one.replace(/[.,](?=\d{3})/g, '') : one))
}

function withQuote(page: AgentCitation, statement: string, seen: Seen): AgentCitation {
  const [quote] = quotesIn(statement)
  return quote !== undefined && seen.says(quote, page.url) ? { ...page, quote } : page
}

function withoutInventedContacts(line: string, seen: Seen): { text: string; taken: number } {
  const invented = [
    ...deobfuscateEmails(line).filter(({ email }) => !seen.knowsEmail(email)),
    ...findPhones(line).filter(({ e164 }) => !seen.knowsPhone(e164)),
  ]
  const text = invented.reduce((rest, { quote }) => rest.replaceAll(quote, '(taken out)'), line)
  return { text, taken: invented.length }
}

/** Words that nobody is known to have written are not shown as somebody's. */
function withoutInventedQuotes(line: string, seen: Seen): { text: string; taken: number } {
  let taken = 0
  const text = line.replace(QUOTED, (whole, quote: string) => {
    if (words(quote).length < QUOTE_WORDS || seen.says(quote)) return whole
    taken++
    return quote
  })
  return { text, taken }
}
