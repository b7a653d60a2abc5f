import vine, { errors, type VineValidator } from '@vinejs/vine'
import { DomainError, type FieldErrors, validationFailed } from '#domain/errors'
import { type Failure, FailureReport } from './failure_report.js'
import type { Infer, Schema } from './schema.js'

const compiled = new WeakMap<Schema<any>, VineValidator<any, any>>()

/** A validation failure caused only by undeclared keys. */
export class UnknownFields extends DomainError {
  constructor(
    readonly fields: readonly Failure[],
    failure: DomainError
  ) {
    super(failure.code, failure.message, failure.extras)
  }
}

/**
 * Returns the typed value. Throws `validation_failed` with the paths of the first 100 invalid
 * fields. `prefix` is the path of the value within the request.
 */
export async function validate<S extends Schema<any>>(
  schema: S,
  value: unknown,
  prefix = ''
): Promise<Infer<S>> {
  let validator = compiled.get(schema)
  if (validator === undefined) {
    validator = vine.create(schema.vine())
    compiled.set(schema, validator)
  }
  const report = new FailureReport()
  try {
    return (await validator.validate(value, {
      errorReporter: () => report,
      messagesProvider: report,
    })) as Infer<S>
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const failure = validationFailed(byPath(report.failures, prefix))
    throw report.onlyUnknown ? new UnknownFields(report.failures, failure) : failure
  }
}

/** Returns the validation errors of a value by field, or null for a valid value. */
export async function fieldErrorsOf(schema: Schema<any>, value: unknown): Promise<FieldErrors | null> {
  try {
    await validate(schema, value)
    return null
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'validation_failed') throw error
    return (error.extras as { fieldErrors: FieldErrors }).fieldErrors
  }
}

/** Returns the valid items of a list, with their places. Reads the first `max` items. */
export async function validItems<T>(
  schema: Schema<T>,
  list: unknown,
  max: number
): Promise<[place: number, item: T][]> {
  const valid: [number, T][] = []
  for (const [place, item] of (Array.isArray(list) ? list : []).slice(0, max).entries())
    if (!(await fieldErrorsOf(schema, item))) valid.push([place, item])
  return valid
}

function byPath(messages: readonly Failure[], prefix: string): FieldErrors {
  // Has no prototype, because a caller may name a field __proto__.
  const fields: FieldErrors = Object.create(null)
  for (const { field, message } of messages) {
    const path = [prefix, field].filter(Boolean).join('.') || 'body'
    ;(fields[path] ??= []).push(message)
  }
  return fields
}
