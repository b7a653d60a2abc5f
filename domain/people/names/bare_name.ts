import { anyOf } from '../text/phrases.js'
import { isHonorific, isSuffix } from './parse.js'

/** A name in Chinese, Japanese or Korean characters, and the same name in Latin letters. */
const TWICE =
  /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+(?:[\s　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+)?)[\s　]+\p{Script=Latin}[\p{Script=Latin}\s.'’-]+$/u
/** An honorific without a space after it: `Mr.Jane Doe`. */
const GLUED = /^(\p{L}{2,4}\.)(?=\p{Lu}\p{Ll})/u
/** A role or label before a name: `Éditeur Jane Doe`. */
const LABEL_BEFORE = anyOf`
  editor | publisher | owner | management | contact | director | éditeur | éditrice | editeur | responsable
  gérante? | directeur | directrice | inhaber(?:in)? | herausgeber(?:in)? | geschäftsführer(?:in)? | kontakt
  titular | director(?:a) | titolare | eigenaar | redacteur
`
const LABEL = new RegExp(`^${LABEL_BEFORE}:?$`, 'iu')
/** An occupation after a name, in forms that are no surnames: `Jane Doe Fisioterapeuta`. */
const OCCUPATION =
  /^(?:\p{L}*(?:th?[ée]rap[ei]ut|th?erapist|r[ée]fl[ée]xolog|psycholog|psic[óo]log|osteopat|ost[ée]opath|photograph|fot[óo]graf|fotograaf|ar[cq]h?ite[ckt])\p{L}*|coaching|consulting|psychothérapie|fisioterapia)$/iu
/** A description in brackets after a name, of more words than a nickname or maiden name has. */
const DESCRIPTION = /\s\((?:[^()\s]+\s){2,}[^()\s]+\)$/u
const MAX_LENGTH = 120

/**
 * Returns a person's name without titles and labels before it, and degrees and occupations after
 * it: `Jane Doe` for `Prof. Dr. Jane Doe, PhD`, and for `Jane Doe - Acme`. If the name is in two
 * scripts, keeps the first. Returns the trimmed text if fewer than two words would be left, or if
 * the text is too long for a name.
 */
export function bareName(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  if (trimmed.length > MAX_LENGTH) return trimmed
  const [, first] = TWICE.exec(trimmed) ?? []
  if (first) return first
  const [head, ...tails] = beforeHyphen(trimmed).replace(DESCRIPTION, '').replace(GLUED, '$1 ').split(/,\s*/)
  const areSuffixes = tails.every((tail) => tail.split(' ').every((word) => isSuffix(word, 3)))
  if (!areSuffixes) return trimmed
  const words = head.replace(/(?<![¶#])[¶#]+$/, '').split(' ')
  while (words.length > 2 && (isHonorific(words[0]) || LABEL.test(words[0]))) words.shift()
  while (words.length > 2 && (isSuffix(words.at(-1)!, words.length) || OCCUPATION.test(words.at(-1)!)))
    words.pop()
  return words.length > 1 ? words.join(' ') : trimmed
}

/** Drops what follows a whole name after a spaced hyphen: `Jane Doe - Licence`. */
function beforeHyphen(text: string): string {
  const [name] = text.split(' - ', 1)
  return name.includes(' ') ? name : text
}
