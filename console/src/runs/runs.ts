import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { useSlug } from '../session/session'

export type RunStatus = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled'
const WATCH_MS = 3_000
const isUnderWay = (status: RunStatus | undefined) => status === 'queued' || status === 'running'

export function useRuns(query: { cursor?: string; status?: RunStatus }) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['runs', workspace, query],
    placeholderData: keepPreviousData,
    queryFn: () =>
      dataOf(api.GET('/console/api/workspaces/{workspace}/runs', { params: { path: { workspace }, query } })),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => isUnderWay(status)) ? WATCH_MS : false,
  })
}

/** A run with its events, watched until it is over. */
export function useRun(run: string) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['run', workspace, run],
    queryFn: () =>
      dataOf(
        api.GET('/console/api/workspaces/{workspace}/runs/{run}', { params: { path: { workspace, run } } })
      ),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.status) ? WATCH_MS : false),
  })
}
