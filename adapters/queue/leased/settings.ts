import { type BackoffPolicy } from '#domain/runs/backoff'
import { type Clock, systemClock } from './clock.js'

export const DEFAULT_LEASE_MS = 30_000
export const DEFAULT_POLL_MS = 1_000
export const DEFAULT_MAX_ATTEMPTS = 10

/** Between half a second and a second after the first failure, up to five minutes after the later ones. */
export const DEFAULT_BACKOFF: BackoffPolicy = { baseMs: 1_000, capMs: 300_000, jitter: 'equal' }

/** What the embedded queues can be given; all of it may be left out. */
export type QueueSettings = {
  clock?: Clock
  /** From 0 to below 1; for the jitter. */
  random?: () => number
  /** Ids of jobs enqueued without one, and lease tokens; at most 40 characters. */
  newId?: () => string
  backoff?: BackoffPolicy
  /** Told of faults a consumer goes on after: the store out of reach, a lease that could not be renewed. */
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

/** What is kept of what a handler threw. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.slice(0, 2_000)
}

export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
  constructor() {
    super('the job belongs to another delivery by now')
  }
}

export class ConsumerStoppedError extends Error {
  override name = 'ConsumerStoppedError'
  constructor() {
    super('the consumer stops')
  }
}
