/**
 * A process that puts load on rate buckets in Redis. Prints `ready`, reads the loads as JSON from
 * stdin, and prints the outcome of each request as JSON. Arguments: the Redis URL and the key
 * prefix.
 */
import { json } from 'node:stream/consumers'
import { RedisRateBuckets } from '#adapters/rate_buckets/redis/redis_rate_buckets'
import { type Load, offer } from './offered_load.js'

const [url, prefix] = process.argv.slice(2)
const buckets = new RedisRateBuckets(url, {
  prefix,
  onAway: (error) => {
    throw error
  },
})
await buckets.connected()
process.stdout.write('ready\n')
const loads = (await json(process.stdin)) as Load[]
const offered = await Promise.all(loads.map((load) => offer(buckets, load)))
process.stdout.write(JSON.stringify(offered))
await buckets.close()
