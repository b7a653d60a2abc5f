import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsAdmin, useSlug } from '../session/session'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Pager } from '../shared/pager'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { type Monitor, useMonitors } from './monitors'
import { NewMonitorWindow } from './new_monitor'

export function MonitorsPage() {
  const workspace = useSlug()
  const isAdmin = useIsAdmin()
  const { set, cursor, sort } = useSearch({ from: '/w/$workspace/monitors' })
  const navigate = useNavigate({ from: '/w/$workspace/monitors' })
  const monitors = useMonitors({ cursor, sort: sort as never })
  const [isNew, setNew] = useState(set !== undefined)
  const close = () => {
    setNew(false)
    void navigate({ search: (now) => ({ ...now, set: undefined }), replace: true })
  }
  return (
    <Page
      title="Monitors"
      actions={
        isAdmin && (
          <ActionButton kind="main" onPress={() => setNew(true)}>
            New monitor
          </ActionButton>
        )
      }
    >
      <p className="quiet">
        Searches and Sets that recur: webhooks are told who is new, and what changed of whom they know.
      </p>
      <Loaded query={monitors}>
        {({ items, next_cursor }) => (
          <>
            <Table
              caption="Monitors"
              items={items}
              idOf={({ id }) => id}
              empty={<p>No monitors yet: a search or a Set that is made again, daily or whenever you say.</p>}
              columns={[
                {
                  title: 'What recurs',
                  cell: (monitor) => (
                    <Link to="/w/$workspace/monitors/$monitor" params={{ workspace, monitor: monitor.id }}>
                      <span className="cell">{nameOf(monitor)}</span>
                    </Link>
                  ),
                },
                { title: 'When', cell: ({ schedule }) => schedule },
                { title: 'Status', sort: 'status', cell: ({ status }) => <Badge state={status} /> },
                { title: 'Next', sort: 'next', cell: ({ next_runs }) => <When at={next_runs[0] ?? null} /> },
                { title: 'Rounds', sort: 'rounds', number: true, cell: ({ rounds }) => count(rounds) },
                { title: 'Last problem', cell: ({ last_error }) => last_error && <code>{last_error}</code> },
                { title: 'Created', sort: 'created', cell: ({ created_at }) => <When at={created_at} /> },
              ]}
            />
            <Pager cursor={cursor} next={next_cursor} />
          </>
        )}
      </Loaded>
      {isAdmin && <NewMonitorWindow set={set} isOpen={isNew} onClose={close} />}
    </Page>
  )
}

const nameOf = ({ search, set_id }: Monitor): string => search?.query ?? `The last search of ${set_id}`
