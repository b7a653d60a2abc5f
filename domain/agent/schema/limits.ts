import { depthOf } from '#domain/depth'
import { patternProblem } from './linear_regexp.js'
import { isSchemaObject, type JsonSchema, subschemas } from './subschemas.js'

/**
 * Limits of a caller's whole schema, except `patternChars`, which applies to each pattern. `bytes`
 * counts UTF-8 JSON. `depth` is the nesting of schemas.
 */
export const SCHEMA_LIMITS = {
  bytes: 32_000,
  depth: 12,
  properties: 300,
  enumValues: 500,
  patterns: 50,
  patternChars: 500,
} as const

/** The maximum nesting of the JSON, which includes values such as `default` and `const`. */
const MAX_NESTING = 64

/** Unsupported keywords and the reasons. */
const REFUSED: Readonly<Record<string, string>> = {
  $dynamicRef: 'dynamic references are not supported',
  $dynamicAnchor: 'dynamic references are not supported',
  $recursiveRef: 'dynamic references are not supported',
  $recursiveAnchor: 'dynamic references are not supported',
  $anchor: 'anchors are not supported; refer by #/$defs/name',
  $vocabulary: 'vocabularies are not supported',
  $async: 'asynchronous schemas are not supported',
}

/** Returns the exceeded limit as path and message, or null. */
export function limitProblem(schema: JsonSchema): string | null {
  if (depthOf(schema, MAX_NESTING) > MAX_NESTING) return `is nested deeper than ${MAX_NESTING} levels`
  const bytes = new TextEncoder().encode(JSON.stringify(schema)).length
  if (bytes > SCHEMA_LIMITS.bytes) return `has ${bytes} bytes, but at most ${SCHEMA_LIMITS.bytes} are allowed`
  const counts = { properties: 0, enumValues: 0, patterns: 0 }
  return walk(schema, '', 0, counts)
}

type Counts = { properties: number; enumValues: number; patterns: number }

function walk(schema: JsonSchema, path: string, depth: number, counts: Counts): string | null {
  const at = (keyword: string) => `${path}/${keyword}`
  if (depth > SCHEMA_LIMITS.depth)
    return `${path}: schemas are nested deeper than ${SCHEMA_LIMITS.depth} levels`
  for (const [keyword, why] of Object.entries(REFUSED)) if (keyword in schema) return `${at(keyword)}: ${why}`
  if (depth > 0)
    for (const keyword of ['$id', 'id', '$schema'])
      if (typeof schema[keyword] === 'string') return `${at(keyword)}: is allowed at the top level only`
  counts.properties += isSchemaObject(schema.properties) ? Object.keys(schema.properties).length : 0
  if (counts.properties > SCHEMA_LIMITS.properties)
    return `${at('properties')}: more than ${SCHEMA_LIMITS.properties} properties in all`
  counts.enumValues += Array.isArray(schema.enum) ? schema.enum.length : 0
  if (counts.enumValues > SCHEMA_LIMITS.enumValues)
    return `${at('enum')}: more than ${SCHEMA_LIMITS.enumValues} values in all`
  for (const [keyword, pattern] of patternsOf(schema)) {
    if (++counts.patterns > SCHEMA_LIMITS.patterns)
      return `${at(keyword)}: more than ${SCHEMA_LIMITS.patterns} patterns in all`
    if (pattern.length > SCHEMA_LIMITS.patternChars)
      return `${at(keyword)}: has more than ${SCHEMA_LIMITS.patternChars} characters`
    const problem = patternProblem(pattern)
    if (problem) return `${at(keyword)}: ${problem}`
  }
  for (const sub of subschemas(schema)) {
    if (!isSchemaObject(sub.schema)) continue
    const problem = walk(sub.schema, `${path}/${sub.path}`, depth + 1, counts)
    if (problem) return problem
  }
  return null
}

function patternsOf(schema: JsonSchema): [keyword: string, pattern: string][] {
  const keys = isSchemaObject(schema.patternProperties) ? Object.keys(schema.patternProperties) : []
  return [
    ...(typeof schema.pattern === 'string' ? [['pattern', schema.pattern] as [string, string]] : []),
    ...keys.map((key): [string, string] => ['patternProperties', key]),
  ]
}
