import { depthOf } from '#domain/depth'
const MAX_DEPTH = 12
const MAX_NODES = 2000
/** Longer scripts are catalogues. */
const MAX_SOURCE = 1_000_000
/** Real data nests a few levels deep. The limit protects recursive code from a stack overflow. */
const MAX_JSON_DEPTH = 60

export type JsonLdNode = { types: string[]; id: string | null; properties: Record<string, unknown> }

/**
 * Parses JSON-LD, also with comments, trailing commas, raw line breaks or escaped quotes. Null if
 * invalid, too long or too deep.
 */
export function readJsonLd(source: string): unknown {
  if (source.length > MAX_SOURCE) return null
  const text = source
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim()
    .replace(/;$/, '')
  for (const repair of [same, withoutSlips, unescaped]) {
    try {
      const data: unknown = JSON.parse(repair(text))
      return depthOf(data, MAX_JSON_DEPTH) > MAX_JSON_DEPTH ? null : data
    } catch {}
  }
  return null
}

const same = (text: string) => text

/** Escapes line breaks in strings. Drops comments, and commas before a closing bracket. */
function withoutSlips(text: string): string {
  const out: string[] = []
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (inString) {
      if (c === '\\') out.push(c, text[++i] ?? '')
      else if (c < ' ') out.push(c === '\t' ? '\\t' : c === '\n' ? '\\n' : '')
      else out.push(c)
      if (c === '"') inString = false
    } else if (c === '/' && text[i + 1] === '*') i = endOf(text, '*/', i) + 1
    else if (c === '/' && text[i + 1] === '/') i = endOf(text, '\n', i)
    else {
      if (c === '"') inString = true
      if (c === '}' || c === ']') dropComma(out)
      out.push(c)
    }
  }
  return out.join('')
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at
}

function dropComma(out: string[]) {
  let last = out.length - 1
  while (last >= 0 && /^\s*$/.test(out[last])) last--
  if (out[last] === ',') out.length = last
}

const unescaped = (text: string) =>
  withoutSlips(
    text
      .replace(/&quot;|&#34;/g, '"')
      .replace(/&#39;|&apos;/g, "'")
      .replace(/&amp;/g, '&')
  )

/** Returns the typed nodes at the top level, in arrays, and in `@graph` and similar keys. */
export function jsonLdNodes(data: unknown): JsonLdNode[] {
  const nodes: JsonLdNode[] = []
  const visit = (value: unknown, depth: number) => {
    if (depth > MAX_DEPTH || nodes.length >= MAX_NODES) return
    if (Array.isArray(value)) for (const item of value.slice(0, MAX_NODES)) visit(item, depth + 1)
    else if (value && typeof value === 'object') {
      const properties = value as Record<string, unknown>
      const types = typesOf(properties['@type'])
      if (types.length > 0) nodes.push({ types, id: idOf(properties), properties })
      for (const key of ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'about'])
        visit(properties[key], depth + 1)
    }
  }
  visit(data, 0)
  return nodes
}

/** Returns type names without the address of their vocabulary. */
export function typesOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.filter((type) => typeof type === 'string').map((type) => type.replace(/^.*[/#:]/, ''))
}

const idOf = (properties: Record<string, unknown>) =>
  typeof properties['@id'] === 'string' ? properties['@id'] : null
