import type { Block, PageLink, Region } from '../page.js'
import { boilerplateOf, isContent } from './boilerplate.js'
import { BLOCK, UNREAD } from './html_elements.js'
import { attribute, type Element } from './html_tree.js'
import { decodeScrambled } from './links.js'
import { isPermalink } from './permalinks.js'
import { piecesOf } from './pieces.js'

export type Visible = {
  blocks: Block[]
  links: PageLink[]
  regions: Region[]
  times: { value: string; block: number }[]
}

const KINDS: Readonly<Record<string, Block['kind']>> = {
  li: 'item',
  th: 'header',
  td: 'cell',
  dt: 'term',
  dd: 'definition',
}
/**
 * Limits per page, several times the content of the largest pages about people. They bound the time
 * per page and the size of messages between threads.
 */
const MAX_BLOCKS = 50_000
const MAX_LINKS = 10_000
const MAX_REGIONS = 100_000
const MAX_TIMES = 1000
const MAX_TEXT = 2_000_000
/** Longer text is split into several blocks, which bounds the work per block. */
const MAX_BLOCK_TEXT = 20_000
const MAX_RUN_TEXT = 10_000
/** Further inline parts of a block are in its text, but not in its `runs`. */
const MAX_RUNS = 100
const MAX_LINK_TEXT = 300
const MAX_RELS = 20
const IGNORED = /[\u00ad\u200b\u2060\ufeff]/g

/** Lays out the visible blocks in order, their links, and the elements that contain them. */
export function layOut(
  root: Element,
  isVisible: (element: Element) => boolean,
  resolve: (href: string) => string | null
): Visible {
  const walk = new Walk(isVisible, boilerplateOf(root), resolve)
  walk.children(root, OUTSIDE)
  walk.endBlock()
  return walk.result()
}

type Around = {
  kind: Block['kind']
  level: number | null
  boilerplate: boolean
  isContent: boolean
  depth: number
}

const OUTSIDE: Around = { kind: 'paragraph', level: null, boilerplate: false, isContent: false, depth: 0 }

class Walk {
  #blocks: Block[] = []
  #links: PageLink[] = []
  #regions: Region[] = []
  #times: { value: string; block: number }[] = []
  #runs: string[] = []
  #length = 0
  /** Characters in all blocks so far. */
  #totalLength = 0
  #around: Around = OUTSIDE
  #section: string | null = null
  #openLinks: { link: PageLink; from: number }[] = []

  constructor(
    readonly isVisible: (element: Element) => boolean,
    readonly isBoilerplate: ReturnType<typeof boilerplateOf>,
    readonly resolve: (href: string) => string | null
  ) {}

  result(): Visible {
    return {
      blocks: this.#blocks,
      links: this.#links,
      regions: this.#regions.filter(
        ({ tag, start, end, firstLink, lastLink }) =>
          end > start || lastLink > firstLink || tag === 'td' || tag === 'th'
      ),
      times: this.#times,
    }
  }

  children(element: Element, around: Around) {
    for (const child of element.children) {
      if (typeof child === 'string') this.#text(child, around)
      else if (!UNREAD.has(child.name) && this.isVisible(child)) this.#element(child, around)
    }
  }

  #text(text: string, around: Around) {
    const plain = text.replace(IGNORED, '').replace(/\s+/g, ' ')
    if (plain === '' || (this.#runs.length === 0 && plain === ' ')) return
    for (const piece of piecesOf(plain, MAX_RUN_TEXT)) {
      if (this.#length + piece.length > MAX_BLOCK_TEXT) this.endBlock()
      this.#around = around
      this.#runs.push(piece)
      this.#length += piece.length
    }
  }

  #element(element: Element, around: Around) {
    const { name } = element
    if (name === 'br' || name === 'hr') return this.endBlock()
    if (!BLOCK.has(name)) return this.#inline(element, around)
    this.endBlock()
    const heading = /^h([1-6])$/.exec(name)
    const inner: Around = {
      kind: heading ? 'heading' : (KINDS[name] ?? (isKept(around.kind) ? around.kind : 'paragraph')),
      level: heading ? Number(heading[1]) : null,
      boilerplate: around.boilerplate || this.isBoilerplate(element, around.isContent),
      isContent: around.isContent || isContent(element),
      depth: around.depth + 1,
    }
    const region = this.#openRegion(name, inner.depth)
    this.children(element, inner)
    this.endBlock()
    region.end = this.#blocks.length
    region.lastLink = this.#links.length
  }

  #openRegion(tag: string, depth: number): Region {
    const region = {
      tag,
      start: this.#blocks.length,
      end: 0,
      firstLink: this.#links.length,
      lastLink: 0,
      depth,
    }
    if (this.#regions.length < MAX_REGIONS) this.#regions.push(region)
    return region
  }

  #inline(element: Element, around: Around) {
    if (around.kind === 'heading' && isPermalink(element)) return
    if (element.name === 'time') this.#time(element)
    const link = this.#link(element, around)
    const from = this.#runs.length
    if (link) this.#openLinks.push({ link, from })
    this.children(element, around)
    if (!link) return
    const open = this.#openLinks.pop()!
    this.#addTo(open)
    open.link.text = open.link.text.replace(/\s+/g, ' ').trim().slice(0, MAX_LINK_TEXT)
  }

  /** Adds the current text to a link's text, up to the limit. */
  #addTo({ link, from }: { link: PageLink; from: number }) {
    for (let i = from; i < this.#runs.length && link.text.length <= 2 * MAX_LINK_TEXT; i++)
      link.text += this.#runs[i].slice(0, 2 * MAX_LINK_TEXT)
  }

  #time(element: Element) {
    const value = attribute(element, 'datetime')
    if (value && this.#times.length < MAX_TIMES) this.#times.push({ value, block: this.#blocks.length })
  }

  #link(element: Element, around: Around): PageLink | null {
    if (this.#links.length >= MAX_LINKS) return null
    const scrambled = decodeScrambled(element)
    const href = attribute(element, 'href')
    if (!scrambled && (element.name !== 'a' || href === null)) return null
    const url = scrambled ? `mailto:${scrambled.email}` : this.resolve(href!)
    if (!url) return null
    const link: PageLink = {
      url,
      href: scrambled?.href ?? href!.trim(),
      text: '',
      rel: (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_RELS),
      boilerplate: around.boilerplate,
      block: this.#blocks.length,
    }
    this.#links.push(link)
    return link
  }

  endBlock() {
    if (this.#runs.length === 0) return
    const joined = this.#runs.join('')
    const text = joined.replace(/ +/g, ' ').trim()
    const runs = this.#runs
      .map((run) => run.trim())
      .filter(Boolean)
      .slice(0, MAX_RUNS)
    for (const open of this.#openLinks) {
      this.#addTo(open)
      open.link.text += ' '
      open.from = 0
    }
    this.#runs = []
    this.#length = 0
    if (text === '' || this.#blocks.length >= MAX_BLOCKS || this.#totalLength + text.length > MAX_TEXT) return
    this.#totalLength += text.length
    const { kind, level, boilerplate } = this.#around
    this.#blocks.push({ kind, level, text, runs, boilerplate, section: this.#section })
    if (kind === 'heading' && !boilerplate) this.#section = text.slice(0, 200)
  }
}

/** A paragraph in a list item or cell keeps the kind of that item or cell. */
const isKept = (kind: Block['kind']) => kind !== 'paragraph' && kind !== 'heading'
