/**
 * What files add up to, as tab-separated text on its way from the thread that reads to DuckDB: no value holds a tab or a
 * line break, and nothing between two tabs stands for null.
 */

/** A row for each day, account and repository. Names, in lower case, are there where there is no id. */
export const WORK_COLUMNS = {
  day: 'INTEGER',
  actor_id: 'BIGINT',
  actor: 'VARCHAR',
  repo_id: 'BIGINT',
  repo: 'VARCHAR',
  events: 'INTEGER',
  pushes: 'INTEGER',
  commits: 'INTEGER',
  opened: 'INTEGER',
  merged: 'INTEGER',
  reviews: 'INTEGER',
} as const

/**
 * A row for each month and name that an account or a repository was seen under. `month` is the month's first day, as days
 * since 1970; `fork` is 1, 0 or unknown.
 */
export const SIGHTING_COLUMNS = {
  month: 'INTEGER',
  kind: 'VARCHAR',
  id: 'BIGINT',
  name: 'VARCHAR',
  first_at: 'BIGINT',
  last_at: 'BIGINT',
  type: 'VARCHAR',
  type_at: 'BIGINT',
  fork: 'INTEGER',
  language: 'VARCHAR',
  language_at: 'BIGINT',
} as const

/** Lines of both, each with its line break. */
export type StagedText = { work: string; sightings: string }
