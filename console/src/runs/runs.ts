import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, dataOf } from '../api/client'
import type { paths } from '../api/schema'
import { useSlug } from '../session/session'
import { type StreamState, useEventStream } from '../shared/events'

const RUNS = '/console/api/workspaces/{workspace}/runs' as const
const RUN = '/console/api/workspaces/{workspace}/runs/{run}' as const
const BATCH = '/console/api/workspaces/{workspace}/batches/{id}' as const

export type Run = paths[typeof RUN]['get']['responses'][200]['content']['application/json']['data']
export type RunEvent = Run['events'][number]
export type RunStatus = Run['status']

const WATCH_MS = 3_000
/** Beside the events that are followed: what is shown of a run has more than these tell. */
const SLOW_WATCH_MS = 10_000
const MAX_EVENTS = 200
/** Events that come together are shown together. */
const GATHER_MS = 500

export const isUnderWay = (status: RunStatus | undefined) => status === 'queued' || status === 'running'

export function useRuns(query: { cursor?: string; status?: RunStatus; kind?: string; sort?: never }) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['runs', workspace, query],
    placeholderData: keepPreviousData,
    queryFn: () => dataOf(api.GET(RUNS, { params: { path: { workspace }, query } })),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => isUnderWay(status)) ? WATCH_MS : false,
  })
}

/** A run with its latest events, watched until it is over. */
export function useRun(run: string) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['run', workspace, run],
    queryFn: () => dataOf(api.GET(RUN, { params: { path: { workspace, run } } })),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.status) ? SLOW_WATCH_MS : false),
  })
}

/** Adds the events of a run under way to it as they happen. */
export function useRunStream(run: Run): StreamState {
  const workspace = useSlug()
  const queries = useQueryClient()
  const queryKey = ['run', workspace, run.id]
  // Of the first reading: the browser knows by itself where to go on.
  const [after] = useState(run.events.at(-1)?.seq ?? -1)
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined)
  const path = `/console/api/workspaces/${workspace}/runs/${run.id}/events?after_seq=${after}`
  return useEventStream(isUnderWay(run.status) ? path : null, ['message'], ({ seq, data }) => {
    const event = { seq, ...(data as Omit<RunEvent, 'seq'>) }
    queries.setQueryData<Run>(queryKey, (known) => known && withEvent(known, event))
    gathering.current ??= setTimeout(() => {
      gathering.current = undefined
      void queries.invalidateQueries({ queryKey })
      void queries.invalidateQueries({ queryKey: ['batch', workspace] })
    }, GATHER_MS)
  })
}

function withEvent(run: Run, event: RunEvent): Run {
  if (event.seq <= (run.events.at(-1)?.seq ?? -1)) return run
  return { ...run, events: [...run.events, event].slice(-MAX_EVENTS) }
}

/** Stops a run. */
export function useCancelRun() {
  const workspace = useSlug()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (run: string) => dataOf(api.POST(`${RUN}/cancel`, { params: { path: { workspace, run } } })),
    onSettled: (_data, _error, run) => {
      void queries.invalidateQueries({ queryKey: ['runs', workspace] })
      return queries.invalidateQueries({ queryKey: ['run', workspace, run] })
    },
  })
}

export type BatchItem = NonNullable<ReturnType<typeof useBatch>['data']>['items'][number]

/** A page of the people of a batch. */
export function useBatch(id: string, cursor?: string) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['batch', workspace, id, cursor],
    placeholderData: keepPreviousData,
    queryFn: () => dataOf(api.GET(BATCH, { params: { path: { workspace, id }, query: { cursor } } })),
  })
}
