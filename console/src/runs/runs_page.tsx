import { useSearch } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { LinkButton } from '../shared/button'
import { Filter } from '../shared/filter'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { Views } from '../shared/views'
import { RUN_COLUMNS } from './run_columns'
import { type RunCounts, useRuns } from './runs'

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
  const runs = useRuns({ status, kind, cursor, sort: sort as never })
  return (
    <Page title="Runs">
      <div className="toolbar">
        <Views label="Runs to show" param="status" views={viewsOf(runs.data?.counts)} />
        <div className="row filters end">
          <Filter label="Kind" param="kind" options={KINDS} />
        </div>
      </div>
      <List
        query={runs}
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
        columns={RUN_COLUMNS}
      />
    </Page>
  )
}

const viewsOf = (counts: RunCounts | undefined) => [
  { value: 'all', text: 'All', items: counts && Object.values(counts).reduce((sum, one) => sum + one, 0) },
  { value: 'unfinished', text: 'In progress', items: counts && counts.queued + counts.running },
  { value: 'failed', text: 'Failed', items: counts?.failed },
  { value: 'completed', text: 'Completed', items: counts?.completed },
  { value: 'cancelled', text: 'Cancelled', items: counts?.cancelled },
]
