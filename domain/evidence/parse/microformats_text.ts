import { VOID } from './html_elements.js'
import { attribute, type Element } from './html_tree.js'

/** What the parsing of one page's microformats shares. */
export type Microformats = {
  /** Resolves an address; unchanged where it cannot. */
  resolve: (href: string) => string
  isVisible: (element: Element) => boolean
  byId: ReadonlyMap<string, Element>
}

const DROPPED = new Set(['script', 'style', 'template'])
const URL_ATTRIBUTES = new Set(['href', 'src', 'cite', 'data', 'poster', 'action'])
const SPACE = '[\\t\\n\\f\\r ]+'
const EDGES = new RegExp(`^${SPACE}|${SPACE}$`, 'g')

/** Without the white space of HTML at both ends. */
export const trim = (text: string) => text.replace(EDGES, '')

/** The text of an element, an image standing as its alternative text or, where wanted, as its address. */
export function textOf(
  element: Element,
  context: Microformats,
  images: 'address' | 'words' = 'words'
): string {
  return trim(wholeText(element, context, images))
}

/** The text with the white space at its ends, and with what `itemref` adds to the element. */
export function wholeText(
  element: Element,
  context: Microformats,
  images: 'address' | 'words' = 'words'
): string {
  const named = attribute(element, 'itemref')?.split(/\s+/).slice(0, 20) ?? []
  const added = named.flatMap((id) => context.byId.get(id) ?? [])
  return [element, ...added].map((part) => collect(part, context, images)).join('')
}

function collect(element: Element, context: Microformats, images: 'address' | 'words'): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child
      if (DROPPED.has(child.name) || !context.isVisible(child)) return ''
      if (child.name !== 'img') return collect(child, context, images)
      const words = attribute(child, 'alt')
      const address = attribute(child, 'src')
      if (words !== null) return words
      return images === 'address' && address !== null ? ` ${context.resolve(address)} ` : ''
    })
    .join('')
}

/** What an element holds as HTML, its addresses absolute. */
export function htmlOf(element: Element, context: Microformats): string {
  return trim(element.children.map((child) => serialised(child, context)).join(''))
}

function serialised(node: Element | string, context: Microformats): string {
  if (typeof node === 'string')
    return node
      .replace(/&/g, '&amp;')
      .replace(/\u00a0/g, '&nbsp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
  if (!context.isVisible(node)) return ''
  const attributes = [...node.attributes].map(([name, value]) => {
    const resolved = URL_ATTRIBUTES.has(name) ? context.resolve(value) : value
    return ` ${name}="${resolved
      .replace(/&/g, '&amp;')
      .replace(/\u00a0/g, '&nbsp;')
      .replace(/"/g, '&quot;')}"`
  })
  const open = `<${node.name}${attributes.join('')}>`
  if (VOID.has(node.name)) return open
  return `${open}${node.children.map((child) => (DROPPED.has(node.name) && typeof child === 'string' ? child : serialised(child, context))).join('')}</${node.name}>`
}

/** Names in a class attribute. */
export const classesOf = (element: Element): string[] =>
  (attribute(element, 'class') ?? '').split(/[\t\n\f\r ]+/).filter(Boolean)

export const elementChildren = (element: Element): Element[] =>
  element.children.filter((child) => typeof child !== 'string')
