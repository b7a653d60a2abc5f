import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import type { paths } from '../api/schema'
import { useSlug } from '../session/session'

const MONITORS = '/console/api/workspaces/{workspace}/monitors' as const
const MONITOR = '/console/api/workspaces/{workspace}/monitors/{monitor}' as const

type Data<P extends keyof paths> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': { data: infer D } } } } }
}
  ? D
  : never
type MonitorsQuery = NonNullable<paths[typeof MONITORS]['get']['parameters']['query']>
export type Monitor = Data<typeof MONITORS>['items'][number]
export type MonitorDetails = Data<typeof MONITOR>
export type NewMonitor = NonNullable<
  paths[typeof MONITORS]['post']['requestBody']
>['content']['application/json']

/** Rounds happen whenever they are due. */
const WATCH_MS = 5_000

export function useMonitors(query: Pick<MonitorsQuery, 'cursor' | 'sort'>) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['monitors', workspace, query],
    placeholderData: keepPreviousData,
    queryFn: () => dataOf(api.GET(MONITORS, { params: { path: { workspace }, query } })),
    refetchInterval: WATCH_MS,
  })
}

/** A monitor with a page of its rounds. */
export function useMonitor(monitor: string, cursor?: string) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['monitors', workspace, monitor, cursor],
    placeholderData: keepPreviousData,
    queryFn: () => dataOf(api.GET(MONITOR, { params: { path: { workspace, monitor }, query: { cursor } } })),
    refetchInterval: WATCH_MS,
  })
}

function useMonitorChange<I, O>(mutationFn: (input: I, workspace: string) => Promise<O>) {
  const workspace = useSlug()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: I) => mutationFn(input, workspace),
    onSettled: () => queries.invalidateQueries({ queryKey: ['monitors', workspace] }),
  })
}

export const useCreateMonitor = () =>
  useMonitorChange((body: NewMonitor, workspace) =>
    dataOf(api.POST(MONITORS, { params: { path: { workspace } }, body }))
  )

export const usePause = () =>
  useMonitorChange((monitor: string, workspace) =>
    dataOf(api.POST(`${MONITOR}/pause`, { params: { path: { workspace, monitor } } }))
  )

export const useResume = () =>
  useMonitorChange((monitor: string, workspace) =>
    dataOf(api.POST(`${MONITOR}/resume`, { params: { path: { workspace, monitor } } }))
  )

/** `onRemoved` leaves the page of the monitor, so that what is gone is not read again. */
export const useRemoveMonitor = (onRemoved: () => Promise<void>) =>
  useMonitorChange(async (monitor: string, workspace) => {
    await dataOf(api.DELETE(MONITOR, { params: { path: { workspace, monitor } } }))
    await onRemoved()
  })
