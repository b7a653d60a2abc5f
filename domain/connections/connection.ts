/** Tokens granted by an app. `expiresAt` is ISO 8601 UTC, or null if the app does not report it. */
export type AppTokens = { accessToken: string; refreshToken: string | null; expiresAt: string | null }

/** How long a user has to grant access. */
export const AUTHORIZATION_MS = 10 * 60_000

/**
 * Tokens with a long lifetime are renewed this long before expiry, other tokens at half their
 * lifetime.
 */
const RENEW_BEFORE_MS = 5 * 60_000

/** Tokens are never renewed sooner than this after issue, however short they live. */
const RENEW_AFTER_MS = 30_000

/** Returns when to renew tokens issued at `now`: always after `now`; null if they do not expire. */
export function renewalTime({ expiresAt }: AppTokens, now: Date): Date | null {
  if (expiresAt === null) return null
  const [given, ends] = [now.getTime(), Date.parse(expiresAt)]
  const soonest = given + Math.max(RENEW_AFTER_MS, (ends - given) / 2)
  return new Date(Math.max(ends - RENEW_BEFORE_MS, soonest))
}
