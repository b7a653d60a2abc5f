import { SIGHTING_COLUMNS, WORK_COLUMNS } from '../staged_columns.js'
import { latestValue, pathLiteral } from './session.js'

const KEYS = ['day', 'actor_id', 'actor', 'repo_id', 'repo']
/** Columns counted per day, account and repository. */
export const WORK_COUNTS = ['events', 'pushes', 'commits', 'opened', 'merged', 'reviews']

export const stagedWork = (file: string): string => staged(file, WORK_COLUMNS)
export const stagedSightings = (file: string): string => staged(file, SIGHTING_COLUMNS)

/** Returns a `read_csv` call for a file of staged text. */
function staged(file: string, columns: Record<string, string>): string {
  const types = Object.entries(columns).map(([name, type]) => `'${name}': '${type}'`)
  const form = `auto_detect = false, header = false, delim = '\\t', quote = '', escape = '', nullstr = ''`
  return `read_csv(${pathLiteral(file)}, columns = {${types.join(', ')}}, ${form})`
}

/** Returns SQL that sums the work in a relation per day, account and repository. */
export function foldedWork(relation: string): string {
  return `SELECT ${KEYS.join(', ')}, ${WORK_COUNTS.map((name) => `CAST(sum(${name}) AS INTEGER) AS ${name}`).join(', ')}
    FROM ${relation} GROUP BY ${KEYS.join(', ')} ORDER BY ${KEYS.join(', ')}`
}

/**
 * Returns SQL that merges sightings per month, kind, id and name. The latest type and language win;
 * one report of a fork is enough.
 */
export function foldedSightings(relation: string): string {
  const last = (name: string) =>
    `${latestValue(name, `${name}_at`)} AS ${name},
      max(${name}_at) FILTER (WHERE ${name} IS NOT NULL) AS ${name}_at`
  return `SELECT month, kind, id, name, min(first_at) AS first_at, max(last_at) AS last_at,
      ${last('type')}, max(fork) AS fork, ${last('language')}
    FROM ${relation} GROUP BY month, kind, id, name ORDER BY kind, id, name`
}
