import type { SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { insertRows } from '#app/shared/database/insert_rows'
import { parseEmail } from '#domain/people/emails/emails'
import type { PersonRecord } from '#domain/people/person_record'
import { registrableDomain } from '#domain/people/text/urls'

/** A stored record. `isNew` means that no earlier version was stored. */
export type NotedRecord = { key: string; record: PersonRecord; isNew: boolean }

const COLUMNS = ['address', 'record_key', 'domain', 'name', 'sealed'] as const

/**
 * Replaces the stored addresses of records in the transaction that stores the records. The
 * addresses are for lookups by address, and for the address patterns of domains. `address` and
 * `domain` are keyed hashes, `sealed` is the encrypted address. Rows of older versions have the
 * plain address and domain, and no `sealed`.
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
      if (rows.has(`${canonical} ${key}`)) continue
      const { contacts } = tx
      rows.set(`${canonical} ${key}`, [
        contacts.hash(canonical),
        key,
        contacts.hash(noteDomain(domain)),
        record.name.slice(0, 300),
        contacts.seal(canonical),
      ])
    }
  await insertRows(tx, 'contact_addresses', COLUMNS, [...rows.values()], '(address, record_key) DO NOTHING')
}

/** Returns the registrable domain of a mail domain, because mail often uses subdomains. */
export const noteDomain = (domain: string): string => registrableDomain(domain) ?? domain
