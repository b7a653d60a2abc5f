import type { Subject } from '../subject.js'
import type { IdentityEvidence } from '../identity/identity_evidence.js'

/**
 * Returns up to four search queries for a subject. Returns none if the subject has no e-mail
 * address and no domain, and neither the row nor the evidence has a name.
 */
export function searchQueries(subject: Subject, evidence: IdentityEvidence): string[] {
  const name = subject.name ?? likeliest(evidence.names) ?? nameInAddress(subject)
  const queries: string[] = []
  if (subject.email) queries.push(`${subject.email.local}@${subject.email.domain}`)
  if (subject.domain) queries.push(subject.domain)
  if (!name) return queries
  if (subject.entity === 'person') {
    const company = subject.company ?? likeliest(evidence.companies)
    if (company) queries.push(`${name} ${company}`)
    else if (subject.hints.length > 0) queries.push(`${name} ${subject.hints.join(' ')}`)
    queries.push(name)
  } else queries.push(name, ...subject.hints.map((hint) => `${name} ${hint}`))
  return [...new Set(queries)].slice(0, 4)
}

/** Derives a name from an address such as `jane.doe@`. */
function nameInAddress({ entity, email }: Subject): string | null {
  const parts =
    email && entity === 'person'
      ? email.local.split(/[._+-]/).filter((part) => /^\p{L}{2,}$/u.test(part))
      : []
  return parts.length > 1 ? parts.join(' ') : null
}

const likeliest = (facts: IdentityEvidence['names']): string | null =>
  facts.reduce<IdentityEvidence['names'][number] | null>(
    (best, fact) => (best && best.probability >= fact.probability ? best : fact),
    null
  )?.text ?? null
