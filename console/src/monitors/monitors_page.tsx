import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useIsAdmin, useSlug } from '../api/session'
import { FirstSteps } from '../shared/first_steps'
import { count } from '../shared/format'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { WindowButton } from '../shared/window_button'
import { LastRound, NextRun } from './last_round'
import { titleOf } from './monitored_search'
import { LastRounds } from './last_rounds'
import { type Monitor, useMonitors, useReports } from './monitors'
import { NewMonitorForm } from './new_monitor'
import { Reports } from './reports'

export function MonitorsPage() {
  const workspace = useSlug()
  const { set, q, cursor, sort } = useSearch({ from: '/w/$workspace/monitors' })
  const isAdmin = useIsAdmin()
  const monitors = useMonitors({ cursor, sort: sort as never })
  return (
    <Page
      title="Monitors"
      about="A monitor runs a search or Set on a schedule, and reports new and changed people to webhooks."
      docs={['webhooks', 'Events']}
      actions={isAdmin && <NewMonitorButton set={set} query={q} />}
    >
      <List
        query={monitors}
        caption="Monitors"
        empty="No monitors yet. A monitor repeats a search and reports new people, for example every weekday at 7:30."
        emptyAction={
          <FirstSteps
            create={isAdmin && 'Create the first one'}
            docs={['webhooks', 'What webhooks receive']}
          />
        }
        columns={[
          {
            title: 'Search',
            cell: (monitor) => (
              <span className="who">
                <Link to="/w/$workspace/monitors/$monitor" params={{ workspace, monitor: monitor.id }}>
                  <span className="cell">{titleOf(monitor)}</span>
                </Link>
                <span className="quiet small">
                  {monitor.search
                    ? `${count(monitor.search.count)} people a round`
                    : 'latest search of its Set'}
                </span>
              </span>
            ),
          },
          { title: 'Schedule', field: 'schedule' },
          { title: 'Status', sort: 'status', field: 'status', as: 'badge' },
          { title: 'Next run', sort: 'next', cell: ({ next_runs }) => <NextRun at={next_runs[0] ?? null} /> },
          { title: 'Last round', cell: (monitor) => <LastRound of={monitor} /> },
          { title: 'People reported', cell: (monitor) => <LastRounds of={monitor} /> },
        ]}
      />
      {monitors.data && <Latest monitors={monitors.data.items} />}
    </Page>
  )
}

/** The people whom any monitor reported last, each with a link to the monitor. */
function Latest({ monitors }: { monitors: readonly Monitor[] }) {
  const workspace = useSlug()
  const titles = new Map(monitors.map((monitor) => [monitor.id, titleOf(monitor)]))
  return (
    <Reports
      title="Reported last"
      items={useReports().data?.reports ?? []}
      column={{
        title: 'Monitor',
        cell: ({ monitor_id: monitor }) => (
          <Link to="/w/$workspace/monitors/$monitor" params={{ workspace, monitor }}>
            {titles.get(monitor) ?? 'Monitor'}
          </Link>
        ),
      }}
    />
  )
}

/** A button that opens the form of a new monitor. The address can name a Set or a query for it. */
function NewMonitorButton({ set, query }: { set?: string; query?: string }) {
  const navigate = useNavigate({ from: '/w/$workspace/monitors' })
  const forget = () => {
    const gone = { set: undefined, q: undefined, new: undefined }
    void navigate({ search: (now) => ({ ...now, ...gone }), replace: true })
  }
  return (
    <WindowButton label="New monitor" kind="main" wide inAddress onClose={forget}>
      {(close) => <NewMonitorForm set={set} query={query} close={close} />}
    </WindowButton>
  )
}
