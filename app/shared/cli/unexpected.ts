const DETAILED = ['debug', 'trace']

/**
 * Returns one sentence for an unexpected failure: the setting that caused it, or else the error
 * message. With LOG_LEVEL=debug, the stack follows.
 */
export async function unexpected(error: unknown): Promise<string> {
  const { message = '', code, stack } = (error ?? {}) as { message?: string; code?: string; stack?: string }
  const cause =
    error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0].message : ''
  const what = (message || cause || code || String(error)).replace(/\s+/g, ' ').replace(/\.$/, '')
  const { failureCause } = await import('./failure_cause.js')
  const known = await failureCause(error).catch(() => null)
  const sentence = known
    ? `${known} Run node ace doctor to see how to fix it.`
    : `The command failed: ${what}. Run node ace doctor to find the cause, or set LOG_LEVEL=debug to see the stack.`
  return DETAILED.includes(process.env.LOG_LEVEL ?? '') && stack ? `${sentence}\n${stack}` : sentence
}
