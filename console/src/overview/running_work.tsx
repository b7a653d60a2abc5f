import { Link } from '@tanstack/react-router'
import { RunLink } from '../runs/run_link'
import { titleOfRun } from '../runs/run_title'
import { isUnderWay, type RunSummary, useRuns } from '../runs/runs'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Table } from '../shared/table'
import { When } from '../shared/when'

const LATEST = 5
/** The service lists at most this many unfinished runs at once. */
const MAX_UNFINISHED = 200

/** Up to LATEST runs: first the unfinished ones, then the latest finished ones. */
export function RunningWork() {
  const unfinished = useRuns({ status: 'unfinished', limit: MAX_UNFINISHED })
  const latest = useRuns({})
  return (
    <section aria-label="Work">
      <header className="row between">
        <div className="row">
          <h2>Work</h2>
          {unfinished.data && (
            <span className="quiet" role="status">
              {unfinished.data.items.length === 0
                ? 'No runs in progress.'
                : `${count(unfinished.data.items.length)}${unfinished.data.next_cursor ? ' and more' : ''} in progress.`}
            </span>
          )}
        </div>
        <Link from="/w/$workspace/" to="/w/$workspace/runs">
          All runs
        </Link>
      </header>
      <Loaded query={latest} shape="table">
        {({ items }) => (
          <Loaded query={unfinished} shape="table">
            {({ items: open }) => <Runs of={[...open, ...finished(items)].slice(0, LATEST)} />}
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
        {
          title: 'Run',
          cell: (run) => (
            <span className="meter">
              <span className="wrap">
                <RunLink id={run.id}>{titleOfRun(run)}</RunLink>
              </span>
              <span className="quiet small">
                {run.kind} · <When at={run.created_at} />
              </span>
            </span>
          ),
        },
        { title: 'Status', field: 'status', as: 'badge' },
        { title: 'Credits', field: 'charged', as: 'count' },
      ]}
    />
  )
}
