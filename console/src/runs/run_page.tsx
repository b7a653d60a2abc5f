import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsAdmin } from '../session/session'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { Confirm } from '../shared/confirm'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { StreamBadge } from '../shared/stream_badge'
import { Tile } from '../shared/tile'
import { When } from '../shared/when'
import { RunResult } from './run_result'
import { isUnderWay, type Run, useCancelRun, useRun, useRunStream } from './runs'
import { Timeline } from './timeline'

export function RunPage() {
  const { run: id } = useParams({ from: '/w/$workspace/runs/$run' })
  const run = useRun(id)
  return (
    <Page title="Run" actions={run.data && isUnderWay(run.data.status) && <Cancel run={run.data} />}>
      <p className="quiet">
        <code>{id}</code>
      </p>
      <Loaded query={run}>{(run) => <Details run={run} />}</Loaded>
    </Page>
  )
}

function Details({ run }: { run: Run }) {
  const stream = useRunStream(run)
  return (
    <>
      <div className="tiles">
        <Tile title="Status" value={<Badge state={run.status} />} note={run.kind} />
        <Tile
          title="Credits charged"
          value={count(run.charged)}
          note={run.kind === 'set' ? 'its Set is charged' : undefined}
        />
        <Tile title="Started" value={<When at={run.started_at} never="not yet" />} note={attempts(run)} />
        <Tile
          title="Finished"
          value={<When at={run.finished_at} never="not yet" />}
          note={took(run.started_at, run.finished_at)}
        />
      </div>
      {run.error && (
        <Notice kind="bad">
          <code>{run.error.code}</code> {run.error.message}
        </Notice>
      )}
      <RunResult run={run} />
      <h2>
        What happened <StreamBadge state={stream} />
      </h2>
      <Timeline run={run} />
      <Raw title="Input" value={run.input} />
      <Raw title="Output" value={run.output} />
      <p className="quiet">
        What it holds is forgotten on {new Date(run.expires_at).toLocaleDateString()}, seven days after it was
        asked for.
      </p>
    </>
  )
}

/** What was found stays and is paid; the rest is not. */
function Cancel({ run }: { run: Run }) {
  const isAdmin = useIsAdmin()
  const cancel = useCancelRun()
  const [isAsking, setAsking] = useState(false)
  if (!isAdmin) return null
  return (
    <>
      <ActionButton kind="danger" onPress={() => setAsking(true)}>
        Cancel run
      </ActionButton>
      <Confirm
        title="Cancel this run?"
        action="Cancel it"
        isOpen={isAsking}
        isPending={cancel.isPending}
        error={cancel.error}
        onConfirm={() => cancel.mutate(run.id, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        <p>It stops and is not taken up again. What was found by then stays readable and is paid.</p>
      </Confirm>
    </>
  )
}

function Raw({ title, value }: { title: string; value: unknown }) {
  if (value === null) return null
  return (
    <details className="card">
      <summary>{title}</summary>
      <pre className="code">{JSON.stringify(value, null, 2)}</pre>
    </details>
  )
}

const attempts = (run: Run): string | undefined =>
  run.attempts > 1 ? `taken up ${count(run.attempts)} times` : undefined

function took(from: string | null, to: string | null): string | undefined {
  if (!from || !to) return undefined
  return `after ${count(Math.round((Date.parse(to) - Date.parse(from)) / 100) / 10)} s`
}
