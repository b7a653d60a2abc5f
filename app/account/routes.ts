import { register } from '#app/shared/http/register'
import { creditsOperation, revokeKeyOperation, usageOperation } from './operations.js'

register(creditsOperation, () => import('./credits_controller.js'))
register(usageOperation, () => import('./usage_controller.js'))
register(revokeKeyOperation, () => import('./revoke_key_controller.js'))
