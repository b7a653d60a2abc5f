import { register } from '#app/shared/http/register'
import * as operation from './operations.js'

const controller = () => import('./monitors_controller.js')

register(operation.createMonitorOperation, controller, 'create')
register(operation.createSetMonitorOperation, controller, 'createForSet')
register(operation.listMonitorsOperation, controller, 'list')
register(operation.deleteMonitorOperation, controller, 'remove')
