import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '../theme/toast'
import { useSlug } from './session'
import { api, dataOf } from './client'
import type { paths } from './schema'

const BASE = '/console/api/workspaces/{workspace}'

/** The routes of one workspace, by their path below BASE. */
type Routes = { [P in keyof paths as P extends `${typeof BASE}${infer Rest}` ? Rest : never]: paths[P] }
type Path = keyof Routes
type Json<R> = R extends { content: { 'application/json': infer B } } ? B : never
type DataOf<O> = O extends { responses: infer R }
  ? Json<R[keyof R & (200 | 201)]> extends { data: infer D }
    ? D
    : never
  : never
type ParamsOf<O> = O extends { parameters: { path: infer P } } ? Omit<P, 'workspace'> : object

/** The `data` that a GET of a path returns. */
export type Data<P extends Path> = DataOf<Routes[P]['get']>
export type Item<P extends Path> = Data<P> extends { items: (infer I)[] } ? I : never
/** The query parameters of a GET. */
export type Query<P extends Path> = Routes[P]['get'] extends { parameters: { query?: infer Q } }
  ? NonNullable<Q>
  : never
/** The body of a POST. */
export type Body<P extends Path> = Routes[P]['post'] extends { requestBody?: infer B }
  ? Json<NonNullable<B>>
  : never

type Reading<P extends Path> = {
  params?: ParamsOf<Routes[P]['get']>
  query?: Query<P>
  /** Reads again when this changes. */
  version?: string
  staleTime?: number
  /** Returns the milliseconds until the data is read again, or false for never. */
  watch?: (data: Data<P> | undefined) => number | false
  /** False postpones the request. */
  enabled?: boolean
}

/**
 * Returns the query key of a route. The key is a prefix of the keys of all routes below `path`, so
 * invalidating it also invalidates those routes.
 */
export const keyOf = (workspace: string, path: string, params: object = {}): string[] => [
  'workspace',
  workspace,
  ...fill(path, params).slice(1).split('/'),
]

const fill = (path: string, params: object) =>
  path.replace(/\{(\w+)\}/g, (_, name) => String((params as Record<string, unknown>)[name]))

/**
 * Reads a route of the open workspace. A list shows its previous page until the next page is
 * loaded.
 */
export function useRead<P extends Path>(
  path: P,
  { params, query, version, staleTime, watch, enabled }: Reading<P> = {}
) {
  const workspace = useSlug()
  const key = keyOf(workspace, path, params)
  return useQuery({
    queryKey: [...key, { query, version }],
    queryFn: () =>
      dataOf<Data<P>>(
        api.GET(`${BASE}${path}` as never, { params: { path: { workspace, ...params }, query } } as never)
      ),
    placeholderData: (previous, { queryKey = [] } = {} as never) =>
      String(queryKey.slice(0, -1)) === String(key) ? (previous as never) : undefined,
    staleTime,
    enabled,
    refetchInterval: watch && (({ state }) => watch(state.data as Data<P> | undefined)),
  })
}

type Method = 'post' | 'delete'
type Change<P extends Path> = {
  params?: ParamsOf<Routes[P][Method]>
  body?: Body<P>
}
type Options = {
  /** Opens another page before the queries are read again, if the change deletes the shown item. */
  openNext?: () => Promise<void>
  /** A toast with this text confirms the change. */
  done?: string
}

/**
 * Changes something in the open workspace. Afterwards reads the visible queries again, even if the
 * change failed.
 */
export function useChange<M extends Method, P extends Path, I = void>(
  method: M,
  path: P,
  changeOf: (input: I) => Change<P>,
  { openNext, done }: Options = {}
) {
  const workspace = useSlug()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: I) => {
      const { params, body } = changeOf(input)
      const init = { params: { path: { workspace, ...params } }, body }
      const call = api.request(method as never, `${BASE}${path}` as never, init as never)
      const data = await dataOf<DataOf<Routes[P][M]>>(call as never)
      await openNext?.()
      return data
    },
    onSuccess: () => done && toast(done),
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace', workspace] }),
  })
}
