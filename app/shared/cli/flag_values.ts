import { validationFailed } from '#domain/errors'

/** A flag's whole number above 0; null if not given. Throws `validation_failed`. */
export function positive(flag: string, value?: number): number | null {
  if (value === undefined) return null
  if (!Number.isSafeInteger(value) || value < 1)
    throw validationFailed({ [flag]: ['must be a whole number above 0'] })
  return value
}
