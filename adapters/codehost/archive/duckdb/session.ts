import { mkdirSync } from 'node:fs'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

export type SessionSettings = {
  /** The folder for data that does not fit into memory. */
  spill: string
  memoryMegabytes: number
}

/** An in-memory DuckDB that spills to disk. Close it when done. */
export class DuckdbSession {
  private constructor(
    private readonly instance: DuckDBInstance,
    readonly connection: DuckDBConnection
  ) {}

  static async open({ spill, memoryMegabytes }: SessionSettings): Promise<DuckdbSession> {
    mkdirSync(spill, { recursive: true })
    const instance = await DuckDBInstance.create(':memory:', {
      temp_directory: spill,
      memory_limit: `${memoryMegabytes}MB`,
      preserve_insertion_order: 'false',
    })
    return new DuckdbSession(instance, await instance.connect())
  }

  async run(sql: string): Promise<void> {
    await this.connection.run(sql)
  }

  async rows<Row>(sql: string): Promise<Row[]> {
    const reader = await this.connection.runAndReadAll(sql)
    return reader.getRowObjectsJS() as Row[]
  }

  /** Streams the values of a one-column text result. */
  async *texts(sql: string): AsyncGenerator<string> {
    const result = await this.connection.stream(sql)
    for (let chunk = await result.fetchChunk(); chunk?.rowCount; chunk = await result.fetchChunk())
      yield* chunk.getColumnValues(0) as string[]
  }

  close(): void {
    this.connection.closeSync()
    this.instance.closeSync()
  }
}

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Returns a path as an SQL literal. Escapes the wildcards that DuckDB would expand. */
export const pathLiteral = (path: string): string => literal(path.replace(/[[*?]/g, '[$&]'))

/** Returns a `read_parquet` call for these files. */
export function readParquet(paths: readonly string[]): string {
  return `read_parquet([${paths.map(pathLiteral).join(', ')}])`
}

/**
 * SQL for the value with the latest `at`. Of several values with that `at`, returns the last in
 * sort order. Cheaper than arg_max.
 */
export const latestValue = (value: string, at: string): string =>
  `substr(max(lpad(CAST(${at} AS VARCHAR), 12, '0') || ${value}), 13)`
