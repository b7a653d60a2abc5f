import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import type { Subject } from './subject.js'

/** Returns the identifiers of a row to research; none for companies. */
export function identifiersOfSubject(subject: Subject): Identifier[] {
  if (subject.entity === 'company') return []
  const { name, company, urls, email, mailDomain } = subject
  return identifiersOf({
    name,
    urls,
    emails: email ? [`${email.local}@${email.domain}`] : [],
    employers: [{ company, company_domain: mailDomain }],
  })
}
