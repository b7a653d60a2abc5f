import type { Validation } from '#domain/contacts/contact'
import { parsePhone } from '#domain/people/phones/phones'
import { ContactChecks } from '#domain/contacts/contact_checks'
import type { Mailboxes, MailboxVerdict } from '#domain/contacts/mailboxes'

/** Addresses by what their mail servers say; telephone numbers by the plan of their country alone, for none is ever called. */
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
