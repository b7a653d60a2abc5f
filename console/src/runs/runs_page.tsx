import { useSearch } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { LinkButton } from '../shared/button'
import { Filter } from '../shared/filter'
import { milliseconds } from '../shared/format'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { RunLink } from './run_link'
import { titleOfRun } from './run_title'
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
          { title: 'Run', cell: (run) => <RunLink id={run.id}>{titleOfRun(run)}</RunLink> },
          { title: 'Kind', sort: 'kind', field: 'kind' },
          { title: 'Status', field: 'status', as: 'badge' },
          { title: 'Credits', sort: 'charged', field: 'charged', as: 'count' },
          { title: 'Duration', number: true, cell: (run) => milliseconds(durationOf(run)) },
          { title: 'By', field: 'author' },
          { title: 'Created', sort: 'created', field: 'created_at', as: 'time' },
        ]}
      />
    </Page>
  )
}
