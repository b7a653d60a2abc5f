import { RunLink } from '../runs/run_link'
import { titleOfRun } from '../runs/run_title'
import { isUnderWay, useRuns } from '../runs/runs'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Table } from '../shared/table'

const LATEST = 8

/** Unfinished runs, then the latest finished ones. */
export function RunningWork() {
  return (
    <section aria-label="Work">
      <h2>Work</h2>
      <Loaded query={useRuns({})} shape="table">
        {({ items }) => {
          const unfinished = items.filter(({ status }) => isUnderWay(status))
          const finished = items.filter((run) => !unfinished.includes(run))
          return (
            <>
              <p role="status">
                {unfinished.length === 0
                  ? 'No runs in progress.'
                  : `${count(unfinished.length)} in progress.`}
              </p>
              <Table
                caption="Runs in progress and latest runs"
                items={[...unfinished, ...finished].slice(0, Math.max(LATEST, unfinished.length))}
                empty="No runs in the last seven days."
                columns={[
                  { title: 'Run', cell: (run) => <RunLink id={run.id}>{titleOfRun(run)}</RunLink> },
                  { title: 'Kind', field: 'kind' },
                  { title: 'Status', field: 'status', as: 'badge' },
                  { title: 'Credits', field: 'charged', as: 'count' },
                  { title: 'Created', field: 'created_at', as: 'time' },
                ]}
              />
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
