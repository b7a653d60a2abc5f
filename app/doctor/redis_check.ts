import { Redis } from 'ioredis'
import { type CheckResult, off, ok, problem, reasonOf, warning } from '#app/shared/checks/finding'

/** Checks that Redis can be reached and does not evict queued jobs. */
export async function redisCheck(url: string | undefined): Promise<CheckResult> {
  if (!url)
    return off(
      'REDIS_URL is not set: the queue is in the database, and each process counts rate limits separately.'
    )
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let lastError: unknown
  redis.on('error', (error) => {
    lastError = error
  })
  try {
    await redis.connect()
    const sentAt = Date.now()
    const [seconds, micros] = (await redis.time()).map(Number)
    const ahead = (sentAt + Date.now()) / 2 - (seconds * 1000 + micros / 1000)
    const info = await redis.info()
    const infoOf = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1]
    const policy = infoOf('maxmemory_policy')
    if (policy && policy !== 'noeviction')
      return warning(
        `Redis ${infoOf('redis_version')} may evict queued jobs when its memory is full (maxmemory-policy ${policy}).`,
        'Run redis-cli config set maxmemory-policy noeviction, and set the same in its configuration file.'
      )
    return ok(`Redis ${infoOf('redis_version')}.`, ahead)
  } catch (error) {
    return problem(
      `Cannot reach Redis at REDIS_URL: ${reasonOf(lastError ?? error)}.`,
      'Check that it runs and that host, port and password in REDIS_URL are correct: redis-cli -u "$REDIS_URL" ping'
    )
  } finally {
    redis.disconnect()
  }
}
