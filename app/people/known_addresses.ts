import type { SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { insertRows } from '#app/shared/database/insert_rows'
import { parseEmail } from '#domain/people/emails/emails'
import type { PersonRecord } from '#domain/people/person_record'
import { registrableDomain } from '#domain/people/text/urls'

/** A record as it is stored from now on; `isNew` where no version of it was stored before. */
export type NotedRecord = { key: string; record: PersonRecord; isNew: boolean }

const COLUMNS = ['address', 'record_key', 'domain', 'name'] as const

/**
 * Notes the addresses of records, in the place of those of their former versions and within the transaction that stores them: for lookups
 * by address, and for how a domain forms its own.
 */
export async function noteAddresses(tx: SqlTransaction, records: readonly NotedRecord[]): Promise<void> {
  const former = records.filter(({ isNew }) => !isNew).map(({ key }) => key)
  if (former.length > 0) {
    const [condition, binding] = anyOf(tx, 'record_key', former)
    await tx.run(`DELETE FROM contact_addresses WHERE ${condition}`, [binding])
  }
  const rows = new Map<string, string[]>()
  for (const { key, record } of records)
    for (const text of record.emails ?? []) {
      const email = parseEmail(text)
      if (!email) continue
      const { canonical, domain } = email
      rows.set(`${canonical} ${key}`, [canonical, key, noteDomain(domain), record.name.slice(0, 300)])
    }
  await insertRows(tx, 'contact_addresses', COLUMNS, [...rows.values()], '(address, record_key) DO NOTHING')
}

/** What addresses are looked up by for a domain: an organisation's mail is often at names below the one it has registered. */
export const noteDomain = (domain: string): string => registrableDomain(domain) ?? domain
