import { register } from '#app/shared/http/register'
import {
  createBatchOperation,
  estimateOperation,
  listBatchesOperation,
  readBatchOperation,
  readBatchResultsOperation,
} from './operations.js'

const controller = () => import('./batch_controller.js')

register(createBatchOperation, controller, 'create')
register(listBatchesOperation, controller, 'list')
register(readBatchOperation, controller, 'read')
register(readBatchResultsOperation, controller, 'results')
register(estimateOperation, controller, 'estimate')
