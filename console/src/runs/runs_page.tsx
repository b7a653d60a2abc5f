import { useSearch } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { LinkButton } from '../shared/button'
import { Filter } from '../shared/filter'
import { milliseconds } from '../shared/format'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { RunLink } from './run_link'
import { whyFailed } from './run_error'
import { kindOf, titleOfRun } from './run_title'
import { durationOf, useRuns } from './runs'

const STATUSES = [
  { value: 'unfinished', text: 'In progress' },
  { value: 'queued', text: 'Queued' },
  { value: 'running', text: 'Running' },
  { value: 'completed', text: 'Completed' },
  { value: 'failed', text: 'Failed' },
  { value: 'cancelled', text: 'Cancelled' },
]

const KINDS = [
  { value: 'dataset', text: 'Datasets' },
  { value: 'set', text: 'Sets' },
  { value: 'person', text: 'Person profiles' },
  { value: 'batch', text: 'Batches' },
  { value: 'agent', text: 'Agent' },
]

export function RunsPage() {
  const { status, kind, cursor, sort } = useSearch({ from: '/w/$workspace/runs' })
  const workspace = useSlug()
  return (
    <Page title="Runs">
      <div className="row filters">
        <Filter label="Status" param="status" options={STATUSES} />
        <Filter label="Kind" param="kind" options={KINDS} />
      </div>
      <List
        query={useRuns({ status, kind, cursor, sort: sort as never })}
        caption="Runs"
        empty={
          status || kind
            ? 'No runs match these filters.'
            : 'No runs yet. Runs are requests that continue in the background.'
        }
        emptyAction={
          !status &&
          !kind && (
            <LinkButton kind="main" to="/w/$workspace/agent" params={{ workspace }}>
              Give the agent a task
            </LinkButton>
          )
        }
        columns={[
          {
            title: 'Run',
            cell: (run) => (
              <span className="who">
                <RunLink id={run.id}>{titleOfRun(run)}</RunLink>
                {run.error ? (
                  <span className="bad small">{whyFailed(run.error)}</span>
                ) : (
                  <span className="quiet small">{run.result}</span>
                )}
              </span>
            ),
          },
          { title: 'Kind', sort: 'kind', cell: kindOf },
          { title: 'Status', field: 'status', as: 'badge' },
          { title: 'Took', number: true, cell: (run) => milliseconds(durationOf(run)) },
          { title: 'Credits', sort: 'charged', field: 'charged', as: 'count' },
          { title: 'By', field: 'author' },
          { title: 'Requested', sort: 'created', field: 'created_at', as: 'log_time' },
        ]}
      />
    </Page>
  )
}
