import { register } from '#app/shared/http/register'
import * as operation from './operations.js'

const controller = () => import('./webhooks_controller.js')

register(operation.createWebhookOperation, controller, 'create')
register(operation.listWebhooksOperation, controller, 'list')
register(operation.webhookSecretOperation, controller, 'secret')
register(operation.changeWebhookOperation, controller, 'change')
register(operation.deleteWebhookOperation, controller, 'remove')

const deliveries = () => import('./deliveries_controller.js')

register(operation.listDeliveriesOperation, deliveries, 'list')
register(operation.redeliverOperation, deliveries, 'redeliver')
register(operation.redeliverFailedOperation, deliveries, 'redeliverFailed')
