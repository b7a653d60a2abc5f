import { mkdirSync } from 'node:fs'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

export type SessionSettings = {
  /** Where it spills what does not fit in memory. */
  spill: string
  memoryMegabytes: number
}

/** An in-memory DuckDB that works out of core. Close it when done. */
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

  /** All rows of a small result. */
  async rows<Row>(sql: string): Promise<Row[]> {
    const reader = await this.connection.runAndReadAll(sql)
    return reader.getRowObjectsJS() as Row[]
  }

  /** The values of a result of one text column, as they come. */
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

/** A text as DuckDB writes it. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** `read_parquet` over files of these exact names. */
export function readParquet(paths: readonly string[]): string {
  const names = paths.map((path) => literal(path.replace(/[[*?]/g, '[$&]')))
  return `read_parquet([${names.join(', ')}])`
}

/** What was said last, of several things said in one second the one that sorts last; far faster than arg_max over rows. */
export const lastSaid = (value: string, at: string): string =>
  `substr(max(lpad(CAST(${at} AS VARCHAR), 12, '0') || ${value}), 13)`
