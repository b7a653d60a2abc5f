import router from '@adonisjs/core/services/router'
import env from '#start/env'

/** The root leads browsers to the console and tells other clients where things are. */
router
  .get('/', ({ request, response }) =>
    request.accepts(['json', 'html']) === 'html'
      ? response.redirect('/console')
      : {
          service: env.get('SERVICE_NAME'),
          links: { openapi: '/openapi.json', reference: '/docs', console: '/console', health: '/health' },
        }
  )
  .as('root')

/** Public: the contract itself and a page to read it by (OP-057). */
router.get('/openapi.json', [() => import('./openapi_controller.js'), 'document']).as('openapi')
router.get('/docs', [() => import('./openapi_controller.js'), 'page']).as('docs')
router.get('/docs/assets/:file', [() => import('./openapi_controller.js'), 'asset']).as('docs.assets')
