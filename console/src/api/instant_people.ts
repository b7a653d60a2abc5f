import { useQuery } from '@tanstack/react-query'
import type { ApiResponse } from './call'
import { api, bodyOf } from './client'
import { withKey } from './key_in_use'
import { useMayCall } from './may_call'
import { useSlug } from './session'
import { useRead } from './workspace'

type Person = ApiResponse<'/v1/search'>['data']['results'][number]['person']
type Options = { number: number; enabled?: boolean }

/**
 * Returns the first people whom an instant search finds. Searches only if searches are free; otherwise
 * `people` stays undefined. `isFree` says whether searches are free.
 */
export function useInstantPeople(query: string, { number, enabled = true }: Options) {
  const workspace = useSlug()
  const mayCall = useMayCall()
  const price = useRead('/playground').data?.search_price
  const isFree = price === 0
  const mayRead = mayCall && enabled && query !== ''
  const { data, error, isLoading } = useQuery({
    queryKey: ['instant-people', workspace, query, number],
    enabled: isFree && mayRead,
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) =>
      withKey(workspace, (key) =>
        bodyOf<ApiResponse<'/v1/search'>>(
          api.POST('/v1/search', {
            body: { query, type: 'instant', num_results: number },
            headers: { authorization: `Bearer ${key}` },
            signal,
          } as never) as never
        )
      ),
  })
  const people: Person[] | undefined = data?.data.results.map(({ person }) => person)
  const isPending = mayRead && (price === undefined || isLoading)
  return { people, error, isPending, isFree, price, mayCall }
}
