/** Starts the service like bin/server.ts, with one extra route. */
import { createIgnitor } from '../../../bin/ignitor.js'

createIgnitor()
  .tap((app) => {
    app.starting(async () => {
      const { prepare } = await import('#start/prepare')
      await prepare(app as never)
      const { registerIdleRoute } = await import('./idle_route.js')
      registerIdleRoute()
    })
    app.ready(async () => {
      const { startBackground } = await import('#start/background')
      await startBackground(app as never)
    })
  })
  .httpServer()
  .start()
