import { type Body, type Data, type Item, type Query, useChange, useRead } from '../api/workspace'

export type Monitor = Item<'/monitors'>
export type MonitorDetails = Data<'/monitors/{monitor}'>
export type NewMonitor = Body<'/monitors'>

/** Reads monitors again every 5 seconds, because a round can run at any time. */
const watch = () => 5_000

export const useMonitors = (query: Query<'/monitors'>) => useRead('/monitors', { query, watch })

/** Reads the people whom all monitors reported last. */
export const useReports = () => useRead('/reports', { watch })

/** Reads a monitor with one page of its rounds. */
export const useMonitor = (monitor: string, cursor?: string) =>
  useRead('/monitors/{monitor}', { params: { monitor }, query: { cursor }, watch })

const paramsOf = (monitor: string) => ({ params: { monitor } })

export const useCreateMonitor = () => useChange('post', '/monitors', (body: NewMonitor) => ({ body }))
export const useChangeMonitor = (monitor: string) =>
  useChange(
    'post',
    '/monitors/{monitor}',
    (body: Body<'/monitors/{monitor}'>) => ({ params: { monitor }, body }),
    {
      done: 'Monitor changed',
    }
  )
export const usePause = () =>
  useChange('post', '/monitors/{monitor}/pause', paramsOf, { done: 'The monitor is paused' })
export const useResume = () =>
  useChange('post', '/monitors/{monitor}/resume', paramsOf, { done: 'The monitor runs again' })
export const useRemoveMonitor = (openNext: () => Promise<void>) =>
  useChange('delete', '/monitors/{monitor}', paramsOf, { openNext, done: 'Monitor deleted' })
