/** The entry point of `npm start`. Serves the API and, depending on ROLE, runs the worker. */
import './tracing.js'
import { unexpected } from '#app/shared/cli/unexpected'
import { createIgnitor } from './ignitor.js'

createIgnitor()
  .tap((app) => {
    app.starting(async () => {
      const { logUncaught } = await import('#start/uncaught')
      logUncaught(await app.container.make('logger'))
      const { prepare } = await import('#start/prepare')
      await prepare(app as never)
    })
    app.ready(async () => {
      const { startBackground } = await import('#start/background')
      await startBackground(app as never)
      const { greet } = await import('#start/greet')
      await greet()
    })
  })
  .httpServer()
  .start()
  .catch(async (error) => {
    console.error(await unexpected(error))
    // Resources opened before the failure would keep the process alive.
    process.exit(1)
  })
