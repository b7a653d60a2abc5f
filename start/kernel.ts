import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import { authorize } from '#app/access/authorize'
import { takeTurns } from '#app/access/take_turns'
import { idempotency } from '#app/shared/idempotency/idempotency'
import { isTraced } from '#start/traced'

server.errorHandler(() => import('#app/shared/http/exception_handler'))
server.use([() => import('#app/shared/http/security_headers'), () => import('#app/shared/http/cors')])
if (isTraced()) router.use([() => import('@adonisjs/otel/otel_middleware')])

/** Route middleware, as functions: the framework creates an instance of a class per request. */
export const middleware = { authorize, takeTurns, idempotency }
