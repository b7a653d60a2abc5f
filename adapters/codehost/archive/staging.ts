import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { foldedSightings, foldedWork, stagedSightings, stagedWork } from './duckdb/part_sql.js'
import type { DuckdbSession } from './duckdb/session.js'
import type { Part, PartFolder } from './part_folder.js'
import type { FileSummary, StagedFiles } from './read/messages.js'

/** The sums of one file before they are written as one part per month. */
export class Staging {
  readonly files: StagedFiles

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true })
    const name = randomBytes(10).toString('hex')
    this.files = {
      work: join(directory, `${name}.work.tsv`),
      sightings: join(directory, `${name}.sightings.tsv`),
    }
  }

  /**
   * Writes one part per month, flushes them to disk and returns them. Parts become valid with a row
   * in SQL.
   */
  async write(session: DuckdbSession, folder: PartFolder, { hours, pieces }: FileSummary): Promise<Part[]> {
    const months = [...new Set(hours.map(([hour]) => hour.slice(0, 7)))]
    if (pieces === 0) return []
    const parts: Part[] = []
    for (const month of months) {
      const of = (relation: string, day: string) =>
        months.length === 1 ? relation : `(FROM ${relation} WHERE ${inMonth(day, month)})`
      const work = of(stagedWork(this.files.work), 'day')
      const sightings = of(stagedSightings(this.files.sightings), 'month')
      // A single piece is already summed.
      const queries =
        pieces === 1
          ? { work: `FROM ${work}`, sightings: `FROM ${sightings}` }
          : { work: foldedWork(work), sightings: foldedSightings(sightings) }
      parts.push(await folder.write(session, folder.newPart(month), queries))
    }
    return parts
  }

  async remove(): Promise<void> {
    await rm(this.files.work, { force: true })
    await rm(this.files.sightings, { force: true })
  }
}

const inMonth = (day: string, month: string) => `strftime(DATE '1970-01-01' + ${day}, '%Y-%m') = '${month}'`
