import { type Body, type Item, useChange, useRead } from '../api/workspace'

export type Webhook = Item<'/webhooks'>
export type Delivery = Item<'/webhooks/{webhook}/deliveries'>
export type DeliveryStatus = Delivery['status']
export type NewWebhook = Body<'/webhooks'>

const WATCH_MS = 3_000
const SOON_MS = 1_000

/** Reads webhooks again regularly, because the service can disable one at any time. */
export const useWebhooks = () => useRead('/webhooks', { watch: () => WATCH_MS })

/** Reads a page of deliveries, more often while one is pending. */
export const useDeliveries = (webhook: string, query: { cursor?: string; status?: DeliveryStatus }) =>
  useRead('/webhooks/{webhook}/deliveries', {
    params: { webhook },
    query,
    watch: (data) => (data?.items.some(({ status }) => status === 'pending') ? SOON_MS : WATCH_MS),
  })

export type LatestDelivery = Item<'/webhook-deliveries'>

/** Reads the latest deliveries of all webhooks. */
export const useLatestDeliveries = () => useRead('/webhook-deliveries', { watch: () => WATCH_MS })

const paramsOf = (webhook: string) => ({ params: { webhook } })

/** The response has the signing secret. The service shows it only once. */
export const useRegister = () => useChange('post', '/webhooks', (body: NewWebhook) => ({ body }))
/** The response has the new signing secret. The service shows it only once. */
export const useRotate = () => useChange('post', '/webhooks/{webhook}/secret', paramsOf)
export const useEnable = () =>
  useChange('post', '/webhooks/{webhook}/enable', paramsOf, { done: 'Webhook enabled' })
/** Sends a test event, which is about no record. */
export const useTest = () =>
  useChange('post', '/webhooks/{webhook}/test', paramsOf, { done: 'Test event sent' })
export const useChangeWebhook = (webhook: string) =>
  useChange('post', '/webhooks/{webhook}', (body: NewWebhook) => ({ params: { webhook }, body }), {
    done: 'Webhook saved',
  })
/** Repeats the failed deliveries of the last hours. Returns their number. */
export const useRedeliverFailed = (webhook: string) =>
  useChange('post', '/webhooks/{webhook}/redeliver', (hours: number) => ({
    params: { webhook },
    body: { hours },
  }))
export const useRemoveWebhook = (openNext: () => Promise<void>) =>
  useChange('delete', '/webhooks/{webhook}', paramsOf, { openNext, done: 'Webhook deleted' })
export const useRedeliver = (webhook: string) =>
  useChange(
    'post',
    '/webhooks/{webhook}/deliveries/{delivery}',
    (delivery: string) => ({ params: { webhook, delivery } }),
    {
      done: 'Event sent again',
    }
  )
