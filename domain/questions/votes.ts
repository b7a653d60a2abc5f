import type { Mention } from '#domain/evidence/claim'
import { verbatimIn } from '#domain/evidence/extract/verbatim_quotes'
import type { Page } from '#domain/evidence/page'
import { trimEnd } from '#domain/people/text/linear_text'
import type { Vote } from '#domain/truth/reconcile/vote'
import type { Source } from '#domain/truth/votes_of'
import { type About, aboutFor } from './passages.js'
import type { Question } from './question.js'
import { fromContacts } from './read/from_contacts.js'
import { fromCredentials } from './read/from_credentials.js'
import { fromCues } from './read/from_cues.js'
import { fromFields } from './read/from_fields.js'
import { fromHeadings, fromSkills } from './read/from_headings.js'
import { fromLabels, fromLinkedLabels } from './read/from_labels.js'
import { fromLinks } from './read/from_links.js'
import { fromModel } from './read/from_model.js'
import { fromOffices } from './read/from_offices.js'
import { fromOpenings } from './read/from_openings.js'
import { fromRoleSentences } from './read/from_role_sentences.js'
import { fromRoles } from './read/from_roles.js'
import { fromSentences } from './read/from_sentences.js'
import { fromTaglines } from './read/from_taglines.js'
import { fromOccupations, fromStudies, fromTitles } from './read/from_titles.js'
import { fromStatus } from './read/from_status.js'
import { isOfLinks } from './read/link_texts.js'
import type { PageAnswer } from './page_answer.js'

/**
 * Returns a page's votes for a custom column of one row. Every quote is verbatim in the page.
 * `mentions` are all mentions of the page, needed to find the holder of a role. If missing, this
 * function extracts them.
 */
export function customVotes(
  question: Question,
  source: Source & { page: Page; mentions?: readonly Mention[] }
): Vote[] {
  const { page, mention, kind, identity, pageCluster } = source
  const about = aboutFor(page, mention)
  const isVerbatim = verbatimIn(page)
  const seen = new Set<string>()
  const isNumbered = NUMBERED.has(question.concept?.id ?? '')
  return answersOf(question, about, source.mentions)
    .map((answer) => (isNumbered ? { ...answer, value: withoutRemark(String(answer.value)) } : answer))
    .filter(({ quote }) => isVerbatim(quote))
    .filter((answer) => isStatement(question, answer, page))
    .filter(({ value }) => !isNumbered || isNumber(String(value)))
    .filter(({ value, past, method }) => {
      // A reader's answer confirms an equal one of the rules.
      const key = `${JSON.stringify(value)} ${past} ${method === 'model'}`
      return !seen.has(key) && seen.add(key)
    })
    .map((answer) => ({
      ...answer,
      past: answer.past || (isOfNow(question) && AT_THE_TIME.test(answer.quote)),
      url: page.url,
      kind,
      identity,
      pageCluster,
      observedAt: page.observedAt,
    }))
}

/** Matches words such as `the field`, which refer to a field that is not named. */
const UNNAMED = /^(?:the |this |their |his |her )?(?:fields?|areas?|domains?|topics?|subject)[,.;]/i

/**
 * Whether a value names a specialty. If only a short line suggests it, the line must not be the
 * site's menu.
 */
const isSpecialty = ({ value, method }: PageAnswer, page: Page): boolean =>
  /\p{L}/u.test(String(value)) &&
  !UNNAMED.test(String(value)) &&
  !(method === 'trait' && isOfLinks(String(value), page))

/** Whether a page states an answer, unlike its menu, language links and lists of taught courses. */
function isStatement({ concept }: Question, answer: PageAnswer, page: Page): boolean {
  if (concept?.id === 'specialty') return isSpecialty(answer, page)
  if (concept?.id === 'highest_education') return !isAboutTeaching(page.url)
  return concept?.id !== 'languages' || !isOfLinks(String(answer.value), page)
}

/** Whether a page lists the degrees of courses that the person teaches. */
const isAboutTeaching = (url: string): boolean =>
  /(?:^|[/_-])(?:teaching|courses?|lehre|lehrveranstaltungen|docencia|ensino|didattica|insegnamento|enseignements?|onderwijs)(?:\.\w+)?\/?$/i.test(
    URL.parse(url)?.pathname ?? ''
  )

/** Concepts whose values have at least `MIN_DIGITS` digits. */
const NUMBERED = new Set(['vat', 'tax_id'])
const MIN_DIGITS = 7
/** Drops a remark in brackets and marks after a number. */
function withoutRemark(text: string): string {
  const open = text.indexOf('(')
  const bare = open > 0 && /\d/.test(text.slice(0, open)) ? text.slice(0, open) : text
  return trimEnd(bare, /[\\\s.,;]/)
}

const isNumber = (text: string): boolean => text.replace(/\D/g, '').length >= MIN_DIGITS

/** Matches phrases that limit a statement to the time it was written. */
const AT_THE_TIME =
  /\b(?:at th(?:e|at) time|back then|zu (?:diesem|dem) zeitpunkt|damals|à l.époque|en (?:aquel|ese) (?:entonces|momento)|por entonces|na (?:época|altura))(?![\p{L}])/iu

/** Reports whether the answer changes over time. */
const isOfNow = ({ concept, past }: Question): boolean => !past && concept?.holds !== 'date'

/**
 * Returns a page's answers. Labelled values come first, because the first of equal answers provides
 * the quote.
 */
function answersOf(question: Question, about: About, mentions: readonly Mention[] | undefined): PageAnswer[] {
  const answers = allAnswers(question, about, mentions)
  if (question.concept?.id !== 'specialty') return answers
  // Sentences may name a passing interest, so other statements of a specialty replace them.
  const stated = answers.filter(({ method }) => method !== 'sentence')
  if (stated.length > 0) return stated
  if (answers.length > 0) return answers.slice(0, 1)
  const readers = [fromTitles, fromTaglines, fromStudies, fromSkills, fromOccupations]
  for (const read of readers) {
    const found = read(question, about)
    if (found.length > 0) return found
  }
  return []
}

const allAnswers = (
  question: Question,
  about: About,
  mentions: readonly Mention[] | undefined
): PageAnswer[] => [
  ...fromFields(question, about),
  ...fromCredentials(question, about),
  ...fromContacts(question, about),
  ...fromOpenings(question, about),
  ...(question.purpose ? [] : fromLabels(question, about)),
  ...fromLinkedLabels(question, about),
  ...fromRoles(question, about, mentions),
  ...fromRoleSentences(question, about),
  ...fromOffices(question, about),
  ...fromCues(question, about),
  ...fromStatus(question, about),
  ...fromHeadings(question, about),
  ...fromSentences(question, about),
  ...fromLinks(question, about),
  ...fromModel(question, about),
]
