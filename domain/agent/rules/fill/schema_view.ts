import { isSchemaObject, type JsonSchema, resolveLocal } from '../../schema/subschemas.js'

/** A normalised schema: references resolved, `allOf` merged, alternatives separate. */
export type SchemaView = {
  schema: JsonSchema
  /** Types without null. */
  types: string[]
  isNullable: boolean
  properties: [name: string, schema: JsonSchema][]
  required: ReadonlySet<string>
  items: JsonSchema | null
  /** The alternatives of `anyOf` and `oneOf`, without null. */
  alternatives: JsonSchema[]
  description: string
}

/** The maximum number of nested references and `allOf` lists. Deeper schemas count as unrestricted. */
const MAX_DEPTH = 16

export function viewOf(given: unknown, root: JsonSchema): SchemaView {
  const schema = flattened(given, root)
  const types = [schema.type].flat().filter((type): type is string => typeof type === 'string')
  const options = [schema.anyOf, schema.oneOf]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .filter(isSchemaObject)
  const isNull = (one: JsonSchema) => {
    const { type, enum: values } = flattened(one, root)
    return (
      type === 'null' ||
      ('const' in one && one.const === null) ||
      (Array.isArray(values) && values.length === 1 && values[0] === null)
    )
  }
  const properties = isSchemaObject(schema.properties)
    ? Object.entries(schema.properties).filter((entry): entry is [string, JsonSchema] =>
        isSchemaObject(entry[1])
      )
    : []
  const isNullable =
    types.includes('null') ||
    schema.nullable === true ||
    options.some(isNull) ||
    (Array.isArray(schema.enum) && schema.enum.includes(null)) ||
    schema.const === null
  return {
    schema,
    types: types.filter((type) => type !== 'null'),
    isNullable,
    properties,
    required: new Set(Array.isArray(schema.required) ? schema.required.map(String) : []),
    items: isSchemaObject(schema.items) ? schema.items : null,
    alternatives: options.filter((one) => !isNull(one)),
    description: [schema.title, schema.description].filter((text) => typeof text === 'string').join(' '),
  }
}

function flattened(given: unknown, root: JsonSchema, depth = 0): JsonSchema {
  if (!isSchemaObject(given) || depth > MAX_DEPTH) return {}
  const { $ref, allOf, ...own } = given
  const target = typeof $ref === 'string' ? flattened(resolveLocal(root, $ref), root, depth + 1) : {}
  const parts = Array.isArray(allOf) ? allOf.map((part) => flattened(part, root, depth + 1)) : []
  return [target, ...parts, own].reduce<JsonSchema>(joined, {})
}

function joined(a: JsonSchema, b: JsonSchema): JsonSchema {
  const both = { ...a, ...b }
  if (isSchemaObject(a.properties) && isSchemaObject(b.properties))
    both.properties = { ...a.properties, ...b.properties }
  if (Array.isArray(a.required) && Array.isArray(b.required))
    both.required = [...new Set([...a.required, ...b.required])]
  return both
}
