import type { QueueFactory } from '../support/queue.js'
import { queueDeliveryContract } from './queue_delivery_contract.js'
import { queueFailureContract } from './queue_failure_contract.js'
import { queueGroupsContract } from './queue_groups_contract.js'
import { queueIdsContract } from './queue_ids_contract.js'
import { queueStopContract } from './queue_stop_contract.js'

/** Registers the tests of the queue port within one process for one adapter. */
export function queueContract(adapter: string, factory: QueueFactory): void {
  queueDeliveryContract(adapter, factory)
  queueFailureContract(adapter, factory)
  queueGroupsContract(adapter, factory)
  queueIdsContract(adapter, factory)
  queueStopContract(adapter, factory)
}
