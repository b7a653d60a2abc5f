import { Redis } from 'ioredis'
import env from '#start/env'

type Hit = { _index: string; _id: string }

const holds = (value: unknown, texts: readonly string[]): boolean => {
  const plain = JSON.stringify(value).toLowerCase()
  return texts.some((text) => plain.includes(text.toLowerCase()))
}

/** Returns the keys of Redis whose name or value contains one of the texts; none without Redis. */
export async function redisKeysWith(texts: readonly string[]): Promise<string[]> {
  const url = env.get('REDIS_URL')
  if (!url) return []
  const redis = new Redis(url)
  try {
    const found: string[] = []
    for await (const keys of redis.scanStream({ count: 1_000 }))
      for (const key of keys as string[])
        if (holds([key, await readValue(redis, key)], texts)) found.push(key)
    return found
  } finally {
    redis.disconnect()
  }
}

async function readValue(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key)
    case 'hash':
      return redis.hgetall(key)
    case 'list':
      return redis.lrange(key, 0, -1)
    case 'set':
      return redis.smembers(key)
    case 'zset':
      return redis.zrange(key, 0, -1)
    case 'stream':
      return redis.xrange(key, '-', '+')
    default:
      return null
  }
}

/** Returns the OpenSearch documents of this service that contain one of the texts, if it has any. */
export async function documentsWith(texts: readonly string[]): Promise<string[]> {
  const url = env.get('OPENSEARCH_URL')
  if (!url) return []
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`OpenSearch answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as any
  }
  const indexes = `${env.get('OPENSEARCH_PREFIX')}*`
  await ask(`/${indexes}/_refresh`, {})
  const found: string[] = []
  let page = await ask(`/${indexes}/_search?scroll=1m`, { size: 1_000 })
  while (page.hits.hits.length > 0) {
    for (const hit of page.hits.hits as Hit[]) if (holds(hit, texts)) found.push(`${hit._index}/${hit._id}`)
    page = await ask('/_search/scroll', { scroll: '1m', scroll_id: page._scroll_id })
  }
  return found
}
