import type { useService } from '../service/service'
import { ConfirmButton } from '../shared/confirm_button'
import { count } from '../shared/format'
import { Table } from '../shared/table'
import { Stat, Stats } from '../shared/stat'
import { When } from '../shared/when'
import { RunLink } from '../runs/run_link'
import { useRevive } from './health'

type Service = NonNullable<ReturnType<typeof useService>['data']>

/** The waiting work of the whole service: runs by kind, webhook deliveries and dead jobs. */
export function Work({ service: { work, webhooks, dead_jobs } }: { service: Service }) {
  return (
    <section aria-label="Waiting work">
      <h2>Waiting work</h2>
      <Table
        caption="Runs by kind"
        items={work}
        idOf={({ kind }) => kind}
        empty="No runs wait, and none failed in the last hour."
        isWhole
        columns={[
          { title: 'Kind', field: 'kind', sort: 'kind' },
          { title: 'Waiting', field: 'waiting', as: 'count', sort: 'waiting' },
          { title: 'Waiting since', cell: (one) => <When at={one.oldest_waiting_at} /> },
          { title: 'Running', field: 'running', as: 'count', sort: 'running' },
          { title: 'Failed, 1 hour', field: 'failed_last_hour', as: 'count', sort: 'failed' },
        ]}
      />
      <Stats>
        <Stat
          title="Webhook deliveries waiting"
          value={count(webhooks.waiting)}
          note={
            webhooks.oldest_at && (
              <>
                oldest <When at={webhooks.oldest_at} />
              </>
            )
          }
        />
        <Stat title="Disabled webhooks" value={count(webhooks.disabled)} />
        <Stat title="Dead jobs" value={count(dead_jobs.length)} />
      </Stats>
      {dead_jobs.length > 0 && <DeadJobs jobs={dead_jobs} />}
    </section>
  )
}

/** Jobs that failed too often. The command line shows their errors. */
function DeadJobs({ jobs }: { jobs: Service['dead_jobs'] }) {
  return (
    <section aria-label="Dead jobs">
      <header className="row between">
        <h3>Dead jobs</h3>
        <ConfirmButton
          label="Retry all"
          title="Retry all dead jobs?"
          action="Retry all"
          kind="main"
          change={useRevive()}
          input={undefined}
        >
          <p>Each job starts again from its first attempt. Fix the cause first, or they fail again.</p>
        </ConfirmButton>
      </header>
      <Table
        caption="Dead jobs, latest first"
        items={jobs}
        empty="No dead jobs."
        columns={[
          { title: 'Job', cell: ({ id }) => (id.startsWith('run_') ? <RunLink id={id}>{id}</RunLink> : id) },
          { title: 'Attempts', field: 'attempt', as: 'count' },
          { title: 'Failed', field: 'died_at', as: 'time' },
        ]}
      />
      <p className="quiet">
        This command shows the errors: <code>node ace queue:dead</code>
      </p>
    </section>
  )
}
