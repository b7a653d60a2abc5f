/** A repository counts at most this many commits of a push (CH-046). */
export const MAX_COMMITS_A_PUSH = 20

/** Commits and pull requests count before this moment, pushes and reviews to the latest build (CH-044, CH-047). */
export const WORK_ENDS_AT = Date.UTC(2025, 10, 1) / 1000

/** An account with more pushes than this in a year is automation (CH-021). */
export const MAX_PUSHES_BY_HAND = 10_000

/** How many repositories and languages an account is summed up in. */
export const TOP_REPOSITORIES = 10
export const TOP_LANGUAGES = 10
