/** What an app granted. Times ISO 8601 UTC; `expiresAt` is null where the app does not tell. */
export type AppTokens = { accessToken: string; refreshToken: string | null; expiresAt: string | null }

/** How long a user has to grant access before what was begun is over. */
export const AUTHORIZATION_MS = 10 * 60_000

/** Tokens that end within this time are renewed. */
export const RENEW_BEFORE_MS = 5 * 60_000
