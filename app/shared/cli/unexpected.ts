const DETAILED = ['debug', 'trace']

/**
 * A sentence for what no command expects: a database that is away, a full disk, a fault of ours. With LOG_LEVEL=debug all that
 * is known of it follows.
 */
export function unexpected(error: unknown): string {
  const { message = '', code, stack } = (error ?? {}) as { message?: string; code?: string; stack?: string }
  const cause =
    error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0].message : ''
  const what = (message || cause || code || String(error)).replace(/\s+/g, ' ').replace(/\.$/, '')
  const sentence = `It failed: ${what}. node ace doctor looks for the cause; LOG_LEVEL=debug shows where.`
  return DETAILED.includes(process.env.LOG_LEVEL ?? '') && stack ? `${sentence}\n${stack}` : sentence
}
