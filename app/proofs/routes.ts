import router from '@adonisjs/core/services/router'
import { register } from '#app/shared/http/register'
import { counted } from '#app/shared/active_work'
import { exportProofOperation } from './operations.js'

const KEYS = '/.well-known/kith-proof-keys.json'
const controller = () => import('./proofs_controller.js')

register(exportProofOperation, controller)
router
  .get(KEYS, [controller, 'keys'])
  .as(`GET ${KEYS}`)
  .use(counted(`GET ${KEYS}`))
