import { DomainError } from '#domain/errors'

/** Runs work whose expected failures tell the usage too (ER-014): nothing, for they cost nothing. */
export async function withErrorUsage<T>(usage: Record<string, unknown>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DomainError && error.extras.usage === undefined)
      Object.assign(error.extras, { usage })
    throw error
  }
}
