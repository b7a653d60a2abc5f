import { attribute, type Element } from './html_tree.js'
import { classesOf, type Microformats } from './microformats_text.js'

/**
 * Returns the target of a classic include (`<a class="include" href="#id">`, `<object>`); null for
 * other elements, and for an include inside its target.
 */
export function included(element: Element, { byId }: Microformats): Element | null {
  if (element.name !== 'a' && element.name !== 'object') return null
  if (!classesOf(element).includes('include')) return null
  const address = attribute(element, element.name === 'a' ? 'href' : 'data')
  const target = address?.startsWith('#') ? byId.get(address.slice(1)) : undefined
  return target && !isWithin(element, target) ? target : null
}

/**
 * Returns the elements of an item outside its own element: `itemref` targets, and the header cells of a table
 * cell.
 */
export function withHeaders(element: Element, { byId }: Microformats): Element[] {
  const named = `${attribute(element, 'itemref') ?? ''} ${element.name === 'td' ? (attribute(element, 'headers') ?? '') : ''}`
  return named
    .split(/\s+/)
    .slice(0, 50)
    .flatMap((id) => byId.get(id) ?? [])
    .filter((target) => !isWithin(element, target))
}

function isWithin(element: Element, outer: Element): boolean {
  for (let up: Element | null = element; up; up = up.parent) if (up === outer) return true
  return false
}
