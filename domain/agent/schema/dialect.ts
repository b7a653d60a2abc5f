import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { linearRegExp } from './linear_regexp.js'
import type { JsonSchema } from './subschemas.js'

/** The dialects of JSON Schema a caller may write in; 2020-12 where `$schema` names none. */
export const DIALECTS: readonly string[] = [
  'https://json-schema.org/draft/2020-12/schema',
  'http://json-schema.org/draft-07/schema',
]

const OPTIONS: Options = {
  strict: true,
  allowUnionTypes: true,
  // `anyOf` of alternatives that are required is a usual way to write a schema.
  strictRequired: false,
  allErrors: true,
  inlineRefs: false,
  logger: false,
  addUsedSchema: false,
  code: { regExp: linearRegExp },
}

const NAME = 'urn:kith:turn'

/** Whether `$schema` names another dialect than the two. */
export const isOtherDialect = ({ $schema }: JsonSchema): boolean =>
  $schema !== undefined && !(typeof $schema === 'string' && DIALECTS.includes($schema.replace(/#$/, '')))

/** Draft-07 and 2020-12; each made when first needed, and shared: what it compiles is not kept. */
const shared = new Map<boolean, Ajv | Ajv2020>()

function ajvFor({ $schema }: JsonSchema): Ajv | Ajv2020 {
  const isOld = typeof $schema === 'string' && $schema.includes('draft-07')
  let ajv = shared.get(isOld)
  if (ajv) return ajv
  ajv = isOld ? new Ajv(OPTIONS) : new Ajv2020(OPTIONS)
  // The package's types say the default export of CommonJS is a module.
  ;(formats as unknown as typeof formats.default)(ajv as Ajv)
  shared.set(isOld, ajv)
  return ajv
}

/** What the dialect's own schema says is wrong, or null. */
export function dialectProblem(schema: JsonSchema): string | null {
  const ajv = ajvFor(schema)
  if (ajv.validateSchema(schema)) return null
  const [first] = ajv.errors ?? []
  return first ? `${first.instancePath || '/'}: ${first.message ?? 'is wrong'}` : 'is no JSON Schema'
}

/** The schema compiled. Throws what Ajv finds wrong with it. */
export function compileSchema(schema: JsonSchema): ValidateFunction {
  const { $id: _, id: __, ...nameless } = schema
  const ajv = ajvFor(schema)
  // A name of its own, without which `#` would lead nowhere.
  const named = { ...nameless, $id: NAME }
  try {
    return ajv.compile(named)
  } finally {
    ajv.removeSchema(named)
  }
}
