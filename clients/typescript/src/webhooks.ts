import type {
  BatchCompletedEvent,
  BudgetReachedEvent,
  MonitorItemChangedEvent,
  MonitorItemCreatedEvent,
  PersonErasedEvent,
  SetIdleEvent,
  SetItemCreatedEvent,
  SetItemEnrichedEvent,
  SetSearchCompletedEvent,
  WebhookEvent,
} from './generated/types.gen.js'

/** The body of a webhook, by its `type`. */
export type KithEvent =
  | SetItemCreatedEvent
  | SetItemEnrichedEvent
  | SetSearchCompletedEvent
  | SetIdleEvent
  | BatchCompletedEvent
  | MonitorItemCreatedEvent
  | MonitorItemChangedEvent
  | PersonErasedEvent
  | BudgetReachedEvent

/** Fails to compile when a new type of event is missing from `KithEvent`. */
type Covers<All, Covered extends All> = [All] extends [Covered] ? true : never
true satisfies Covers<WebhookEvent, KithEvent['type']>

/** The webhook was not sent by kith, was changed on its way, or is too old. */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError'
}

type Options = {
  /** Greatest difference between the clocks, in seconds. */
  toleranceSeconds?: number
}

/**
 * Checks the signature of a webhook and returns its event. `body` is the text as received, before
 * it is parsed. Throws `WebhookVerificationError`.
 */
export async function verifyWebhook(
  body: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  secret: string,
  { toleranceSeconds = 300 }: Options = {}
): Promise<KithEvent> {
  const header = (name: string): string => {
    const value =
      headers instanceof Headers
        ? headers.get(name)
        : Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1]
    if (typeof value !== 'string') throw new WebhookVerificationError(`the header ${name} is missing`)
    return value
  }
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(header)
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds))
    throw new WebhookVerificationError('the webhook is too old, or a clock is wrong')
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify']
  )
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const signature of signatures.split(' '))
    if (signature.startsWith('v1,') && (await matches(key, signature.slice(3), content)))
      return JSON.parse(body)
  throw new WebhookVerificationError('no signature matches')
}

type HmacKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>

/** Compares in constant time, as `crypto.subtle.verify` does. */
async function matches(key: HmacKey, signature: string, content: BufferSource): Promise<boolean> {
  try {
    return await crypto.subtle.verify('HMAC', key, bytesOf(signature), content)
  } catch {
    return false
  }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
