import { parsePhone } from '#domain/people/phones/phones'
import type { MailboxVerdict } from './mailboxes.js'
import type { ContactCandidate } from './contact.js'

/** A contact worth revealing; `verified` where a check or its provider found that it works. */
export type Accepted = { confidence: 'verified' | null }

/** A guess that no server confirms has to be as sure as that. */
const SURE_GUESS = 0.9

/**
 * Whether an address is revealed, by what its mail server says. One that surely takes no mail never is, whoever states it; a guess
 * is where the server has it, or where nobody could ask and the domain's way of forming addresses leaves no doubt.
 */
export function acceptEmail(
  { basis, probability }: ContactCandidate,
  { validation, reason }: MailboxVerdict
): Accepted | null {
  if (validation === 'valid') return { confidence: 'verified' }
  if (validation === 'unknown')
    return basis !== 'guessed' || probability >= SURE_GUESS
      ? { confidence: basis === 'verified' ? 'verified' : null }
      : null
  // A server that takes everything, or has no room just now, does not speak against what a source states.
  const isDoubt = reason === 'catch_all' || reason === 'full'
  return isDoubt && basis !== 'guessed' ? { confidence: null } : null
}

/**
 * Whether a number is revealed: one of the right length for its country. Of a range that the plan does not know it can be a new one, and
 * counts as a source states it, never as verified.
 */
export function acceptPhone({ value, basis }: ContactCandidate): Accepted | null {
  const phone = parsePhone(value)
  return phone && { confidence: phone.type && basis === 'verified' ? 'verified' : null }
}
