import server from '@adonisjs/core/services/server'
import { authorize } from '#app/access/authorize'
import { idempotency } from '#app/shared/idempotency/idempotency'

server.errorHandler(() => import('#app/shared/http/exception_handler'))
server.use([])

/** What stands before the handlers of routes. Plain functions: each class of middleware is made anew for every request. */
export const middleware = { authorize, idempotency }
