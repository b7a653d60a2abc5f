import { handleLikeness } from '#domain/people/names/handles'
import { sameMailbox } from '#domain/people/emails/emails'
import { registrableDomain } from '#domain/people/text/urls'
import type { Subject } from '../subject.js'
import type { PageCandidate } from './candidate.js'
import { profileLikeness } from './row_addresses.js'

/**
 * Whether another mention's name says nothing against the owner of a site. This is so for a row
 * without a name if the other mention on the site does not resemble the row's addresses, and
 * - the owner's name resembles the handle of the row's profile, or
 * - the site shows an address of the row, and the owner states no other mailbox.
 * A mailbox that resembles the owner is no reason, because practices name mailboxes after themselves.
 */
export function isOthersName(
  subject: Subject,
  owner: PageCandidate | undefined,
  other: PageCandidate
): boolean {
  if (subject.name !== null || !owner?.mention.own || other.mention.own) return false
  if (registrableDomain(owner.page.url) !== registrableDomain(other.page.url)) return false
  if (isLike(subject, other.mention.name)) return false
  return isLike(subject, owner.mention.name) || (isShown(subject, owner) && !isMailboxOf(subject, other))
}

const isLike = (subject: Subject, name: string | null): boolean =>
  name !== null && profileLikeness(subject, name) !== 'unlike'

const isMailboxOf = ({ email }: Subject, { mention: { name } }: PageCandidate): boolean =>
  email !== null && name !== null && handleLikeness(email.local, name) !== 'unlike'

/** Whether the owner's site shows an address of the row, and the owner states no other mailbox. */
const isShown = ({ email }: Subject, { page, mention }: PageCandidate): boolean =>
  page.isAddressShown === true &&
  mention.claims.every(
    ({ field, value }) => field !== 'email' || (email !== null && sameMailbox(value, email.canonical))
  )
