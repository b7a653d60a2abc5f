import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { useSlug } from '../api/session'
import { type Data, keyOf } from '../api/workspace'
import type { Item } from './sets'

const PATH = '/console/api/workspaces/{workspace}/sets/{id}/items'
const LIMIT = 200

/** Reads all people of a Set. Events of the Set invalidate the query. */
export function useAllItems(id: string) {
  const workspace = useSlug()
  return useQuery({
    queryKey: [...keyOf(workspace, '/sets/{id}/items', { id }), 'all'],
    queryFn: async () => {
      const all: Item[] = []
      for (let cursor: string | undefined; ; ) {
        const params = { path: { workspace, id }, query: { cursor, limit: LIMIT } }
        const { items, next_cursor } = await dataOf<Data<'/sets/{id}/items'>>(api.GET(PATH, { params }))
        all.push(...items)
        if (next_cursor === null) return all
        cursor = next_cursor
      }
    },
  })
}
