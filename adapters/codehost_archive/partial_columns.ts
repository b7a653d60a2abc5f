/**
 * A piece of what events add up to, a column each, as it goes from the thread that reads to DuckDB. Absent numbers are NaN.
 * `work` has a row for each day, account and repository; `sightings` one for each month and name that an account or a
 * repository was seen under.
 */
export type PartialColumns = { work: Columns; sightings: Columns }

export type Column = Float64Array | (string | null)[]
export type Columns = Column[]

/** Columns in order, as DuckDB stores them; all numbers cross as doubles, which are exact to 2^53. */
export const WORK_COLUMNS = {
  day: 'INTEGER',
  actor_id: 'BIGINT',
  /** In lower case, where there is no id. */
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

export const SIGHTING_COLUMNS = {
  /** The first day of the month, as days since 1970. */
  month: 'INTEGER',
  kind: 'VARCHAR',
  id: 'BIGINT',
  name: 'VARCHAR',
  first_at: 'BIGINT',
  last_at: 'BIGINT',
  type: 'VARCHAR',
  type_at: 'BIGINT',
  /** 1, 0 or unknown. */
  fork: 'INTEGER',
  language: 'VARCHAR',
  language_at: 'BIGINT',
} as const
