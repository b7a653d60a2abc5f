import app from '@adonisjs/core/services/app'

/**
 * Makes something by the application's container when it is first asked for, and gives the same from then on: for what
 * every request needs, as the container takes longer to find a value than the request to use it.
 */
export function lazy<T>(make: (container: typeof app.container) => Promise<T>): () => T | Promise<T> {
  let made: { value: T } | undefined
  let making: Promise<T> | undefined
  return () => {
    if (made) return made.value
    making ??= make(app.container).then(
      (value) => {
        made = { value }
        return value
      },
      (error) => {
        making = undefined
        throw error
      }
    )
    return making
  }
}
