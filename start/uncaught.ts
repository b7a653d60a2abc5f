import type { Logger } from '@adonisjs/core/logger'

/** Logs an uncaught error with the usual redaction, then ends the process. */
export function logUncaught(logger: Logger): void {
  process.once('uncaughtException', (err) => {
    logger.fatal({ err }, 'uncaught error')
    process.exit(1)
  })
}
