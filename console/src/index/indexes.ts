import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { toast } from '../theme/toast'
import type { paths } from '../api/schema'

const REBUILD = '/console/api/indexes/{index}/rebuild' as const
export type IndexName = paths[typeof REBUILD]['post']['parameters']['path']['index']

const WATCH_MS = 15_000
const REBUILD_WATCH_MS = 500

/** Reads the search indexes, more often during a rebuild. */
export const useIndexes = () => useQuery({ ...INDEXES, select: ({ indexes }) => indexes })

/** Reads how many people the sentence model has embedded. Null without a sentence model. */
export const useEncoder = () => useQuery({ ...INDEXES, select: ({ encoder }) => encoder })

const INDEXES = queryOptions({
  queryKey: ['indexes'],
  queryFn: () => dataOf(api.GET('/console/api/indexes')),
  refetchInterval: ({ state }) =>
    state.data?.indexes.some(({ rebuild }) => rebuild?.status === 'running') ? REBUILD_WATCH_MS : WATCH_MS,
})

export type Index = NonNullable<ReturnType<typeof useIndexes>['data']>[number]

export function useRebuild() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (index: IndexName) => dataOf(api.POST(REBUILD, { params: { path: { index } } })),
    onSuccess: () => toast('Rebuild started'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['indexes'] }),
  })
}

/** Reads the code-host archive's hours and events per month. */
export const useCoverage = () =>
  useQuery({
    queryKey: ['coverage'],
    staleTime: 60_000,
    queryFn: async () => (await dataOf(api.GET('/console/api/codehost/coverage'))).months,
  })

export type Month = NonNullable<ReturnType<typeof useCoverage>['data']>[number]
