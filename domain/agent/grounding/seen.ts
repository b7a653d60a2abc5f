import { getDomain, parse } from 'tldts'
import { deobfuscateEmails } from '#domain/people/emails/emails'
import { trimBoth } from '#domain/people/text/linear_text'
import { findPhones } from '#domain/people/phones/phones'
import { words } from '#domain/people/text/text'
import { canonicalUrl } from '#domain/people/text/urls'
import type { AgentCitation, ToolOutcome } from '../tool.js'
import { addressesIn } from './addresses.js'
import { plain } from './plain.js'
import { leavesOf } from './leaves.js'

const HOST = /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\p{L}\p{N}-]|\.\p{L})/gu
/** Pages that most sites have, so that guessing one says nothing. */
const USUAL_PATH =
  /^\/?(?:[a-z]{2}\/)?(?:about(?:-us|us)?|team|our-team|people|staff|leadership|management|company|contact(?:-us)?|imprint|impressum|kontakt|ueber-uns|uber-uns|equipe|equipo|careers|jobs|press|news|blog|investors|board)?\/?$/

/** What one call gave: its words as they stand, and the set of them, folded. */
type Given = { text: string; words: Set<string> }

/**
 * What a run may rely on: the pages and words its tools gave, and those its caller used. A page is known when a tool names it as one: an
 * address inside a longer text is only that text's word, for whoever wrote a page must not decide where an answer leads.
 */
export class Seen {
  readonly #pages = new Map<string, { citation: AgentCitation; given: Given[] }>()
  readonly #given: Given[] = []
  readonly #callers = new Map<string, string>()
  /** Addresses that stand somewhere in what tools gave, and the hosts of all. */
  readonly #mentioned = new Set<string>()
  readonly #hosts = new Set<string>()
  readonly #emails = new Set<string>()
  readonly #phones = new Set<string>()

  /** @param caller the task, inputs and earlier messages of the caller */
  constructor(caller: unknown) {
    const text = leavesOf(caller).join('\n')
    for (const { address } of addressesIn(text)) {
      const key = canonicalUrl(address)
      if (key) this.#callers.set(key, address)
    }
    this.#keepHosts(text)
    this.#keepContacts(text)
  }

  add(outcome: ToolOutcome): void {
    if (!outcome.ok) return
    const leaves = leavesOf(outcome.output)
    const quotes = outcome.citations.map(({ quote }) => quote ?? '')
    const text = [...leaves, ...quotes].join('\n')
    const given = { text: plain(text), words: new Set(words(text)) }
    this.#given.push(given)
    for (const citation of outcome.citations) this.#keepPage(citation, given)
    for (const leaf of leaves)
      if (/^https?:\/\/\S+$/i.test(leaf.trim()))
        this.#keepPage({ url: leaf.trim(), title: null, quote: null }, given)
    for (const { address } of addressesIn(text)) {
      const key = canonicalUrl(address)
      // A page has no say over machines without a public name.
      if (key && parse(key).isIcann) this.#mentioned.add(key)
    }
    this.#keepHosts(text)
    this.#keepContacts(text)
  }

  /** The page at an address, as a tool gave it; null for one that no tool gave. */
  page(address: string): AgentCitation | null {
    const key = canonicalUrl(address)
    return (key && this.#pages.get(key)?.citation) || null
  }

  /** The caller's own address, as it was written; null for another. */
  callers(address: string): string | null {
    const key = canonicalUrl(address)
    return (key && this.#callers.get(key)) || null
  }

  /**
   * Whether reading an address can tell its owner nothing of this conversation: it stands as it is in what was given, or is a
   * usual page of a site that does.
   */
  mayRead(address: string): boolean {
    const key = canonicalUrl(address)
    if (!key) return false
    if (this.#pages.has(key) || this.#callers.has(key) || this.#mentioned.has(key)) return true
    const { hostname, pathname, search } = new URL(key)
    return this.#hosts.has(hostname) && search === '' && USUAL_PATH.test(pathname)
  }

  /**
   * Whether looking up the hosts that a text names can tell their owners nothing of this conversation: each is one that somebody
   * registered, or was named before. The name of a machine below that could carry words to whoever answers for it.
   */
  mayLookUp(text: string): boolean {
    return hostsIn(text).every(
      (host) => this.#hosts.has(host) || getDomain(host, { allowPrivateDomains: true }) === host
    )
  }

  /** Whether the words stand in what was given, white space and the form of quote marks aside; with an address, in what that page came with. */
  says(quote: string, address?: string): boolean {
    const wanted = trimBoth(plain(quote), /[\s….,;]/, /[\s….,;!?]/)
    return this.#of(address).some(({ text }) => text.includes(wanted))
  }

  /** The part of these words, from 0 to 1, that what a page came with has. */
  coverage(wanted: readonly string[], address: string): number {
    const given = this.#of(address)
    const found = wanted.filter((word) => given.some((one) => one.words.has(word)))
    return wanted.length === 0 ? 1 : found.length / wanted.length
  }

  knowsEmail(email: string): boolean {
    return this.#emails.has(email.toLowerCase())
  }

  knowsPhone(e164: string): boolean {
    return this.#phones.has(e164)
  }

  #of(address?: string): readonly Given[] {
    if (address === undefined) return this.#given
    const key = canonicalUrl(address)
    return (key && this.#pages.get(key)?.given) || []
  }

  #keepPage(citation: AgentCitation, given: Given): void {
    const key = canonicalUrl(citation.url)
    if (!key) return
    const known = this.#pages.get(key)
    if (!known) this.#pages.set(key, { citation, given: [given] })
    else {
      if (!known.given.includes(given)) known.given.push(given)
      if (!known.citation.quote && citation.quote) known.citation = citation
    }
  }

  #keepHosts(text: string): void {
    for (const host of hostsIn(text)) this.#hosts.add(host)
  }

  #keepContacts(given: string): void {
    const text = given.replace(/\s+/g, ' ')
    for (const { email } of deobfuscateEmails(text)) this.#emails.add(email)
    for (const { e164 } of findPhones(text)) this.#phones.add(e164)
  }
}

/** The public hosts that a text names, without www. */
function hostsIn(text: string): string[] {
  return [...text.toLowerCase().matchAll(HOST)].flatMap(([host]) => {
    const key = canonicalUrl(host)
    return key && parse(host).isIcann ? [new URL(key).hostname] : []
  })
}
