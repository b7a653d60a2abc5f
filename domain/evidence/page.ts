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

/** A link that a reader can see. `mailto:` and `tel:` are links too; an address scrambled against robots is read. */
export type PageLink = {
  /** Absolute. */
  url: string
  /** The attribute as written, which a quote may cite. */
  href: string
  text: string
  rel: string[]
  /** In navigation, header or footer: on every page of the site. */
  boilerplate: boolean
  /** The block it stands in; the next one where no text is around it. */
  block: number
}

/** A run of visible text between block boundaries, whitespace collapsed. */
export type Block = {
  kind: 'heading' | 'paragraph' | 'item' | 'header' | 'cell' | 'term' | 'definition'
  /** Of a heading, 1 to 6. */
  level: number | null
  text: string
  /** The pieces of `text` that inline elements set apart, in order, none empty. */
  runs: string[]
  boilerplate: boolean
  /** Its heading's text, null before the first. */
  section: string | null
}

/** What one element holds: blocks `start` to `end` and links `firstLink` to `lastLink`, ends exclusive. */
export type Region = {
  tag: string
  start: number
  end: number
  firstLink: number
  lastLink: number
  depth: number
}

/** A label and its value as the markup pairs them: table rows, definition lists, `<b>Label:</b> value`. */
export type Pair = {
  label: string
  /** Blocks of a longer value are joined by newlines, as in the page's text. */
  value: string
  /** The block that the value begins in. */
  block: number
  /** Links within the value. */
  links: PageLink[]
}

/** A table whose first row names its columns: the cells of each further row under those names. */
export type Row = { cells: { label: string; value: string; block: number; links: PageLink[] }[] }

export type StructuredKind = 'json-ld' | 'microformats2' | 'meta'

/** A page as extraction sees it. Hidden text, scripts and styles are in none of it. */
export type Page = {
  url: string
  via: string[]
  observedAt: string
  title: string | null
  /** BCP 47, from the markup or told by the text; null where neither says. */
  language: string | null
  canonical: string | null
  /** The visible text: blocks joined by newlines. Every quote is a piece of it, of `structured` or of a link's `href`. */
  text: string
  blocks: Block[]
  links: PageLink[]
  /** Elements that hold blocks, in the order they begin. */
  regions: Region[]
  pairs: Pair[]
  rows: Row[]
  /** Date and time that the markup gives with `<time>`, in order. */
  times: { value: string; block: number }[]
  /** The raw structured data, each with the source text that a quote may cite. */
  structured: { kind: StructuredKind; source: string; data: unknown }[]
}
