import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'

export const useIndexes = () =>
  useQuery({
    queryKey: ['indexes'],
    refetchInterval: 15_000,
    queryFn: async () => (await dataOf(api.GET('/console/api/indexes'))).indexes,
  })

/** What the code-host archive holds of each month. */
export const useCoverage = () =>
  useQuery({
    queryKey: ['coverage'],
    staleTime: 60_000,
    queryFn: async () => (await dataOf(api.GET('/console/api/codehost/coverage'))).months,
  })

export type Month = NonNullable<ReturnType<typeof useCoverage>['data']>[number]
