import { compileSchema, dialectProblem, DIALECTS, isOtherDialect } from './dialect.js'
import { limitProblem } from './limits.js'
import { referenceProblem } from './references.js'
import { isSchemaObject } from './subschemas.js'

/**
 * Returns why a caller's `output_schema` cannot be used, with the path, or null. The schema must be
 * JSON Schema 2020-12 or draft-07 in Ajv's strict mode. It must be bounded in size and depth, have
 * no external references, and validate in bounded time.
 */
export function checkOutputSchema(schema: unknown): string | null {
  if (!isSchemaObject(schema)) return 'must be a JSON Schema object'
  if (isOtherDialect(schema)) return `/$schema: must be ${DIALECTS.join(' or ')}, or omitted`
  return limitProblem(schema) ?? dialectProblem(schema) ?? referenceProblem(schema) ?? strictProblem(schema)
}

function strictProblem(schema: Record<string, unknown>): string | null {
  try {
    compileSchema(schema)
    return null
  } catch (error) {
    return (error as Error).message.replace(/^strict mode: /, '').replaceAll('#/', '/')
  }
}
