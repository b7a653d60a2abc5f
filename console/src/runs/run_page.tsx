import { useParams } from '@tanstack/react-router'
import { Badge } from '../shared/badge'
import { count, dayName, milliseconds, moment, worth } from '../shared/format'
import { Json } from '../shared/json'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { StreamBadge } from '../shared/stream_badge'
import { NextSteps } from './next_steps'
import { RunError } from './run_error'
import { useRunStream } from './run_stream'
import { RunResult } from './run_result'
import { kindOf, titleOfRun } from './run_title'
import { durationOf, type Run, useRun } from './runs'

export function RunPage() {
  const { run: id } = useParams({ from: '/w/$workspace/runs/$run' })
  const run = useRun(id)
  return (
    <Page
      title={run.data ? titleOfRun(run.data) : 'Run'}
      parent={{ name: 'Runs', to: '/w/$workspace/runs' }}
      record={{ name: 'run', id }}
      state={run.data && <Badge state={run.data.status} />}
      about={run.data && <Summary of={run.data} />}
      actions={run.data && <NextSteps run={run.data} />}
    >
      <Loaded query={run} shape="page">
        {(data) => <Details run={data} />}
      </Loaded>
    </Page>
  )
}

/** What ran, for whom, when, for how long and at what cost, in a line. */
function Summary({ of: run }: { of: Run }) {
  const { created_at, started_at, finished_at, author, charged, attempts, kind } = run
  const queued = started_at && Date.parse(started_at) - Date.parse(created_at)
  return (
    <div className="summary-line">
      <span>
        {kindOf(run)}
        {author && ` by ${author}`}
      </span>
      <span>
        requested{' '}
        <time dateTime={created_at}>
          <strong>{moment(created_at)}</strong>
        </time>
      </span>
      {queued !== null && <span>queued {milliseconds(Number(queued))}</span>}
      {started_at && (
        <span>
          {finished_at ? 'took' : 'running for'} <strong>{milliseconds(durationOf(run))}</strong>
        </span>
      )}
      <span>
        {kind === 'set' ? (
          'charged to its Set'
        ) : (
          <>
            <strong>
              {count(charged)} {charged === 1 ? 'credit' : 'credits'}
            </strong>{' '}
            ({worth(charged)})
          </>
        )}
      </span>
      {attempts > 1 && <span>{count(attempts)} attempts</span>}
    </div>
  )
}

function Details({ run }: { run: Run }) {
  const stream = useRunStream(run)
  return (
    <>
      {run.error && <RunError of={run.error} />}
      <RunResult
        run={run}
        state={<StreamBadge state={stream} />}
        foot={
          <>
            {run.input !== null && <Json title="Input" value={run.input} />}
            {run.output !== null && <Json title="Output as JSON" value={run.output} />}
            <p className="quiet small">
              The service deletes this run on {dayName(run.expires_at.slice(0, 10))}, seven days after its
              creation.
            </p>
          </>
        }
      />
    </>
  )
}
