import { decodeEscapes } from '#domain/people/text/urls'
import { attribute, type Element, elementsOf, parseHtml } from './html_tree.js'
import { type Property, propertiesOf, type Roots, rootsOf } from './microformats_classes.js'
import { MAX_BASE } from './links.js'
import { dateOf } from './microformats_dates.js'
import { impliedName, impliedPhoto, impliedUrl } from './microformats_implied.js'
import { included, withHeaders } from './microformats_includes.js'
import { type Relations, relsOf } from './microformats_rels.js'
import {
  classesOf,
  elementChildren,
  MAX_READ,
  type Microformats,
  spend,
  textOf,
} from './microformats_text.js'
import { dateValue, embeddedValue, plainValue, urlValue, type UrlValue } from './microformats_values.js'

export type MicroformatValue = UrlValue | MicroformatItem | { value: string; html: string }
export type MicroformatItem = {
  type: string[]
  properties: Record<string, MicroformatValue[]>
  id?: string
  children?: MicroformatItem[]
  /** The value according to the property's prefix, if the item is also a property. */
  value?: string | UrlValue
  html?: string
}
export type MicroformatDocument = Relations & { items: MicroformatItem[] }

/** The maximum depth of items and includes. */
const MAX_NESTING = 24
const MAX_ITEMS = 5000

/** Parses all microformats2 of a document, including classic microformats. */
export function parseMicroformats(html: string, baseUrl: string): MicroformatDocument {
  const root = parseHtml(html)
  const context = contextOf(root, baseUrl, () => true)
  return { items: new Reader(context).itemsIn(root), ...relsOf(root, context) }
}

/** Returns the visible items of a parsed page. */
export function itemsOf(
  root: Element,
  { baseUrl, isVisible }: { baseUrl: string; isVisible: (element: Element) => boolean }
): MicroformatItem[] {
  return new Reader(contextOf(root, baseUrl, isVisible)).itemsIn(root)
}

/** Returns the verbatim values of an item, one per line, for quotes. */
export function sourceOf(item: MicroformatItem): string {
  const lines: string[] = []
  const visit = (value: unknown, depth: number) => {
    if (typeof value === 'string') lines.push(value.replace(/\s+/g, ' ').trim())
    else if (depth < MAX_NESTING && value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value))
        if (key !== 'html' && key !== 'type') visit(inner, depth + 1)
  }
  visit(item, 0)
  return lines.join('\n')
}

function contextOf(root: Element, baseUrl: string, isVisible: (element: Element) => boolean): Microformats {
  let base: string | null = null
  const byId = new Map<string, Element>()
  for (const element of elementsOf(root)) {
    const href = element.name === 'base' ? attribute(element, 'href')?.slice(0, MAX_BASE) : null
    if (href && base === null && URL.canParse(href, baseUrl)) base = new URL(href, baseUrl).href
    const id = attribute(element, 'id')
    if (id && !byId.has(id)) byId.set(id, element)
  }
  const resolve = (href: string) => {
    const from = base ?? baseUrl
    if (href === '') return from
    return URL.canParse(href, from) && !/^https?:\/\/[^/?#]+$/i.test(href) ? new URL(href, from).href : href
  }
  return { resolve, isVisible, byId, budget: { left: MAX_READ } }
}

/** An item while its properties are collected. */
type Open = {
  item: MicroformatItem
  roots: Roots
  prefixes: Set<string>
  /** The first `p-name` and the first `u-url`. */
  name?: MicroformatValue
  url?: MicroformatValue
  date: string | null
  nested: boolean
}

class Reader {
  #items = 0
  constructor(readonly context: Microformats) {}

  itemsIn(element: Element, depth = 0, found: MicroformatItem[] = []): MicroformatItem[] {
    for (const child of element.children) {
      if (typeof child === 'string' || child.name === 'template' || !this.context.isVisible(child)) continue
      const roots = rootsOf(child)
      if (roots) found.push(this.#item(child, roots, depth).item)
      else this.itemsIn(child, depth, found)
    }
    return found
  }

  #item(element: Element, roots: Roots, depth: number): Open {
    const item: MicroformatItem = { type: roots.types, properties: {} }
    const open: Open = { item, roots, prefixes: new Set(), date: null, nested: false }
    if (depth < MAX_NESTING && this.#items++ < MAX_ITEMS) {
      this.#read(element, open, depth)
      for (const other of withHeaders(element, this.context)) this.#child(other, open, depth)
      if (roots.classic.length === 0) this.#imply(element, open)
    }
    const id = attribute(element, 'id')
    if (id && roots.classic.length === 0) item.id = id
    return open
  }

  #read(element: Element, open: Open, depth: number) {
    for (const child of elementChildren(element)) this.#child(child, open, depth)
  }

  #child(child: Element, open: Open, depth: number) {
    if (!spend(this.context, 1)) return
    if (child.name === 'template' || !this.context.isVisible(child)) return
    const target = depth < MAX_NESTING ? included(child, this.context) : null
    if (target) {
      this.#child(target, open, depth + 1)
      return
    }
    const properties = propertiesOf(child, open.roots)
    const roots = rootsOf(child, open.roots)
    if (roots) this.#nested(child, roots, properties, open, depth)
    else {
      for (const property of properties) this.#add(open, property, this.#value(child, property, open))
      this.#read(child, open, depth)
    }
  }

  #nested(child: Element, roots: Roots, properties: Property[], open: Open, depth: number) {
    open.nested = true
    const { item, name, url } = this.#item(child, roots, depth + 1)
    if (properties.length === 0) {
      // The parent has no property for this classic root, so the item becomes a child.
      ;(open.item.children ??= []).push(item)
      return
    }
    for (const property of properties) {
      const own = this.#value(child, property, open)
      const copy = { ...item }
      if (property.prefix === 'e') Object.assign(copy, own)
      else if (property.prefix === 'p') copy.value = stringOf(name) ?? stringOf(own as MicroformatValue)
      else if (property.prefix === 'u')
        copy.value = (url ?? ('url' in item.properties ? plainValue(child, this.context) : own)) as UrlValue
      else copy.value = own as string
      this.#add(open, property, copy)
    }
  }

  #value(element: Element, { prefix, name }: Property, open: Open): MicroformatValue {
    const isClassic = open.roots.classic.length > 0
    if (prefix === 'u') {
      const url = urlValue(element, this.context)
      return isClassic && typeof url !== 'string' ? url.value : url
    }
    if (prefix === 'e') return embeddedValue(element, this.context)
    if (prefix === 'p') {
      const isTag = isClassic && name === 'category' && isRelTag(element)
      return isTag
        ? lastSegment(attribute(element, 'href') ?? '')
        : plainValue(element, this.context, isClassic)
    }
    const value = dateValue(element, this.context, open.date)
    open.date = dateOf(value) ?? open.date
    return value
  }

  #add(open: Open, { prefix, name }: Property, value: MicroformatValue) {
    const { properties } = open.item
    open.prefixes.add(prefix)
    if (prefix === 'p' && name === 'name') open.name ??= value
    if (prefix === 'u' && name === 'url') open.url ??= value
    if (Object.hasOwn(properties, name)) properties[name].push(value)
    else
      Object.defineProperty(properties, name, {
        value: [value],
        enumerable: true,
        writable: true,
        configurable: true,
      })
  }

  #imply(element: Element, open: Open) {
    const { prefixes, nested } = open
    const { properties } = open.item
    const has = (name: string) => Object.hasOwn(properties, name)
    if (!has('name') && !prefixes.has('p') && !prefixes.has('e') && !nested)
      properties.name = [(open.name = impliedName(element, this.context) ?? textOf(element, this.context))]
    const isFree = !prefixes.has('u') && !nested
    const photo = !has('photo') && isFree ? impliedPhoto(element, this.context) : null
    const url = !has('url') && isFree ? impliedUrl(element, this.context) : null
    if (photo !== null) properties.photo = [photo]
    if (url !== null) properties.url = [(open.url = url)]
  }
}

function stringOf(value: MicroformatValue | undefined): string | undefined {
  if (value === undefined || typeof value === 'string') return value
  return typeof value.value === 'string' ? value.value : undefined
}

const isRelTag = (element: Element) =>
  /(?:^|\s)tag(?:\s|$)/i.test(attribute(element, 'rel') ?? '') && !classesOf(element).includes('category')

function lastSegment(href: string): string {
  const path = href.split(/[?#]/, 1)[0].replace(/(?<!\/)\/+$/, '')
  return decodeEscapes(path.slice(path.lastIndexOf('/') + 1))
}
