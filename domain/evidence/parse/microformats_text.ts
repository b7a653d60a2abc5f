import { VOID } from './html_elements.js'
import { attribute, type Element } from './html_tree.js'

/** The state that all microformats of one page share. */
export type Microformats = {
  /** Resolves an address. Returns invalid addresses unchanged. */
  resolve: (href: string) => string
  isVisible: (element: Element) => boolean
  byId: ReadonlyMap<string, Element>
  /** Elements and characters left to read; see `MAX_READ`. */
  budget: { left: number }
}

/**
 * The maximum number of elements and characters read per page. Nested properties, includes and
 * `itemref` can read the same text several times. Text beyond the limit stays unread.
 */
export const MAX_READ = 3_000_000
const MAX_CLASS_LENGTH = 2000
const MAX_CLASSES = 100
const DROPPED = new Set(['script', 'style', 'template'])
const URL_ATTRIBUTES = new Set(['href', 'src', 'cite', 'data', 'poster', 'action'])
const SPACE = '\t\n\f\r '

/** Trims HTML white space. */
export function trim(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && SPACE.includes(text[start])) start++
  while (end > start && SPACE.includes(text[end - 1])) end--
  return text.slice(start, end)
}

/** Returns an element's text. Images become their words or, if requested, addresses. */
export function textOf(
  element: Element,
  context: Microformats,
  images: 'address' | 'words' = 'words'
): string {
  return trim(wholeText(element, context, images))
}

/** Like `textOf`, but not trimmed, and with the text of `itemref` targets. */
export function wholeText(
  element: Element,
  context: Microformats,
  images: 'address' | 'words' = 'words'
): string {
  const named = attribute(element, 'itemref')?.split(/\s+/).slice(0, 20) ?? []
  const added = named.flatMap((id) => context.byId.get(id) ?? [])
  return [element, ...added].map((part) => collect(part, context, images)).join('')
}

/** Spends from the budget. Returns false if the budget is used up. */
export function spend({ budget }: Microformats, amount: number): boolean {
  budget.left -= amount
  return budget.left > 0
}

const collect = (element: Element, context: Microformats, images: 'address' | 'words'): string =>
  element.children
    .map((child) => {
      if (!spend(context, typeof child === 'string' ? child.length : 1)) return ''
      if (typeof child === 'string') return child
      if (DROPPED.has(child.name) || !context.isVisible(child)) return ''
      if (child.name !== 'img') return collect(child, context, images)
      const words = attribute(child, 'alt')
      const address = attribute(child, 'src')
      if (words !== null) return words
      return images === 'address' && address !== null ? ` ${context.resolve(address)} ` : ''
    })
    .join('')

/** Returns the inner HTML of an element, with absolute addresses. */
export const htmlOf = (element: Element, context: Microformats): string =>
  trim(element.children.map((child) => serialised(child, context)).join(''))

function serialised(node: Element | string, context: Microformats): string {
  if (!spend(context, typeof node === 'string' ? node.length : 1)) return ''
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

export const classesOf = (element: Element): string[] =>
  (attribute(element, 'class')?.slice(0, MAX_CLASS_LENGTH) ?? '')
    .split(/[\t\n\f\r ]+/)
    .filter(Boolean)
    .slice(0, MAX_CLASSES)

export const elementChildren = (element: Element): Element[] =>
  element.children.filter((child) => typeof child !== 'string')
