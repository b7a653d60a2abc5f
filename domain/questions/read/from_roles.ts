import { extractMentions } from '#domain/evidence/extract/extract_mentions'
import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import { sameCompany } from '#domain/people/companies/company_name'
import type { About } from '../passages.js'
import { answerOfLabel } from '../labels.js'
import { heldRole, holdsRole, isFormerTitle } from '../roles.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'
import { peopleIn } from '../values/slots.js'

const mentionCache = new WeakMap<Page, readonly Mention[]>()

/** Returns the mentions of a page, cached because several columns need them. */
function mentionsOf(page: Page): readonly Mention[] {
  const known = mentionCache.get(page) ?? extractMentions(page)
  mentionCache.set(page, known)
  return known
}

/**
 * Finds the holders of a role in labels, cards and sentences. Skips current holders if the question
 * requests former ones.
 */
export function fromRoles(question: Question, about: About, mentions = mentionsOf(about.page)): PageAnswer[] {
  const { role } = question
  const company = about.mention.name
  if (!role || about.mention.entity !== 'company') return []
  const labelled = about.mention.claims.flatMap((claim): PageAnswer[] => {
    if (claim.field !== 'property' || question.format !== 'text') return []
    const { label, value } = claim.value
    if (label.length > 60 || !(heldRole(label, role) || answerOfLabel(question, label))) return []
    const [name] = peopleIn(value)
    const isFormer = claim.past || isFormerTitle(label)
    if (!name || (question.past && !isFormer)) return []
    const { quote, method, statedAt } = claim
    return [{ value: name, quote, method, statedAt, past: isFormer && !question.past }]
  })
  const held = mentions.flatMap((person) =>
    company && person.entity === 'person' ? holds(question, person, company) : []
  )
  return [...labelled, ...held]
}

function holds(
  { role, format, past: wantsFormer }: Question,
  person: Mention,
  company: string
): PageAnswer[] {
  const { claims, name } = person
  if (!name) return []
  const employers = claims.flatMap((claim) => (claim.field === 'company' && !claim.past ? [claim.value] : []))
  const isThere = employers.length > 0 && employers.every((employer) => sameCompany(employer, company))
  const jobs = claims.flatMap((claim) => {
    const job =
      claim.field === 'employment' && claim.value.title && sameCompany(claim.value.company, company)
        ? { title: claim.value.title, past: claim.past || !claim.value.current }
        : claim.field === 'title' && isThere
          ? { title: claim.value, past: claim.past }
          : null
    if (!job || !heldRole(job.title, role!)) return []
    return [{ claim, isFormer: job.past || !holdsRole(job.title, role!) || isFormerTitle(job.title) }]
  })
  if (wantsFormer && jobs.some(({ isFormer }) => !isFormer)) return []
  return jobs.flatMap(({ claim, isFormer }): PageAnswer[] => {
    const past = isFormer && !wantsFormer
    const { quote, method, statedAt } = claim
    if (format === 'text') return [{ value: name, quote, method, statedAt, past }]
    return past ? [] : contactsOf(person, format)
  })
}

/** Returns a person's contacts or profiles in the requested format. */
const contactsOf = ({ claims }: Mention, format: Question['format']): PageAnswer[] =>
  claims.flatMap((claim): PageAnswer[] => {
    const isRequested =
      (format === 'email' && claim.field === 'email') ||
      (format === 'phone' && claim.field === 'phone') ||
      (format === 'url' && claim.field === 'social')
    if (!isRequested) return []
    const { value, quote, method, statedAt, past } = claim
    return [{ value, quote, method, statedAt, past }]
  })
