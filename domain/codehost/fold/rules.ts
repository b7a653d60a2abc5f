/** The maximum number of commits counted per push. */
export const MAX_COMMITS_A_PUSH = 20

/** The end of counted commits and pull requests (seconds since 1970); the rest has no end. */
export const WORK_ENDS_AT = Date.UTC(2025, 10, 1) / 1000

/** An account with more pushes per year is automation. */
export const MAX_PUSHES_BY_HAND = 10_000

/** How many repositories and languages an account keeps. */
export const TOP_REPOSITORIES = 10
export const TOP_LANGUAGES = 10
