import router from '@adonisjs/core/services/router'
import { Readiness } from './ready.js'

/** Liveness: answers as soon as the process serves. Says nothing about what is inside. */
router.get('/health', () => ({ status: 'ok' })).as('health')

/** Readiness: whether requests can be answered; 503 while the database does not answer; the index is told of. */
router
  .get('/ready', async ({ containerResolver, response }) => {
    const { ready, ...parts } = await (await containerResolver.make(Readiness)).check()
    return response.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', ...parts })
  })
  .as('ready')
