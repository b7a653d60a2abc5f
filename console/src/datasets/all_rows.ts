import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, dataOf } from '../api/client'
import { useSlug } from '../api/session'
import { type Data, keyOf } from '../api/workspace'
import type { Dataset } from './datasets'

type Page = Data<'/datasets/{id}/rows'>

const PATH = '/console/api/workspaces/{workspace}/datasets/{id}/rows'
const LIMIT = 200

/**
 * Reads all rows of a dataset, and reads unfinished pages again when the dataset makes progress.
 * Pages in which every row is complete are kept, because they do not change.
 */
export function useAllRows({ id, status, rows_completed }: Dataset) {
  const workspace = useSlug()
  const complete = useRef(new Map<string, Page>())
  const read = async (cursor?: string): Promise<Page> => {
    const kept = complete.current.get(`${id} ${cursor}`)
    if (kept) return kept
    const query = { cursor, limit: LIMIT }
    const page = await dataOf<Page>(api.GET(PATH, { params: { path: { workspace, id }, query } }))
    if (page.items.every((row) => row.status === 'completed')) complete.current.set(`${id} ${cursor}`, page)
    return page
  }
  return useQuery({
    queryKey: [...keyOf(workspace, '/datasets/{id}/all-rows', { id }), `${status} ${rows_completed}`],
    queryFn: async () => {
      const pages = [await read()]
      for (let next = pages[0].next_cursor; next !== null; next = pages.at(-1)!.next_cursor)
        pages.push(await read(next))
      const warnings = [...new Set(pages.flatMap((page) => page.warnings))]
      return { rows: pages.flatMap(({ items }) => items), warnings }
    },
    placeholderData: (previous, before) =>
      String(before?.queryKey.slice(0, -1)) === String(keyOf(workspace, '/datasets/{id}/all-rows', { id }))
        ? previous
        : undefined,
  })
}
