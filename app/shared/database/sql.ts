import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'

export type Client = QueryClientContract | TransactionClientContract
type Value = string | number | null

const isPostgres = (client: Client) => client.dialect.name === 'postgres'

/** Rows of a SELECT written the same for both engines. */
export async function select<Row>(client: Client, sql: string, bindings: unknown[] = []): Promise<Row[]> {
  const result = await client.rawQuery(sql, bindings as RawQueryBindings)
  return isPostgres(client) ? result.rows : result
}

/** `column in (values)` with one binding however many values there are; all texts or all whole numbers. */
export function within(
  client: Client,
  column: string,
  values: readonly (string | number)[]
): [string, unknown] {
  if (!isPostgres(client)) return [`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values)]
  return [`${column} = ANY(?::${typeof values[0] === 'number' ? 'bigint' : 'text'}[])`, values]
}

/** Inserts in statements of at most 400 rows; `conflict` is what follows ON CONFLICT. */
export async function insertRows(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: readonly Value[][],
  conflict?: string
): Promise<void> {
  const one = `(${columns.map(() => '?').join(', ')})`
  for (let start = 0; start < rows.length; start += 400) {
    const part = rows.slice(start, start + 400)
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${part.map(() => one).join(', ')}`
    await client.rawQuery(conflict ? `${sql} ON CONFLICT ${conflict}` : sql, part.flat() as RawQueryBindings)
  }
}
