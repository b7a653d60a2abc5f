import { isFresh } from '#domain/evidence/freshness'
import { maxAgeDays } from '#domain/truth/freshness'

/** The maximum age of a profile in days. Its most volatile facts are role and employer. */
export const PROFILE_MAX_AGE_DAYS = maxAgeDays('title', null)

export const isFreshProfile = (builtAt: string, now: string): boolean =>
  isFresh(builtAt, PROFILE_MAX_AGE_DAYS, now)
