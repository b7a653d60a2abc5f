import { SIGHTING_COLUMNS, WORK_COLUMNS } from '../partial_columns.js'

/** What is staged before it is a part: numbers are doubles as they came. */
export function stagingTable(name: string, columns: Record<string, string>): string {
  const fields = Object.entries(columns).map(
    ([column, type]) => `${column} ${type === 'VARCHAR' ? 'VARCHAR' : 'DOUBLE'}`
  )
  return `CREATE TABLE ${name} (${fields.join(', ')})`
}

const cast = (columns: Record<string, string>, name: string) => `CAST(${name} AS ${columns[name]}) AS ${name}`

/** The work of a relation, each day, account and repository once. */
export function foldedWork(relation: string, where = 'true'): string {
  const keys = ['day', 'actor_id', 'actor', 'repo_id', 'repo']
  const counts = ['events', 'pushes', 'commits', 'opened', 'merged', 'reviews']
  return `SELECT ${keys.map((name) => cast(WORK_COLUMNS, name)).join(', ')},
      ${counts.map((name) => `CAST(sum(${name}) AS INTEGER) AS ${name}`).join(', ')}
    FROM ${relation} WHERE ${where} GROUP BY ${keys.join(', ')} ORDER BY ${keys.join(', ')}`
}

/** The sightings of a relation, each month, account or repository and name once; what was said last counts. */
export function foldedSightings(relation: string, where = 'true'): string {
  const last = (name: string) =>
    `arg_max(${name}, ROW(${name}_at, ${name})) FILTER (WHERE ${name} IS NOT NULL) AS ${name},
      CAST(max(${name}_at) FILTER (WHERE ${name} IS NOT NULL) AS BIGINT) AS ${name}_at`
  return `SELECT ${['month', 'kind', 'id', 'name'].map((name) => cast(SIGHTING_COLUMNS, name)).join(', ')},
      CAST(min(first_at) AS BIGINT) AS first_at, CAST(max(last_at) AS BIGINT) AS last_at,
      ${last('type')}, CAST(max(fork) AS INTEGER) AS fork, ${last('language')}
    FROM ${relation} WHERE ${where} GROUP BY month, kind, id, name ORDER BY kind, id, name`
}
