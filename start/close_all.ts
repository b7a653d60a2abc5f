import type { Logger } from '@adonisjs/core/logger'

/** Closes in the reverse order of making, so that none closes before what uses it. One that fails is logged and keeps no other open. */
export async function closeAll(close: (() => Promise<unknown>)[], logger: Logger): Promise<void> {
  for (const one of close.toReversed())
    await one().catch((err) => logger.error({ err }, 'a part of the service did not end well'))
}
