import { Redis } from 'ioredis'

/** How long a call waits for Redis before it fails, in ms. */
export const CALL_MS = 2_000

const retryStrategy = (times: number) => Math.min(times * 100, 2_000)

/** Opens a connection for calls that must not wait. While Redis is down, these calls fail at once. */
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

/** Opens a connection for a consumer, which waits for Redis without a time limit. */
export function consumingConnection(url: string, onError: (error: unknown) => void): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: CALL_MS, retryStrategy })
  redis.on('error', onError)
  return redis
}

/** Waits for a pending connection attempt. Rejects when Redis is unreachable. */
export async function connected(redis: Redis): Promise<void> {
  if (redis.status === 'connecting' || redis.status === 'connect') await attempted(redis)
  if (redis.status !== 'ready') throw new Error('Redis cannot be reached')
}

const attempts = new WeakMap<Redis, Promise<void>>()

/** Resolves when the connection attempt succeeds or fails. `connectTimeout` bounds it. */
function attempted(redis: Redis): Promise<void> {
  const known = attempts.get(redis)
  if (known) return known
  const attempt = new Promise<void>((resolve) => {
    const ended = () => {
      redis.off('ready', ended).off('close', ended)
      attempts.delete(redis)
      resolve()
    }
    redis.on('ready', ended).on('close', ended)
  })
  attempts.set(redis, attempt)
  return attempt
}
