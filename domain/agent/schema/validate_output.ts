import type { ValidateFunction } from 'ajv'
import { compileSchema } from './dialect.js'
import type { JsonSchema } from './subschemas.js'

const MAX_PROBLEMS = 20
const compiled = new WeakMap<JsonSchema, ValidateFunction>()

/**
 * What is wrong with a value under a schema that `checkOutputSchema` passed, each problem with its path; empty when it
 * validates. At most twenty are told.
 */
export function validateOutput(schema: JsonSchema, value: unknown): string[] {
  let validate = compiled.get(schema)
  if (!validate) compiled.set(schema, (validate = compileSchema(schema)))
  if (validate(value)) return []
  const problems = (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || '/'}: ${message ?? 'is not as the schema says'}`
  )
  return [...new Set(problems)].slice(0, MAX_PROBLEMS)
}
