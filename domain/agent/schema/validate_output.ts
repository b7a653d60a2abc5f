import type { ValidateFunction } from 'ajv'
import { compileSchema } from './dialect.js'
import type { JsonSchema } from './subschemas.js'

const MAX_PROBLEMS = 20
const compiled = new WeakMap<JsonSchema, ValidateFunction>()

/**
 * Validates a value against a schema that `checkOutputSchema` accepted. Returns up to twenty
 * problems with their paths; empty if the value is valid.
 */
export function validateOutput(schema: JsonSchema, value: unknown): string[] {
  let validate = compiled.get(schema)
  if (!validate) compiled.set(schema, (validate = compileSchema(schema)))
  if (validate(value)) return []
  const problems = (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || '/'}: ${message ?? 'does not match the schema'}`
  )
  return [...new Set(problems)].slice(0, MAX_PROBLEMS)
}
