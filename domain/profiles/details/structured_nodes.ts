import { splitTrimmed } from '#domain/people/text/linear_text'
import { type JsonLdNode, jsonLdNodes } from '#domain/evidence/parse/json_ld'
import type { Page } from '#domain/evidence/page'
import type { Engagement } from '../person_record.js'

const NESTED = ['hasPart', 'mainEntity', 'blogPost', 'owns', 'subjectOf', 'sharedContent', 'workExample']

/** Returns the typed JSON-LD nodes of a page, including nodes nested in a profile or feed. */
export function nodesOf(page: Page): JsonLdNode[] {
  const found: JsonLdNode[] = []
  const visit = (nodes: readonly JsonLdNode[], depth: number) => {
    for (const node of nodes) {
      if (found.some(({ properties }) => properties === node.properties)) continue
      found.push(node)
      if (depth < 3) for (const key of NESTED) visit(jsonLdNodes(node.properties[key] ?? null), depth + 1)
    }
  }
  for (const { kind, data } of page.structured) if (kind === 'json-ld') visit(jsonLdNodes(data), 0)
  return found
}

export const isOf = ({ types }: JsonLdNode, wanted: RegExp): boolean =>
  types.some((type) => wanted.test(type.replace(/^https?:\/\/schema\.org\//, '')))

/** Returns the first of the named properties that is a text. */
export function textOf(properties: Record<string, unknown>, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = properties[name]
    if (typeof value === 'string' && value.trim() !== '') return value.replace(/\s+/g, ' ').trim()
  }
  return undefined
}

/** Returns the texts of a property: a list, comma-separated words, or named things. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return splitTrimmed(value, /[,;]/).filter(Boolean)
  if (Array.isArray(value))
    return value.flatMap((one) => (typeof one === 'string' ? [one.trim()] : textsOf(one)))
  const name = (value as { name?: unknown } | null | undefined)?.name
  return typeof name === 'string' ? [name] : []
}

/** Returns the web URLs of a property: a text, a thing with a URL, or a list of these. */
export function urlsOf(value: unknown, base: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => urlsOf(one, base))
  if (typeof value === 'object' && value !== null) {
    const { contentUrl, url } = value as Record<string, unknown>
    return urlsOf(contentUrl ?? url ?? null, base)
  }
  if (typeof value !== 'string' || !URL.canParse(value, base)) return []
  const { href, protocol } = new URL(value, base)
  return protocol === 'https:' || protocol === 'http:' ? [href] : []
}

const ACTIONS: [RegExp, keyof Engagement | 'followers' | 'posts'][] = [
  [/Follow/, 'followers'],
  [/(?:Write|Create)Action/, 'posts'],
  [/Like/, 'likes'],
  [/Comment|Reply/, 'comments'],
  [/Share/, 'shares'],
  [/Watch|View/, 'views'],
  [/Bookmark/, 'stars'],
]

/** Returns the counts in `interactionStatistic` and similar properties, by kind. */
export function countersOf(properties: Record<string, unknown>): Map<string, number> {
  const counted = new Map<string, number>()
  const counters = [properties.interactionStatistic, properties.agentInteractionStatistic].flat()
  for (const counter of counters) {
    if (typeof counter !== 'object' || counter === null) continue
    const { interactionType, userInteractionCount } = counter as Record<string, unknown>
    const type = typeof interactionType === 'string' ? interactionType : JSON.stringify(interactionType ?? '')
    const kind = ACTIONS.find(([pattern]) => pattern.test(type))?.[1]
    const count = Number(userInteractionCount)
    if (kind && Number.isFinite(count) && userInteractionCount !== undefined) counted.set(kind, count)
  }
  const comments = Number(properties.commentCount)
  if (Number.isFinite(comments) && properties.commentCount !== undefined) counted.set('comments', comments)
  return counted
}

const ENGAGEMENTS = ['likes', 'comments', 'shares', 'views', 'stars', 'forks'] as const

export function engagementOf(properties: Record<string, unknown>): { engagement?: Engagement } {
  const counters = countersOf(properties)
  const engagement: Engagement = {}
  for (const kind of ENGAGEMENTS) if (counters.has(kind)) engagement[kind] = counters.get(kind)
  return Object.keys(engagement).length > 0 ? { engagement } : {}
}
