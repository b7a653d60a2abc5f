import { attribute, type Element } from './html_tree.js'
import { classesOf } from './microformats_text.js'
import { CLASSIC_PROPERTIES, CLASSIC_ROOTS, REVIEWED } from './microformats_v1_data.js'

/** The root classes of an element. `classic` has the old names if there are no new ones. */
export type Roots = { types: string[]; classic: string[] }

const NAME = '(?:[a-z\\d]+-)?[a-z]+(?:-[a-z]+)*'
const ROOT = new RegExp(`^h-${NAME}$`)
const PROPERTY = new RegExp(`^(p|u|dt|e)-(${NAME})$`)

/** Matches the text of all classes of an element that may have roots. */
const MAY_BE_ROOT = new RegExp(['h-', REVIEWED, ...Object.keys(CLASSIC_ROOTS)].join('|'))

/** Returns the roots of an element inside `around`, or null if it has none. */
export function rootsOf(element: Element, around?: Roots): Roots | null {
  if (!MAY_BE_ROOT.test(attribute(element, 'class') ?? '')) return null
  const classes = classesOf(element)
  const types = [...new Set(classes.filter((name) => ROOT.test(name)))]
  if (types.length > 0) return { types: types.sort(), classic: [] }
  const classic = classes.filter((name) => Object.hasOwn(CLASSIC_ROOTS, name))
  const isReview = around?.classic.some((root) => root.startsWith('hreview')) ?? false
  if (classic.length === 0 && isReview && classes.includes(REVIEWED))
    return { types: ['h-item'], classic: [REVIEWED] }
  if (classic.length === 0) return null
  return { types: [...new Set(classic.map((name) => CLASSIC_ROOTS[name]))].sort(), classic }
}

export type Property = { prefix: 'p' | 'u' | 'dt' | 'e'; name: string }

/** Returns an element's properties for the surrounding microformat, in modern names. */
export function propertiesOf(element: Element, roots: Roots): Property[] {
  const isClassic = roots.classic.length > 0
  const found = isClassic ? classicProperties(element, roots.classic) : classesOf(element)
  const properties: Property[] = []
  for (const name of found) {
    const [, prefix, rest] = PROPERTY.exec(name) ?? []
    const isKnown = properties.some((known) => known.prefix === prefix && known.name === rest)
    if (rest && !(isClassic && isKnown)) properties.push({ prefix: prefix as Property['prefix'], name: rest })
  }
  return properties
}

function classicProperties(element: Element, classic: string[]): string[] {
  const found: string[] = []
  for (const root of classic) {
    for (const name of classesOf(element)) {
      const now = CLASSIC_PROPERTIES[root]?.[name]
      if (now && Object.hasOwn(CLASSIC_PROPERTIES[root], name)) found.push(now)
    }
    const rels = (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/)
    if (root === 'hentry' && rels.includes('bookmark')) found.push('u-url')
    if (/^(?:hentry|hfeed|hproduct|hreview|hreview-aggregate|hrecipe)$/.test(root) && rels.includes('tag'))
      found.push('p-category')
    if (root === 'hreview' && rels.includes('self') && rels.includes('bookmark')) found.push('u-url')
    if (root === 'hnews' && rels.includes('principles')) found.push('u-principles')
    if (root === 'hnews' && rels.includes('item-license')) found.push('u-item-license')
  }
  return found
}
