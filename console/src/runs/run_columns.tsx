import { milliseconds } from '../shared/format'
import type { Column } from '../shared/table'
import { When } from '../shared/when'
import { whyFailed } from './run_error'
import { RunLink } from './run_link'
import { kindOf, titleOfRun } from './run_title'
import { durationOf, type RunSummary } from './runs'

/** The columns of the runs, one line each. */
export const RUN_COLUMNS: Column<RunSummary>[] = [
  {
    title: 'Run',
    cell: (run) => (
      <span className="filling" title={titleOfRun(run)}>
        <RunLink id={run.id}>{titleOfRun(run)}</RunLink>
        {run.error ? (
          <span className="bad small"> {whyFailed(run.error)}</span>
        ) : (
          <span className="quiet small"> {run.result}</span>
        )}
      </span>
    ),
  },
  { title: 'Kind', sort: 'kind', cell: (run) => <span className="no-break">{kindOf(run)}</span> },
  { title: 'Status', field: 'status', as: 'badge' },
  { title: 'Took', number: true, cell: (run) => milliseconds(durationOf(run)) },
  { title: 'Credits', sort: 'charged', field: 'charged', as: 'count' },
  { title: 'By', cell: ({ author }) => <span className="no-break">{author}</span> },
  {
    title: 'Requested',
    sort: 'created',
    cell: ({ created_at }) => (
      <span className="no-break">
        <When at={created_at} exact />
      </span>
    ),
  },
]
