import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import type { paths } from '../api/schema'
import { useSlug } from '../session/session'

type Routes = paths['/console/api/workspaces/{workspace}/keys']
export type Key = Routes['get']['responses'][200]['content']['application/json']['data']['items'][number]
export type NewKey = NonNullable<Routes['post']['requestBody']>['content']['application/json']
export type KeySort = NonNullable<Routes['get']['parameters']['query']>['sort']
export type KeyLimits = Pick<Key, 'rate' | 'daily_budget' | 'monthly_budget'>

const KEYS = '/console/api/workspaces/{workspace}/keys' as const
const KEY = '/console/api/workspaces/{workspace}/keys/{key}' as const

export function useKeys(query: { state?: Key['state']; cursor?: string; sort?: KeySort }) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['keys', workspace, query],
    placeholderData: keepPreviousData,
    queryFn: () => dataOf(api.GET(KEYS, { params: { path: { workspace }, query } })),
  })
}

function useKeyChange<I, O>(mutationFn: (input: I, workspace: string) => Promise<O>) {
  const workspace = useSlug()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: I) => mutationFn(input, workspace),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['keys', workspace] }),
  })
}

/** Gives the whole key, which can be read this once. */
export const useCreateKey = () =>
  useKeyChange((body: NewKey, workspace) => dataOf(api.POST(KEYS, { params: { path: { workspace } }, body })))

export const useChangeLimits = () =>
  useKeyChange(({ id, limits }: { id: string; limits: KeyLimits }, workspace) =>
    dataOf(api.POST(KEY, { params: { path: { workspace, key: id } }, body: limits }))
  )

export const useRevokeKey = () =>
  useKeyChange((id: string, workspace) =>
    dataOf(api.DELETE(KEY, { params: { path: { workspace, key: id } } }))
  )
