import type { ContactCandidate, ContactField, ContactPerson } from '#domain/contacts/contact'
import { guessEmails, type KnownAddress } from '#domain/contacts/email_guesses'
import { emailKind, parseEmail } from '#domain/people/emails/emails'
import { isFreeMailDomain, registrableDomain } from '#domain/people/text/urls'
import { ContactProvider } from '#domain/contacts/contact_provider'
import type { ContactRecords } from '#domain/contacts/contact_records'
import type { Research } from '#domain/truth/research/research'
import type { PersonPages } from './person_pages.js'
import { LIKELIER_THAN_NOT } from '#domain/truth/thresholds'

/** Maximum addresses per domain to read from records. More do not improve the pattern. */
const MAX_KNOWN = 400
/** Maximum domains of an employer to guess for. */
const MAX_DOMAINS = 2

/**
 * Guesses work addresses from the employer's pattern. The pattern is learned from records and from
 * colleagues' addresses on pages. The mailbox check confirms or rejects each guess.
 */
export class DomainPattern extends ContactProvider {
  readonly name = 'pattern'
  override readonly origin = 'pages'
  readonly fields = ['work_email'] as const
  readonly deadlineMs = 35_000

  constructor(
    private readonly records: ContactRecords,
    private readonly pages: PersonPages,
    private readonly now: () => string
  ) {
    super()
  }

  async find(_field: ContactField, person: ContactPerson, signal: AbortSignal): Promise<ContactCandidate[]> {
    const { name } = person
    if (!name) return []
    const research = await this.pages.of(person, signal)
    const domains = domainsOf(person, research)
    const guessed = await Promise.all(
      domains.map(async ({ domain, probability }) => {
        const known = [
          ...(await this.records.addressesAt(domain, MAX_KNOWN)),
          ...colleagues(research, domain),
        ]
        return guessEmails({ name }, mailDomain(domain, known), known).map((guess) => ({
          value: guess.email,
          probability: guess.probability * probability,
        }))
      })
    )
    return guessed
      .flat()
      .sort((a, b) => b.probability - a.probability)
      .map((guess) => ({ ...guess, lastSeen: this.now(), basis: 'guessed' as const }))
  }
}

/**
 * Returns up to MAX_DOMAINS domains of the employer: the given domains first, then domains found on
 * pages. Leaves out free mail providers.
 */
function domainsOf(person: ContactPerson, research: Research): { domain: string; probability: number }[] {
  const given = person.domains.map((domain) => ({
    domain: registrableDomain(domain) ?? domain,
    probability: 1,
  }))
  const read = [...research.evidence.domains]
    .map(([domain, probability]) => ({ domain, probability }))
    .filter(
      ({ domain, probability }) =>
        probability >= LIKELIER_THAN_NOT && !given.some((one) => one.domain === domain)
    )
    .sort((a, b) => b.probability - a.probability)
  return [...given, ...read].filter(({ domain }) => !isFreeMailDomain(domain)).slice(0, MAX_DOMAINS)
}

/** Returns people's work addresses at a domain or its subdomains, from the pages read. */
function colleagues(research: Research, domain: string): KnownAddress[] {
  const mentions = new Set(research.sources.flatMap((source) => source.mentions))
  const found = [...mentions].flatMap(({ entity, name, claims }) =>
    entity !== 'person' || !name
      ? []
      : claims.flatMap((claim) => {
          const email = claim.field === 'email' && !claim.past ? parseEmail(claim.value) : null
          if (!email || registrableDomain(email.domain) !== domain) return []
          if (emailKind(claim.value as string) !== 'work') return []
          return [{ email: `${email.local}@${email.domain}`.toLowerCase(), name }]
        })
  )
  return found.filter(({ email }, i) => found.findIndex((other) => other.email === email) === i)
}

/**
 * Returns the most frequent domain of known addresses, because mail may use a subdomain. Returns
 * `domain` if no addresses are known.
 */
function mailDomain(domain: string, known: readonly KnownAddress[]): string {
  const counts = new Map<string, number>()
  for (const { email } of known) {
    const at = email.slice(email.lastIndexOf('@') + 1)
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? domain
}
