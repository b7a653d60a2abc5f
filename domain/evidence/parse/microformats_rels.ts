import { attribute, type Element, elementsOf } from './html_tree.js'
import { type Microformats, wholeText } from './microformats_text.js'

export type Relations = {
  rels: Record<string, string[]>
  'rel-urls': Record<string, { rels: string[]; text: string; [attribute: string]: string | string[] }>
}

const LINK_ATTRIBUTES = ['hreflang', 'media', 'title', 'type']

/** Returns URLs by relation, and relations by URL. */
export function relsOf(root: Element, context: Microformats): Relations {
  const rels: Map<string, Set<string>> = new Map()
  const urls: Map<string, Relations['rel-urls'][string]> = new Map()
  for (const element of elementsOf(root)) {
    const rel = attribute(element, 'rel')
    const href = attribute(element, 'href')
    if (!/^(?:a|area|link)$/.test(element.name) || !rel || href === null || isInTemplate(element)) continue
    const url = context.resolve(href.trim())
    const names = [...new Set(rel.split(/[\t\n\f\r ]+/).filter(Boolean))]
    for (const name of names) rels.set(name, (rels.get(name) ?? new Set()).add(url))
    const entry = urls.get(url) ?? { rels: [], text: wholeText(element, context) }
    entry.rels = [...new Set([...entry.rels, ...names])].sort()
    for (const name of LINK_ATTRIBUTES) {
      const value = attribute(element, name)
      if (value !== null && !(name in entry)) entry[name] = value
    }
    urls.set(url, entry)
  }
  const lists = [...rels].map(([name, addresses]): [string, string[]] => [name, [...addresses]])
  return { rels: Object.fromEntries(lists), 'rel-urls': Object.fromEntries(urls) }
}

function isInTemplate(element: Element): boolean {
  for (let up: Element | null = element; up; up = up.parent) if (up.name === 'template') return true
  return false
}
