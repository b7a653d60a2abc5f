import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import type { paths } from '../api/schema'
import { useSlug } from '../session/session'

const WEBHOOKS = '/console/api/workspaces/{workspace}/webhooks' as const
const WEBHOOK = '/console/api/workspaces/{workspace}/webhooks/{webhook}' as const
const WATCH_MS = 3_000
const SOON_MS = 1_000

type Answer<P extends keyof paths> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': { data: { items: (infer I)[] } } } } } }
}
  ? I
  : never
export type Webhook = Answer<typeof WEBHOOKS>
export type Delivery = Answer<`${typeof WEBHOOK}/deliveries`>
export type NewWebhook = NonNullable<
  paths[typeof WEBHOOKS]['post']['requestBody']
>['content']['application/json']

/** Watched, since a webhook is disabled by what it answers. */
export function useWebhooks() {
  const workspace = useSlug()
  return useQuery({
    refetchInterval: WATCH_MS,
    queryKey: ['webhooks', workspace],
    queryFn: async () => (await dataOf(api.GET(WEBHOOKS, { params: { path: { workspace } } }))).items,
  })
}

/** A page of the deliveries of a webhook, watched: events come whenever they happen, soon where one is under way. */
export function useDeliveries(webhook: string, cursor?: string) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['webhooks', workspace, webhook, cursor],
    placeholderData: keepPreviousData,
    queryFn: () =>
      dataOf(
        api.GET(`${WEBHOOK}/deliveries`, { params: { path: { workspace, webhook }, query: { cursor } } })
      ),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'pending') ? SOON_MS : WATCH_MS,
  })
}

function useWebhookChange<I, O>(mutationFn: (input: I, workspace: string) => Promise<O>) {
  const workspace = useSlug()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: I) => mutationFn(input, workspace),
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks', workspace] }),
  })
}

/** Gives the secret that signs, which can be read this once. */
export const useRegister = () =>
  useWebhookChange((body: NewWebhook, workspace) =>
    dataOf(api.POST(WEBHOOKS, { params: { path: { workspace } }, body }))
  )

export const useRotate = () =>
  useWebhookChange((webhook: string, workspace) =>
    dataOf(api.POST(`${WEBHOOK}/secret`, { params: { path: { workspace, webhook } } }))
  )

export const useEnable = () =>
  useWebhookChange((webhook: string, workspace) =>
    dataOf(api.POST(`${WEBHOOK}/enable`, { params: { path: { workspace, webhook } } }))
  )

/** Sends an event that tells of nothing. */
export const useTest = () =>
  useWebhookChange((webhook: string, workspace) =>
    dataOf(api.POST(`${WEBHOOK}/test`, { params: { path: { workspace, webhook } } }))
  )

/** `onRemoved` leaves the page of the webhook, so that what is gone is not read again. */
export const useRemoveWebhook = (onRemoved: () => Promise<void>) =>
  useWebhookChange(async (webhook: string, workspace) => {
    await dataOf(api.DELETE(WEBHOOK, { params: { path: { workspace, webhook } } }))
    await onRemoved()
  })

export const useRedeliver = (webhook: string) =>
  useWebhookChange((delivery: string, workspace) =>
    dataOf(
      api.POST(`${WEBHOOK}/deliveries/{delivery}`, { params: { path: { workspace, webhook, delivery } } })
    )
  )
