import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import type { paths } from '../api/schema'
import { toast } from '../theme/toast'

const REQUESTS = '/console/api/privacy/requests' as const
const SUPPRESSIONS = '/console/api/privacy/suppressions' as const
const ENTRIES = '/console/api/privacy/suppressions/entries' as const
const WATCH_MS = 1_000

type Body<P extends keyof paths> = paths[P]['post'] extends {
  requestBody?: { content: { 'application/json': infer B } }
}
  ? B
  : never

export type PersonReference = Body<typeof REQUESTS>['person']
export type Preview = NonNullable<ReturnType<typeof usePreview>['data']>['preview']
export type SuppressionScope = Body<typeof SUPPRESSIONS>['scope']
export type Candidate = Preview['candidates'][number]
export type Held = Preview['held'][number]
export type PrivacyRequest = NonNullable<ReturnType<typeof useRequest>['data']>

/** How many items several stores hold together. */
export const itemsOf = (held: readonly { count: number }[]): number =>
  held.reduce((sum, one) => sum + one.count, 0)

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

export const useSuppressionCounts = () =>
  useQuery({
    queryKey: ['privacy', 'suppressions', 'count'],
    queryFn: () => dataOf(api.GET(SUPPRESSIONS)),
  })

export const useSuppressions = (query: { scope?: SuppressionScope; cursor?: string }) =>
  useQuery({
    queryKey: ['privacy', 'suppressions', query],
    queryFn: () => dataOf(api.GET(ENTRIES, { params: { query } })),
  })

export type Suppression = NonNullable<ReturnType<typeof useSuppressions>['data']>['items'][number]
export type Reason = NonNullable<Suppression['reason']>

/** Checks whether a person is on the list. The text is in no URL and in no cache. */
export const useCheck = () =>
  useMutation({
    mutationFn: (text: string) =>
      dataOf(api.POST('/console/api/privacy/suppressions/check', { body: { text } })),
  })

export const useSuppress = () =>
  useSuppressionChange((body: Body<typeof SUPPRESSIONS>) => dataOf(api.POST(SUPPRESSIONS, { body })))

/** The response counts the lines that were read, added and skipped. */
export const useSuppressList = () =>
  useSuppressionChange((body: Body<typeof ENTRIES>) => dataOf(api.POST(ENTRIES, { body })))

export const useUnsuppress = (onDone?: () => void) =>
  useSuppressionChange(
    (entry: string) => dataOf(api.DELETE(`${ENTRIES}/{entry}`, { params: { path: { entry } } })),
    'Removed from the list',
    onDone
  )

function useSuppressionChange<I, O>(
  mutationFn: (input: I) => Promise<O>,
  done?: string,
  onDone?: () => void
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => {
      if (done) toast(done)
      onDone?.()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['privacy', 'suppressions'] }),
  })
}
