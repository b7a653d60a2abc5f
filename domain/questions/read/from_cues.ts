import { quoteAround } from '#domain/evidence/extract/sentences/sentences'
import { companyKey } from '#domain/people/companies/company_name'
import { wholeText } from '#domain/people/text/phrases'
import { fold } from '#domain/people/text/text'
import type { Concept } from '../concept.js'
import { COMPANY_CONCEPTS } from '../data/company_concepts_data.js'
import { PERSON_CONCEPTS } from '../data/person_concepts_data.js'
import type { About, Passage } from '../passages.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'
import { readValue } from '../values/read_value.js'
import { valueAt } from '../values/slots.js'
import { isTopic, topicOf } from '../values/topics.js'

type Cues = { before: RegExp | null; after: RegExp | null }
/** Compiled on load, so that the regex linter checks the patterns. */
const CUES = new Map(
  [...COMPANY_CONCEPTS, ...PERSON_CONCEPTS].map((concept) => [concept.id, makeCues(concept)])
)

/** Compiles the words around a value. `{NAME}` and `{EMPLOYER}` are placeholders for names. */
function makeCues({ before, after }: Concept): Cues {
  const named = (pattern: string) =>
    pattern.replaceAll(
      /\{(?:NAME|EMPLOYER)\}/g,
      "\\p{Lu}[\\p{L}\\p{N}&'-]+(?: \\p{Lu}[\\p{L}\\p{N}&'-]+){0,3}"
    )
  return {
    before: before ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${named(before)})`, 'giu') : null,
    after: after
      ? new RegExp(`(?:(?<![\\p{L}\\p{N}])|(?=[\\s:]))(?:${named(after)})(?![\\p{L}])`, 'giu')
      : null,
  }
}

/** Finds answers next to cue words in sentences: `founded by`, `12 years of experience`. */
export function fromCues(question: Question, about: About): PageAnswer[] {
  const { concept } = question
  if (!concept || (!concept.before && !concept.after) || question.format === 'boolean') return []
  const cues = CUES.get(concept.id)!
  return about.passages.flatMap((passage): PageAnswer[] => {
    if (concept.avoid?.test(passage.text) || isPrivate(question, about, passage)) return []
    const found = near(passage, cues, concept)
    return found.flatMap(({ text: whole, from, to }): PageAnswer[] => {
      const text = concept.id === 'specialty' ? topicOf(whole) : whole
      if (isOwnName(text, about)) return []
      const value = concept.id === 'specialty' && !isTopic(text) ? null : readValue(question, text)
      if (value === null || value === '') return []
      const past = passage.isPast && !question.past
      const quote = quoteAround(passage.text, from, to)
      return [{ value, quote, method: 'sentence', statedAt: passage.statedAt, past }]
    })
  })
}

/** Matches headings of a person's life outside work. */
const PRIVATE = wholeText()`
  # English
  (?:beyond|outside|apart from|away from)(?: of)? work | personal(?: life| interests)?
  (?:my )?hobb(?:y|ies)(?: .{1,20})? | free time | leisure | fun(?: facts?)?
  # German
  privat(?:es)? | freizeit | hobbys?
  # Other languages
  loisirs | vie privee | aficiones | tiempo libre | vida personal | tempo livre | tempo libero | vrije tijd
  趣味 | 취미
`

/** Whether a passage about a specialty is in a section about the person's private life. */
const isPrivate = ({ concept }: Question, { page }: About, { block }: Passage): boolean =>
  concept?.id === 'specialty' && PRIVATE.test(fold(page.blocks[block].section ?? '').trim())

type Near = { text: string; from: number; to: number }

function near({ text }: Passage, { before, after }: Cues, { holds }: Concept): Near[] {
  const found: Near[] = []
  for (const { index, 0: cue } of before ? text.matchAll(before) : []) {
    const end = index + cue.length
    const value = valueAt(text.slice(end), holds, 'start')
    if (value) found.push({ text: value, from: index, to: end + value.length + 2 })
  }
  for (const { index, 0: cue } of after ? text.matchAll(after) : []) {
    const value = valueAt(text.slice(0, index), holds, 'end')
    if (value)
      found.push({ text: value, from: Math.max(0, index - value.length - 2), to: index + cue.length })
  }
  return found.slice(0, 4)
}

/** A company is never its own parent, investor or former name. */
const isOwnName = (text: string, { mention }: About): boolean =>
  mention.entity === 'company' && mention.name !== null && companyKey(text) === companyKey(mention.name)
