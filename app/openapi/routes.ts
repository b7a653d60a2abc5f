import router from '@adonisjs/core/services/router'
import env from '#start/env'

/** Redirects browsers to the console. Other clients get links. */
router
  .get('/', ({ request, response }) =>
    request.accepts(['json', 'html']) === 'html'
      ? response.redirect('/console')
      : {
          service: env.get('SERVICE_NAME'),
          links: {
            openapi: '/openapi.json',
            docs: '/docs',
            reference: '/docs/api',
            console: '/console',
            health: '/health',
          },
        }
  )
  .as('root')

/** Public: the OpenAPI document and its reference page. */
router.get('/openapi.json', [() => import('./openapi_controller.js'), 'document']).as('openapi')
router.get('/docs/api', [() => import('./openapi_controller.js'), 'page']).as('reference')
router.get('/docs/api/:file', [() => import('./openapi_controller.js'), 'asset']).as('reference.assets')
