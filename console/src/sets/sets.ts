import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, bodyOf, dataOf } from '../api/client'
import type { paths } from '../api/schema'
import { useSlug } from '../session/session'
import { type StreamedEvent, type StreamState, useEventStream } from '../shared/events'

const SETS = '/console/api/workspaces/{workspace}/sets' as const
const SET = '/console/api/workspaces/{workspace}/sets/{id}' as const

type Data<P extends keyof paths> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': { data: infer D } } } } }
}
  ? D
  : never
type SetsQuery = NonNullable<paths[typeof SETS]['get']['parameters']['query']>
export type WholeSet = Data<typeof SET>
export type SetData = WholeSet['set']
export type Item = Data<`${typeof SET}/items`>['items'][number]
export type ItemStatus = Item['status']
export type Criterion = Item['criteria'][number]
export type Enrichment = { id: string; description: string } & Omit<Cell, never>
export type NewSet = NonNullable<paths['/v1/sets']['post']['requestBody']>['content']['application/json']
type Cell = Item['enrichments'][number]

const WATCH_MS = 5_000
/** Events that come together are shown together. */
const GATHER_MS = 500
const MAX_EVENTS = 50
const EVENTS_BEFORE = 20

export function useSets(query: Pick<SetsQuery, 'cursor' | 'sort'> = {}) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['sets', workspace, query],
    placeholderData: keepPreviousData,
    queryFn: () => dataOf(api.GET(SETS, { params: { path: { workspace }, query } })),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'running') ? WATCH_MS : false,
  })
}

export function useSet(id: string) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['set', workspace, id],
    queryFn: () => dataOf(api.GET(SET, { params: { path: { workspace, id } } })),
  })
}

export function useItems(id: string, query: { status?: ItemStatus; cursor?: string }) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['set', workspace, id, 'items', query],
    placeholderData: keepPreviousData,
    queryFn: () => dataOf(api.GET(`${SET}/items`, { params: { path: { workspace, id }, query } })),
  })
}

const NAMES = ['set.item.created', 'set.item.enriched', 'set.search.completed', 'set.idle']

/** Follows a Set: its latest events, the newest first. What is shown of it is read anew with them. */
export function useSetStream({ set, last_seq }: WholeSet): { state: StreamState; events: StreamedEvent[] } {
  const workspace = useSlug()
  const queries = useQueryClient()
  const [events, setEvents] = useState<StreamedEvent[]>([])
  // From the first reading on, with a few before it: the browser knows by itself where to go on.
  const [after] = useState(Math.max(-1, last_seq - EVENTS_BEFORE))
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined)
  const path = `/console/api/workspaces/${workspace}/sets/${set.id}/events?after_seq=${after}`
  // Idle it can still get work; cancelled it is over.
  const state = useEventStream(set.status === 'cancelled' ? null : path, NAMES, (event) => {
    setEvents((known) => [event, ...known].slice(0, MAX_EVENTS))
    gathering.current ??= setTimeout(() => {
      gathering.current = undefined
      void queries.invalidateQueries({ queryKey: ['set', workspace, set.id] })
    }, GATHER_MS)
  })
  return { state, events }
}

/** Asks for a Set with an API key; each submission once, however often it is sent. */
export function useCreateSet(key: string | null) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ body, once }: { body: NewSet; once: string }) =>
      bodyOf(
        api.POST('/v1/sets', {
          body,
          params: { header: { 'Idempotency-Key': once } },
          headers: { authorization: `Bearer ${key}` },
        })
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['sets'] }),
  })
}

function useSetChange<O>(change: (path: { workspace: string; id: string }) => Promise<O>) {
  const workspace = useSlug()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => change({ workspace, id }),
    onSettled: (_data, _error, id) => queries.invalidateQueries({ queryKey: ['set', workspace, id] }),
  })
}

export const useCancelSet = () =>
  useSetChange((path) => dataOf(api.POST(`${SET}/cancel`, { params: { path } })))

/** Gives the path of the link, which can be read this once. */
export const useShare = () =>
  useSetChange((path) => dataOf(api.POST(`${SET}/share-link`, { params: { path } })))

export const useUnshare = () =>
  useSetChange((path) => dataOf(api.DELETE(`${SET}/share-link`, { params: { path } })))
