import { hostLikeness } from '#domain/evidence/extract/subject/host_likeness'
import { emailKind, parseEmail } from '#domain/people/emails/emails'
import { registrableDomain } from '#domain/people/text/urls'
import { handleLikeness } from './identity/handles.js'
import type { IdentityEvidence } from './identity/identity_evidence.js'
import { LIKELIER_THAN_NOT } from './thresholds.js'

export type EmailSide = 'work' | 'personal' | 'role' | 'disposable'
/** Where an address stands. */
export type EmailPlace = { onEmployersSite: boolean }

/** Much of a company's name is that of a host. */
const ALIKE = 2
const MAIL_PROVIDER =
  /mail|^post(?:box|fach|eo)?$|^(?:my|the)?inbox|correo|courriel|^(?:icloud|freenet|wanadoo)$/

/**
 * Whose address it is of a person: the employer's where its domain is one that the employer is known to use or is named like
 * it, else the person's own: of a mail provider, or of a domain of one's own. Where no employer is known, whatever is neither
 * of a provider nor named like the person counts as work.
 */
export function emailSide(
  email: string,
  known: IdentityEvidence | null,
  { onEmployersSite }: EmailPlace
): EmailSide {
  const kind = emailKind(email)
  const host = parseEmail(email)?.domain
  if (!host || kind === 'personal' || kind === 'disposable') return kind
  const domain = registrableDomain(host) ?? host
  const label = domain.split('.')[0]
  const companies = (known?.companies ?? []).filter(({ probability }) => probability >= LIKELIER_THAN_NOT)
  if (companies.some(({ text }) => hostLikeness(text, `https://${domain}/`) >= ALIKE)) return kind
  if ((known?.names ?? []).some(({ text }) => handleLikeness(label, text) !== 'unlike')) return 'personal'
  if (kind === 'role') return kind
  if (onEmployersSite || (known?.domains.get(domain) ?? 0) >= LIKELIER_THAN_NOT) return 'work'
  return companies.length > 0 || MAIL_PROVIDER.test(label) ? 'personal' : 'work'
}
