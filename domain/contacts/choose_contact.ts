import type { MailboxReason, MailboxVerdict } from './mailboxes.js'
import { type Acceptance, acceptEmail, acceptPhone } from './accept_contact.js'
import type { ContactCandidate, ContactField } from './contact.js'

/** The maximum number of candidates checked per source. */
const MAX_CHECKS = 6

/**
 * The chosen contact. If none is acceptable, `accepted` is null, and it is the likeliest contact or
 * a guess that could not be checked.
 */
export type ChosenContact<C extends ContactCandidate = ContactCandidate> = {
  candidate: C
  accepted: Acceptance | null
  /** The reason for the mailbox verdict. Null for phone numbers, which are never called. */
  reason: MailboxReason | null
}

/**
 * Chooses among the contacts that one source has for a person: the first acceptable one, in the
 * given order. Every response of the service that contains a contact uses this function. Returns
 * null without candidates.
 */
export async function chooseContact<C extends ContactCandidate>(
  field: ContactField,
  candidates: readonly C[],
  check: (address: string) => Promise<MailboxVerdict>
): Promise<ChosenContact<C> | null> {
  let likeliest: ChosenContact<C> | null = null
  for (const candidate of candidates.slice(0, MAX_CHECKS)) {
    const verdict = field === 'phone' ? null : await check(candidate.value)
    const accepted = verdict ? acceptEmail(candidate, verdict) : acceptPhone(candidate)
    const chosen = { candidate, accepted, reason: verdict?.reason ?? null }
    if (accepted) return chosen
    likeliest ??= chosen
    // If one guess cannot be checked, other guesses at the same domain cannot be checked either.
    if (candidate.basis === 'guessed' && verdict?.validation === 'unknown') return chosen
  }
  return likeliest
}
