import { register } from '#app/shared/http/register'
import * as operation from './operations.js'

const controller = () => import('./privacy_controller.js')

register(operation.createPrivacyRequestOperation, controller, 'create')
register(operation.listPrivacyRequestsOperation, controller, 'list')
register(operation.readPrivacyRequestOperation, controller, 'read')
