import { type Data, type Item, type Query, useRead } from '../api/workspace'

export type LoggedRequest = Item<'/request-log'>
export type RequestCounts = Data<'/request-counts'>
export type RequestFilters = Omit<Query<'/request-log'>, 'cursor' | 'limit' | 'hours' | 'slower_than'> & {
  hours?: '1' | '6' | '24'
  /** In milliseconds. */
  slower?: string
}

const LIVE_MS = 3_000
const queryOf = ({ hours, slower, ...filters }: RequestFilters) => ({
  ...filters,
  hours: hours && Number(hours),
  slower_than: slower ? Number(slower) : undefined,
})

type Options = { cursor?: string; isLive?: boolean }

/** Reads a page of the request log, newest first. */
export const useRequestLog = (filters: RequestFilters, { cursor, isLive }: Options) =>
  useRead('/request-log', {
    query: { ...queryOf(filters), cursor },
    watch: () => isLive === true && LIVE_MS,
  })

/** Reads how many requests match the filters, over time. */
export const useRequestCounts = (filters: RequestFilters, isLive: boolean) =>
  useRead('/request-counts', { query: queryOf(filters), watch: () => isLive && LIVE_MS })

export const useRequest = (request: string) => useRead('/request-log/{request}', { params: { request } })
