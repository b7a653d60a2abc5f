import { maxAgeDays } from '#domain/truth/freshness'

const DAY_MS = 86_400_000

/** How old a profile may be: as its facts that change soonest, role and employer, in days. */
export const PROFILE_MAX_AGE_DAYS = maxAgeDays('title', null)

/** Whether a profile made at a time is still fresh; both ISO 8601. */
export const isFresh = (builtAt: string, now: string): boolean =>
  Date.parse(now) - Date.parse(builtAt) <= PROFILE_MAX_AGE_DAYS * DAY_MS
