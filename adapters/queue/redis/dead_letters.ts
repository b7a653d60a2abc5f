import type { Redis } from 'ioredis'
import type { DeadJob } from '#domain/ports/queue'

/** A dead job, with the options to enqueue it again. */
export type DeadLetter = { job: DeadJob; maxAttempts: number; group?: string }
/** `text` is the letter as stored. `forget` compares it to detect that the job has died again. */
export type StoredLetter = DeadLetter & { text: string }

const FORGET = `
  if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
  redis.call('HDEL', KEYS[1], ARGV[1])
  redis.call('ZREM', KEYS[2], ARGV[1])
  return 1`

/** The dead jobs of a queue: a hash by job id, and a sorted set of ids by time of death. */
export class DeadLetters {
  readonly #letters: string
  readonly #times: string

  constructor(
    private readonly redis: Redis,
    prefix: string,
    queue: string
  ) {
    this.#letters = `${prefix}-dead:${queue}:letters`
    this.#times = `${prefix}-dead:${queue}:times`
  }

  /** Stores a dead job, replacing an earlier one with its id. */
  async put(letter: DeadLetter): Promise<void> {
    const { id, diedAt } = letter.job
    const kept = await this.redis
      .multi()
      .hset(this.#letters, id, JSON.stringify(letter))
      .zadd(this.#times, Date.parse(diedAt), id)
      .exec()
    for (const [error] of kept ?? []) if (error) throw error
  }

  async find(id: string): Promise<StoredLetter | null> {
    const text = await this.redis.hget(this.#letters, id)
    return text === null ? null : { ...JSON.parse(text), text }
  }

  /** Removes a dead job. Returns false when it was already removed or has died again. */
  async forget({ job, text }: StoredLetter): Promise<boolean> {
    return (await this.redis.eval(FORGET, 2, this.#letters, this.#times, job.id, text)) === 1
  }

  async newest(limit: number): Promise<DeadJob[]> {
    const ids = limit > 0 ? await this.redis.zrange(this.#times, 0, limit - 1, 'REV') : []
    if (ids.length === 0) return []
    const texts = await this.redis.hmget(this.#letters, ...ids)
    return texts.flatMap((text) => (text === null ? [] : [(JSON.parse(text) as DeadLetter).job]))
  }

  count(): Promise<number> {
    return this.redis.zcard(this.#times)
  }
}
