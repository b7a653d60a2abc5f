import { foldedSightings, foldedWork } from './duckdb/part_sql.js'
import { type DuckdbSession, readParquet } from './duckdb/session.js'
import type { PartFolder } from './part_folder.js'
import type { PartTable } from './part_table.js'

/**
 * Maximum mergeable parts per month. In a month with more, the smallest parts are merged into one, because
 * that rewrites few rows.
 */
const MAX_PARTS = 24

/** Merges parts of months, so that a fold opens few files however many hours were imported. */
export async function mergeParts(session: DuckdbSession, folder: PartFolder, table: PartTable, now: Date) {
  for (const month of await table.monthsToMerge(MAX_PARTS)) {
    const names = await table.smallest(month, MAX_PARTS)
    const part = await folder.write(session, folder.newPart(month), {
      work: foldedWork(readParquet(names.map((name) => folder.workFile(name)))),
      sightings: foldedSightings(readParquet(names.map((name) => folder.sightingsFile(name)))),
    })
    if (!(await table.replace(names, part, now))) await folder.remove(part.name)
  }
}
