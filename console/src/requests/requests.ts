import { type Item, type Query, useRead } from '../api/workspace'

export type LoggedRequest = Item<'/request-log'>
export type RequestFilters = Omit<Query<'/request-log'>, 'cursor' | 'limit' | 'hours'> & {
  hours?: '1' | '6' | '24'
}

/** Reads a page of the request log, newest first. */
export const useRequestLog = ({ hours, ...filters }: RequestFilters, cursor?: string) =>
  useRead('/request-log', { query: { ...filters, hours: hours && Number(hours), cursor } })

export const useRequest = (request: string) => useRead('/request-log/{request}', { params: { request } })
