import { useSearch } from '@tanstack/react-router'
import { Filter } from '../shared/filter'
import { Id } from '../shared/id'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { RunLink } from './run_link'
import { titleOfRun } from './run_title'
import { useRuns } from './runs'

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
        columns={[
          {
            title: 'Run',
            cell: (run) => (
              <span className="meter">
                <RunLink id={run.id}>{titleOfRun(run)}</RunLink>
                <Id of={run.id} name="id of the run" />
              </span>
            ),
          },
          { title: 'Kind', sort: 'kind', field: 'kind' },
          { title: 'Status', field: 'status', as: 'badge' },
          { title: 'Credits', sort: 'charged', field: 'charged', as: 'count' },
          { title: 'Attempts', field: 'attempts', as: 'count' },
          { title: 'Created', sort: 'created', field: 'created_at', as: 'time' },
          { title: 'Finished', sort: 'finished', field: 'finished_at', as: 'time' },
        ]}
      />
    </Page>
  )
}
