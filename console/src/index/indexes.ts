import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'

export const useIndexes = () =>
  useQuery({
    queryKey: ['indexes'],
    refetchInterval: 15_000,
    queryFn: async () => (await dataOf(api.GET('/console/api/indexes'))).indexes,
  })
