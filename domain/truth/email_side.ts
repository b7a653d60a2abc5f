import { hostLabel, hostLikeness, NAMED_AFTER } from '#domain/evidence/extract/subject/host_likeness'
import { emailKind, parseEmail } from '#domain/people/emails/emails'
import { words } from '#domain/people/text/text'
import { registrableDomain } from '#domain/people/text/urls'
import { handleLikeness } from '#domain/people/names/handles'
import type { IdentityEvidence } from './identity/identity_evidence.js'
import { LIKELIER_THAN_NOT } from './thresholds.js'

export type EmailSide = 'work' | 'personal' | 'role' | 'disposable'
export type EmailContext = { onEmployersSite: boolean }

const MAIL_PROVIDER =
  /mail|^post(?:box|fach|eo)?$|^(?:my|the)?inbox|correo|courriel|^(?:icloud|freenet|wanadoo)$/

/**
 * Classifies a person's e-mail address. The first rule that applies decides:
 * - An address of a known mail provider is `personal`. A disposable address is `disposable`.
 * - At a domain that resembles an employer's name, role addresses such as `info@` are `role`, and
 *   others are `work`.
 * - At a domain that resembles the person's name, role addresses are `work` if the person has no
 *   other known employer. Others are `personal`.
 * - Elsewhere, role addresses are `role`.
 * - An address on the employer's site or at its domain is `work`.
 * - At a domain that is named like a mail provider, addresses are `personal`.
 * - If the domain has the same label as the person's own site, the address is `personal`. Domains of
 *   institutions are exempt.
 * - Any other address is `work`. The domain may differ from the employer's name, as `uvsq.fr` and
 *   `mgh.harvard.edu` do. It may also end in `.me` or `.dev`, because companies use them too.
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
  if (companies.some(({ text }) => hostLikeness(text, `https://${domain}/`) >= NAMED_AFTER)) return kind
  const names = evidence?.names ?? []
  if (names.some(({ text }) => handleLikeness(label, text) !== 'unlike'))
    return kind === 'role' && !hasNameIn(parseEmail(email)!.local, names) && isSelfEmployed(companies, names)
      ? 'work'
      : 'personal'
  if (kind === 'role') return kind
  if (onEmployersSite || (evidence?.domains.get(domain) ?? 0) >= LIKELIER_THAN_NOT) return 'work'
  if (MAIL_PROVIDER.test(label)) return 'personal'
  return !INSTITUTION.test(domain) && isSiteOwn(label, evidence) ? 'personal' : 'work'
}

/** Whether no employer is known, or an employer has a part of the person's name. */
function isSelfEmployed(companies: readonly { text: string }[], names: IdentityEvidence['names']): boolean {
  const parts = new Set(names.flatMap(({ text }) => words(text).filter((word) => word.length > 2)))
  return companies.length === 0 || companies.some(({ text }) => words(text).some((word) => parts.has(word)))
}

/** Matches domains of universities, authorities and other institutions. */
const INSTITUTION =
  /\.(?:edu|gov|mil|int|museum)(?:\.[a-z]{2})?$|\.(?:ac|gob|gouv|go|or|re)\.[a-z]{2}$|(?:^|[.-])(?:uni|univ|tu|th|fh|hs|eth|epfl|cnrs|inria|inserm|mpg|cern)(?:[.-]|$)|univ|hochschule|college|institut|akademie|academy|school/i

/** Whether a domain has the same label as the person's own site. */
const isSiteOwn = (label: string, evidence: IdentityEvidence | null): boolean =>
  [...(evidence?.own ?? [])].some(
    ([key, probability]) =>
      probability >= LIKELIER_THAN_NOT &&
      key.startsWith('site:') &&
      hostLabel(`https://${key.slice(5)}/`) === label.replace(/-/g, '')
  )

/** Whether the local part of an address contains one of the person's names. */
const hasNameIn = (local: string, names: IdentityEvidence['names']): boolean =>
  names.some(
    ({ text }) =>
      handleLikeness(local, text) !== 'unlike' ||
      words(text).some((word) => local.split(/[._-]/).includes(word))
  )
