import { Progress } from '@mantine/core'
import { count } from '../shared/format'
import type { DeliveryStatus } from './webhooks'

const COLORS = { delivered: 'green', pending: 'blue', failed: 'red' }
const STATUSES = Object.keys(COLORS) as DeliveryStatus[]

/** How many deliveries of a webhook arrived, wait and failed. */
export function DeliveryCounts({ counts }: { counts?: Record<DeliveryStatus, number> }) {
  if (!counts) return null
  const total = counts.delivered + counts.pending + counts.failed
  return (
    <div className="counts quiet small">
      {STATUSES.map((status) => `${count(counts[status])} ${status}`).join(', ')}
      <Progress.Root size="sm">
        {STATUSES.map((status) => (
          <Progress.Section
            key={status}
            value={(100 * counts[status]) / Math.max(1, total)}
            color={COLORS[status]}
            aria-label={status}
            aria-valuetext={`${counts[status]} of ${total}`}
          />
        ))}
      </Progress.Root>
    </div>
  )
}
