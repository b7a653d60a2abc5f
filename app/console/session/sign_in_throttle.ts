import { signInSteps } from '#domain/access/sign_in_limits'
import { DomainError } from '#domain/errors'
import type { Bucket, RateBuckets } from '#domain/ports/rate_buckets'

type Who = {
  /** Names the account without telling its address. */
  account: string
  /** Of the network. */
  address: string
  /** The device, where it signed in to the account before. */
  device: string | null
}

/** Slows down guesses of passwords. Only failures count, and a known device waits for nobody's failures but its own. */
export class SignInThrottle {
  constructor(private readonly buckets: RateBuckets) {}

  /**
   * Runs `attempt`, which resolves when the password is right. Counts it as a failure before, so that guesses made at once are
   * counted too, and takes that back when it resolves. Throws `rate_limited` where it has to wait.
   */
  async guard<T>({ account, address, device }: Who, attempt: () => Promise<T>): Promise<T> {
    const pairOrDevice = device
      ? [signInSteps('device', `${device}:${account}`)]
      : [
          signInSteps('pair', `${account}:${address}`),
          signInSteps('address', address),
          signInSteps('account', account),
        ]
    const taken: Bucket[] = []
    for (const steps of pairOrDevice) {
      const seconds = await this.#take(steps, taken)
      if (seconds === null) continue
      await this.buckets.giveBack(taken, Date.now())
      throw new DomainError('rate_limited', `Too many tries; there is another in ${seconds} s.`, {
        retry_after_seconds: seconds,
      })
    }
    const answer = await attempt()
    await this.buckets.giveBack(taken, Date.now())
    return answer
  }

  /** Takes from the first step with room for another failure; returns the seconds to wait for it, null for none. */
  async #take(steps: readonly Bucket[][], taken: Bucket[]): Promise<number | null> {
    for (const step of steps) {
      const { allowed, states } = await this.buckets.consume(step, Date.now())
      if (allowed) {
        taken.push(...step)
        return null
      }
      const [failures, gap] = states
      if (failures.remaining > 0) return gap.resetSeconds
    }
    return 1
  }
}
