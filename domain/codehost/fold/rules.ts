/** The maximum number of commits counted per push. */
export const MAX_COMMITS_A_PUSH = 20

/** The time from which commits and pull requests are not counted (seconds since 1970). */
export const WORK_ENDS_AT = Date.UTC(2025, 10, 1) / 1000

/** The maximum number of pushes per year of an account that counts as a person's. */
export const MAX_PUSHES_BY_HAND = 10_000

export const TOP_REPOSITORIES = 10
export const TOP_LANGUAGES = 10
