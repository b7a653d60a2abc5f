import { codeBucket, signInSteps } from '#domain/access/sign_in_limits'
import { DomainError } from '#domain/errors'
import type { Bucket, RateBuckets } from '#domain/ports/rate_buckets'

type Who = {
  /** A hash of the email address. */
  account: string
  /** An IP address. */
  address: string
  /** The id of a device with an earlier sign-in to the account, or null. */
  device: string | null
}

/**
 * Slows down password guessing. Only failures count. On a device with an earlier sign-in to the
 * account, only the failures of this device count.
 */
export class SignInThrottle {
  constructor(private readonly buckets: RateBuckets) {}

  /**
   * Runs `attempt`, which resolves for a correct password. Counts a failure before the attempt, so
   * that parallel guesses count, and removes it after a success. Throws `rate_limited` during a
   * wait.
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
      throw new DomainError('rate_limited', `Too many attempts. Try again in ${seconds} s.`, {
        retry_after_seconds: seconds,
      })
    }
    const answer = await attempt()
    await this.buckets.giveBack(taken, Date.now())
    return answer
  }

  /**
   * Runs `attempt`, which checks an authenticator code of the user. Counts a failure like `guard`,
   * and removes it if `attempt` returns true. Throws `rate_limited` after too many failures.
   */
  async guardCode(userId: string, attempt: () => Promise<boolean>): Promise<boolean> {
    const bucket = codeBucket(userId)
    const { allowed, states } = await this.buckets.consume([bucket], Date.now())
    if (!allowed) {
      const { resetSeconds } = states[0]
      throw new DomainError(
        'rate_limited',
        `Too many wrong codes. Use a recovery code, or try again in ${resetSeconds} s.`,
        { retry_after_seconds: resetSeconds }
      )
    }
    const isRight = await attempt()
    if (isRight) await this.buckets.giveBack([bucket], Date.now())
    return isRight
  }

  /**
   * Counts a failure in the first step that allows a further failure. Returns null, or the seconds to
   * wait.
   */
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
