import { register } from '#app/shared/http/register'
import * as operation from './operations.js'

const sets = () => import('./sets_controller.js')

register(operation.createSetOperation, sets, 'create')
register(operation.listSetsOperation, sets, 'list')
register(operation.readSetOperation, sets, 'read')
register(operation.readItemsOperation, sets, 'items')
register(operation.readEventsOperation, () => import('./set_events_controller.js'))
register(operation.cancelSetOperation, () => import('./cancel_set_controller.js'))
