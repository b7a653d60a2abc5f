import type { Validation } from './contact.js'

/**
 * Why a verdict is what it is. `accepted`: its server takes mail for it and refuses an invented one; `no_mailbox`,
 * `no_mail_domain`: it or its domain takes none; `full`: no room; `catch_all`: the server takes whatever is asked; `role`,
 * `disposable`, `malformed`: told by the address alone; `unchecked`: a server answered, but not to the question, or the
 * address is none that can be asked about; `unreachable`: name servers or mail servers could not be reached, so asking
 * again later may give a verdict.
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

/** A verdict by its reason: what could not be checked is never risky. */
export const verdictOf = (reason: MailboxReason): MailboxVerdict => ({
  validation: VALIDATIONS[reason],
  reason,
})

/**
 * Whether mail to an address would arrive, asked without sending any: no check goes as far as a message. Never throws; what the
 * signal cuts short is `unreachable`.
 */
export abstract class Mailboxes {
  abstract check(address: string, signal: AbortSignal): Promise<MailboxVerdict>
}
