import { Tokenizer } from 'htmlparser2'
import { BLOCK, CLOSES, ENDS_PARAGRAPH, SCOPE_ELEMENTS, TABLE_PARTS, VOID } from './html_elements.js'

export type Element = {
  name: string
  /** Names in lower case, values with entities decoded. */
  attributes: Map<string, string>
  children: (Element | string)[]
  parent: Element | null
}

/** Deeper elements become siblings, which bounds recursion. Real pages are shallower. */
const MAX_DEPTH = 200
/** Several times the size of the largest pages about people. Further tags are ignored. */
const MAX_ELEMENTS = 150_000
const MAX_ATTRIBUTES = 60
/** Longer values, which are images and scripts, are cut. */
const MAX_ATTRIBUTE_VALUE = 20_000
const MAX_NAME = 100
/** The end tag of a table part closes no element outside its table. `</table>` has no limit. */
const UP_TO_TABLE: ReadonlySet<string> = new Set(['table'])
const ANYWHERE: ReadonlySet<string> = new Set()
const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/**
 * Parses any text as HTML, in linear time. Uses htmlparser2's tokenizer, but builds its own tree,
 * which bounds depth and size and makes unclosed or misnested tags cheap.
 */
export function parseHtml(html: string): Element {
  const builder = new TreeBuilder(html)
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder)
  tokenizer.write(html)
  tokenizer.end()
  return builder.root
}

class TreeBuilder {
  readonly root: Element = { name: '#root', attributes: new Map(), children: [], parent: null }
  #stack: Element[] = [this.root]
  #elements = 0
  /** Open elements beyond `MAX_DEPTH`, counted by name. */
  #flattened = new Map<string, number>()
  #name = ''
  #attributes = new Map<string, string>()
  #attribute = ''
  #value = ''
  #text: string[] = []
  #foreign = 0

  constructor(readonly html: string) {}

  ontext(start: number, end: number) {
    this.#text.push(this.html.slice(start, end))
  }
  ontextentity(codepoint: number) {
    this.#text.push(String.fromCodePoint(codepoint))
  }
  oncdata(start: number, end: number, offset: number) {
    if (this.#foreign > 0) this.#text.push(this.html.slice(start, end - offset))
  }
  onopentagname(start: number, end: number) {
    this.#flush()
    this.#name = this.html.slice(start, Math.min(end, start + MAX_NAME)).toLowerCase()
    this.#attributes = new Map()
  }
  onattribname(start: number, end: number) {
    this.#attribute = this.html.slice(start, Math.min(end, start + MAX_NAME)).toLowerCase()
    this.#value = ''
  }
  onattribdata(start: number, end: number) {
    const room = MAX_ATTRIBUTE_VALUE - this.#value.length
    if (room > 0) this.#value += this.html.slice(start, Math.min(end, start + room))
  }
  onattribentity(codepoint: number) {
    if (this.#value.length < MAX_ATTRIBUTE_VALUE) this.#value += String.fromCodePoint(codepoint)
  }
  onattribend() {
    if (this.#attributes.size < MAX_ATTRIBUTES && !this.#attributes.has(this.#attribute))
      this.#attributes.set(this.#attribute, this.#value)
  }
  onopentagend() {
    this.#open(VOID.has(this.#name))
  }
  onselfclosingtag() {
    this.#open(VOID.has(this.#name) || this.#foreign > 0)
  }
  onclosetag(start: number, end: number) {
    this.#flush()
    const name = this.html.slice(start, Math.min(end, start + MAX_NAME))
    this.#close(name.trim().toLowerCase())
  }
  onend() {
    this.#flush()
  }
  isInForeignContext() {
    return this.#foreign > 0
  }
  oncomment() {
    this.#flush()
  }
  ondeclaration() {}
  onprocessinginstruction() {}

  get #top(): Element {
    return this.#stack[this.#stack.length - 1]
  }

  #flush() {
    if (this.#text.length === 0) return
    this.#top.children.push(this.#text.length === 1 ? this.#text[0] : this.#text.join(''))
    this.#text = []
  }

  #open(isEmpty: boolean) {
    const name = this.#name
    if (this.#foreign === 0 && (name === 'html' || name === 'body' || name === 'head') && this.#merge(name))
      return
    if (++this.#elements > MAX_ELEMENTS) return
    if (this.#foreign === 0) this.#closeImplied(name)
    const element: Element = { name, attributes: this.#attributes, children: [], parent: this.#top }
    this.#top.children.push(element)
    if (isEmpty) return
    if (this.#stack.length >= MAX_DEPTH) {
      this.#flattened.set(name, (this.#flattened.get(name) ?? 0) + 1)
      return
    }
    this.#stack.push(element)
    if (name === 'svg' || name === 'math') this.#foreign++
  }

  /** Adds the attributes of a repeated html, head or body tag to the first such element. */
  #merge(name: string): boolean {
    const open = this.#stack.find((element) => element.name === name)
    if (!open) return false
    for (const [key, value] of this.#attributes)
      if (!open.attributes.has(key)) open.attributes.set(key, value)
    return true
  }

  #closeImplied(name: string) {
    if (ENDS_PARAGRAPH.has(name)) this.#closeTo('p', SCOPE_ELEMENTS)
    if (name === 'body') this.#closeTo('head', SCOPE_ELEMENTS)
    if (HEADINGS.has(name) && HEADINGS.has(this.#top.name)) this.#cut(this.#stack.length - 1)
    if (name === 'a') this.#adopt()
    const rule = CLOSES[name]
    if (!rule) return
    for (let i = this.#stack.length - 1; i > 0 && !rule.within.has(this.#stack[i].name); i--)
      if (rule.closed.has(this.#stack[i].name)) this.#cut(i)
  }

  /**
   * Handles a link inside a link. The outer link ends before the block that contains the inner
   * link. A copy of the outer link contains the block's content so far (the adoption agency
   * algorithm of HTML).
   */
  #adopt() {
    for (let round = 0; round < 8; round++) {
      const at = this.#stack.findLastIndex(({ name }) => name === 'a' || SCOPE_ELEMENTS.has(name))
      const outer = this.#stack[at]
      if (outer?.name !== 'a') return
      const block = this.#stack.findIndex(({ name }, i) => i > at && BLOCK.has(name))
      if (block < 0) {
        this.#cut(at)
        return
      }
      const inner = this.#stack[block]
      inner.parent!.children.splice(inner.parent!.children.lastIndexOf(inner), 1)
      outer.parent!.children.push(inner)
      inner.parent = outer.parent
      const copy: Element = { ...outer, children: inner.children, parent: inner }
      for (const child of copy.children) if (typeof child !== 'string') child.parent = copy
      inner.children = [copy]
      this.#stack.splice(at, block - at)
      this.#stack.splice(at + 1, 0, copy)
    }
  }

  #close(name: string) {
    const flattened = this.#flattened.get(name)
    if (flattened) this.#flattened.set(name, flattened - 1)
    else if (name === 'table') this.#closeTo(name, ANYWHERE)
    else this.#closeTo(name, TABLE_PARTS.has(name) ? UP_TO_TABLE : SCOPE_ELEMENTS)
  }

  #closeTo(name: string, scope: ReadonlySet<string>) {
    for (let i = this.#stack.length - 1; i > 0; i--) {
      const open = this.#stack[i].name
      if (open === name || (HEADINGS.has(name) && HEADINGS.has(open))) {
        this.#cut(i)
        return
      }
      if (scope.has(open)) return
    }
  }

  #cut(length: number) {
    for (const element of this.#stack.splice(length))
      if (element.name === 'svg' || element.name === 'math') this.#foreign--
  }
}

/** Yields all descendants of an element, in document order. */
export function* elementsOf(root: Element): Generator<Element> {
  const stack: Element[] = [root]
  for (let element = stack.pop(); element; element = stack.pop()) {
    if (element !== root) yield element
    for (let i = element.children.length - 1; i >= 0; i--) {
      const child = element.children[i]
      if (typeof child !== 'string') stack.push(child)
    }
  }
}

/** Returns the text of all descendants, hidden or not. */
export const rawText = (element: Element): string =>
  element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('')

export const attribute = (element: Element, name: string): string | null =>
  element.attributes.get(name) ?? null
