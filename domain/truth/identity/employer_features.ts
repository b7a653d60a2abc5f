import { hostLikeness, NAMED_AFTER } from '#domain/evidence/extract/subject/host_likeness'
import type { Mention } from '#domain/evidence/claim'
import { suggestsCompany } from '#domain/people/companies/acronyms'
import { sameCompany } from '#domain/people/companies/company_name'
import { mentionsCompany } from '#domain/people/companies/mentions_company'
import { networkOf } from '#domain/people/networks/networks'
import { words } from '#domain/people/text/text'
import type { Subject } from '../subject.js'
import type { Add, Features } from './feature_names.js'
import { strongest, type IdentityEvidence } from './identity_evidence.js'
import type { SeenPage } from './seen_page.js'
import { companiesOf, isNews } from './stated_employers.js'

/** Adds the features of a person's employer. The strongest statement of the row's employer counts. */
export function addEmployer(
  subject: Subject,
  mention: Mention,
  page: SeenPage,
  evidence: IdentityEvidence,
  features: Features,
  add: Add
): void {
  if (subject.entity !== 'person') return
  addStated(subject, mention, page, evidence, add)
  const { company } = subject
  if (company === null || features.has('company.same')) return
  if (isNear(company, mention, page)) add('company.near', 1)
  // A person may have several employers, so others do not contradict the row's employer.
  else if (page.isEmployerNamed) add('company.site', 1)
  else if (mention.name !== null && isOwnBusiness(company, mention.name))
    add('company.own', mention.own ? 1 : 0)
  else if (!networkOf(page.url) && hostLikeness(company, page.url) >= NAMED_AFTER) add('company.host', 1)
  if (SIGNS.some((sign) => features.has(sign))) features.delete('company.conflict')
}

/**
 * If a mention has one of these features, another employer on the page does not contradict the row's
 * employer.
 */
const SIGNS = ['company.near', 'company.site', 'company.own', 'company.host'] as const

/** Compares the row's employer with the employers that a page states. */
function addStated(
  { company: given }: Subject,
  mention: Mention,
  page: SeenPage,
  evidence: IdentityEvidence,
  add: Add
): void {
  const stated = companiesOf(mention, page.observedAt)
  const now = [...stated.now, ...(page.siteOf && !mention.own ? [page.siteOf] : [])]
  const same = strongest(evidence.companies, ({ text }) => now.some((company) => sameCompany(company, text)))
  add('company.same', same)
  if (same > 0) return
  // The row's employer may be outdated, so every statement of a departure counts. An employer from
  // a page counts as former only if the departure may be newer than that page.
  const hasLeft = given !== null && stated.past.some(({ company }) => sameCompany(company, given))
  const left = strongest(evidence.companies, ({ text, seen }) =>
    stated.past.some(({ company, end, on }) => isNews(seen, end, on) && sameCompany(company, text))
  )
  if (hasLeft || left > 0) add('company.past', hasLeft ? 1 : left)
  else if (now.length > 0)
    add(
      'company.conflict',
      strongest(evidence.companies, () => true)
    )
}

/** How far before and after a person's name the employer is expected, in characters. */
const NEAR = { before: 200, after: 400 }

/** Whether a page names a company near the mention's name. On the mention's own page, any place counts. */
function isNear(company: string, { name, own }: Mention, { text }: SeenPage): boolean {
  if (!name) return false
  if (own) return isNamedIn(text, company)
  const at = text.indexOf(name)
  return (
    at >= 0 && isNamedIn(text.slice(Math.max(0, at - NEAR.before), at + name.length + NEAR.after), company)
  )
}

const isNamedIn = (text: string, company: string): boolean =>
  mentionsCompany(text, company) || suggestsCompany(text, company)

/** Whether a company bears the whole name of a person: `Jane Doe Photography`. */
function isOwnBusiness(company: string, name: string): boolean {
  const [outer, inner] = [words(company).join(' '), words(name)]
  return inner.length > 1 && ` ${outer} `.includes(` ${inner.join(' ')} `)
}
