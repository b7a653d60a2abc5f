import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '../api/workspace'
import { useSlug } from '../api/session'
import { type StreamState, useEventStream, useInvalidateSoon } from '../shared/events'
import { isUnderWay, type Run, type RunEvent } from './runs'

const MAX_EVENTS = 200

/** Adds the events of a run to its query as they arrive. */
export function useRunStream(run: Run): StreamState {
  const workspace = useSlug()
  const queries = useQueryClient()
  const runKey = keyOf(workspace, '/runs/{run}', { run: run.id })
  const invalidate = useInvalidateSoon([runKey, keyOf(workspace, '/batches')])
  // Never changes, because the browser itself sends the id of the last event when it reconnects.
  const [after] = useState(run.events.at(-1)?.seq ?? -1)
  const path = `/console/api/workspaces/${workspace}/runs/${run.id}/events?after_seq=${after}`
  return useEventStream(isUnderWay(run.status) ? path : null, ['message'], ({ seq, data }) => {
    const event = { seq, ...(data as Omit<RunEvent, 'seq'>) }
    queries.setQueriesData<Run>({ queryKey: runKey }, (known) => known && withEvent(known, event))
    invalidate()
  })
}

function withEvent(run: Run, event: RunEvent): Run {
  if (event.seq <= (run.events.at(-1)?.seq ?? -1)) return run
  return { ...run, events: [...run.events, event].slice(-MAX_EVENTS) }
}
