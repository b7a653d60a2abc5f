import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { useSlug } from '../session/session'

const CREDITS = '/console/api/workspaces/{workspace}/credits' as const

export type LedgerFilters = {
  before?: string
  kind?: 'grant' | 'hold' | 'settle' | 'release'
  key_id?: string
  route?: string
  days?: '1' | '7' | '31'
}

/** Balance and ledger of the workspace. */
export function useCredits({ days, ...filters }: LedgerFilters = {}) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['credits', workspace, days, filters],
    placeholderData: keepPreviousData,
    queryFn: () => {
      const query = { ...filters, ...(days ? { days: Number(days) } : {}) }
      return dataOf(api.GET(CREDITS, { params: { path: { workspace }, query } }))
    },
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
