import { useQuery } from '@tanstack/react-query'
import { useSettled } from '../shared/settled'
import { api, dataOf } from '../api/client'
import { useSlug } from '../api/session'

export type Criterion = Awaited<ReturnType<typeof parse>>['criteria'][number]

/** Reads the criteria of a query while the user types. A newer query cancels an older request. */
export function useCriteria(query: string): Criterion[] {
  const workspace = useSlug()
  const settled = useSettled(query.trim())
  const { data } = useQuery({
    queryKey: ['parse', workspace, settled],
    enabled: settled !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => parse(workspace, settled, signal),
    placeholderData: (previous) => previous,
  })
  return settled === '' || query.trim() === '' ? [] : (data?.criteria ?? [])
}

const parse = (workspace: string, query: string, signal: AbortSignal) =>
  dataOf(
    api.POST('/console/api/workspaces/{workspace}/people/parse', {
      params: { path: { workspace } },
      body: { query },
      signal,
    })
  )
