import { COMPONENT, type JsonSchema } from '#app/shared/schema/schema'

/** Keywords whose value is one schema or a list of schemas. */
const NESTED = ['items', 'additionalProperties', 'propertyNames', 'anyOf', 'oneOf', 'allOf'] as const

/**
 * The `components.schemas` of a document. Every object becomes a component with one name: its
 * declared name, or one derived from the place where it is first used. An object without a declared
 * name shares the name of an equal one.
 */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {}
  readonly #nameOf = new Map<string, string>()

  /**
   * Returns the schema with references to components. `place` names unnamed objects. Throws if two
   * different objects would share a name.
   */
  refer(schema: JsonSchema, place: string): JsonSchema {
    const named = schema[COMPONENT]
    if (named) {
      const added = Object.entries(schema).filter(([key, value]) => named.schema[key] !== value)
      return { ...this.#declare(named.name, named.schema), ...Object.fromEntries(added) }
    }
    if (!schema.properties) return this.#inside(schema, place)
    if (!Array.isArray(schema.type)) return this.#derive(place, schema)
    return { anyOf: [this.#derive(place, { ...schema, type: 'object' }), { type: 'null' }] }
  }

  /** Adds a component under its declared name. Throws if the name belongs to another schema. */
  #declare(name: string, schema: JsonSchema): JsonSchema {
    const content = this.#inside(schema, name)
    const known = this.schemas[name]
    if (known && JSON.stringify(known) !== JSON.stringify(content))
      throw new Error(`two schemas of the OpenAPI document are named ${name}`)
    return this.#add(name, content)
  }

  /**
   * Adds a component under a derived name, unless an equal component exists. Throws if the name is
   * taken.
   */
  #derive(place: string, schema: JsonSchema): JsonSchema {
    const content = this.#inside(schema, place)
    const equal = this.#nameOf.get(JSON.stringify(content))
    if (equal) return refTo(equal)
    if (this.schemas[place]) throw new Error(`two schemas of the OpenAPI document are named ${place}`)
    return this.#add(place, content)
  }

  #add(name: string, content: JsonSchema): JsonSchema {
    this.schemas[name] = content
    this.#nameOf.set(JSON.stringify(content), name)
    return refTo(name)
  }

  #inside(schema: JsonSchema, place: string): JsonSchema {
    const inner: JsonSchema = { ...schema }
    delete inner[COMPONENT]
    const { properties } = schema as { properties?: Record<string, JsonSchema> }
    if (properties)
      inner.properties = Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, this.refer(value, place + pascal(key))])
      )
    for (const keyword of NESTED) {
      const value = schema[keyword]
      if (Array.isArray(value)) inner[keyword] = value.map((one, i) => this.refer(one, `${place}${i || ''}`))
      else if (typeof value === 'object') inner[keyword] = this.refer(value as JsonSchema, singular(place))
    }
    return inner
  }
}

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** Converts `people.search`, `next-offset` and `links` to PeopleSearch, NextOffset and Links. */
export const pascal = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const singular = (name: string): string =>
  name
    .replace(/People$/, 'Person')
    .replace(/Criteria$/, 'Criterion')
    .replace(/(?<=ch|sh|ss|x)es$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z])(?<!s)s$/, '')
