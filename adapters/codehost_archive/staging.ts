import { appendColumns } from './duckdb/append_columns.js'
import { foldedSightings, foldedWork, stagingTable } from './duckdb/part_sql.js'
import type { DuckdbSession } from './duckdb/session.js'
import { type PartialColumns, SIGHTING_COLUMNS, WORK_COLUMNS } from './partial_columns.js'
import type { Part, PartFolder } from './part_folder.js'

let staged = 0

/** What one file adds up to, until it is written as parts, one for each month. */
export class Staging {
  readonly #work = `staged_work_${++staged}`
  readonly #sightings = `staged_sightings_${staged}`

  private constructor(
    private readonly session: DuckdbSession,
    private readonly folder: PartFolder
  ) {}

  static async open(session: DuckdbSession, folder: PartFolder): Promise<Staging> {
    const staging = new Staging(session, folder)
    await session.run(stagingTable(staging.#work, WORK_COLUMNS))
    await session.run(stagingTable(staging.#sightings, SIGHTING_COLUMNS))
    return staging
  }

  async add({ work, sightings }: PartialColumns): Promise<void> {
    await appendColumns(this.session, this.#work, work)
    await appendColumns(this.session, this.#sightings, sightings)
  }

  /** Writes the parts, safe on disk when this returns; they count once their rows are in SQL. */
  async write(): Promise<Part[]> {
    const months = await this.session.rows<{ month: string; first: number; next: number }>(
      `SELECT strftime(start, '%Y-%m') AS month, start - DATE '1970-01-01' AS first,
         (start + INTERVAL 1 MONTH)::DATE - DATE '1970-01-01' AS next
       FROM (SELECT DISTINCT date_trunc('month', DATE '1970-01-01' + CAST(day AS INTEGER))::DATE AS start FROM (
         SELECT day FROM ${this.#work} UNION ALL SELECT month AS day FROM ${this.#sightings}))
       ORDER BY month`
    )
    const parts: Part[] = []
    for (const { month, first, next } of months) {
      const part = this.folder.newPart(month)
      parts.push(
        await this.folder.write(this.session, part, {
          work: foldedWork(this.#work, `day >= ${first} AND day < ${next}`),
          sightings: foldedSightings(this.#sightings, `month = ${first}`),
        })
      )
    }
    return parts
  }

  async drop(): Promise<void> {
    await this.session.run(`DROP TABLE ${this.#work}`)
    await this.session.run(`DROP TABLE ${this.#sightings}`)
  }
}
