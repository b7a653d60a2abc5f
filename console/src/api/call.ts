import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from './client'
import { withKey } from './key_in_use'
import type { paths } from './schema'
import { useSlug } from './session'

/** The paths of the API. */
export type ApiPath = Extract<keyof paths, `/v1/${string}`>
type Method = 'post' | 'patch' | 'delete'
type Json<R> = R extends { content: { 'application/json': infer B } } ? B : never
type Responses<O> = O extends { responses: infer R } ? R : never
type Parameters<O, In extends string> = O extends { parameters: infer P }
  ? In extends keyof P
    ? NonNullable<P[In]>
    : never
  : never

/** The request body of an API route. */
export type ApiBody<P extends ApiPath, M extends Method = 'post'> = paths[P][M] extends {
  requestBody?: infer B
}
  ? Json<NonNullable<B>>
  : never
/** The body of an API route's success response: that of status 200 or 201, otherwise that of 202. */
export type ApiResponse<P extends ApiPath, M extends Method | 'get' = 'post'> = Success<
  Responses<paths[P][M]>
>
type Success<R> = [keyof R & (200 | 201)] extends [never]
  ? Json<R[keyof R & 202]>
  : Json<R[keyof R & (200 | 201)]>

type Call<O> = { params?: Parameters<O, 'path'>; query?: Parameters<O, 'query'>; enabled?: boolean }

/** Reads an API route with this tab's key. */
export function useApiRead<P extends ApiPath>(
  path: P,
  { params, query, enabled = true }: Call<paths[P]['get']> = {}
) {
  const workspace = useSlug()
  return useQuery({
    enabled,
    queryKey: ['workspace', workspace, 'api', path, { params, query }],
    queryFn: ({ signal }) =>
      withKey(workspace, (key) =>
        bodyOf<ApiResponse<P, 'get'>>(
          api.GET(path as never, { params: { path: params, query }, headers: bearer(key), signal } as never)
        )
      ),
  })
}

/**
 * Calls an API route with this tab's key. Each submission has its own idempotency key, so a request
 * that is sent twice is billed once.
 */
export function useApiCall<P extends ApiPath, M extends Method = 'post'>(
  path: P,
  { method = 'post' as M, params }: { method?: M; params?: Parameters<paths[P][M], 'path'> } = {}
) {
  const workspace = useSlug()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ApiBody<P, M>) => {
      const header = { 'Idempotency-Key': crypto.randomUUID() }
      return withKey(workspace, (key) =>
        bodyOf<ApiResponse<P, M>>(
          api.request(
            method as never,
            path as never,
            { body, params: { path: params, header }, headers: bearer(key) } as never
          ) as never
        )
      )
    },
    // A call changes the balance, what the key spent, runs and the ledger.
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace', workspace] }),
  })
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
