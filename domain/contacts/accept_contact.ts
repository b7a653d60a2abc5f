import { parsePhone } from '#domain/people/phones/phones'
import type { MailboxVerdict } from './mailboxes.js'
import type { ContactCandidate } from './contact.js'

/** An acceptable contact. It is `verified` if a check or its provider found that it works. */
export type Acceptance = { confidence: 'verified' | null }

/** The minimum probability of a guess that no mail server confirms. */
const MIN_UNCONFIRMED_GUESS = 0.9

/**
 * Decides whether to reveal an e-mail address, given its mail server's verdict. Returns null to
 * withhold it. Whatever its source, never reveals an address that certainly takes no mail, or a
 * role, disposable or malformed address. Reveals a guess if the server has the mailbox, or if the
 * guess cannot be checked and is very probable.
 */
export function acceptEmail(
  { basis, probability }: ContactCandidate,
  { validation, reason }: MailboxVerdict
): Acceptance | null {
  if (validation === 'valid') return { confidence: 'verified' }
  if (validation === 'unknown')
    return basis !== 'guessed' || probability >= MIN_UNCONFIRMED_GUESS
      ? { confidence: basis === 'verified' ? 'verified' : null }
      : null
  // A catch-all server or a full mailbox does not contradict a source that states the address.
  const isDoubt = reason === 'catch_all' || reason === 'full'
  return isDoubt && basis !== 'guessed' ? { confidence: null } : null
}

/**
 * Decides whether to reveal a phone number. Returns null to withhold it. Withholds a number whose
 * length does not fit its country. A number outside the ranges of the numbering plan can be new, so
 * it is revealed, but never as verified.
 */
export function acceptPhone({ value, basis }: ContactCandidate): Acceptance | null {
  const phone = parsePhone(value)
  return phone && { confidence: phone.type && basis === 'verified' ? 'verified' : null }
}
