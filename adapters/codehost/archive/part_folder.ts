import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sync } from '../../files/sync.js'
import { type DuckdbSession, literal } from './duckdb/session.js'

/** One month's sums, as a Parquet file of work and one of sightings. */
export type Part = { name: string; month: string; rows: number }

const DAY_MS = 86_400_000

/** The folder of parts. Only parts with a row in SQL are valid. */
export class PartFolder {
  constructor(private readonly directory: string) {
    mkdirSync(directory, { recursive: true })
  }

  newPart(month: string): Omit<Part, 'rows'> {
    return { name: `${month}-${randomBytes(10).toString('hex')}`, month }
  }

  workFile(name: string): string {
    return join(this.directory, `${name}.work.parquet`)
  }

  sightingsFile(name: string): string {
    return join(this.directory, `${name}.sightings.parquet`)
  }

  /** Writes two query results as a part and flushes the part to disk. */
  async write(
    session: DuckdbSession,
    part: Omit<Part, 'rows'>,
    queries: { work: string; sightings: string }
  ): Promise<Part> {
    let rows = 0
    for (const [file, query] of [
      [this.workFile(part.name), queries.work],
      [this.sightingsFile(part.name), queries.sightings],
    ]) {
      rows += await writeParquet(session, file, query)
    }
    await sync(this.directory)
    return { ...part, rows }
  }

  async remove(name: string): Promise<void> {
    await rm(this.workFile(name), { force: true })
    await rm(this.sightingsFile(name), { force: true })
  }

  /** Removes parts that have no row in SQL and are too old to belong to a running import. */
  removeStrays(known: ReadonlySet<string>, now: number): Promise<void> {
    return removeOld(this.directory, now, (file) => known.has(file.split('.')[0]))
  }
}

/** Removes leftovers of killed processes: files older than a day that `keeps` does not accept. */
export async function removeOld(
  directory: string,
  now: number,
  keeps: (file: string) => boolean = () => false
): Promise<void> {
  for (const file of await readdir(directory).catch(() => [])) {
    const path = join(directory, file)
    const found = keeps(file) ? null : await stat(path).catch(() => null)
    if (found && now - found.mtimeMs > DAY_MS) await rm(path, { force: true, recursive: true })
  }
}

/** Writes a query result to a file, flushes it to disk, and returns the number of rows. */
export async function writeParquet(session: DuckdbSession, file: string, query: string): Promise<number> {
  const options = 'FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20000'
  const [{ Count }] = await session.rows<{ Count: bigint }>(
    `COPY (${query}) TO ${literal(file)} (${options})`
  )
  await sync(file)
  return Number(Count)
}
