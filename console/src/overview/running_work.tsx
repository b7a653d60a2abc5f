import { Link } from '@tanstack/react-router'
import { useRuns } from '../runs/runs'
import { useSlug } from '../session/session'
import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Table } from '../shared/table'
import { When } from '../shared/when'

const LATEST = 8

/** What is under way, and what ended last. */
export function RunningWork() {
  const workspace = useSlug()
  const runs = useRuns({})
  return (
    <section aria-label="Work">
      <h2>Work</h2>
      <Loaded query={runs}>
        {({ items }) => {
          const underWay = items.filter(({ status }) => status === 'queued' || status === 'running')
          const ended = items.filter((run) => !underWay.includes(run))
          return (
            <>
              <p role="status">
                {underWay.length === 0 ? 'Nothing is under way.' : `${count(underWay.length)} under way.`}
              </p>
              <Table
                caption="Running and latest work"
                items={[...underWay, ...ended].slice(0, Math.max(LATEST, underWay.length))}
                idOf={({ id }) => id}
                empty={<p>No runs in the last seven days.</p>}
                columns={[
                  {
                    title: 'Run',
                    cell: ({ id }) => (
                      <Link to="/w/$workspace/runs/$run" params={{ workspace, run: id }}>
                        {id}
                      </Link>
                    ),
                  },
                  { title: 'Kind', cell: ({ kind }) => kind },
                  { title: 'Status', cell: ({ status }) => <Badge state={status} /> },
                  { title: 'Credits', number: true, cell: ({ charged }) => count(charged) },
                  { title: 'Created', cell: ({ created_at }) => <When at={created_at} /> },
                ]}
              />
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
