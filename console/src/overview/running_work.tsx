import { Link } from '@tanstack/react-router'
import { RunLink } from '../runs/run_link'
import { titleOfRun } from '../runs/run_title'
import { isUnderWay, type RunSummary, useRuns } from '../runs/runs'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Table } from '../shared/table'

const LATEST = 8
/** The most unfinished runs that the service lists at once. */
const MAX_UNFINISHED = 200

/** Unfinished runs, then the latest finished ones. */
export function RunningWork() {
  const unfinished = useRuns({ status: 'unfinished', limit: MAX_UNFINISHED })
  const latest = useRuns({})
  return (
    <section aria-label="Work">
      <h2>Work</h2>
      <Loaded query={latest} shape="table">
        {({ items }) => (
          <Loaded query={unfinished} shape="table">
            {({ items: open, next_cursor }) => (
              <>
                <p role="status">
                  {open.length === 0
                    ? 'No runs in progress.'
                    : `${count(open.length)}${next_cursor ? ' and more' : ''} in progress.`}{' '}
                  {open.length > LATEST && (
                    <Link from="/w/$workspace/" to="/w/$workspace/runs" search={{ status: 'unfinished' }}>
                      All of them
                    </Link>
                  )}
                </p>
                <Runs of={[...open, ...finished(items)].slice(0, LATEST)} />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </section>
  )
}

const finished = (runs: readonly RunSummary[]) => runs.filter(({ status }) => !isUnderWay(status))

function Runs({ of: runs }: { of: readonly RunSummary[] }) {
  return (
    <Table
      caption="Runs in progress and latest runs"
      items={runs}
      empty="No runs in the last seven days."
      columns={[
        { title: 'Run', cell: (run) => <RunLink id={run.id}>{titleOfRun(run)}</RunLink> },
        { title: 'Kind', field: 'kind' },
        { title: 'Status', field: 'status', as: 'badge' },
        { title: 'Credits', field: 'charged', as: 'count' },
        { title: 'Created', field: 'created_at', as: 'time' },
      ]}
    />
  )
}
