import type { MailboxReason, MailboxVerdict } from './mailboxes.js'
import { type Accepted, acceptEmail, acceptPhone } from './accept_contact.js'
import type { ContactCandidate, ContactField } from './contact.js'

/** At most this many candidates of one source are checked. */
const MAX_CHECKS = 6

/** The contact to show of several; `accepted` is null where none stands, and `candidate` is then the likeliest. */
export type ChosenContact<C extends ContactCandidate = ContactCandidate> = {
  candidate: C
  accepted: Accepted | null
  /** Why the mailbox verdict is what it is; null for telephone numbers, which are never called. */
  reason: MailboxReason | null
}

/**
 * Chooses between the contacts that one source has for a person: the first that stands, in the given order. Every answer of the
 * service that holds a contact is chosen here. Null without candidates.
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
    // Where nobody can say of the likeliest guess, nobody can of the others.
    if (candidate.basis === 'guessed' && verdict?.validation === 'unknown') return chosen
  }
  return likeliest
}
