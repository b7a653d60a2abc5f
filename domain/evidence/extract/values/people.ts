import { trimEnd, withoutBracketed } from '#domain/people/text/linear_text'
import { isPerson, isTitle } from '../recognisers.js'

const AND = /,? (?:and|und|et|y|e|en|&|sowie|ed) |, |; | \/ |\n|、|・| \| /u
/** Matches titles and roles before a name. */
const HONORIFIC =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|Herrn|M|Mme|Sr|Sra|Dña|Don|Doña|Dott|Dott\.ssa|Ing|Dipl|Mag|De heer|Mevrouw|Dhr|Mevr)\.?(?:-\p{L}{2,6}\.?)?(?:\s?\([A-Z]{2,4}\))?\s+)+(?=\p{Lu})/u
const CJK_ROLE =
  /^(?:代表取締役(?:社長|会長|CEO)?|取締役(?:社長|会長)?|代表社員|代表理事|代表者?|社長|理事長|会長|院長|所長|대표이사|대표자?|사장|이사장|원장)(?:兼\p{L}{2,8})?[\s　:：]*/u
const CJK_NAME = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,12}/u
const MAX_LENGTH = 300
const MAX_NAMES = 12

/**
 * Returns the people in a labelled value: `Jane Doe, John Roe (CTO)`, `Dr. Jane Doe, managing
 * director`, `代表取締役 山田太郎`. Skips parts that are not names.
 */
export function peopleNamed(text: string): string[] {
  if (text.length > MAX_LENGTH) return []
  const names = withoutBracketed(text)
    .replace(/[（）]/g, ' ')
    .split(AND)
    .slice(0, MAX_NAMES)
    .flatMap((part) => nameIn(part.trim()) ?? [])
  return [...new Set(names)]
}

function nameIn(part: string): string | null {
  const plain = trimEnd(part, /[\s.,:;]/)
    .replace(HONORIFIC, '')
    .replace(CJK_ROLE, '')
    .trim()
  if (isPerson(plain) && !isTitle(plain)) return plain
  if (CJK_NAME.test(plain)) return null
  // `Jane Doe en qualité de gérante`, `Jane Doe – managing director`.
  const [, before] =
    /^(.{4,50}?)(?:\s+[–—-]\s+|,?\s+(?:en (?:sa )?qualité d[e']|en tant que|agissant|als|as|in (?:her|his|their) capacity)\s?)/u.exec(
      plain
    ) ?? []
  return before && isPerson(before) && !isTitle(before) ? before : null
}
