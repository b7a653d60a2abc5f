import { registrableDomain } from '#domain/people/text/urls'
import type { Subject } from '../subject.js'
import type { PageCandidate } from './candidate.js'
import { profileLikeness } from './row_addresses.js'

/**
 * Whether another mention's name says nothing against the owner of a site. This is so for a row
 * without a name if the owner's name resembles the handle of the row's profile, and the name of the
 * other mention on the site does not. A mailbox is no such handle, because practices name mailboxes
 * after themselves.
 */
export function isOthersName(
  subject: Subject,
  owner: PageCandidate | undefined,
  other: PageCandidate
): boolean {
  if (subject.name !== null || !owner?.mention.own || other.mention.own) return false
  if (registrableDomain(owner.page.url) !== registrableDomain(other.page.url)) return false
  return isLike(subject, owner.mention.name) && !isLike(subject, other.mention.name)
}

const isLike = (subject: Subject, name: string | null): boolean =>
  name !== null && profileLikeness(subject, name) !== 'unlike'
