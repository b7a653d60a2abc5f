import type { Json } from './operations'

/** Examples name at most this many members of an object. */
const MAX_MEMBERS = 3

/** Returns a short value that a schema of the API document describes, to show its shape. */
export function exampleOf(schema: Json): unknown {
  const given = schema.example ?? schema.examples?.[0] ?? schema.default
  if (given !== undefined) return given
  if (schema.enum) return schema.enum[0]
  const [type] = [schema.type].flat()
  if (type === 'array') return [exampleOf(schema.items ?? {})]
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  if (type === 'string') return 'text'
  const members = Object.entries<Json>(schema.properties ?? {}).slice(0, MAX_MEMBERS)
  return Object.fromEntries(members.map(([name, member]) => [name, exampleOf(member)]))
}
