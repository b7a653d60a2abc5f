import { DomainError } from '#domain/errors'

/** Adds `usage` to the expected errors that `work` throws. */
export async function withErrorUsage<T>(usage: Record<string, unknown>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DomainError && error.extras.usage === undefined)
      Object.assign(error.extras, { usage })
    throw error
  }
}
