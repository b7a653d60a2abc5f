import { anyOf } from '#domain/people/text/phrases'
import { words } from '#domain/people/text/text'
import { stemOf } from './stems.js'

const LEFT_WORDS = anyOf`
  former(?:ly)? | previous(?:ly)? | prior to | before (?:joining|that|founding|moving) | used to (?:work|be)
  worked (?:at|for|as|in|with) | stints? (?:at|with) | spent | earlier | began
  started (?:his|her|their|my) career | held | was an? | have been | ex
`
/** Words before a former employer: `formerly at Acme`, `before joining`, `used to work`. */
const LEFT = new RegExp(String.raw`(?<![\p{L}\p{N}])${LEFT_WORDS}(?![\p{L}\p{N}])`, 'giu')
const STUDY_WORDS = anyOf`
  studie[ds] | graduate[ds]? | grad | ph\.? ?d | doctorate | doctoral | degrees? | masters? | bachelors?
  m\.?sc | b\.?sc | mba | alum(?:ni|nus|na|nae)? | attended | educated | students? | thesis | undergraduate
  postdoc(?:toral)? | diploma
`
/** Words beside a school: `a PhD from Acme University`, `Acme alumni`. */
const STUDIED = new RegExp(String.raw`(?<![\p{L}\p{N}])${STUDY_WORDS}(?![\p{L}\p{N}])`, 'giu')
const SENTENCE = /[;|•\n!?]+|\.\s+(?=[\p{Lu}\d])/u

const MAX_AFTER = 20
const MAX_BEFORE = 6

/**
 * Returns the stems of words near statements about former employers and studies: `acme` for `formerly at
 * Acme`. Each word is at most 20 words after the statement in the same sentence, or at most 6 words before a
 * statement about studies.
 */
export function statedPast(texts: readonly (string | undefined)[]): string[] {
  const found = new Set<string>()
  for (const sentence of texts.flatMap((text) => text?.split(SENTENCE) ?? [])) {
    for (const { index, 0: match } of sentence.matchAll(LEFT)) add(after(sentence, index + match.length))
    for (const { index, 0: match } of sentence.matchAll(STUDIED)) {
      add(words(sentence.slice(0, index)).slice(-MAX_BEFORE))
      add(after(sentence, index + match.length))
    }
  }
  return [...found]

  function add(near: readonly string[]): void {
    for (const word of near) found.add(stemOf(word))
  }
}

const after = (sentence: string, from: number): string[] => words(sentence.slice(from)).slice(0, MAX_AFTER)
