import type { JsonSchema } from '#app/shared/schema/schema'
import { expand } from './expand.js'

export type OpenDetail = { where: string; why: string }

/** Returns every `x-provisional` mark in a document's paths, with its location. */
export function openDetails(document: JsonSchema): OpenDetail[] {
  const found: OpenDetail[] = []
  const paths = expand(document.paths as Record<string, Record<string, JsonSchema>>, document)
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      collect(operation, `${method.toUpperCase()} ${path}`, found)
  return found
}

/** Schema keywords that locations leave out. */
const SILENT = new Set([
  'responses',
  'content',
  'application/json',
  'schema',
  'properties',
  'requestBody',
  'items',
])

function collect(node: unknown, where: string, found: OpenDetail[]): void {
  if (typeof node !== 'object' || node === null) return
  const why = (node as JsonSchema)['x-provisional']
  if (typeof why === 'string') found.push({ where, why })
  for (const [key, child] of Object.entries(node))
    if (typeof child === 'object') collect(child, SILENT.has(key) ? where : `${where} ${key}`, found)
}

/** Returns the content of docs/open-details.md. Lists each choice once, with all its locations. */
export function openDetailsPage(document: JsonSchema): string {
  const places = new Map<string, string[]>()
  for (const { where, why } of openDetails(document))
    places.set(why, [...(places.get(why) ?? []), `\`${where}\``])
  return [
    '# Open details',
    '',
    'The interface specification leaves these details open. kith follows a published standard or another part of the',
    'specification. The OpenAPI document marks each choice with `x-provisional`. To regenerate this page, run',
    '`node ace openapi:export --open-details=docs/open-details.md`.',
    '',
    ...[...places].map(([why, where]) => `- ${where.join(', ')}: ${why}`),
    '',
  ].join('\n')
}
