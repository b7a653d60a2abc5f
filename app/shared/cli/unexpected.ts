import { failureCause } from './failure_cause.js'

const DETAILED = ['debug', 'trace']

/**
 * One sentence for a failure that no command expects: the setting behind it where there is one, else the error itself. With
 * LOG_LEVEL=debug the stack follows.
 */
export async function unexpected(error: unknown): Promise<string> {
  const { message = '', code, stack } = (error ?? {}) as { message?: string; code?: string; stack?: string }
  const cause =
    error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0].message : ''
  const what = (message || cause || code || String(error)).replace(/\s+/g, ' ').replace(/\.$/, '')
  const known = await failureCause(error).catch(() => null)
  const sentence = known
    ? `${known} node ace doctor says how to fix it.`
    : `It failed: ${what}. node ace doctor looks for the cause; LOG_LEVEL=debug shows where.`
  return DETAILED.includes(process.env.LOG_LEVEL ?? '') && stack ? `${sentence}\n${stack}` : sentence
}
