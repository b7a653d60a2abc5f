import type { Validation } from '#domain/contacts/contact'
import { parsePhone } from '#domain/people/phones/phones'
import { ContactChecks } from '#domain/contacts/contact_checks'
import type { Mailboxes, MailboxVerdict } from '#domain/contacts/mailboxes'

/** Checks e-mail addresses with their mail servers. Telephone numbers are parsed, never called. */
export class MailboxContactChecks extends ContactChecks {
  constructor(private readonly mailboxes: Mailboxes) {
    super()
  }

  email(address: string, signal: AbortSignal): Promise<MailboxVerdict> {
    return this.mailboxes.check(address, signal)
  }

  async phone(number: string): Promise<Validation> {
    return parsePhone(number)?.type ? 'unknown' : 'risky'
  }
}
