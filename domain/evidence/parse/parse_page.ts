import type { Page, Snapshot } from '../page.js'
import { layOut } from './blocks.js'
import { isCookieNotice } from './boilerplate.js'
import { attribute, type Element, elementsOf, parseHtml, rawText } from './html_tree.js'
import { readJsonLd } from './json_ld.js'
import { languageOfText } from './language.js'
import { resolverOf } from './links.js'
import { itemsOf, sourceOf } from './microformats.js'
import { pairsOf, rowsOf, tablesOf } from './pairs.js'
import { visibilityOf } from './visibility.js'

const MAX_HTML_LENGTH = 8_000_000
const MAX_STRUCTURED = 200
const MAX_TITLE_LENGTH = 500
const MAX_META_LENGTH = 10_000

/** Parses visible text and structured data in linear time, up to `MAX_HTML_LENGTH`. */
export function parsePage(snapshot: Snapshot): Page {
  const { url, via, observedAt } = snapshot
  const isPlain = snapshot.contentType === 'text/plain'
  const html = snapshot.html.slice(0, MAX_HTML_LENGTH)
  const root = isPlain ? plainText(html) : parseHtml(html)
  const elements = [...elementsOf(root)]
  const resolve = resolverOf(elements, url)
  const isVisible = visibilityOf(root)
  const layout = layOut(root, isVisible, resolve)
  for (const block of layout.blocks) if (isCookieNotice(block.text)) block.boilerplate = true
  const tables = tablesOf(layout)
  const text = layout.blocks.map((block) => block.text).join('\n')
  return {
    url,
    via,
    observedAt,
    title: titleOf(elements),
    language: languageOf(elements) ?? languageOfText(text),
    canonical: canonicalOf(elements, resolve),
    text,
    ...layout,
    pairs: pairsOf(layout, tables),
    rows: rowsOf(layout, tables),
    structured: [
      ...scripts(elements),
      ...metas(elements),
      ...itemsOf(root, { baseUrl: url, isVisible })
        .slice(0, MAX_STRUCTURED)
        .map((data) => ({ kind: 'microformats2' as const, source: sourceOf(data), data })),
    ],
  }
}

function plainText(text: string): Element {
  const root: Element = { name: '#root', attributes: new Map(), children: [], parent: null }
  for (const line of text.split(/\n/).slice(0, 100_000))
    root.children.push({ name: 'p', attributes: new Map(), children: [line], parent: root })
  return root
}

function titleOf(elements: Element[]): string | null {
  const title = elements.find(({ name, parent }) => name === 'title' && parent?.name !== 'svg')
  return (title && rawText(title).replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH)) || null
}

function languageOf(elements: Element[]): string | null {
  for (const element of elements) {
    const isMeta =
      element.name === 'meta' && /^content-language$/i.test(attribute(element, 'http-equiv') ?? '')
    if (element.name !== 'html' && !isMeta) continue
    const stated = attribute(element, isMeta ? 'content' : 'lang') ?? attribute(element, 'xml:lang')
    const [code] = stated?.trim().split(/[,;\s]/) ?? []
    if (code && /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(code)) return code.replace(/_/g, '-')
  }
  return null
}

function canonicalOf(elements: Element[], resolve: (href: string) => string | null): string | null {
  const link = elements.find(
    (element) => element.name === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(attribute(element, 'rel') ?? '')
  )
  const href = link && attribute(link, 'href')
  return (href && resolve(href)) || null
}

const scripts = (elements: Element[]): Page['structured'] =>
  elements
    .filter(
      (element) =>
        element.name === 'script' &&
        /^application\/ld\+json\b/i.test(attribute(element, 'type')?.trim() ?? '')
    )
    .slice(0, MAX_STRUCTURED)
    .flatMap((element) => {
      const source = rawText(element)
      const data = readJsonLd(source)
      return data === null || typeof data !== 'object' ? [] : [{ kind: 'json-ld' as const, source, data }]
    })

const metas = (elements: Element[]): Page['structured'] =>
  elements
    .filter(({ name }) => name === 'meta')
    .slice(0, MAX_STRUCTURED)
    .flatMap((element) => {
      const name =
        attribute(element, 'property') ?? attribute(element, 'name') ?? attribute(element, 'itemprop')
      const content = attribute(element, 'content')?.slice(0, MAX_META_LENGTH).replace(/\s+/g, ' ').trim()
      if (!name || !content) return []
      const data = { name: name.trim().toLowerCase(), content }
      return [{ kind: 'meta' as const, source: content, data }]
    })
