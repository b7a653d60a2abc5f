import type { EvidenceItem } from '#domain/evidence/evidence_item'
import { parseEmail } from '#domain/people/emails/emails'
import { parsePhone } from '#domain/people/phones/phones'
import { canonicalUrl, registrableDomain } from '#domain/people/text/urls'
import type { RecordedContacts } from './contact_records.js'
import { emailSide } from '#domain/truth/email_side'
import { type IdentityEvidence, initialEvidence } from '#domain/truth/identity/identity_evidence'
import { readSubject } from '#domain/truth/subject'
import type { ContactCandidate, ContactField, ContactPerson } from './contact.js'

/** A contact that imported records state. */
export type RecordedContact = ContactCandidate & {
  /** The records that state it and name the page they are from, the newest first. A record is no page: there is no quote. */
  evidence: EvidenceItem[]
}

/** That what a new record says of a contact is so, and the mean days until it is no longer. */
const CORRECT = 0.95
const MEAN_LIFETIME_DAYS = 12_000
const DAY_MS = 86_400_000

/**
 * What the operator's own records say of a person's contacts, the newest statement first, each value once. Enrich, batches,
 * datasets and Sets all take first-party contacts from here.
 */
export function recordedContacts(
  field: ContactField,
  records: readonly RecordedContacts[],
  person: ContactPerson,
  now: string
): RecordedContact[] {
  const found = new Map<string, RecordedContact>()
  const newestFirst = records.toSorted((a, b) => (b.observed_at ?? '').localeCompare(a.observed_at ?? ''))
  for (const record of newestFirst)
    for (const value of valuesOf(record, field, person)) {
      const known = found.get(value) ?? candidate(value, record, now)
      known.evidence.push(
        ...evidenceOf(record).filter(({ url }) => known.evidence.every((one) => one.url !== url))
      )
      found.set(value, known)
    }
  return [...found.values()]
}

/** What is known of a person by records and request, added to what pages told. */
export function knownWith(known: IdentityEvidence, person: ContactPerson): IdentityEvidence {
  return {
    ...known,
    companies: [...known.companies, ...person.companies.map((text) => ({ text, probability: 1 }))],
    domains: new Map([
      ...known.domains,
      ...person.domains.map((domain) => [registrableDomain(domain) ?? domain, 1] as const),
    ]),
  }
}

function valuesOf(
  { emails = [], phones = [] }: RecordedContacts,
  field: ContactField,
  person: ContactPerson
): string[] {
  if (field === 'phone')
    return phones.flatMap((text) => parsePhone(text, person.country ?? undefined)?.e164 ?? [])
  const known = knownWith(initialEvidence(readSubject('person', person.row)), person)
  return emails.flatMap((text) => {
    const email = parseEmail(text)
    if (!email) return []
    const address = `${email.local}@${email.domain}`.toLowerCase()
    return `${emailSide(address, known, { onEmployersSite: false })}_email` === field ? [address] : []
  })
}

function candidate(value: string, { observed_at }: RecordedContacts, now: string): RecordedContact {
  const observed = observed_at ? new Date(observed_at) : null
  const days = observed ? Math.max(0, (Date.parse(now) - observed.getTime()) / DAY_MS) : 0
  return {
    value,
    lastSeen: observed?.toISOString() ?? null,
    basis: 'stated',
    probability: CORRECT * Math.exp(-days / MEAN_LIFETIME_DAYS),
    evidence: [],
  }
}

/** The page a record is from; none where it does not say which, or when it was read. */
function evidenceOf({ source_url, observed_at }: RecordedContacts): EvidenceItem[] {
  if (!source_url || !observed_at || !canonicalUrl(source_url)) return []
  return [{ url: source_url, observed_at: new Date(observed_at).toISOString() }]
}
