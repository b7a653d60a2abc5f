import type { Mention } from '#domain/evidence/claim'
import { handleMatcher } from '#domain/people/names/handles'
import { fold, words } from '#domain/people/text/text'
import { registrableDomain } from '#domain/people/text/urls'
import type { IdentityEvidence } from './identity/identity_evidence.js'
import { CONFIRMED } from './thresholds.js'

/**
 * Returns a test for work addresses that likely belong to another person or a group: the address
 * does not resemble the person's name, but another address at the same domain does. The other
 * address is on the same page or on a confirmed page. The first call reads all addresses, and later
 * calls are look-ups, because a page may have thousands.
 */
export function othersAddresses(
  mention: Mention,
  evidence: IdentityEvidence | null
): (email: string) => boolean {
  let own: { isLike: (email: string) => boolean; domains: ReadonlySet<string | null> } | undefined
  return (email) => {
    own ??= likeAddresses(mention, evidence)
    return own.domains.has(registrableDomain(email)) && !own.isLike(email)
  }
}

/** Returns a test for the person's names, and the domains with an address that passes the test. */
function likeAddresses(mention: Mention, evidence: IdentityEvidence | null) {
  const confirmed = (evidence?.names ?? []).filter(({ probability }) => probability >= CONFIRMED)
  const names = new Set([...(mention.name ? [mention.name] : []), ...confirmed.map(({ text }) => text)])
  const tests = [...names].map(nameTest)
  const isLike = (email: string) => {
    const local = fold(email.split('@')[0])
    return tests.some((test) => test(local))
  }
  const here = mention.claims.flatMap((claim) =>
    claim.field === 'email' && !claim.past ? [claim.value] : []
  )
  const known = (evidence?.emails ?? []).filter(({ probability }) => probability >= CONFIRMED)
  const emails = new Set([...here, ...known.map(({ text }) => text)])
  return { isLike, domains: new Set([...emails].filter(isLike).map(registrableDomain)) }
}

/** Returns a test for local parts that contain a part of the name or start with its initials. */
function nameTest(name: string): (local: string) => boolean {
  const parts = words(name)
  const long = parts.filter((part) => part.length >= 3)
  const initials = parts.map((part) => part[0]).join('')
  const likeness = handleMatcher(name)
  return (local) =>
    long.some((part) => local.includes(part)) ||
    (initials.length >= 2 && local.startsWith(initials)) ||
    likeness(local) !== 'unlike'
}
