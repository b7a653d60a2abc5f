import type { ApiBody } from '../api/call'
import { type Data, type Item as ItemOf, type Query, useChange, useRead } from '../api/workspace'

export type SetDetails = Data<'/sets/{id}'>
export type SetData = SetDetails['set']
export type Item = ItemOf<'/sets/{id}/items'>
export type NewSearch = ApiBody<'/v1/searches'>
export type Enrichment = NonNullable<NewSearch['enrichments']>[number]

/** The title of a Set: the name that a member gave it, or the query of its first search. */
export const titleOf = ({ name, searches }: Pick<SetData, 'name' | 'searches'>): string =>
  name ?? searches[0]?.query ?? 'Imported people'

/** Returns the number of admitted people whom members saved: no search found them. */
export const savedOf = ({ items, searches }: Pick<SetData, 'items' | 'searches'>): number =>
  Math.max(0, items.admitted - searches.reduce((sum, { admitted }) => sum + admitted, 0))

const WATCH_MS = 5_000

export const useSets = (query: Query<'/sets'> = {}) =>
  useRead('/sets', {
    query,
    watch: (data) => (data?.items.some(({ status }) => status === 'running') ? WATCH_MS : false),
  })

export const useSet = (id: string) => useRead('/sets/{id}', { params: { id } })

const paramsOf = (id: string) => ({ params: { id } })

export const useCancelSet = () =>
  useChange('post', '/sets/{id}/cancel', paramsOf, { done: 'The Set is cancelled' })
/** The response has the path of the link, which the service shows only once. */
export const useShare = () => useChange('post', '/sets/{id}/share-link', paramsOf)
export const useUnshare = () =>
  useChange('delete', '/sets/{id}/share-link', paramsOf, { done: 'The link no longer works' })
