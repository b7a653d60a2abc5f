import { Redis } from 'ioredis'
import { type Clock, settlesWithin } from '../leased/clock.js'

/** How long a call may wait for Redis before it fails. */
export const CALL_MS = 2_000

const retryStrategy = (times: number) => Math.min(times * 100, 2_000)

/** For calls that somebody waits for: they fail at once while Redis is away, and are not sent later behind the caller's back. */
export function callingConnection(url: string, onError: (error: unknown) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: CALL_MS,
    connectTimeout: CALL_MS,
    retryStrategy,
  })
  redis.on('error', onError)
  return redis
}

/** For a consumer: it waits for Redis to come back, however long that takes. */
export function consumingConnection(url: string, onError: (error: unknown) => void): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: CALL_MS, retryStrategy })
  redis.on('error', onError)
  return redis
}

/** Waits for a connection that is being made; rejects when Redis is away. */
export async function connected(redis: Redis, clock: Clock): Promise<void> {
  if (redis.status === 'connecting' || redis.status === 'connect') {
    const settled = new Promise<void>((resolve) => {
      for (const event of ['ready', 'close'] as const) redis.once(event, () => resolve())
    })
    await settlesWithin(clock, CALL_MS, settled)
  }
  if (redis.status !== 'ready') throw new Error('Redis cannot be reached')
}
