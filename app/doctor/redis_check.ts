import { Redis } from 'ioredis'
import { type CheckResult, off, ok, problem, reasonOf, warning } from '#app/shared/checks/finding'

/** Whether Redis can be reached, and keeps what the queue gives it. */
export async function redisCheck(url: string | undefined): Promise<CheckResult> {
  if (!url)
    return off(
      'REDIS_URL is not set: the queue is in the database, and each process counts rate limits alone.'
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
    const asked = Date.now()
    const [seconds, micros] = (await redis.time()).map(Number)
    const ahead = (asked + Date.now()) / 2 - (seconds * 1000 + micros / 1000)
    const info = await redis.info()
    const of = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1]
    const policy = of('maxmemory_policy')
    if (policy && policy !== 'noeviction')
      return warning(
        `Redis ${of('redis_version')} may throw jobs away when its memory is full (maxmemory-policy ${policy}).`,
        'redis-cli config set maxmemory-policy noeviction, and the same in its configuration file.'
      )
    return ok(`Redis ${of('redis_version')}.`, ahead)
  } catch (error) {
    return problem(
      `Redis of REDIS_URL cannot be reached: ${reasonOf(lastError ?? error)}.`,
      'See that it runs and that host, port and password in REDIS_URL are right: redis-cli -u "$REDIS_URL" ping'
    )
  } finally {
    redis.disconnect()
  }
}
