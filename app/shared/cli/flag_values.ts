import { validationFailed } from '#domain/errors'

/** Returns a flag's whole number above 0, or null without one. Throws `validation_failed`. */
export function positive(flag: string, value?: number): number | null {
  if (value === undefined) return null
  if (!Number.isSafeInteger(value) || value < 1)
    throw validationFailed({ [flag]: ['must be a whole number above 0'] })
  return value
}
