import router from '@adonisjs/core/services/router'

const controller = () => import('./docs_controller.js')

/** Public: the documentation site. The routes below /docs/api take precedence. */
router.get('/docs', [controller, 'page']).as('docs')
router.get('/docs/*', [controller, 'page']).as('docs.page')
router.get('/llms.txt', [controller, 'forModels']).as('docs.llms')
router.get('/llms-full.txt', [controller, 'forModels']).as('docs.llms_full')
