import { register } from '#app/shared/http/register'
import { createWebhookOperation, deleteWebhookOperation, listWebhooksOperation } from './operations.js'

const controller = () => import('./webhooks_controller.js')

register(createWebhookOperation, controller, 'create')
register(listWebhooksOperation, controller, 'list')
register(deleteWebhookOperation, controller, 'remove')
