import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Identifier } from '#domain/privacy/identifier'
import type { SuppressionScope } from '#domain/privacy/suppression_list'
import type { Sql } from '#domain/ports/sql'
import { readLine } from './read_line.js'
import type { SuppressionStore } from './suppression_store.js'

const BATCH = 500

/** Counts of a file. Lines without an identifier, such as a header, are skipped. */
export type SuppressedFile = { read: number; added: number; skipped: number }

/** Adds every line of a file to the list: an e-mail address, telephone number or profile URL. */
export async function suppressFile(
  path: string,
  scope: SuppressionScope,
  { sql, list }: { sql: Sql; list: SuppressionStore }
): Promise<SuppressedFile> {
  const report = { read: 0, added: 0, skipped: 0 }
  let batch: Identifier[][] = []
  const flush = async () => {
    const people = batch
    batch = []
    await sql.transaction((tx) => list.addEach(people, scope, tx))
    report.added += people.length
  }
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    if (!line.trim()) continue
    report.read++
    const identifiers = readLine(line.replace(/^["\uFEFF]+|"$/g, ''))
    if (identifiers) batch.push(identifiers)
    else report.skipped++
    if (batch.length === BATCH) await flush()
  }
  if (batch.length > 0) await flush()
  return report
}
