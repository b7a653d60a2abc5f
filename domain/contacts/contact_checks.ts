import type { Validation } from './contact.js'
import type { MailboxVerdict } from './mailboxes.js'

/**
 * Checks whether a contact works. `valid` if a check confirms it; `risky` if a check speaks against
 * it (no such mailbox or domain, catch-all server, disposable or role address); `unknown` if it
 * could not be checked.
 */
export abstract class ContactChecks {
  abstract email(address: string, signal: AbortSignal): Promise<MailboxVerdict>
  abstract phone(number: string): Promise<Validation>
}
