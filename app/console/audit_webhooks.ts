import type { OnDisabled } from '#app/webhooks/delivery_store'
import { audit, SERVICE } from './audit.js'

/** Audits that the service disabled a webhook, because its receiver failed for days or is gone. */
export const auditDisabled: OnDisabled = (tx, { endpointId, workspaceId, url }, reason) =>
  audit(tx, { ...SERVICE, workspace: { id: workspaceId } }, 'webhook.disable', endpointId, { url, reason })
