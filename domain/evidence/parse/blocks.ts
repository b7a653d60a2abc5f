import type { Block, PageLink, Region } from '../page.js'
import { isBoilerplate } from './boilerplate.js'
import { BLOCK, UNREAD } from './html_elements.js'
import { attribute, type Element } from './html_tree.js'
import { decodeScrambled } from './links.js'

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
const MAX_BLOCKS = 200_000
const MAX_BLOCK_TEXT = 20_000
const IGNORED = /[\u00ad\u200b\u2060\ufeff]/g

/** Lays out what a reader sees: blocks in order, the links among them and the elements that hold them. */
export function layOut(
  root: Element,
  isVisible: (element: Element) => boolean,
  resolve: (href: string) => string | null
): Visible {
  const walk = new Walk(isVisible, resolve)
  walk.children(root, { kind: 'paragraph', level: null, boilerplate: false, depth: 0 })
  walk.endBlock()
  return walk.result()
}

type Around = { kind: Block['kind']; level: number | null; boilerplate: boolean; depth: number }

class Walk {
  #blocks: Block[] = []
  #links: PageLink[] = []
  #regions: Region[] = []
  #times: { value: string; block: number }[] = []
  #runs: string[] = []
  #length = 0
  #around: Around = { kind: 'paragraph', level: null, boilerplate: false, depth: 0 }
  #section: string | null = null
  #openLinks: { link: PageLink; from: number }[] = []

  constructor(
    readonly isVisible: (element: Element) => boolean,
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
    if (this.#length > MAX_BLOCK_TEXT) this.endBlock()
    this.#around = around
    this.#runs.push(plain)
    this.#length += plain.length
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
      boilerplate: around.boilerplate || isBoilerplate(element),
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
    this.#regions.push(region)
    return region
  }

  #inline(element: Element, around: Around) {
    if (element.name === 'time') this.#time(element)
    const link = this.#link(element, around)
    const from = this.#runs.length
    if (link) this.#openLinks.push({ link, from })
    this.children(element, around)
    if (!link) return
    const open = this.#openLinks.pop()!
    open.link.text = (open.link.text + this.#runs.slice(open.from).join(''))
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 300)
  }

  #time(element: Element) {
    const value = attribute(element, 'datetime')
    if (value) this.#times.push({ value, block: this.#blocks.length })
  }

  #link(element: Element, around: Around): PageLink | null {
    const scrambled = decodeScrambled(element)
    const href = attribute(element, 'href')
    if (!scrambled && (element.name !== 'a' || href === null)) return null
    const url = scrambled ? `mailto:${scrambled.email}` : this.resolve(href!)
    if (!url) return null
    const link: PageLink = {
      url,
      href: scrambled?.href ?? href!.trim(),
      text: '',
      rel: (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean),
      boilerplate: around.boilerplate,
      block: this.#blocks.length,
    }
    this.#links.push(link)
    return link
  }

  /** Ends the run of text that is being read, if there is one. */
  endBlock() {
    if (this.#runs.length === 0) return
    const joined = this.#runs.join('')
    const text = joined.replace(/ +/g, ' ').trim()
    const runs = this.#runs.map((run) => run.trim()).filter(Boolean)
    for (const open of this.#openLinks) {
      open.link.text += this.#runs.slice(open.from).join('') + ' '
      open.from = 0
    }
    this.#runs = []
    this.#length = 0
    if (text === '' || this.#blocks.length >= MAX_BLOCKS) return
    const { kind, level, boilerplate } = this.#around
    this.#blocks.push({ kind, level, text, runs, boilerplate, section: this.#section })
    if (kind === 'heading' && !boilerplate) this.#section = text.slice(0, 200)
  }
}

/** A paragraph in a list item or a cell is still that item or cell. */
const isKept = (kind: Block['kind']) => kind !== 'paragraph' && kind !== 'heading'
