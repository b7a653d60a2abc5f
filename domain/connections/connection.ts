/** What an app granted. Times ISO 8601 UTC; `expiresAt` is null where the app does not tell. */
export type AppTokens = { accessToken: string; refreshToken: string | null; expiresAt: string | null }

/** How long a user has to grant access before what was begun is over. */
export const AUTHORIZATION_MS = 10 * 60_000

/** Tokens that live long enough are renewed this time before they end; others at half their life. */
const RENEW_BEFORE_MS = 5 * 60_000

/** Tokens are never renewed sooner than this after they were given, however short they live. */
const RENEW_AFTER_MS = 30_000

/** When tokens given at `now` are to be renewed: always after `now`. null where they do not end. */
export function renewalTime({ expiresAt }: AppTokens, now: Date): Date | null {
  if (expiresAt === null) return null
  const [given, ends] = [now.getTime(), Date.parse(expiresAt)]
  const soonest = given + Math.max(RENEW_AFTER_MS, (ends - given) / 2)
  return new Date(Math.max(ends - RENEW_BEFORE_MS, soonest))
}
