import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf, dataOf } from '../api/client'
import { takeKey, useKey } from '../api/key_in_use'
import type { paths } from '../api/schema'
import { useSlug } from '../session/session'
import type { NewDataset } from '../datasets/datasets'
import type { Search } from './search_form'

const PLAYGROUND = '/console/api/workspaces/{workspace}/playground' as const

type Answers<P extends '/v1/search' | '/v1/datasets'> =
  paths[P]['post']['responses'][200]['content']['application/json']
export type SearchAnswer = Answers<'/v1/search'>
export type DatasetAnswer = Answers<'/v1/datasets'>

/** What asking costs, and what is left to pay for it. */
export function usePrices() {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['playground', workspace],
    queryFn: () => dataOf(api.GET(PLAYGROUND, { params: { path: { workspace } } })),
  })
}

/** Takes a key that ends with this session. */
export function useSessionKey() {
  const workspace = useSlug()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { secret } = await dataOf(
        api.POST('/console/api/workspaces/{workspace}/playground/key', { params: { path: { workspace } } })
      )
      takeKey(secret, workspace)
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['keys', workspace] }),
  })
}

/** What asking changes beside its answer: the balance, what the key spent, runs and the ledger. */
function useSpending() {
  const queries = useQueryClient()
  return () => {
    for (const queryKey of [['playground'], ['keys'], ['credits'], ['usage'], ['datasets'], ['runs']])
      void queries.invalidateQueries({ queryKey })
  }
}

export function useSearchPeople() {
  const key = useKey()
  const onSettled = useSpending()
  return useMutation({
    mutationFn: (body: Search) =>
      bodyOf(api.POST('/v1/search', { body, headers: { authorization: `Bearer ${key}` } })),
    onSettled,
  })
}

/** Fills a dataset while the page waits; each submission once, however often it is sent. */
export function useFillDataset() {
  const key = useKey()
  const onSettled = useSpending()
  return useMutation({
    mutationFn: async ({ body, once }: { body: NewDataset; once: string }) =>
      (await bodyOf(
        api.POST('/v1/datasets', {
          body,
          params: { header: { 'Idempotency-Key': once } },
          headers: { authorization: `Bearer ${key}` },
        })
      )) as DatasetAnswer,
    onSettled,
  })
}
