import type { PersonRecord } from '#domain/people/person_record'
import type { ContactSeal } from '#domain/ports/contact_seal'
import { toJson } from '#app/shared/database/codecs'
import { digest } from './record_key.js'

/** Returns a record's JSON with encrypted contacts. */
export function sealRecord(body: string, record: PersonRecord, contacts: ContactSeal): string {
  const { emails, phones } = record
  if (!emails?.length && !phones?.length) return contacts.sealIn(body)
  // Contacts in these lists may have any form, and `sealIn` finds only the usual forms. `open` inserts
  // contacts into JSON text, so contacts are sealed with their JSON escapes.
  const seal = (contact: string) => {
    const escaped = toJson(contact).slice(1, -1)
    const token = contacts.seal(escaped)
    return token === escaped ? contact : token
  }
  const sealed = { ...(emails && { emails: emails.map(seal) }), ...(phones && { phones: phones.map(seal) }) }
  return contacts.sealIn(toJson({ ...record, ...sealed }))
}

/**
 * Returns the hash by which an import recognises an unchanged record. The hash of a record with contacts is
 * keyed, because a plain hash would confirm a guessed contact.
 */
export function contentHash(body: string, contacts: ContactSeal): string {
  const hasContacts = body.includes('"emails":') || body.includes('"phones":')
  return (hasContacts ? contacts.digest(body) : null) ?? digest(body)
}
