import { Progress } from '@mantine/core'
import { count } from '../shared/format'
import { Tile } from '../shared/tile'
import { useDeliveries } from './webhooks'

const COLORS = { delivered: 'green', pending: 'blue', failed: 'red' }
const STATUSES = Object.keys(COLORS) as (keyof typeof COLORS)[]

/** How many deliveries of a webhook arrived, wait and failed. */
export function DeliveryCounts({ webhook }: { webhook: string }) {
  const counts = useDeliveries(webhook, {}).data?.counts
  const total = counts ? counts.delivered + counts.pending + counts.failed : 0
  return (
    <Tile
      title="Deliveries"
      value={counts ? count(total) : '–'}
      note={
        counts && (
          <>
            <Progress.Root size="sm" mb={4}>
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
            {STATUSES.map((status) => `${count(counts[status])} ${status}`).join(', ')}
          </>
        )
      }
    />
  )
}
