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
  /** The attribute as written, or the code of an obfuscated address. Quotes may cite it. */
  href: string
  text: string
  rel: string[]
  /** Whether the link is in navigation, header or footer, which every page of the site repeats. */
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

/** A label and its value, from a table row, definition list, grid or `Label: value` line. */
export type Pair = {
  label: string
  /** Several blocks are joined by newlines, as in the page's text. */
  value: string
  /** The value's first block. */
  block: number
  links: PageLink[]
}

/** A table row, with the first row's cells as labels. */
export type Row = { cells: { label: string; value: string; block: number; links: PageLink[] }[] }

type StructuredKind = 'json-ld' | 'microformats2' | 'meta'

/** A parsed page. Its text excludes hidden elements, scripts and styles. */
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
  /** Block elements that contain blocks or links, and all table cells, in document order. */
  regions: Region[]
  pairs: Pair[]
  rows: Row[]
  /** The `datetime` attributes of `<time>` elements, in order. */
  times: { value: string; block: number }[]
  /** Raw structured data with its source text. Quotes may cite the source text. */
  structured: { kind: StructuredKind; source: string; data: unknown }[]
}
