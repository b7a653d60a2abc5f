import { parseEmail } from '#domain/people/emails'
import type { PersonRecord } from '#domain/people/person'
import { toJson } from '#app/shared/database/codecs'
import { recordKey } from './record_key.js'
import { type Client, insertRows } from '#app/shared/database/sql'

const COLUMNS = ['address', 'record_key', 'domain', 'name'] as const

/**
 * Notes the addresses of records, within their transaction: for lookups by address, and for how a domain forms its own. A note only
 * says where to look; the record it names says what is so.
 */
export async function noteAddresses(trx: Client, records: readonly PersonRecord[]): Promise<void> {
  const rows = new Map<string, string[]>()
  for (const record of records)
    for (const text of record.emails ?? []) {
      const email = parseEmail(text)
      if (!email) continue
      const key = recordKey(record, toJson(record))
      rows.set(`${email.canonical} ${key}`, [email.canonical, key, email.domain, record.name.slice(0, 300)])
    }
  await insertRows(trx, 'contact_addresses', COLUMNS, [...rows.values()], '(address, record_key) DO NOTHING')
}
