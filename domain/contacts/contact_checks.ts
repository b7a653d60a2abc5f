import type { Validation } from './contact.js'
import type { MailboxVerdict } from './mailboxes.js'

/**
 * Whether a contact works: `valid` where a check says so, `risky` where one speaks against it (no such mailbox or domain, a
 * mailbox that takes everything, a disposable or role address), `unknown` where it could not be checked, which is never `risky`.
 */
export abstract class ContactChecks {
  abstract email(address: string, signal: AbortSignal): Promise<MailboxVerdict>
  abstract phone(number: string): Promise<Validation>
}
