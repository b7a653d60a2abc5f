import type { Bucket } from '#domain/ports/rate_buckets'

const QUARTER_HOUR = 15 * 60

/**
 * Allows `failures` failed sign-ins per 15 minutes, at least `gap` seconds apart. The next step
 * applies after the last of them.
 */
type Step = { failures: number; gap: number }

const ONE_GUESSER: readonly Step[] = [
  { failures: 5, gap: 0 },
  { failures: 5, gap: 10 },
  { failures: 10, gap: 60 },
  { failures: Number.MAX_SAFE_INTEGER, gap: 300 },
]

/** The ways to count failed sign-ins. `SIGN_IN_STEPS` describes them. */
export type FailureScope = 'pair' | 'device' | 'address' | 'account'

/**
 * The steps that slow down sign-ins after failures. `pair` counts one network address at one
 * account, and `device` a device that has signed in to the account before. `address` counts one
 * network address at all accounts, and `account` one account from all unknown devices. The last
 * step has no end, so that an attacker cannot lock an account out.
 */
export const SIGN_IN_STEPS: Record<FailureScope, readonly Step[]> = {
  pair: ONE_GUESSER,
  device: ONE_GUESSER,
  address: [
    { failures: 50, gap: 0 },
    { failures: 50, gap: 5 },
    { failures: Number.MAX_SAFE_INTEGER, gap: 30 },
  ],
  account: [
    { failures: 100, gap: 0 },
    { failures: 100, gap: 2 },
    { failures: Number.MAX_SAFE_INTEGER, gap: 10 },
  ],
}

/**
 * Returns the bucket that counts a user's wrong authenticator codes. Only callers with the right
 * password, or a sign-in at the identity provider, can fill it. Without it, guesses from many
 * addresses would find one of the million codes. Recovery codes are too long to guess, so they do
 * not count.
 */
export const codeBucket = (userId: string): Bucket => ({
  key: `{console}:code:${userId}`,
  limit: 20,
  windowSeconds: 24 * 60 * 60,
})

/** Returns each step's buckets: one counts failures, and one enforces the gap, if any. */
export function signInSteps(counted: FailureScope, subject: string): Bucket[][] {
  const key = `{console}:sign-in:${counted}:${subject}`
  return SIGN_IN_STEPS[counted].map(({ failures, gap }, step) => [
    { key: `${key}:${step}`, limit: failures, windowSeconds: QUARTER_HOUR },
    ...(gap > 0 ? [{ key: `${key}:${step}:gap`, limit: 1, windowSeconds: gap }] : []),
  ])
}
