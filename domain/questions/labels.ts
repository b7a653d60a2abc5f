import { trimEnd } from '#domain/people/text/linear_text'
import { fold, words } from '#domain/people/text/text'
import { labelsIn, withoutBrackets } from '#domain/evidence/extract/labels/label_meaning'
import type { Concept } from './concept.js'
import { PURPOSES } from './contact_purpose.js'
import type { Question } from './question.js'
import { isStopWord, isWeakWord, termOf } from './terms.js'

const CONCEPT_LABELS = new Map<string, ReadonlySet<string>>()
const PAST =
  /\b(?:former|previous|past|prior|ehemalige[rn]?|fruhere[rn]?|ancien(?:ne)?s?|anterior(?:es)?|antig[ou][oa]s?|ex)\b/

function labelsOf({ id, labels }: Concept): ReadonlySet<string> {
  const known = CONCEPT_LABELS.get(id)
  if (known) return known
  const list = new Set(labelsIn(labels))
  CONCEPT_LABELS.set(id, list)
  return list
}

export const foldLabel = (label: string): string =>
  trimEnd(withoutBrackets(fold(label)), /[*:：?.…]/)
    .replace(/^(?:our|the|your|his|her|unsere?|notre|nos|nuestr[ao]s?|noss[ao]s?|current|company)\s+/, '')
    .trim()

/**
 * Returns null if a label's value does not answer a question. `past` marks a former value that the
 * question does not request.
 */
export function answerOfLabel(question: Question, label: string): { past: boolean } | null {
  const folded = foldLabel(label)
  const past = PAST.test(folded)
  if (question.concept?.avoid?.test(folded)) return null
  if (question.role && question.past && !past) return null
  if (question.concept && labelsOf(question.concept).has(folded)) return { past: false }
  return isAbout(question, folded) ? { past: past && !question.past } : null
}

/**
 * Reports whether all words of a label belong to the question, and the label has every head of the
 * question except those that it may omit.
 */
function isAbout({ heads, terms, format, concept }: Question, folded: string): boolean {
  const tokens = words(folded).filter((word) => !isStopWord(word) && !PAST.test(word))
  const strong = tokens.filter((word) => !isWeakWord(word)).map(termOf)
  if (strong.length === 0 || heads.length === 0) return false
  if (concept && concept.of === 'company' && !strong.every((term) => heads.includes(term))) return false
  const unasked = strong.filter((term) => !terms.includes(term) && !heads.includes(term))
  if (unasked.length > 0) return false
  const missing = heads.filter((term) => !strong.includes(term))
  if (missing.length === 0) return true
  // Neither `Warehouses` nor `Europe` answers `number of warehouses in Europe`.
  return format === 'boolean'
    ? false
    : missing.every((term) => mayBeOmitted(term)) && strong.some((term) => heads.includes(term))
}

/** Reports whether a label may omit a head. It may not omit a contact purpose. */
const mayBeOmitted = (term: string): boolean =>
  /^(?:spoken|speak|own|primary|total|exist|sell|sold|main|offic|serv|activ|month|annual|yearl|year)$/.test(
    term
  ) && !PURPOSES.some(({ id }) => id === term)
