import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { type Data, useRead } from '../api/workspace'

const WATCH_MS = 15_000

export type RouteRequests = Data<'/requests'>['routes'][number]

/** Reads the error counts and latencies of the last hours. */
export const useRequests = (hours: number) =>
  useRead('/requests', { query: { hours }, watch: () => WATCH_MS })

/** Reads the state of the processes, the queue and the page archive. */
export const useService = () =>
  useQuery({
    queryKey: ['service'],
    refetchInterval: WATCH_MS,
    queryFn: () => dataOf(api.GET('/console/api/service')),
  })
