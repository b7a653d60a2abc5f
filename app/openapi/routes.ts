import router from '@adonisjs/core/services/router'

/** Public: the contract itself and a page to read it by (OP-057). */
router.get('/openapi.json', [() => import('./openapi_controller.js'), 'document']).as('openapi')
router.get('/docs', [() => import('./openapi_controller.js'), 'page']).as('docs')
router.get('/docs/assets/:file', [() => import('./openapi_controller.js'), 'asset']).as('docs.assets')
