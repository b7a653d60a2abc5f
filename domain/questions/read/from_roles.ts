import { extractMentions } from '#domain/evidence/extract/extract_mentions'
import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import { sameCompany } from '#domain/people/companies/company_name'
import type { About } from '../passages.js'
import { labelAnswers } from '../labels.js'
import { holdsPost } from '../roles.js'
import type { Question } from '../question.js'
import type { Said } from '../said.js'
import { peopleIn } from '../values/slots.js'

const EXTRACTED = new WeakMap<Page, readonly Mention[]>()

/** The mentions of a page, which many columns ask for. */
function mentionsOf(page: Page): readonly Mention[] {
  const known = EXTRACTED.get(page) ?? extractMentions(page)
  EXTRACTED.set(page, known)
  return known
}

/** Those whom a page names in the post that is asked for: on labels, cards and in sentences. */
export function fromRoles(question: Question, about: About, mentions = mentionsOf(about.page)): Said[] {
  const { role } = question
  const company = about.mention.name
  if (!role || about.mention.entity !== 'company') return []
  const labelled = about.mention.claims.flatMap((claim): Said[] => {
    if (claim.field !== 'property' || question.format !== 'text') return []
    const { label, value } = claim.value
    if (label.length > 60 || !(holdsPost(label, role) || labelAnswers(question, label))) return []
    const [name] = peopleIn(value)
    const past = claim.past || /\b(?:former|previous|ex|ehemalige|ancien|anterior)\b/i.test(label)
    return name
      ? [{ value: name, quote: claim.quote, method: claim.method, statedAt: claim.statedAt, past }]
      : []
  })
  const held = mentions.flatMap((person) =>
    company && person.entity === 'person' ? holds(question, person, company) : []
  )
  return [...labelled, ...held]
}

function holds({ role, format }: Question, person: Mention, company: string): Said[] {
  const { claims, name } = person
  if (!name) return []
  const employers = claims.flatMap((claim) => (claim.field === 'company' && !claim.past ? [claim.value] : []))
  const isThere = employers.length > 0 && employers.every((employer) => sameCompany(employer, company))
  return claims.flatMap((claim): Said[] => {
    const post =
      claim.field === 'employment' && claim.value.title && sameCompany(claim.value.company, company)
        ? { title: claim.value.title, past: claim.past || !claim.value.current }
        : claim.field === 'title' && isThere
          ? { title: claim.value, past: claim.past }
          : null
    if (!post || !holdsPost(post.title, role!)) return []
    const said = { quote: claim.quote, method: claim.method, statedAt: claim.statedAt, past: post.past }
    if (format === 'text') return [{ ...said, value: name }]
    return post.past ? [] : reached(person, format)
  })
}

/** The address or profile of whoever holds the post. */
const reached = ({ claims }: Mention, format: Question['format']): Said[] =>
  claims.flatMap((claim): Said[] =>
    (format === 'email' && claim.field === 'email') ||
    (format === 'phone' && claim.field === 'phone') ||
    (format === 'url' && claim.field === 'social')
      ? [
          {
            value: claim.value,
            quote: claim.quote,
            method: claim.method,
            statedAt: claim.statedAt,
            past: claim.past,
          },
        ]
      : []
  )
