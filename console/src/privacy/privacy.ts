import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import type { paths } from '../api/schema'
import { toast } from '../theme/toast'

const REQUESTS = '/console/api/privacy/requests' as const
const WATCH_MS = 1_000

type Body<P extends keyof paths> = paths[P]['post'] extends {
  requestBody?: { content: { 'application/json': infer B } }
}
  ? B
  : never

export type PersonReference = Body<typeof REQUESTS>['person']
type Preview = NonNullable<ReturnType<typeof usePreview>['data']>
export type Candidate = Preview['candidates'][number]
export type Held = Preview['held'][number]
export type PrivacyRequest = NonNullable<ReturnType<typeof useRequest>['data']>

/**
 * Finds the data that is held about a person. The person is not in the URL, except while a person
 * page opens the privacy page.
 */
export const usePreview = () =>
  useMutation({
    mutationFn: (person: PersonReference) =>
      dataOf(api.POST('/console/api/privacy/preview', { body: { person } })),
  })

export function useErase() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { person: PersonReference; drop_pages: boolean }) =>
      dataOf(api.POST(REQUESTS, { body })),
    onSuccess: () => toast('Erasure started'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['privacy'] }),
  })
}

export const useRequests = (cursor?: string) =>
  useQuery({
    queryKey: ['privacy', 'requests', cursor],
    queryFn: () => dataOf(api.GET(REQUESTS, { params: { query: { cursor } } })),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status !== 'completed') ? WATCH_MS : false,
  })

export const useRequest = (request: string) =>
  useQuery({
    queryKey: ['privacy', 'request', request],
    queryFn: () =>
      dataOf(api.GET('/console/api/privacy/requests/{request}', { params: { path: { request } } })),
    refetchInterval: ({ state }) => (state.data?.status === 'completed' ? false : WATCH_MS),
  })

export const useSuppressions = () =>
  useQuery({
    queryKey: ['privacy', 'suppressions'],
    queryFn: () => dataOf(api.GET('/console/api/privacy/suppressions')),
  })
