/** One capture of a page. `html` is the decoded body, or the text of a plain text page. */
export type Snapshot = {
  /** Final URL after redirects. */
  url: string
  /** Every URL in order: the requested one, each redirect, and `url` last. */
  via: string[]
  status: number
  /** Media type without parameters, lower case. */
  contentType: string
  html: string
  /** ISO 8601 UTC: when it was captured. */
  observedAt: string
}

/** A visible link, including `mailto:` and `tel:`. Obfuscated addresses are decoded. */
export type PageLink = {
  url: string
  /** The attribute as written; quotes may cite it. */
  href: string
  text: string
  rel: string[]
  /** Whether it is in navigation, header or footer, which every page of the site repeats. */
  boilerplate: boolean
  /** The block that contains it, or the next one if there is no text around it. */
  block: number
}

/** Visible text between block boundaries, with whitespace collapsed. */
export type Block = {
  kind: 'heading' | 'paragraph' | 'item' | 'header' | 'cell' | 'term' | 'definition'
  /** 1 to 6 for headings. */
  level: number | null
  text: string
  /** The non-empty parts of `text` set apart by inline elements, in order. */
  runs: string[]
  boilerplate: boolean
  /** The text of the preceding heading, or null. */
  section: string | null
}

/** An element's blocks `start` to `end` and links `firstLink` to `lastLink`, ends exclusive. */
export type Region = {
  tag: string
  start: number
  end: number
  firstLink: number
  lastLink: number
  depth: number
}

/** A label and value paired by markup: table rows, definition lists, `<b>Label:</b> value`. */
export type Pair = {
  label: string
  /** Joined by newlines if it spans several blocks, as in the page's text. */
  value: string
  /** The first block of the value. */
  block: number
  links: PageLink[]
}

/** A table row, with the first row's cells as labels. */
export type Row = { cells: { label: string; value: string; block: number; links: PageLink[] }[] }

type StructuredKind = 'json-ld' | 'microformats2' | 'meta'

/** A parsed page. Excludes hidden text, scripts and styles. */
export type Page = {
  url: string
  via: string[]
  observedAt: string
  title: string | null
  /** BCP 47, from the markup or detected in the text; or null. */
  language: string | null
  canonical: string | null
  /** Blocks joined by newlines. Quotes are part of it, of `structured` or of a link's `href`. */
  text: string
  blocks: Block[]
  links: PageLink[]
  /** Elements that contain blocks, in document order. */
  regions: Region[]
  pairs: Pair[]
  rows: Row[]
  /** Values of `<time>` elements, in order. */
  times: { value: string; block: number }[]
  /** Raw structured data with its source text, which quotes may cite. */
  structured: { kind: StructuredKind; source: string; data: unknown }[]
}
