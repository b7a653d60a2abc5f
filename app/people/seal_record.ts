import type { PersonRecord } from '#domain/people/person_record'
import type { ContactSeal } from '#domain/ports/contact_seal'
import { toJson } from '#app/shared/database/codecs'
import { digest } from './record_key.js'

/** Returns a record's JSON with encrypted contacts. */
export function sealRecord(body: string, record: PersonRecord, contacts: ContactSeal): string {
  if (!record.phones?.length) return contacts.sealIn(body)
  // Telephone numbers may have any form here, so they are not found in the text.
  const phones = record.phones.map((phone) => (toJson(phone) === `"${phone}"` ? contacts.seal(phone) : phone))
  return contacts.sealIn(toJson({ ...record, phones }))
}

/**
 * Returns the hash by which an import recognises an unchanged record. Keyed for records with
 * contacts, because a plain hash would confirm a guessed contact.
 */
export function contentHash(body: string, contacts: ContactSeal): string {
  const hasContacts = body.includes('"emails":') || body.includes('"phones":')
  return (hasContacts ? contacts.digest(body) : null) ?? digest(body)
}
