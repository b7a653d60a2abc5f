import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/shared/http/exception_handler'))
server.use([])
router.use([() => import('@adonisjs/auth/initialize_auth_middleware')])

export const middleware = router.named({
  authorize: () => import('#app/access/authorize_middleware'),
  idempotency: () => import('#app/shared/idempotency/idempotency_middleware'),
})
