import type { HttpContext } from '@adonisjs/core/http'
import { MAX_PEOPLE } from '#domain/batch/batch'
import { DomainError, type FieldErrors } from '#domain/errors'
import { IDENTIFIERS, identifierOf, readIdentifier } from '#app/contacts/identifier'
import { readIdentity } from '#app/contacts/identity'
import { inputWith } from '#app/shared/http/input'
import type { Infer } from '#app/shared/schema/schema'
import { validItems } from '#app/shared/schema/validate'
import { person } from './batch_schema.js'
import type { createBatchOperation, estimateOperation } from './operations.js'

/**
 * Reads a batch like `input`. If the body is invalid, the error also lists the wrong identities of people
 * who match the schema.
 */
export const batchInput = (
  ctx: HttpContext,
  operation: typeof createBatchOperation | typeof estimateOperation
) =>
  inputWith(ctx, operation, async ({ people }) => {
    const problems: FieldErrors = {}
    for (const [i, given] of await validItems(person, people, MAX_PEOPLE))
      readPerson(given, `people.${i}`, problems)
    return problems
  })

/** Returns the identifier string of a person. Adds validation errors to `problems`. */
export function readPerson(
  { identifier, ...given }: Infer<typeof person>,
  at: string,
  problems: FieldErrors
): string {
  const keys = Object.keys(given)
  if (identifier !== undefined) {
    for (const key of keys) problems[`${at}.${key}`] = ['must not be set together with identifier']
    if (!readIdentifier(identifier)) problems[`${at}.identifier`] = [`must be ${IDENTIFIERS}`]
    return identifier
  }
  if (keys.length === 0) problems[`${at}.identifier`] = [`must be ${IDENTIFIERS}`]
  else
    try {
      return identifierOf(readIdentity(given, { at }))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      Object.assign(problems, error.extras.fieldErrors ?? { [at]: [error.message] })
    }
  return ''
}
