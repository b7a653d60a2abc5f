import type { Logger } from '@adonisjs/core/logger'

/** Closes in reverse order of creation. Logs an error and continues. */
export async function closeAll(close: (() => Promise<unknown>)[], logger: Logger): Promise<void> {
  for (const one of close.toReversed())
    await one().catch((err) => logger.error({ err }, 'a part of the service failed to shut down'))
}
