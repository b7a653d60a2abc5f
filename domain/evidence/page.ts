/** One reading of a page. `html` is the decoded body; for plain text pages the text itself. */
export type Snapshot = {
  /** Where it was read from, after redirects. */
  url: string
  /** Every URL that led here: the one asked for first, then each redirect's; `url` last. */
  via: string[]
  status: number
  /** Media type without parameters, lower case. */
  contentType: string
  html: string
  /** ISO 8601 UTC: when it was read. */
  observedAt: string
}

export type PageLink = {
  /** Absolute. */
  url: string
  text: string
  rel: string[]
  /** In navigation, header or footer: on every page of the site. */
  boilerplate: boolean
}

/** A run of visible text between block boundaries, whitespace collapsed. */
export type Block = {
  kind: 'heading' | 'paragraph' | 'item' | 'cell' | 'term'
  /** Of a heading, 1 to 6. */
  level: number | null
  text: string
  boilerplate: boolean
  /** Its heading's text, null before the first. */
  section: string | null
}

/** A page as extraction sees it. Hidden text, scripts and styles are in none of it. */
export type Page = {
  url: string
  via: string[]
  observedAt: string
  title: string | null
  /** BCP 47, from the markup or told by the text; null where neither says. */
  language: string | null
  canonical: string | null
  /** The visible text: blocks joined by newlines. Every quote is a piece of it, or of `structured`. */
  text: string
  blocks: Block[]
  links: PageLink[]
  /** The raw structured data, each with the source text that a quote may cite. */
  structured: { kind: 'json-ld' | 'microformats2' | 'meta'; source: string; data: unknown }[]
}
