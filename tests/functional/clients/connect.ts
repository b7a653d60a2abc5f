import { Kith } from '../../../clients/typescript/src/index.js'
import { customer } from '#tests/functional/datasets/fixture'
import { unreliable } from './unreliable_fetch.js'
import { BASE_URL } from './world.js'

/** Returns a client with its own key. Its requests fail as `failures` says. */
export async function connect(failures: Parameters<typeof unreliable>[0] = [], maxRetries?: number) {
  const { secret: apiKey, balance } = await customer()
  const { fetch, sent } = unreliable(failures)
  return { kith: new Kith({ apiKey, baseUrl: BASE_URL(), fetch, maxRetries }), sent, balance, apiKey }
}

export async function thrown<E>(work: Promise<unknown>): Promise<E> {
  return work.then(
    () => Promise.reject(new Error('nothing was thrown')),
    (error) => error
  )
}

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = []
  for await (const item of items) read.push(item)
  return read
}
