import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { Readiness } from './ready.js'

/** Liveness: responds as soon as the process serves requests. */
router.get('/health', () => ({ status: 'ok' })).as('health')

/** Readiness: 503 while the database is unavailable or the process is shutting down. */
router
  .get('/ready', async ({ containerResolver, response }) => {
    const { ready: works, ...parts } = await (await containerResolver.make(Readiness)).check()
    const ready = works && !app.isTerminating
    return response.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', ...parts })
  })
  .as('ready')
