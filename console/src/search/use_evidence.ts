import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { useSlug } from '../api/session'

export type Known = Awaited<ReturnType<typeof read>>['people'][number]

/**
 * Reads what records and pages state about people of search results. Returns an empty map until the data
 * arrives, and if reading it fails, because results are useful without evidence.
 */
export function useEvidence(ids: readonly string[]): ReadonlyMap<string, Known> {
  const workspace = useSlug()
  const { data } = useQuery({
    // Does not begin with the key of the workspace, because every change in the workspace would read the
    // evidence again.
    queryKey: ['evidence', workspace, ids.join(' ')],
    enabled: ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => read(workspace, ids),
  })
  return new Map(data?.people.map((one) => [one.person_id, one]))
}

const read = (workspace: string, ids: readonly string[]) =>
  dataOf(
    api.POST('/console/api/workspaces/{workspace}/people/evidence', {
      params: { path: { workspace } },
      body: { person_ids: [...ids] },
    })
  )
