import { compileSchema, dialectProblem, DIALECTS, isOtherDialect } from './dialect.js'
import { limitProblem } from './limits.js'
import { referenceProblem } from './references.js'
import { isSchemaObject } from './subschemas.js'

/**
 * What is wrong with a caller's `output_schema`, in words that name the place, or null when it can be used (AG-019): it is
 * JSON Schema of 2020-12 or draft-07 in Ajv's strict mode, of bounded size and depth, refers to nothing outside itself, and
 * all it does takes a bounded time.
 */
export function checkOutputSchema(schema: unknown): string | null {
  if (!isSchemaObject(schema)) return 'must be a JSON Schema object'
  if (isOtherDialect(schema)) return `/$schema: must be ${DIALECTS.join(' or ')}, or left out`
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
