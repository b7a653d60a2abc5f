import router from '@adonisjs/core/services/router'

const controller = () => import('./docs_controller.js')

/** Public: the documentation site. Routes of the API reference below /docs are matched before. */
router.get('/docs', [controller, 'page']).as('docs')
router.get('/docs/*', [controller, 'page']).as('docs.page')
router.get('/llms.txt', [controller, 'forModels']).as('docs.llms')
router.get('/llms-full.txt', [controller, 'forModels']).as('docs.llms_full')
