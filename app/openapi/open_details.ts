import type { JsonSchema } from '#app/shared/schema/schema'

export type OpenDetail = { where: string; why: string }

/** Every `x-provisional` mark of a document, with the place it stands at. */
export function openDetails(document: JsonSchema): OpenDetail[] {
  const found: OpenDetail[] = []
  for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, JsonSchema>>))
    for (const [method, operation] of Object.entries(methods))
      collect(operation, `${method.toUpperCase()} ${path}`, found)
  return found
}

/** Steps of a schema that a reader does not need to find the place. */
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

/** The page docs/open-details.md. */
export function openDetailsPage(document: JsonSchema): string {
  const rows = openDetails(document).map(({ where, why }) => `| ${where} | ${why} |`)
  return [
    '# Open details',
    '',
    'The interface leaves these details open. Each is settled by a published standard or by what the interface says',
    'elsewhere, is provisional, and carries `x-provisional` in the OpenAPI document. This page is generated from those',
    'marks: `node ace openapi:export --open-details=docs/open-details.md`.',
    '',
    '| where | how it is settled |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n')
}
