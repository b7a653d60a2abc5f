import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../api/client'
import { withKey } from '../api/key_in_use'
import { useMayCall } from '../api/may_call'
import { useSlug } from '../api/session'
import { usePrices } from '../billing/cost'
import { keyOf } from '../api/workspace'
import { type SearchState, type SearchResponse, isStarted, NUMBER, requestOf } from './search_state'

export { useMayCall }

/**
 * Reads the response of the started search. After a reload, and from a shared link, searches again
 * only if searches are free, because the response belongs to the API key of another visit.
 */
export function useSearchResponse(search: SearchState) {
  const workspace = useSlug()
  const queries = useQueryClient()
  const mayCall = useMayCall()
  const isFree = usePrices().data?.search_price === 0
  const { run = '' } = search
  const isSimilar = search.like !== undefined
  const body = isSimilar
    ? {
        person_id: search.like,
        num_results: search.n ?? NUMBER,
        ...(search.filters ? { filters: search.filters } : {}),
      }
    : requestOf(search)
  return useQuery({
    // The run identifies the request, because the user can change the form afterwards.
    queryKey: ['find', workspace, run],
    enabled: mayCall && run !== '' && (isStarted(run) || isFree) && body !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    retry: false,
    queryFn: () =>
      withKey(workspace, async (key) => {
        const call = {
          body,
          params: { header: { 'Idempotency-Key': isStarted(run) ? `find-${run}` : crypto.randomUUID() } },
          headers: { authorization: `Bearer ${key}` },
        }
        const path = isSimilar ? '/v1/people/similar' : '/v1/search'
        const response = await bodyOf<SearchResponse>(api.POST(path, call as never) as never)
        void queries.invalidateQueries({ queryKey: keyOf(workspace, '/playground') })
        return { ...response, at: Date.now() }
      }),
  })
}
