import type { AgentCitation } from '../../tool.js'

/** Numbers an answer's cited pages in order of their first citation, and lists them. */
export class Citing {
  readonly #byUrl = new Map<string, { number: number; citation: AgentCitation }>()
  readonly #used = new Map<string, AgentCitation>()

  /** Returns up to `max` citation marks, such as ` [[1]](https://...)`; empty without pages. */
  marks(citations: readonly AgentCitation[], max = 2): string {
    const urls = new Set<string>()
    return citations
      .filter(({ url }) => !urls.has(url) && urls.add(url))
      .slice(0, max)
      .map((citation) => ` [[${this.#numberOf(citation)}]](${destination(citation.url)})`)
      .join('')
  }

  #numberOf(citation: AgentCitation): number {
    this.#used.set(`${citation.url} ${citation.quote}`, citation)
    const existing = this.#byUrl.get(citation.url)
    if (existing) return existing.number
    const number = this.#byUrl.size + 1
    this.#byUrl.set(citation.url, { number, citation })
    return number
  }

  get citations(): AgentCitation[] {
    return [...this.#used.values()]
  }

  /** Returns the list of sources, in Markdown. */
  list(): string {
    if (this.#byUrl.size === 0) return ''
    const lines = [...this.#byUrl.values()].map(({ number, citation: { url, title, quote } }) => {
      const excerpt = quote ? `: “${escaped(shortened(quote))}”` : ''
      return `${number}. [${escaped(title ?? url)}](${destination(url)})${excerpt}`
    })
    return `**Sources**\n\n${lines.join('\n')}`
  }
}

/** The maximum number of characters of a quote in the list of sources. */
const MAX_QUOTE_LENGTH = 160

function shortened(quote: string): string {
  const plain = quote.replace(/\s+/g, ' ').trim()
  return plain.length > MAX_QUOTE_LENGTH ? `${plain.slice(0, MAX_QUOTE_LENGTH - 1)}…` : plain
}

/** Escapes Markdown, so that text from sources cannot create labelled links, HTML or headings. */
export const escaped = (text: string): string =>
  text.replace(/[\\`*[\]<>|#]/g, '\\$&').replace(/\s+/g, (run) => (run.includes('\n') ? ' ' : run))

const destination = (url: string): string =>
  url.replace(/[()\s<>]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
