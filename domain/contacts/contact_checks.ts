import type { Validation } from './contact.js'
import type { MailboxVerdict } from './mailboxes.js'

/**
 * Checks whether a contact works. Returns `valid` if a check confirms it, and `unknown` if it
 * cannot be checked. Returns `risky` for a missing mailbox or domain, a catch-all server, and a
 * disposable or role address.
 */
export abstract class ContactChecks {
  abstract email(address: string, signal: AbortSignal): Promise<MailboxVerdict>
  abstract phone(number: string): Promise<Validation>
}
