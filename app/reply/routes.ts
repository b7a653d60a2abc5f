import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#domain/errors'
import { counted } from '#app/shared/active_work'
import env from '#start/env'

const proofs = () => import('./proof_controller.js')
const data = () => import('./own_data_controller.js')

/** Without PRIVACY_PAGE=1, the page does not exist. */
function whenSwitchedOn(_: HttpContext, next: NextFn) {
  if (env.get('PRIVACY_PAGE') !== '1') throw new DomainError('not_found')
  return next()
}

const route = (method: 'GET' | 'POST', path: string, controller: () => Promise<any>, action: string) =>
  router
    .route(path, [method], [controller, action])
    .as(`${method} ${path}`)
    .use([whenSwitchedOn, counted(`${method} ${path}`)])

route('GET', '/privacy', proofs, 'start')
route('POST', '/privacy/page', proofs, 'page')
route('POST', '/privacy/check', proofs, 'check')
route('POST', '/privacy/mail', proofs, 'mail')
route('GET', '/privacy/link', proofs, 'link')
route('POST', '/privacy/session', proofs, 'session')
route('GET', '/privacy/data', data, 'read')
route('POST', '/privacy/correct', data, 'correct')
route('POST', '/privacy/object', data, 'object')
route('POST', '/privacy/forget', data, 'forget')
route('POST', '/privacy/leave', data, 'leave')
