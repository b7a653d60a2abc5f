import type { Logger } from '@adonisjs/core/logger'

/** A fault that nothing caught ends the process with a line of the log, as redacted as any, instead of whatever the fault carries. */
export function logUncaught(logger: Logger): void {
  process.once('uncaughtException', (err) => {
    logger.fatal({ err }, 'uncaught fault')
    process.exit(1)
  })
}
