import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { Readiness } from './ready.js'

/** Liveness: answers as soon as the process serves. Says nothing about what is inside. */
router.get('/health', () => ({ status: 'ok' })).as('health')

/** Readiness: whether requests may be sent here; 503 while the database does not answer, and once the process ends; the index is told of. */
router
  .get('/ready', async ({ containerResolver, response }) => {
    const { ready: works, ...parts } = await (await containerResolver.make(Readiness)).check()
    const ready = works && !app.isTerminating
    return response.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', ...parts })
  })
  .as('ready')
