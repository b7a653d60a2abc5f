import type { JsonSchema } from '#app/shared/schema/schema'

/** Returns a part of a document with its references replaced by what they refer to. */
export function expand<T>(part: T, document: JsonSchema): T {
  if (Array.isArray(part)) return part.map((one) => expand(one, document)) as T
  if (typeof part !== 'object' || part === null) return part
  const { $ref, ...beside } = part as JsonSchema
  const whole = typeof $ref === 'string' ? { ...(target($ref, document) as object), ...beside } : part
  const expanded = Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [key, expand(value, document)])
  )
  return nullableForm(expanded) as T
}

function target($ref: string, document: JsonSchema): unknown {
  const path = $ref.replace(/^#\//, '').split('/')
  return path.reduce<any>((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
}

/**
 * Merges an `anyOf` of a typed schema and null into one schema with two types. Returns other
 * schemas unchanged.
 */
function nullableForm(schema: JsonSchema): JsonSchema {
  const [object, none, ...more] = (schema.anyOf ?? []) as JsonSchema[]
  if (!object || none?.type !== 'null' || more.length > 0 || typeof object.type !== 'string') return schema
  const { anyOf: _, ...beside } = schema
  const values = Array.isArray(object.enum) ? { enum: [...object.enum, null] } : {}
  return { ...object, ...values, type: [object.type, 'null'], ...beside }
}
