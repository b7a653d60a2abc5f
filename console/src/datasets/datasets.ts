import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf, dataOf } from '../api/client'
import type { paths } from '../api/schema'
import { useSlug } from '../session/session'

const DATASETS = '/console/api/workspaces/{workspace}/datasets' as const
const DATASET = '/console/api/workspaces/{workspace}/datasets/{id}' as const
const ROWS = '/console/api/workspaces/{workspace}/datasets/{id}/rows' as const

type Rows = paths[typeof ROWS]['get']['responses'][200]['content']['application/json']['data']['rows']
export type Row = Rows[number]
export type Cell = Row['cells'][string]
export type NewDataset = NonNullable<
  paths['/v1/datasets']['post']['requestBody']
>['content']['application/json']

/** How often work under way is looked at, in milliseconds. */
const WATCH_MS = 2_000

const isOver = (status: string | undefined) => status === 'completed' || status === 'failed'

type DatasetsQuery = NonNullable<paths[typeof DATASETS]['get']['parameters']['query']>

export function useDatasets(query: Pick<DatasetsQuery, 'cursor' | 'sort'>) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['datasets', workspace, query],
    placeholderData: keepPreviousData,
    queryFn: () => dataOf(api.GET(DATASETS, { params: { path: { workspace }, query } })),
    refetchInterval: ({ state }) =>
      state.data?.items.every(({ status }) => isOver(status)) ? false : WATCH_MS,
  })
}

/** A dataset, watched until it is over. */
export function useDataset(id: string) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['dataset', workspace, id],
    queryFn: () => dataOf(api.GET(DATASET, { params: { path: { workspace, id } } })),
    refetchInterval: ({ state }) => (isOver(state.data?.dataset.status) ? false : WATCH_MS),
  })
}

/** Rows of a dataset; read again with each step of its progress. */
export function useRows(id: string, progress: string, cursor?: string) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['rows', workspace, id, cursor, progress],
    placeholderData: keepPreviousData,
    queryFn: () =>
      dataOf(api.GET(ROWS, { params: { path: { workspace, id }, query: { cursor, limit: 50 } } })),
  })
}

/** Asks for a dataset with an API key; each submission once, however often it is sent. */
export function useCreateDataset(key: string | null) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ body, once }: { body: NewDataset; once: string }) =>
      bodyOf(
        api.POST('/v1/datasets', {
          body,
          params: { header: { 'Idempotency-Key': once } },
          headers: { authorization: `Bearer ${key}` },
        })
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['datasets'] }),
  })
}
