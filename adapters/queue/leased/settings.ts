import { type BackoffPolicy } from '#domain/runs/backoff'
import { type Clock, systemClock } from './clock.js'

export const DEFAULT_LEASE_MS = 30_000
export const DEFAULT_POLL_MS = 1_000
export const DEFAULT_MAX_ATTEMPTS = 10

/** How long a stopping consumer waits for final writes after the grace period, in ms. */
export const LAST_WRITE_MS = 1_000

/** The stored error of a dead job whose handler did not finish the last attempt. */
export const DIED_WITH_CONSUMER = 'the consumer died or lost the lease in the last attempt'

/** Retries 0.5 to 1 s after the first failure, and at most 5 minutes after later ones. */
const DEFAULT_BACKOFF: BackoffPolicy = { baseMs: 1_000, capMs: 300_000, jitter: 'equal' }

export type QueueSettings = {
  clock?: Clock
  /** Returns a number in [0, 1), for the jitter. */
  random?: () => number
  /** Returns ids of at most 40 characters, for jobs without an id and for lease tokens. */
  newId?: () => string
  backoff?: BackoffPolicy
  /** Receives errors after which a consumer continues, such as an unavailable store. */
  onError?: (error: unknown) => void
}

export function withDefaults(settings: QueueSettings): Required<QueueSettings> {
  return {
    clock: settings.clock ?? systemClock,
    random: settings.random ?? Math.random,
    newId: settings.newId ?? (() => crypto.randomUUID()),
    backoff: settings.backoff ?? DEFAULT_BACKOFF,
    onError: settings.onError ?? (() => {}),
  }
}

/** Returns the error text stored with a failed job. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.slice(0, 2_000)
}

export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
  constructor() {
    super('the lease was lost: another delivery has the job')
  }
}

export class ConsumerStoppedError extends Error {
  override name = 'ConsumerStoppedError'
  constructor() {
    super('the consumer is stopping')
  }
}
