/**
 * A schema for the validator (vine), the JSON Schema of OpenAPI and the TypeScript type. Strict: no
 * coercion, no trimming, no unknown keys, null only if nullable.
 */
import vine from '@vinejs/vine'
import {
  closedObject,
  matchesPattern,
  noNullItems,
  oneOfValues,
  uniqueItems,
  wholeNumber,
  wholeNumberText,
} from './rules.js'

/** Marks a schema with the name of its component in the OpenAPI document. */
export const COMPONENT = Symbol('component')
export type JsonSchema = {
  [keyword: string]: unknown
  [COMPONENT]?: { name: string; schema: JsonSchema }
}
// Vine's builder type differs per kind and modifier, so it has no type here.
type VineSchema = any

export type Infer<S> = S extends Schema<infer T> ? T : never
type OptionalKeys<P> = { [K in keyof P]: undefined extends Infer<P[K]> ? K : never }[keyof P]
type Simplify<T> = { [K in keyof T]: T[K] } & {}
export type InferObject<P> = Simplify<
  { [K in Exclude<keyof P, OptionalKeys<P>>]: Infer<P[K]> } & { [K in OptionalKeys<P>]?: Infer<P[K]> }
>

export class Schema<T> {
  declare readonly type: T

  constructor(
    private readonly build: () => VineSchema,
    readonly json: JsonSchema,
    readonly isOptional = false,
    readonly isNullable = false
  ) {}

  optional(): Schema<T | undefined> {
    return new Schema(this.build, this.json, true, this.isNullable)
  }

  nullable(): Schema<T | null> {
    // An empty schema accepts null already.
    if (Object.keys(this.json).length === 0) return new Schema(this.build, {}, this.isOptional, true)
    const json: JsonSchema =
      'type' in this.json && !this.json[COMPONENT]
        ? { ...this.json, type: [this.json.type, 'null'].flat() }
        : { anyOf: [this.json, { type: 'null' }] }
    if (Array.isArray(json.enum)) json.enum = [...json.enum, null]
    return new Schema<T | null>(this.build, json, this.isOptional, true)
  }

  /**
   * Names the schema's component in the OpenAPI document. Keywords that are added later
   * appear next to the reference.
   */
  named(name: string): Schema<T> {
    return this.with({ [COMPONENT]: { name, schema: this.json } })
  }

  describe(description: string): Schema<T> {
    return this.with({ description })
  }

  example(example: T): Schema<T> {
    return this.with({ examples: [example] })
  }

  /** Marks a detail that the interface leaves open. `reason` says what kith chose. */
  provisional(reason: string): Schema<T> {
    return this.with({ 'x-provisional': reason })
  }

  deprecated(): Schema<T> {
    return this.with({ deprecated: true })
  }

  /** Documents the default. Validation does not apply it, so the caller of `validate` must. */
  default(value: T): Schema<T> {
    return this.with({ default: value })
  }

  with(keywords: JsonSchema): Schema<T> {
    return new Schema<T>(this.build, { ...this.json, ...keywords }, this.isOptional, this.isNullable)
  }

  vine(): VineSchema {
    const schema = this.build()
    if (this.isNullable && this.isOptional) return schema.nullable().optional()
    return this.isNullable ? schema.nullable() : this.isOptional ? schema.optional() : schema
  }
}

type StringRules = { min?: number; max?: number; pattern?: RegExp; format?: string }

function string({ min, max, pattern, format }: StringRules = {}): Schema<string> {
  const build = () => {
    let schema: VineSchema = vine.string()
    if (min !== undefined) schema = schema.minLength(min)
    if (max !== undefined) schema = schema.maxLength(max)
    return pattern ? schema.use(matchesPattern({ pattern })) : schema
  }
  return new Schema(build, {
    type: 'string',
    ...(min === undefined ? {} : { minLength: min }),
    ...(max === undefined ? {} : { maxLength: max }),
    ...(pattern ? { pattern: pattern.source } : {}),
    ...(format ? { format } : {}),
  })
}

/** An ISO 8601 time. */
const time = (): Schema<string> => string({ format: 'date-time' })

type NumberRules = { min?: number; max?: number }

function numeric(whole: boolean, { min, max }: NumberRules): Schema<number> {
  const build = () => {
    let schema: VineSchema = vine.number({ strict: true })
    if (whole) schema = schema.use(wholeNumber())
    if (min !== undefined) schema = schema.min(min)
    return max === undefined ? schema : schema.max(max)
  }
  return new Schema(build, {
    type: whole ? 'integer' : 'number',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  })
}

const number = (rules: NumberRules = {}) => numeric(false, rules)
const integer = (rules: NumberRules = {}) => numeric(true, rules)
const boolean = () => new Schema<boolean>(() => vine.boolean({ strict: true }), { type: 'boolean' })

/** A whole number in a query string. */
const integerText = ({ min, max }: NumberRules = {}) =>
  new Schema<number>(
    () =>
      vine
        .string()
        .use(wholeNumberText({ min, max }))
        .transform((value: string) => Number(value)),
    integer({ min, max }).json
  )

const oneOf = <const V extends readonly string[]>(values: V) =>
  new Schema<V[number]>(() => vine.any().use(oneOfValues(values)), { type: 'string', enum: [...values] })

/** A fixed string, such as the service's name. */
const constant = <const V extends string>(value: V) =>
  new Schema<V>(() => vine.any().use(oneOfValues([value])), { type: 'string', const: value })

type ArrayRules = { min?: number; max?: number; unique?: boolean }

function array<T>(item: Schema<T>, { min, max, unique }: ArrayRules = {}): Schema<T[]> {
  const build = () => {
    let schema: VineSchema = vine.array(item.vine())
    if (!item.isNullable) schema = schema.use(noNullItems())
    if (min !== undefined) schema = schema.minLength(min)
    if (max !== undefined) schema = schema.maxLength(max)
    return unique ? schema.use(uniqueItems()) : schema
  }
  return new Schema(build, {
    type: 'array',
    items: item.json,
    ...(min === undefined ? {} : { minItems: min }),
    ...(max === undefined ? {} : { maxItems: max }),
    ...(unique ? { uniqueItems: true } : {}),
  })
}

/** An object with exactly these keys. */
function object<P extends Record<string, Schema<any>>>(properties: P): Schema<InferObject<P>> {
  const entries = Object.entries(properties)
  const rule = {
    keys: entries.map(([key]) => key),
    notNull: entries.filter(([, s]) => !s.isNullable).map(([key]) => key),
  }
  const build = () =>
    vine
      .object(Object.fromEntries(entries.map(([key, schema]) => [key, schema.vine()])))
      .use(closedObject(rule))
  const required = entries.filter(([, schema]) => !schema.isOptional).map(([key]) => key)
  return new Schema(build, {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, schema]) => [key, schema.json])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  })
}

/** An object with any keys whose values share one schema. */
const record = <T>(value: Schema<T>) =>
  new Schema<Record<string, T>>(() => vine.record(value.vine()), {
    type: 'object',
    additionalProperties: value.json,
  })

/** Any JSON value. `json` only documents the value; the caller of `validate` must check it. */
const any = (json: JsonSchema = {}) => new Schema<unknown>(() => vine.any(), json)

/** A string as the short form, or an object as the long form. */
const stringOr = <T>(text: Schema<string>, long: Schema<T>) =>
  new Schema<string | T>(
    () =>
      vine.union([
        vine.union.if((value) => !vine.helpers.isObject(value), text.vine()),
        vine.union.else(long.vine()),
      ]),
    { anyOf: [text.json, long.json] }
  )

export const s = {
  string,
  time,
  number,
  integer,
  integerText,
  boolean,
  enum: oneOf,
  constant,
  array,
  object,
  record,
  any,
  stringOr,
}
