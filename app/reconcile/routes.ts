import router from '@adonisjs/core/services/router'
import { allowEverySite, answerPreflight } from '#app/shared/http/every_site'
import { register } from '#app/shared/http/register'
import { counted } from '#app/shared/active_work'
import { middleware } from '#start/kernel'
import { DRAFT } from './manifest.js'
import { reconcileLinksOperation } from './operations.js'
import { admitLink } from './reconcile_link.js'

const reconcile = () => import('./reconcile_controller.js')
const suggest = () => import('./suggest_controller.js')

register(reconcileLinksOperation, reconcile, 'links')

const LINK = '/reconcile/:token'

function serve(method: 'GET' | 'POST', path: string, handler: [typeof reconcile | typeof suggest, string]) {
  const pattern = `${LINK}${path}`
  router
    .route(pattern, [method], handler as never)
    .as(`${method} ${pattern}`)
    .use([
      allowEverySite,
      counted(`${method} ${pattern}`),
      admitLink,
      middleware.authorize({ method, path: pattern, scope: 'people:search' }),
      middleware.takeTurns({ success: {} }),
    ])
}

serve('GET', '', [reconcile, 'service'])
serve('POST', '', [reconcile, 'service'])
serve('GET', `/${DRAFT}`, [reconcile, 'draft'])
serve('POST', `/${DRAFT}/match`, [reconcile, 'match'])
serve('POST', `/${DRAFT}/extend`, [reconcile, 'extend'])
for (const base of ['', `/${DRAFT}`]) {
  for (const kind of ['entity', 'property', 'type']) serve('GET', `${base}/suggest/${kind}`, [suggest, kind])
  serve('GET', `${base}/extend/propose`, [suggest, 'propose'])
  serve('GET', `${base}/preview`, [suggest, 'preview'])
}

router.route(`${LINK}/*`, ['OPTIONS'], answerPreflight).as('OPTIONS reconcile').use([allowEverySite])
