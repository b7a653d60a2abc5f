import { sameCompany } from '#domain/people/companies/company_name'
import { compareNames } from '#domain/people/names/names'
import { words } from '#domain/people/text/text'
import type { Claim, ClaimField, Mention } from '../claim.js'
import type { ReadPage } from '../page_parser.js'
import { emailsIn } from '../extract/add_claims.js'
import { isPromptInjection } from '../extract/prompt_injection.js'
import { isCompanyName, isPerson } from '../extract/recognisers.js'
import { dateOfPage } from '../extract/subject/page_subject.js'
import { Attribution } from './attribution.js'
import { claimValue } from './claim_value.js'
import { contains } from './contains.js'
import { type FoundQuote, QuoteFinder } from './find_quote.js'
import { MentionCopies } from './mention_copies.js'
import type { ReaderQuestion, ReaderTask } from './page_reader.js'
import { type Proposal, READER_FIELDS } from './proposals.js'
import { shownPage } from './shown_page.js'

const MAX_ADDED = 60

/**
 * Adds the proposals that pass every check to copies of the page's mentions, as claims of the
 * method `model`. A proposal passes if:
 * - its quote is verbatim on the page, and contains no instructions for programs,
 * - its value follows from the quote,
 * - its subject is a mention or is named in the page's text, and the quote can be about it.
 * A value that the rules have read already passes too, because two readings confirm each other.
 */
export function admitClaims(
  { page, mentions }: ReadPage,
  proposals: readonly Proposal[],
  task: ReaderTask
): readonly Mention[] {
  const shown = shownPage(page)
  const finder = new QuoteFinder(page, shown)
  const attribution = new Attribution(page, mentions, task.entity)
  const statedAt = dateOfPage(page)
  const book = new MentionCopies(mentions)
  let added = 0
  for (const proposal of proposals) {
    if (added >= MAX_ADDED || isPromptInjection(`${proposal.about} ${proposal.quote}`)) continue
    const names = namesOf(proposal.about, mentions, task)
    if (names.length === 0 && !isNamed(proposal.about, shown.text, page.url, task)) continue
    const known = mentions.find((one) => one.entity === task.entity && one.name === names[0])
    const own = known?.own ?? false
    for (const quote of finder.find(proposal.quote)) {
      if (!attribution.allows(quote, [proposal.about, ...names], own)) continue
      const claim = claimOf(proposal, quote, {
        ...task,
        own,
        pageUrl: page.url,
        name: names[0] ?? proposal.about,
      })
      if (!claim) continue
      if (
        book.add(task.entity, known ?? null, proposal.about, {
          ...claim,
          statedAt,
          past: proposal.past,
        } as Claim)
      )
        added++
      break
    }
  }
  return book.mentions()
}

type Subject = Pick<ReaderTask, 'entity' | 'questions'> & { own: boolean; pageUrl: string; name: string }

function claimOf({ field, value, past }: Proposal, quote: FoundQuote, subject: Subject) {
  const origin = { quote: quote.text, method: 'model' as const }
  const question = subject.questions.find(({ key }) => key === field)
  if (question)
    return isAnswer(question, value, quote)
      ? { ...origin, field: 'property' as const, value: { label: question.key, value } }
      : null
  if (!READER_FIELDS[subject.entity].includes(field as ClaimField)) return null
  // No column asks for a former address or name.
  if (past && field !== 'title' && field !== 'company') return null
  const read = claimValue(field as ClaimField, value, quote, subject)
  return read === null ? null : { ...origin, field: field as ClaimField, value: read }
}

/**
 * Reports whether the quote contains the answer to a question. Boolean answers never pass, because
 * a quote cannot confirm them. An e-mail address must be whole in the quote's context.
 */
function isAnswer({ format }: ReaderQuestion, value: string, { text, context }: FoundQuote): boolean {
  if (format === 'boolean' || value.length > 300 || !contains(text, value)) return false
  if (format !== 'email') return true
  return emailsIn(context).some(({ email }) => email.toLowerCase() === value.toLowerCase())
}

/** Returns the names of the mentions that a proposal may be about, the closest first. */
function namesOf(
  about: string,
  mentions: readonly Mention[],
  { entity }: Pick<ReaderTask, 'entity'>
): string[] {
  const likeness = (name: string) =>
    entity === 'person' ? compareNames(about, name) : sameCompany(about, name) ? 1 : 0
  return mentions
    .flatMap((one) => (one.entity === entity && one.name ? [one.name] : []))
    .map((name) => ({ name, like: likeness(name) }))
    .filter(({ like }) => like >= 0.8)
    .sort((a, b) => b.like - a.like)
    .map(({ name }) => name)
}

/** Reports whether the page's text contains the name, and the name may be the row's. */
function isNamed(about: string, text: string, url: string, { entity, row }: ReaderTask): boolean {
  if (!contains(text, about)) return false
  if (entity === 'person') return isPerson(about) && (!row.name || compareNames(row.name, about) >= 0.6)
  if (!isCompanyName(about)) return false
  if (row.name) return sameCompany(row.name, about) || contains(row.name, about) || contains(about, row.name)
  const letters = words(about).join('')
  return letters.length >= 3 && new URL(url).hostname.replaceAll(/[.-]/g, '').includes(letters)
}
