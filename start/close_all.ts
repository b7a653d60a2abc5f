import type { Logger } from '@adonisjs/core/logger'

/**
 * Calls the functions in reverse order of creation. Logs an error and continues with the next
 * function.
 */
export async function closeAll(close: (() => Promise<unknown>)[], logger: Logger): Promise<void> {
  for (const one of close.toReversed())
    await one().catch((err) => logger.error({ err }, 'a part of the service failed to shut down'))
}
