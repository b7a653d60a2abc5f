import type { Validation } from './contact.js'

/**
 * The reason for a mailbox verdict. `accepted`: the server takes mail for the address and refuses
 * an invented one. `no_mailbox`, `no_mail_domain`: the mailbox or its domain takes no mail. `full`:
 * no space left. `catch_all`: the server accepts every address. `role`, `disposable`, `malformed`:
 * decided from the address. `unchecked`: the reply was not about the mailbox, or the address cannot
 * be checked. `unreachable`: no name server or mail server was reachable, so a retry may succeed.
 */
export type MailboxReason =
  | 'accepted'
  | 'no_mailbox'
  | 'no_mail_domain'
  | 'full'
  | 'catch_all'
  | 'role'
  | 'disposable'
  | 'malformed'
  | 'unchecked'
  | 'unreachable'

export type MailboxVerdict = { validation: Validation; reason: MailboxReason }

const VALIDATIONS: Record<MailboxReason, Validation> = {
  accepted: 'valid',
  no_mailbox: 'risky',
  no_mail_domain: 'risky',
  full: 'risky',
  catch_all: 'risky',
  role: 'risky',
  disposable: 'risky',
  malformed: 'risky',
  unchecked: 'unknown',
  unreachable: 'unknown',
}

export const verdictOf = (reason: MailboxReason): MailboxVerdict => ({
  validation: VALIDATIONS[reason],
  reason,
})

/** Checks whether mail would arrive, without sending any. Never throws. */
export abstract class Mailboxes {
  abstract check(address: string, signal: AbortSignal): Promise<MailboxVerdict>
}
