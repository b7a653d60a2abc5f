import { type Item, type Query, useRead } from '../api/workspace'

export type LoggedRequest = Item<'/request-log'>
export type RequestFilters = Omit<Query<'/request-log'>, 'cursor' | 'limit' | 'hours'> & {
  hours?: '1' | '6' | '24'
}

const LIVE_MS = 3_000
const queryOf = ({ hours, ...filters }: RequestFilters) => ({ ...filters, hours: hours && Number(hours) })

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
