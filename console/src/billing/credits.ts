import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { useSlug } from '../session/session'

const CREDITS = '/console/api/workspaces/{workspace}/credits' as const

/** Balance and ledger of the workspace. */
export function useCredits(before?: string) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['credits', workspace, before],
    placeholderData: keepPreviousData,
    queryFn: () => dataOf(api.GET(CREDITS, { params: { path: { workspace }, query: { before } } })),
  })
}

export function useGrantCredits() {
  const workspace = useSlug()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { amount: number; note?: string }) =>
      dataOf(api.POST(CREDITS, { params: { path: { workspace } }, body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['credits', workspace] }),
  })
}
