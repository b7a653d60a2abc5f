import { defineConfig, targets } from '@adonisjs/core/logger'
import { loggableError } from '#app/shared/loggable_error'
import env from '#start/env'

/** Writes JSON lines to stderr, because stdout is for the output of commands. */
export default defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: env.get('SERVICE_NAME'),
      level: env.get('LOG_LEVEL'),
      redact: {
        paths: [
          'headers.authorization',
          'headers["x-api-key"]',
          'headers.cookie',
          '*.password',
          '*.secret',
          '*.key',
        ],
        censor: '[redacted]',
      },
      serializers: { err: (error) => loggableError(error) },
      transport: { targets: [targets.file({ destination: 2 })] },
    },
  },
})
