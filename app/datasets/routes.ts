import { register } from '#app/shared/http/register'
import {
  createDatasetOperation,
  diffOperation,
  listDatasetsOperation,
  readDatasetOperation,
  readRowsOperation,
} from './operations.js'

const controller = () => import('./datasets_controller.js')

register(createDatasetOperation, controller, 'create')
register(listDatasetsOperation, controller, 'list')
register(readDatasetOperation, controller, 'read')
register(readRowsOperation, controller, 'rows')
register(diffOperation, controller, 'diff')
