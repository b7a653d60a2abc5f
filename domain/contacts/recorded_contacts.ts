import type { EvidenceItem } from '#domain/evidence/evidence_item'
import { parseEmail } from '#domain/people/emails/emails'
import { parsePhone } from '#domain/people/phones/phones'
import { canonicalUrl, registrableDomain } from '#domain/people/text/urls'
import type { RecordedContacts } from './contact_records.js'
import { emailSide } from '#domain/truth/email_side'
import { type IdentityEvidence, initialEvidence } from '#domain/truth/identity/identity_evidence'
import { readSubject } from '#domain/truth/subject'
import type { ContactCandidate, ContactField, ContactPerson } from './contact.js'

/** A contact in imported records. */
export type RecordedContact = ContactCandidate & {
  /** The pages behind the records, newest first, without quotes. */
  evidence: EvidenceItem[]
}

/** The probability that a new record is correct, and the mean lifetime of a contact in days. */
const CORRECT = 0.95
const MEAN_LIFETIME_DAYS = 12_000
const DAY_MS = 86_400_000

/**
 * Returns a person's contacts in the operator's own records: newest statement first, without
 * duplicates. Enrich, batches, datasets and Sets all use this function for first-party contacts.
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
      const contact = found.get(value) ?? candidate(value, record, now)
      contact.evidence.push(
        ...evidenceOf(record).filter(({ url }) => contact.evidence.every((one) => one.url !== url))
      )
      found.set(value, contact)
    }
  return [...found.values()]
}

/** Adds the person's companies and domains to the evidence, with probability 1. */
export function withPerson(evidence: IdentityEvidence, person: ContactPerson): IdentityEvidence {
  return {
    ...evidence,
    companies: [...evidence.companies, ...person.companies.map((text) => ({ text, probability: 1 }))],
    domains: new Map([
      ...evidence.domains,
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
  const evidence = withPerson(initialEvidence(readSubject('person', person.row)), person)
  return emails.flatMap((text) => {
    const email = parseEmail(text)
    if (!email) return []
    const address = `${email.local}@${email.domain}`.toLowerCase()
    return `${emailSide(address, evidence, { onEmployersSite: false })}_email` === field ? [address] : []
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

/** Returns the record's page; empty if the record has no valid page URL or no date. */
function evidenceOf({ source_url, observed_at }: RecordedContacts): EvidenceItem[] {
  if (!source_url || !observed_at || !canonicalUrl(source_url)) return []
  return [{ url: source_url, observed_at: new Date(observed_at).toISOString() }]
}
