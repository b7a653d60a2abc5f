import { Badge } from '../shared/badge'
import { count, minute } from '../shared/format'
import { type Column, Table } from '../shared/table'
import type { MonitorDetails } from './monitors'

type Round = MonitorDetails['rounds']['items'][number]

/** Returns a column with a count of each round. Failed rounds have a dash. */
const outcome = (title: string, of: 'found' | 'created' | 'changed'): Column<Round> => ({
  title,
  number: true,
  cell: (round) => (round.error ? '–' : count(round[of])),
})

/** The rounds of a monitor, newest first. `next` is the time of the next round. */
export function Rounds({ items, next }: { items: readonly Round[]; next?: string }) {
  return (
    <Table
      caption="Rounds, newest first"
      items={items}
      idOf={({ sequence }) => String(sequence)}
      empty={next ? `No rounds yet. The first one is on ${minute(next)}.` : 'No rounds yet.'}
      columns={[
        { title: 'When', field: 'ended_at', as: 'log_time' },
        {
          title: 'Outcome',
          cell: ({ error }) =>
            error ? (
              <>
                <Badge state="failed" /> <code className="small">{error}</code>
              </>
            ) : (
              <Badge state="completed" />
            ),
        },
        outcome('Found', 'found'),
        outcome('Reported as new', 'created'),
        outcome('Reported changes', 'changed'),
      ]}
    />
  )
}
