import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../api/client'
import { withKey, useKey } from '../api/key_in_use'
import { useIsAdmin, useSlug } from '../api/session'
import { keyOf } from '../api/workspace'
import { type Find, type Found, isRepeatable, NUMBER, requestOf } from './find'

/** Whether this tab can call the API: with a session key, or with a pasted key. */
export function useMayCall(): boolean {
  const key = useKey()
  return useIsAdmin() || key !== null
}

/**
 * Reads the answer of the started search. The id of the run is the idempotency key, so a reload or
 * a link to the page repeats the answer without a charge.
 */
export function useFound(find: Find) {
  const workspace = useSlug()
  const queries = useQueryClient()
  const mayCall = useMayCall()
  const { run = '' } = find
  const isSimilar = find.like !== undefined
  const body = isSimilar
    ? {
        person_id: find.like,
        num_results: find.n ?? NUMBER,
        ...(find.filters ? { filters: find.filters } : {}),
      }
    : requestOf(find)
  return useQuery({
    // The run identifies the answer: the fields of the form can change afterwards.
    queryKey: ['find', workspace, run],
    enabled: mayCall && run !== '' && isRepeatable(run) && body !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    retry: false,
    queryFn: () =>
      withKey(workspace, async (key) => {
        const call = {
          body,
          params: { header: { 'Idempotency-Key': `find-${run}` } },
          headers: { authorization: `Bearer ${key}` },
        }
        const path = isSimilar ? '/v1/people/similar' : '/v1/search'
        const found = await bodyOf<Found>(api.POST(path, call as never) as never)
        void queries.invalidateQueries({ queryKey: keyOf(workspace, '/playground') })
        return { ...found, at: Date.now() }
      }),
  })
}
