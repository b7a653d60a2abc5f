import { register } from '#app/shared/http/register'
import { createDatasetOperation, readDatasetOperation, readRowsOperation } from './operations.js'

const controller = () => import('./datasets_controller.js')

register(createDatasetOperation, controller, 'create')
register(readDatasetOperation, controller, 'read')
register(readRowsOperation, controller, 'rows')
