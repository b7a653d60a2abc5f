import vine, { errors, type VineValidator } from '@vinejs/vine'
import { validationFailed, type FieldErrors } from '#domain/errors'
import { type Infer, type Schema } from './schema.js'

const compiled = new WeakMap<Schema<any>, VineValidator<any, any>>()

/** The value as its type, or a `validation_failed` naming each wrong field by its path (ER-001, ENV-005). */
export async function validate<S extends Schema<any>>(schema: S, value: unknown): Promise<Infer<S>> {
  let validator = compiled.get(schema)
  if (validator === undefined) {
    validator = vine.create(schema.vine())
    compiled.set(schema, validator)
  }
  try {
    return (await validator.validate(value)) as Infer<S>
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    throw validationFailed(byPath(error.messages))
  }
}

function byPath(messages: { field: string; message: string }[]): FieldErrors {
  // No prototype: a caller may name a field __proto__.
  const fields: FieldErrors = Object.create(null)
  for (const { field, message } of messages) (fields[field || 'body'] ??= []).push(message)
  return fields
}
