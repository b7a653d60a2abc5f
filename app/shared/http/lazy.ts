import app from '@adonisjs/core/services/app'

/**
 * Resolves a value from the container once and caches it. Without a cache, values that every
 * request needs would cost more to look up than to use. Tries again after a failure.
 */
export function lazy<T>(make: (container: typeof app.container) => Promise<T>): () => T | Promise<T> {
  let resolved: { value: T } | undefined
  let pending: Promise<T> | undefined
  return () => {
    if (resolved) return resolved.value
    pending ??= make(app.container).then(
      (value) => {
        resolved = { value }
        return value
      },
      (error) => {
        pending = undefined
        throw error
      }
    )
    return pending
  }
}
