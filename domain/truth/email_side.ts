import { hostLikeness } from '#domain/evidence/extract/subject/host_likeness'
import { emailKind, parseEmail } from '#domain/people/emails/emails'
import { words } from '#domain/people/text/text'
import { registrableDomain } from '#domain/people/text/urls'
import { handleLikeness } from '#domain/people/names/handles'
import type { IdentityEvidence } from './identity/identity_evidence.js'
import { LIKELIER_THAN_NOT } from './thresholds.js'

export type EmailSide = 'work' | 'personal' | 'role' | 'disposable'
export type EmailContext = { onEmployersSite: boolean }

/** The minimum `hostLikeness` between a host and a company's name. */
const MIN_LIKENESS = 2
const MAIL_PROVIDER =
  /mail|^post(?:box|fach|eo)?$|^(?:my|the)?inbox|correo|courriel|^(?:icloud|freenet|wanadoo)$/

/**
 * Classifies a person's e-mail address. Keeps the kind of personal and disposable addresses, and of
 * all addresses at a domain that resembles the employer's name. At a domain with the person's name,
 * a role address such as `info@` is `work`, and any other address is `personal`. Elsewhere, role
 * addresses stay `role`. Of the rest, an address at a mail provider is `personal`, unless the
 * employer's site states it or uses its domain. Any other address is `work`, even if its domain
 * differs from the employer's name, because many do (`uvsq.fr`, `mgh.harvard.edu`).
 */
export function emailSide(
  email: string,
  evidence: IdentityEvidence | null,
  { onEmployersSite }: EmailContext
): EmailSide {
  const kind = emailKind(email)
  const host = parseEmail(email)?.domain
  if (!host || kind === 'personal' || kind === 'disposable') return kind
  const domain = registrableDomain(host) ?? host
  const label = domain.split('.')[0]
  const companies = (evidence?.companies ?? []).filter(({ probability }) => probability >= LIKELIER_THAN_NOT)
  if (companies.some(({ text }) => hostLikeness(text, `https://${domain}/`) >= MIN_LIKENESS)) return kind
  if (evidence && isNamed(label, evidence))
    // `info@` at one's own domain is the address of one's business.
    return kind === 'role' && !isNamed(parseEmail(email)!.local, evidence!) ? 'work' : 'personal'
  if (kind === 'role') return kind
  if (onEmployersSite || (evidence?.domains.get(domain) ?? 0) >= LIKELIER_THAN_NOT) return 'work'
  return MAIL_PROVIDER.test(label) ? 'personal' : 'work'
}

/** Whether a part of an address contains one of the person's names. */
const isNamed = (part: string, { names }: IdentityEvidence): boolean =>
  names.some(
    ({ text }) =>
      handleLikeness(part, text) !== 'unlike' ||
      words(text).some((word) => part.split(/[._-]/).includes(word))
  )
