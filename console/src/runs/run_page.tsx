import { useParams } from '@tanstack/react-router'
import { useIsAdmin } from '../api/session'
import { Badge } from '../shared/badge'
import { ConfirmButton } from '../shared/confirm_button'
import { count, dayName, milliseconds } from '../shared/format'
import { Json } from '../shared/json'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { StreamBadge } from '../shared/stream_badge'
import { Stat, Stats } from '../shared/stat'
import { When } from '../shared/when'
import { useRunStream } from './run_stream'
import { RunResult } from './run_result'
import { titleOfRun } from './run_title'
import { durationOf, isUnderWay, type Run, useCancelRun, useRun } from './runs'
import { Timeline } from './timeline'

export function RunPage() {
  const { run: id } = useParams({ from: '/w/$workspace/runs/$run' })
  const run = useRun(id)
  return (
    <Page
      title={run.data ? titleOfRun(run.data) : 'Run'}
      parent={{ name: 'Runs', to: '/w/$workspace/runs' }}
      record={{ name: 'run', id }}
      state={run.data && <Badge state={run.data.status} />}
      actions={run.data && isUnderWay(run.data.status) && <Cancel run={id} />}
    >
      <Loaded query={run} shape="page">
        {(data) => <Details run={data} />}
      </Loaded>
    </Page>
  )
}

function Details({ run }: { run: Run }) {
  const stream = useRunStream(run)
  return (
    <>
      <Stats>
        <Stat title="Kind" value={run.kind} note={run.author && `by ${run.author}`} />
        <Stat
          title="Credits charged"
          value={count(run.charged)}
          note={run.kind === 'set' && 'charged to its Set'}
        />
        <Stat
          title="Started"
          value={<When at={run.started_at} never="not yet" />}
          note={run.attempts > 1 && `${count(run.attempts)} attempts`}
        />
        <Stat
          title={run.finished_at ? 'Duration' : 'Running for'}
          value={milliseconds(durationOf(run))}
          note={
            run.finished_at && (
              <>
                finished <When at={run.finished_at} />
              </>
            )
          }
        />
      </Stats>
      {run.error && (
        <Notice kind="bad">
          <code>{run.error.code}</code> {run.error.message}
        </Notice>
      )}
      <RunResult run={run} />
      <h2>
        Events <StreamBadge state={stream} />
      </h2>
      <Timeline run={run} />
      {run.input !== null && <Json title="Input" value={run.input} />}
      {run.output !== null && <Json title="Output" value={run.output} />}
      <p className="quiet">
        The service deletes this run on {dayName(run.expires_at.slice(0, 10))}, seven days after its creation.
      </p>
    </>
  )
}

function Cancel({ run }: { run: string }) {
  const cancel = useCancelRun()
  if (!useIsAdmin()) return null
  return (
    <ConfirmButton label="Cancel run" title="Cancel this run?" action="Stop run" change={cancel} input={run}>
      <p>The run stops for good. Results found so far stay readable and are charged.</p>
    </ConfirmButton>
  )
}
