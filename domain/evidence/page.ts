/** One capture of a page. `html` is the decoded body, or the text of a plain text page. */
export type Snapshot = {
  /** Final URL after redirects. */
  url: string
  /** Every URL in order: the requested one, each redirect, and finally `url`. */
  via: string[]
  status: number
  /** The media type in lower case, without parameters. */
  contentType: string
  html: string
  /** When the page was captured, ISO 8601 UTC. */
  observedAt: string
}

/** A visible link, including `mailto:` and `tel:`. Obfuscated addresses are decoded. */
export type PageLink = {
  url: string
  /** The attribute as written. Quotes may cite it. */
  href: string
  text: string
  rel: string[]
  /** Whether it is in navigation, header or footer, which every page of the site repeats. */
  boilerplate: boolean
  /** The block that contains the link, or the next block if there is no text around the link. */
  block: number
}

/** Visible text between block boundaries, with collapsed white space. */
export type Block = {
  kind: 'heading' | 'paragraph' | 'item' | 'header' | 'cell' | 'term' | 'definition'
  /** 1 to 6 for headings. */
  level: number | null
  text: string
  /** The non-empty parts of `text` that inline elements separate, in order. */
  runs: string[]
  boilerplate: boolean
  /** The preceding heading's text, or null. */
  section: string | null
}

/** An element's blocks and links. `end` and `lastLink` are exclusive. */
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
  /** Lines are joined by newlines, as in the page's text, if the value spans several blocks. */
  value: string
  /** The value's first block. */
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
  /** Blocks joined by newlines. Quotes come from this text, `structured` or a link's `href`. */
  text: string
  blocks: Block[]
  links: PageLink[]
  /** Elements that contain blocks, in document order. */
  regions: Region[]
  pairs: Pair[]
  rows: Row[]
  /** Values of `<time>` elements, in order. */
  times: { value: string; block: number }[]
  /** Raw structured data with its source text. Quotes may cite the source text. */
  structured: { kind: StructuredKind; source: string; data: unknown }[]
}
