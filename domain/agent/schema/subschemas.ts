import { isObject } from '#domain/is_object'
import { decodeEscapes } from '#domain/people/text/urls'
export type JsonSchema = Record<string, unknown>

/** A schema within another. `inPlace` means that both check the same value. */
export type Subschema = { path: string; schema: unknown; inPlace: boolean }

/** Keywords, grouped by the kind of value that they contain. */
const LISTS_IN_PLACE = ['allOf', 'anyOf', 'oneOf']
const ONE_IN_PLACE = ['not', 'if', 'then', 'else']
const MAPS_IN_PLACE = ['dependentSchemas', 'dependencies']
const ONE = [
  'items',
  'additionalItems',
  'contains',
  'additionalProperties',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contentSchema',
]
const LISTS = ['prefixItems', 'items']
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions']

/** Keywords whose schemas apply only where they are referenced. */
export const DEFINITIONS: readonly string[] = ['$defs', 'definitions']

export const isSchemaObject = (value: unknown): value is JsonSchema => isObject(value)

/** Returns a schema's direct subschemas. Skips malformed keywords, which Ajv reports. */
export function subschemas(schema: JsonSchema): Subschema[] {
  const found: Subschema[] = []
  const add = (path: string, value: unknown, inPlace: boolean) => {
    if (isSchemaObject(value) || typeof value === 'boolean') found.push({ path, schema: value, inPlace })
  }
  const list = (keyword: string, inPlace: boolean) => {
    const value = schema[keyword]
    if (Array.isArray(value)) for (const [i, one] of value.entries()) add(`${keyword}/${i}`, one, inPlace)
  }
  const map = (keyword: string, inPlace: boolean) => {
    const value = schema[keyword]
    if (isSchemaObject(value))
      for (const [key, one] of Object.entries(value)) add(`${keyword}/${pointerToken(key)}`, one, inPlace)
  }
  for (const keyword of LISTS_IN_PLACE) list(keyword, true)
  for (const keyword of ONE_IN_PLACE) add(keyword, schema[keyword], true)
  for (const keyword of MAPS_IN_PLACE) map(keyword, true)
  for (const keyword of ONE) add(keyword, schema[keyword], false)
  for (const keyword of LISTS) list(keyword, false)
  for (const keyword of MAPS) map(keyword, false)
  return found
}

/** Escapes a key for a JSON Pointer. */
export const pointerToken = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Returns the target of a local reference such as `#/$defs/person`, or undefined. */
export function resolveLocal(root: JsonSchema, reference: string): unknown {
  if (reference === '#') return root
  if (!reference.startsWith('#/')) return undefined
  let at: unknown = root
  for (const token of reference.slice(2).split('/')) {
    const key = decodeEscapes(token).replaceAll('~1', '/').replaceAll('~0', '~')
    if (Array.isArray(at)) at = /^\d+$/.test(key) ? at[Number(key)] : undefined
    else at = isSchemaObject(at) && Object.hasOwn(at, key) ? at[key] : undefined
  }
  return at
}
