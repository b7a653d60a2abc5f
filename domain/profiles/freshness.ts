import { maxAgeDays } from '#domain/truth/freshness'

const DAY_MS = 86_400_000

/** The maximum age of a profile in days. Its most volatile facts are role and employer. */
export const PROFILE_MAX_AGE_DAYS = maxAgeDays('title', null)

export const isFresh = (builtAt: string, now: string): boolean =>
  Date.parse(now) - Date.parse(builtAt) <= PROFILE_MAX_AGE_DAYS * DAY_MS
