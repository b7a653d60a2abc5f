import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { linearRegExp } from './linear_regexp.js'
import type { JsonSchema } from './subschemas.js'

/** The supported dialects of JSON Schema. Without `$schema`, 2020-12 applies. */
export const DIALECTS: readonly string[] = [
  'https://json-schema.org/draft/2020-12/schema',
  'http://json-schema.org/draft-07/schema',
]

const OPTIONS: Options = {
  strict: true,
  allowUnionTypes: true,
  // Common schemas list required properties in the alternatives of `anyOf`.
  strictRequired: false,
  allErrors: true,
  inlineRefs: false,
  logger: false,
  addUsedSchema: false,
  code: { regExp: linearRegExp },
}

const NAME = 'urn:kith:turn'

export const isOtherDialect = ({ $schema }: JsonSchema): boolean =>
  $schema !== undefined && !(typeof $schema === 'string' && DIALECTS.includes($schema.replace(/#$/, '')))

/**
 * One Ajv instance per dialect, created on first use. The key is true for draft-07. The instances keep no
 * compiled schemas.
 */
const shared = new Map<boolean, Ajv | Ajv2020>()

function ajvFor({ $schema }: JsonSchema): Ajv | Ajv2020 {
  const isOld = typeof $schema === 'string' && $schema.includes('draft-07')
  let ajv = shared.get(isOld)
  if (ajv) return ajv
  ajv = isOld ? new Ajv(OPTIONS) : new Ajv2020(OPTIONS)
  // The package's types treat its CommonJS default export as a module.
  ;(formats as unknown as typeof formats.default)(ajv as Ajv)
  shared.set(isOld, ajv)
  return ajv
}

/** Returns why the schema violates its dialect's meta-schema, or null. */
export function dialectProblem(schema: JsonSchema): string | null {
  const ajv = ajvFor(schema)
  if (ajv.validateSchema(schema)) return null
  const [first] = ajv.errors ?? []
  return first ? `${first.instancePath || '/'}: ${first.message ?? 'is invalid'}` : 'is not a JSON Schema'
}

/** Compiles a schema. Throws Ajv's error if the schema is invalid. */
export function compileSchema(schema: JsonSchema): ValidateFunction {
  const { $id: _, id: __, ...nameless } = schema
  const ajv = ajvFor(schema)
  // References to `#` need an `$id`.
  const named = { ...nameless, $id: NAME }
  try {
    return ajv.compile(named)
  } finally {
    ajv.removeSchema(named)
  }
}
