import router from '@adonisjs/core/services/router'
import { allowEverySite, answerPreflight } from '#app/shared/http/every_site'
import { counted } from '#app/shared/active_work'
import { RESOURCE_METADATA } from './metadata.js'

const controller = () => import('./token_controller.js')

const RESOURCE = '/.well-known/oauth-protected-resource'
const SERVER = '/.well-known/oauth-authorization-server'

for (const [method, path, action] of [
  ['GET', RESOURCE, 'resource'],
  ['GET', RESOURCE_METADATA, 'resource'],
  ['GET', SERVER, 'server'],
  ['POST', '/oauth/token', 'token'],
  ['POST', '/oauth/revoke', 'revoke'],
] as const) {
  const name = `${method} ${path}`
  router
    .route(path, [method], [controller, action])
    .as(name)
    .use([allowEverySite, counted(name)])
  router.route(path, ['OPTIONS'], answerPreflight).as(`OPTIONS ${path}`).use([allowEverySite])
}
