import { hostLabel, hostLikeness, NAMED_AFTER } from '#domain/evidence/extract/subject/host_likeness'
import { emailKind, parseEmail } from '#domain/people/emails/emails'
import { anyOf } from '#domain/people/text/phrases'
import { fold, words } from '#domain/people/text/text'
import { registrableDomain } from '#domain/people/text/urls'
import { handleLikeness } from '#domain/people/names/handles'
import type { IdentityEvidence } from './identity/identity_evidence.js'
import { LIKELIER_THAN_NOT } from './thresholds.js'

export type EmailSide = 'work' | 'personal' | 'role' | 'disposable'
export type EmailContext = { onEmployersSite: boolean }

const MAIL_PROVIDER =
  /mail|^post(?:box|fach|eo)?$|^(?:my|the)?inbox|correo|courriel|^(?:icloud|freenet|wanadoo)$/
/** Matches domains of Italian certified mail, whose names end in its abbreviation. */
const CERTIFIED_MAIL = /(?:^|[a-z\d-])pec\.it$/
/** Matches hosts of universities' former students: `alum.example.edu`. */
const ALUMNI = /^alum(?:n(?:[ai]|us))?\./

/**
 * Classifies a person's e-mail address. The first rule that applies decides:
 * - An address of a known mail provider is `personal`, and so is an address of former students unless it is a
 *   role address. A disposable address is `disposable`.
 * - At a domain that resembles an employer's name, addresses are `work`. Role addresses such as
 *   `info@` are `role` unless the person is self-employed.
 * - If the domain resembles the person's name, or the whole address spells it (`jane@do.e`), the
 *   address is `work` for a self-employed person, and `personal` otherwise.
 * - Elsewhere, role addresses are `role`, or `work` at the domain of a self-employed person's site.
 * - An address on the employer's site or at its domain is `work`.
 * - At a domain that is named like a mail provider, addresses are `personal`.
 * - If the domain has the same label as the person's own site, the address is `personal` unless the
 *   person is self-employed. Domains of institutions are exempt.
 * - Any other address is `work`. The domain may differ from the employer's name, as `uvsq.fr` and
 *   `mgh.harvard.edu` do. It may also end in `.me` or `.dev`, because companies use them too.
 */
export function emailSide(
  email: string,
  evidence: IdentityEvidence | null,
  { onEmployersSite }: EmailContext
): EmailSide {
  const kind = emailKind(email)
  const { local = '', domain: host } = parseEmail(email) ?? {}
  if (!host || kind === 'personal' || kind === 'disposable') return kind
  if (kind !== 'role' && ALUMNI.test(host)) return 'personal'
  const domain = registrableDomain(host) ?? host
  const label = domain.split('.')[0]
  const companies = likely(evidence?.companies)
  const isAlone = evidence !== null && isSelfEmployed(evidence)
  if (companies.some((text) => hostLikeness(text, `https://${domain}/`) >= NAMED_AFTER))
    return isAlone ? 'work' : kind
  const names = evidence?.names ?? []
  const ownSide = isAlone ? 'work' : 'personal'
  const whole = [local + label, local + domain].map(lettersOf)
  const isNamed = ({ text }: { text: string }) =>
    handleLikeness(label, text) !== 'unlike' || whole.includes(lettersOf(text))
  if (names.some(isNamed)) return ownSide
  const isOwn = !INSTITUTION.test(domain) && isSiteOwn(label, evidence)
  if (kind === 'role') return isAlone && isOwn ? 'work' : kind
  if (onEmployersSite || (evidence?.domains.get(domain) ?? 0) >= LIKELIER_THAN_NOT) return 'work'
  if (MAIL_PROVIDER.test(label) || CERTIFIED_MAIL.test(domain)) return 'personal'
  return isOwn ? ownSide : 'work'
}

/**
 * Whether no employer is known, an employer has a part of the person's name, or a title or an
 * employer's name says that the person works alone.
 */
function isSelfEmployed({ names, companies, titles }: IdentityEvidence): boolean {
  const parts = new Set(names.flatMap(({ text }) => words(text).filter((word) => word.length > 2)))
  const employers = likely(companies)
  return (
    employers.length === 0 ||
    employers.some((text) => words(text).some((word) => parts.has(word))) ||
    employers.some((text) => OWN_BUSINESS.test(fold(text))) ||
    likely(titles).some((text) => OWN_TITLE.test(fold(text)))
  )
}

const lettersOf = (text: string): string => fold(text).replace(/[^a-z\d]/g, '')

const likely = (facts: IdentityEvidence['titles'] = []): string[] =>
  facts.filter(({ probability }) => probability >= LIKELIER_THAN_NOT).map(({ text }) => text)

const OWN_ACCOUNT = anyOf`
  # English
  \bfreelanc\p{L}* | \bself[ -]employed | \bsole trader
  \bindependent (?:consultant|contractor|developer|researcher)\b
  # German
  \bfreiberuf\p{L}* | \bfreischaffend\p{L}* | \bselbstst?andig\p{L}* | \beigene[nrs]? \p{L}*(?:praxis|kanzlei)\b
  # French, Spanish, Portuguese, Italian
  \ba son compte\b | \bpor cuenta propia\b | \bliber[oa] professionista\b | \bprofissional liberal\b
  # Dutch, Swedish
  \bzzp\b | \bzelfstandig\p{L}* | \begenforetagare\b | \bfrilans\p{L}*
  # Japanese and Korean
  フリーランス | 個人事業 | 프리랜서
`
/** Matches folded names of employers that say that somebody works alone. */
const OWN_BUSINESS = new RegExp(OWN_ACCOUNT, 'u')
/**
 * Matches folded job titles that say the same. The additional words also occur in names of employers, such as
 * Freie Universität, so `OWN_BUSINESS` omits them.
 */
const OWN_TITLE = new RegExp(`${OWN_ACCOUNT}|\\bfreier?\\b|\\bautonom[oa]\\b|\\bindependante?\\b`, 'u')

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
