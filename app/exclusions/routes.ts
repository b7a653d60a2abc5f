import { register } from '#app/shared/http/register'
import * as operation from './operations.js'

const controller = () => import('./exclusions_controller.js')

register(operation.listExclusionsOperation, controller, 'list')
register(operation.addExclusionsOperation, controller, 'add')
register(operation.removeExclusionOperation, controller, 'remove')
