/**
 * The columns of the tab-separated text that reader threads write and DuckDB reads. Values contain
 * no tab and no line break. An empty field is null.
 */

/** One row per day, account and repository. Names are lower case, and set only without an id. */
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
 * One row per month and name of an account or repository. `month` is the first day of the month in
 * days since 1970. `fork` is 1, 0 or unknown.
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

export type StagedText = { work: string; sightings: string }
