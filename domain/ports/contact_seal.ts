/**
 * Encryption of contacts in SQL. Stored texts contain tokens instead of e-mail addresses and
 * telephone numbers. `Sql.select` turns the tokens back into contacts, so only writers use this
 * port.
 */
export abstract class ContactSeal {
  /** Returns a token for a contact. Each call returns a different token. */
  abstract seal(contact: string): string

  /**
   * Seals the e-mail addresses in a text or in JSON, and the telephone numbers that have a calling
   * code. Leaves tokens and everything else as they are.
   */
  abstract sealIn(text: string): string

  /**
   * Returns a keyed hash of a contact, the same for all its spellings. Each token contains the hash
   * between two `~`, so `LIKE '%~hash~%'` finds the texts with this contact.
   */
  abstract hash(contact: string): string

  /** Returns a keyed hash of any text, 32 hexadecimal digits. Null without a key. */
  abstract digest(text: string): string | null
}

/** Stores contacts as they are. */
class PlainContacts extends ContactSeal {
  seal(contact: string): string {
    return contact
  }

  sealIn(text: string): string {
    return text
  }

  hash(contact: string): string {
    return contact
  }

  digest(): null {
    return null
  }
}

export const PLAIN_CONTACTS: ContactSeal = new PlainContacts()
