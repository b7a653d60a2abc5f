import { companyKey } from '#domain/people/companies/company_name'
import { fold } from '#domain/people/text/text'
import type { Mention } from '../../claim.js'
import { addFounded } from '../add_claims.js'
import { minedBlocks, type Reading } from '../reading.js'
import { quoteAround, sentencesOf } from '../sentences/sentences.js'
import {
  FOUNDED_AFTER,
  FOUNDED_SINCE,
  FOUNDING,
  FOUNDING_ENTRY,
  OTHER_SINCE,
  OTHER_SUBJECT,
  OWN_SUBJECT,
} from './data/founding_words_data.js'

const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/
const MAX_SENTENCES = 1500
/** Longer subjects are clauses about something else. */
const MAX_SUBJECT = 90
const MAX_ENTRY_LENGTH = 90

/**
 * Adds founding years from sentences and timelines: `Este despacho fue fundado en 1955`, `Seit 1998
 * ist Acme ...`, `2007 Année de création`. The sentence must be about the company itself.
 */
export function addFoundings(reading: Reading, mention: Mention): void {
  const names = [
    mention.name ?? '',
    ...mention.claims.flatMap((claim) => (claim.field === 'name' ? [claim.value] : [])),
  ]
    .map((name) => companyKey(name))
    .filter((name) => name.length > 2)
  let count = 0
  for (const [, block] of minedBlocks(reading)) {
    if (block.boilerplate || !YEAR.test(block.text)) continue
    for (const sentence of sentencesOf(block.text)) {
      if (!YEAR.test(sentence)) continue
      if (++count > MAX_SENTENCES) return
      const year = foundingYear(sentence, names)
      if (year)
        addFounded(reading, mention, year, { quote: quoteAround(sentence, 0, 300), method: 'sentence' })
    }
  }
}

function foundingYear(sentence: string, names: readonly string[]): string | null {
  const text = fold(sentence)
  if (sentence.length <= MAX_ENTRY_LENGTH) {
    const entry = FOUNDING_ENTRY.exec(text)
    if (entry) return entry.groups!.before ?? entry.groups!.after
  }
  const founding = FOUNDING.exec(text)
  if (founding && isAboutOwn(text.slice(0, founding.index), names)) return founding.groups!.year
  const after = FOUNDED_AFTER.exec(text)
  const subject = after ? `${text.slice(0, after.index)} ${after.groups!.subject}` : ''
  if (after && !OTHER_SUBJECT.test(subject) && isWhollyNamed(text, subject, names)) return after.groups!.year
  const since = OTHER_SINCE.test(sentence) ? null : FOUNDED_SINCE.exec(text)
  return since && isNamed(text.slice(since[0].length, since[0].length + MAX_SUBJECT), names)
    ? since.groups!.year
    : null
}

/** Whether the words before a verb name the company, or are empty or a pronoun. */
function isAboutOwn(subject: string, names: readonly string[]): boolean {
  const words = subject.trim()
  return words.length <= MAX_SUBJECT && !OTHER_SUBJECT.test(words) && (words === '' || isNamed(words, names))
}

/** Whether a subject names the company, or the sentence has all words of its name. */
const isWhollyNamed = (sentence: string, subject: string, names: readonly string[]): boolean =>
  isNamed(subject, names) ||
  names.some((name) => name.includes(' ') && name.split(' ').every((word) => sentence.includes(word)))

const isNamed = (text: string, names: readonly string[]): boolean =>
  OWN_SUBJECT.test(text) || names.some((name) => text.includes(name))
