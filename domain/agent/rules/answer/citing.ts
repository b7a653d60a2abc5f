import type { AgentCitation } from '../../tool.js'

/** Numbers the pages of an answer in the order they are cited, and lists them at its end. */
export class Citing {
  readonly #byUrl = new Map<string, { number: number; citation: AgentCitation }>()
  readonly #used = new Map<string, AgentCitation>()

  /** The marks of these pages, ` [1](https://...)`; empty without any. At most `most` are shown. */
  marks(citations: readonly AgentCitation[], most = 2): string {
    const urls = new Set<string>()
    return citations
      .filter(({ url }) => !urls.has(url) && urls.add(url))
      .slice(0, most)
      .map((citation) => ` [[${this.#numberOf(citation)}]](${destination(citation.url)})`)
      .join('')
  }

  #numberOf(citation: AgentCitation): number {
    this.#used.set(`${citation.url} ${citation.quote}`, citation)
    const known = this.#byUrl.get(citation.url)
    if (known) return known.number
    const number = this.#byUrl.size + 1
    this.#byUrl.set(citation.url, { number, citation })
    return number
  }

  /** Whatever was cited. */
  get citations(): AgentCitation[] {
    return [...this.#used.values()]
  }

  /** The list of pages. */
  list(): string {
    if (this.#byUrl.size === 0) return ''
    const lines = [...this.#byUrl.values()].map(({ number, citation: { url, title, quote } }) => {
      const said = quote ? `: “${escaped(shortened(quote))}”` : ''
      return `${number}. [${escaped(title ?? url)}](${destination(url)})${said}`
    })
    return `**Sources**\n\n${lines.join('\n')}`
  }
}

const MAX_QUOTE_LENGTH = 160

function shortened(quote: string): string {
  const plain = quote.replace(/\s+/g, ' ').trim()
  return plain.length > MAX_QUOTE_LENGTH ? `${plain.slice(0, MAX_QUOTE_LENGTH - 1)}…` : plain
}

/** Text as Markdown shows it, whatever marks it holds: what others wrote makes no links and no headings here. */
export const escaped = (text: string): string =>
  text.replace(/[\\`*[\]<>|#]/g, '\\$&').replace(/\s+/g, (run) => (run.includes('\n') ? ' ' : run))

const destination = (url: string): string =>
  url.replace(/[()\s<>]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
