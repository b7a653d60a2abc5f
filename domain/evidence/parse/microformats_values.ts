import { attribute, type Element } from './html_tree.js'
import { joinDateParts } from './microformats_dates.js'
import { CLASSIC_NAMES } from './microformats_v1_data.js'
import {
  classesOf,
  elementChildren,
  htmlOf,
  type Microformats,
  spend,
  textOf,
  trim,
} from './microformats_text.js'

export type UrlValue = string | { value: string; alt: string }

/** Returns the value of a `p-*` or classic property. */
export const plainValue = (element: Element, context: Microformats, isClassic = false): string =>
  valueClass(element, context, isClassic) ??
  stated(element, {
    abbr: 'title',
    link: 'title',
    data: 'value',
    input: 'value',
    img: 'alt',
    area: 'alt',
  }) ??
  textOf(element, context, 'address')

/** Returns the value of a `u-*` property. */
export function urlValue(element: Element, context: Microformats): UrlValue {
  const address = addressOf(element)
  if (address !== null) {
    const url = context.resolve(trim(address))
    const alt = element.name === 'img' ? attribute(element, 'alt') : null
    return alt === null ? url : { value: url, alt }
  }
  const text =
    valueClass(element, context) ??
    stated(element, { abbr: 'title', data: 'value', input: 'value' }) ??
    textOf(element, context)
  return context.resolve(trim(text))
}

const ADDRESS_ATTRIBUTES = {
  ...{ a: 'href', area: 'href', link: 'href', object: 'data' },
  ...{ img: 'src', audio: 'src', video: 'src', source: 'src', iframe: 'src' },
}

/** Returns the address in the attribute that holds it for this type of element; or null. */
const addressOf = (element: Element): string | null =>
  stated(element, ADDRESS_ATTRIBUTES) ?? (element.name === 'video' ? attribute(element, 'poster') : null)

/** Returns the value of a `dt-*` property. A time without date gets the preceding date. */
export function dateValue(element: Element, context: Microformats, impliedDate: string | null): string {
  const parts = valueElements(element, context).map((part) => ({
    text: datePart(part, context),
    isMarked: part.name === 'time',
  }))
  const joined = parts.length > 0 ? joinDateParts(parts, impliedDate) : null
  return joined ?? datePart(element, context)
}

function datePart(element: Element, context: Microformats): string {
  if (classesOf(element).includes('value-title')) return attribute(element, 'title') ?? ''
  const value = stated(element, {
    ...{ time: 'datetime', ins: 'datetime', del: 'datetime' },
    ...{ abbr: 'title', data: 'value', input: 'value', img: 'alt', area: 'alt' },
  })
  return value ?? textOf(element, context)
}

/** Returns the value of an `e-*` property. */
export const embeddedValue = (element: Element, context: Microformats) => ({
  value: textOf(element, context, 'address'),
  html: htmlOf(element, context),
})

function stated(element: Element, attributes: Record<string, string>): string | null {
  const name = attributes[element.name]
  return name ? attribute(element, name) : null
}

/** Returns the joined parts of the value-class pattern, or null. */
function valueClass(element: Element, context: Microformats, isClassic = false): string | null {
  const parts = valueElements(element, context, isClassic)
  if (parts.length === 0) return null
  return parts
    .map((part) => {
      if (classesOf(part).includes('value-title')) return attribute(part, 'title') ?? ''
      return stated(part, { img: 'alt', area: 'alt', data: 'value', abbr: 'title' }) ?? textOf(part, context)
    })
    .join('')
}

/** Returns outermost `value` and `value-title` elements outside nested microformats. */
const valueElements = (element: Element, context: Microformats, isClassic = false): Element[] =>
  elementChildren(element).flatMap((child) => {
    if (!spend(context, 1)) return []
    const classes = classesOf(child)
    if (!context.isVisible(child) || child.name === 'template') return []
    if (classes.includes('value') || classes.includes('value-title')) return [child]
    if (classes.some((name) => /^(?:h|p|u|dt|e)-[a-z\d]/.test(name))) return []
    if (isClassic && classes.some((name) => CLASSIC_NAMES.has(name))) return []
    return valueElements(child, context, isClassic)
  })
