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
/**
 * Common paths. A request to such a path of a known host reveals nothing about the conversation.
 */
const USUAL_PATH =
  /^\/?(?:[a-z]{2}\/)?(?:about(?:-us|us)?|team|our-team|people|staff|leadership|management|company|contact(?:-us)?|imprint|impressum|kontakt|ueber-uns|uber-uns|equipe|equipo|careers|jobs|press|news|blog|investors|board)?\/?$/

/** The content of one tool call. */
type Content = { text: string; words: Set<string> }

/**
 * The pages, words and contacts that a run may rely on, from tools and from the caller. A page counts if a
 * tool returns its URL as a citation or as a whole value. An address inside a longer text does not count,
 * because a page's author must not decide where an answer links to.
 */
export class Seen {
  readonly #pages = new Map<string, { citation: AgentCitation; content: Content[] }>()
  readonly #content: Content[] = []
  readonly #callerAddresses = new Map<string, string>()
  /** Addresses inside tool output; they may be read, but not cited. */
  readonly #mentioned = new Set<string>()
  readonly #hosts = new Set<string>()
  readonly #emails = new Set<string>()
  readonly #phones = new Set<string>()

  /** @param caller the caller's task, inputs and earlier messages */
  constructor(caller: unknown) {
    const text = leavesOf(caller).join('\n')
    for (const { address } of addressesIn(text)) {
      const key = canonicalUrl(address)
      if (key) this.#callerAddresses.set(key, address)
    }
    this.#keepHosts(text)
    this.#keepContacts(text)
  }

  add(outcome: ToolOutcome): void {
    if (!outcome.ok) return
    const leaves = leavesOf(outcome.output)
    const quotes = outcome.citations.map(({ quote }) => quote ?? '')
    const text = [...leaves, ...quotes].join('\n')
    const content = { text: plain(text), words: new Set(words(text)) }
    this.#content.push(content)
    for (const citation of outcome.citations) this.#keepPage(citation, content)
    for (const leaf of leaves)
      if (/^https?:\/\/\S+$/i.test(leaf.trim()))
        this.#keepPage({ url: leaf.trim(), title: null, quote: null }, content)
    for (const { address } of addressesIn(text)) {
      const key = canonicalUrl(address)
      // Skips hosts without a public suffix, so that a page cannot name internal machines.
      if (key && parse(key).isIcann) this.#mentioned.add(key)
    }
    this.#keepHosts(text)
    this.#keepContacts(text)
  }

  /** Returns the page at an address; null if no tool returned it. */
  page(address: string): AgentCitation | null {
    const key = canonicalUrl(address)
    return (key && this.#pages.get(key)?.citation) || null
  }

  /** Returns an address as the caller wrote it; null if the caller did not send it. */
  callers(address: string): string | null {
    const key = canonicalUrl(address)
    return (key && this.#callerAddresses.get(key)) || null
  }

  /**
   * Reports whether a page may be read without leaking the conversation to the page's owner. Its
   * address must occur in tool output or the caller's text, or be a common path of a known host.
   */
  mayRead(address: string): boolean {
    const key = canonicalUrl(address)
    if (!key) return false
    if (this.#pages.has(key) || this.#callerAddresses.has(key) || this.#mentioned.has(key)) return true
    const { hostname, pathname, search } = new URL(key)
    return this.#hosts.has(hostname) && search === '' && USUAL_PATH.test(pathname)
  }

  /**
   * Reports whether the hosts in a text may be looked up without leaking the conversation. Each
   * must be known or a registrable domain: an unknown subdomain could carry data to its owner.
   */
  mayLookUp(text: string): boolean {
    return hostsIn(text).every(
      (host) => this.#hosts.has(host) || getDomain(host, { allowPrivateDomains: true }) === host
    )
  }

  /** Reports whether a quote occurs in any content, or in the page at `address`. */
  says(quote: string, address?: string): boolean {
    const wanted = trimBoth(plain(quote), /[\s….,;]/, /[\s….,;!?]/)
    return this.#of(address).some(({ text }) => text.includes(wanted))
  }

  /** Returns the share (0 to 1) of `wanted` words that the page contains; 1 if there are none. */
  coverage(wanted: readonly string[], address: string): number {
    const content = this.#of(address)
    const found = wanted.filter((word) => content.some((one) => one.words.has(word)))
    return wanted.length === 0 ? 1 : found.length / wanted.length
  }

  knowsEmail(email: string): boolean {
    return this.#emails.has(email.toLowerCase())
  }

  knowsPhone(e164: string): boolean {
    return this.#phones.has(e164)
  }

  #of(address?: string): readonly Content[] {
    if (address === undefined) return this.#content
    const key = canonicalUrl(address)
    return (key && this.#pages.get(key)?.content) || []
  }

  #keepPage(citation: AgentCitation, content: Content): void {
    const key = canonicalUrl(citation.url)
    if (!key) return
    const existing = this.#pages.get(key)
    if (!existing) this.#pages.set(key, { citation, content: [content] })
    else {
      if (!existing.content.includes(content)) existing.content.push(content)
      if (!existing.citation.quote && citation.quote) existing.citation = citation
    }
  }

  #keepHosts(text: string): void {
    for (const host of hostsIn(text)) this.#hosts.add(host)
  }

  #keepContacts(content: string): void {
    const text = content.replace(/\s+/g, ' ')
    for (const { email } of deobfuscateEmails(text)) this.#emails.add(email)
    for (const { e164 } of findPhones(text)) this.#phones.add(e164)
  }
}

/** Returns the public hosts in a text, without www. */
function hostsIn(text: string): string[] {
  return [...text.toLowerCase().matchAll(HOST)].flatMap(([host]) => {
    const key = canonicalUrl(host)
    return key && parse(host).isIcann ? [new URL(key).hostname] : []
  })
}
