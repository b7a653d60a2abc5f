import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSlug } from './session'
import { api, bodyOf } from './client'
import { useKey } from './key_in_use'
import type { paths } from './schema'

type Path = '/v1/search' | '/v1/datasets' | '/v1/sets'
type Json<R> = R extends { content: { 'application/json': infer B } } ? B : never
type Responses<P extends Path> = paths[P]['post']['responses']

/** The request body of an API route. */
export type ApiBody<P extends Path> = Json<NonNullable<paths[P]['post']['requestBody']>>
/** The success body of an API route. */
export type ApiResponse<P extends Path> = Json<Responses<P>[keyof Responses<P> & (200 | 201)]>

/**
 * Calls an API route with this tab's key. Each submission has its own idempotency key, so a repeat
 * by the network is not billed again.
 */
export function useApiCall<P extends Path>(path: P) {
  const key = useKey()
  const workspace = useSlug()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ApiBody<P>) =>
      bodyOf<ApiResponse<P>>(
        api.POST(
          path as never,
          {
            body,
            params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
            headers: { authorization: `Bearer ${key}` },
          } as never
        )
      ),
    // A call changes the balance, what the key spent, runs and the ledger.
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace', workspace] }),
  })
}
