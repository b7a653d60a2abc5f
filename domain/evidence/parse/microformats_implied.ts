import { attribute, type Element } from './html_tree.js'
import { rootsOf } from './microformats_classes.js'
import { elementChildren, type Microformats, spend, trim } from './microformats_text.js'
import { type UrlValue, urlValue } from './microformats_values.js'

/** Returns an element's implied name, from itself or its only child or grandchild; or null. */
export function impliedName(element: Element, context: Microformats): string | null {
  const own = wordsOf(element)
  if (own !== null) return trim(own)
  for (const inner of onlyDescendants(element, context)) {
    const words = rootsOf(inner) ? null : wordsOf(inner)
    if (words) return trim(words)
  }
  return null
}

function wordsOf(element: Element): string | null {
  if (element.name === 'img' || element.name === 'area') return attribute(element, 'alt')
  return element.name === 'abbr' ? attribute(element, 'title') : null
}

/**
 * Returns the implied photo: the element's own, its only image or object, or its only child's; or
 * null.
 */
export const impliedPhoto = (element: Element, context: Microformats): UrlValue | null =>
  implied(element, context, { img: 'src', object: 'data' })

/** Returns the implied URL: the element's own, its only link, or its only child's; or null. */
export function impliedUrl(element: Element, context: Microformats): string | null {
  const url = implied(element, context, { a: 'href', area: 'href' })
  return typeof url === 'string' || url === null ? url : url.value
}

function implied(element: Element, context: Microformats, kinds: Record<string, string>): UrlValue | null {
  if (has(element, kinds)) return urlValue(element, context)
  for (const parent of [element, onlyChild(element, context)]) {
    if (!parent || (parent !== element && rootsOf(parent))) continue
    for (const kind of Object.keys(kinds)) {
      const ofKind = visible(parent, context).filter((child) => child.name === kind)
      if (ofKind.length === 1 && has(ofKind[0], kinds) && !rootsOf(ofKind[0]))
        return urlValue(ofKind[0], context)
    }
  }
  return null
}

const has = (element: Element, kinds: Record<string, string>) =>
  Object.hasOwn(kinds, element.name) && element.attributes.has(kinds[element.name])

function onlyDescendants(element: Element, context: Microformats): Element[] {
  const child = onlyChild(element, context)
  const grandchild = child && !rootsOf(child) ? onlyChild(child, context) : null
  return [child, grandchild].filter((inner) => inner !== null)
}

function onlyChild(element: Element, context: Microformats): Element | null {
  const children = visible(element, context)
  return children.length === 1 ? children[0] : null
}

const visible = (element: Element, context: Microformats) =>
  spend(context, element.children.length)
    ? elementChildren(element).filter((child) => context.isVisible(child) && child.name !== 'template')
    : []
