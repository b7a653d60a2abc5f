import { count } from '../shared/format'
import type { DeliveryStatus } from './webhooks'

const STATUSES: DeliveryStatus[] = ['delivered', 'pending', 'failed']

/** How many deliveries of a webhook arrived, wait or failed for good. Leaves out what is none. */
export function DeliveryCounts({ counts }: { counts?: Record<DeliveryStatus, number> }) {
  if (!counts) return null
  const shown = STATUSES.filter((status) => counts[status] > 0)
  return (
    <span className="quiet small">
      {shown.map((status) => `${count(counts[status])} ${status}`).join(', ')}
    </span>
  )
}
