import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Identifier } from '#domain/privacy/identifier'
import type { SuppressionScope } from '#domain/privacy/suppression_list'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { PeopleStore } from '#app/people/people_store'
import { readLine } from './read_line.js'
import type { SuppressionStore } from './suppression_store.js'

const BATCH = 500

const MAX_SKIPPED_LINES = 1_000

/**
 * Counts of a file. Lines without an identifier, such as a header, are skipped. `skipped_lines` has
 * the numbers of the first ones.
 */
export type SuppressedFile = { read: number; added: number; skipped: number; skipped_lines: number[] }

type Stores = {
  sql: Sql
  list: SuppressionStore
  people: PeopleStore
  /** Called in the transaction that adds entries. */
  onAdded?: (tx: SqlTransaction, entries: readonly string[]) => Promise<void>
}

/** Adds every line of a file to the list. */
export const suppressFile = (
  path: string,
  scope: SuppressionScope,
  stores: Stores
): Promise<SuppressedFile> =>
  suppressLines(createInterface({ input: createReadStream(path), crlfDelay: Infinity }), scope, stores)

/** Adds every line to the list: an e-mail address, telephone number or profile URL. */
export async function suppressLines(
  lines: AsyncIterable<string> | Iterable<string>,
  scope: SuppressionScope,
  { sql, list, people, onAdded }: Stores
): Promise<SuppressedFile> {
  const report: SuppressedFile = { read: 0, added: 0, skipped: 0, skipped_lines: [] }
  let number = 0
  let batch: Identifier[][] = []
  const flush = async () => {
    const added = batch
    batch = []
    await sql.transaction(async (tx) => {
      const entries = await list.addEach(added, scope, tx)
      await onAdded?.(tx, entries)
    })
    report.added += added.length
  }
  for await (const line of lines) {
    number++
    if (!line.trim()) continue
    report.read++
    const identifiers = readLine(line.replace(/^["\uFEFF]+|"$/g, ''))
    if (identifiers) batch.push(await withPersonIds(identifiers, people))
    else if (report.skipped++ < MAX_SKIPPED_LINES) report.skipped_lines.push(number)
    if (batch.length === BATCH) await flush()
  }
  if (batch.length > 0) await flush()
  return report
}

/**
 * Adds the ids of stored people with an e-mail address. Their views and index documents have no
 * contacts, so only the id can match there.
 */
export async function withPersonIds(
  identifiers: readonly Identifier[],
  people: PeopleStore
): Promise<Identifier[]> {
  const addresses = identifiers.filter(({ kind }) => kind === 'email')
  const ids = await Promise.all(addresses.map(({ value }) => people.withAddress(value)))
  return [...identifiers, ...ids.flat().map((value): Identifier => ({ kind: 'person_id', value }))]
}
