import { fold } from '#domain/people/text/text'
import { isNamedLikePerson } from '../../subject/person_or_company.js'
import { isQualification } from '../../titles/occupations.js'
import { isCommonNoun, isRoleHead, isSurelyOrganisation } from './nouns.js'
import { is, isCapital, isWord, type Phrases, textOf } from './tokens.js'

const MAX_CORE = 9
const AFTER_HEAD = /^(?:emerit(?:us|a)|[IV]{1,3}|[1-5])$/i

/** Nouns that are roles only with a word before them: `tax specialist`. */
const VAGUE = /^(?:speciali|especialista|expert|maker|head|lead|chief|partner$|player|member|libero)/

/**
 * Returns the head of a role with its modifiers: `senior software engineer`. Null if there is none.
 */
export function core(s: Phrases, start: number): { from: number; to: number } | null {
  const { tokens, language } = s
  let head = -1
  let i = start
  for (; i < Math.min(tokens.length, start + MAX_CORE); i++) {
    const token = tokens[i]
    const isHead = isWord(token) && isRoleHead(token.text)
    if (/^[/&-]$/.test(token.text)) continue
    if (is(s, i, 'graduate') && isWord(tokens[i + 1]) && isRoleHead(tokens[i + 1].text)) continue
    if (!isWord(token)) break
    if (
      isHead &&
      !(token.key === 'lead' && isWord(tokens[i + 1]) && isCapital(tokens[i + 1]) && head < 0 && i > start)
    )
      head = i
    else if (is(s, i, 'and') && i > start && (head < 0 ? language === 'en' : isFieldAfter(s, head, i)))
      continue
    else if (token.classes.size > 0) break
    else if (head >= 0 && language === 'en' && !AFTER_HEAD.test(token.text) && !leadsToHead(s, i)) break
    else if (head >= 0 && (isPlainName(s, i) || isQualification(token.text) || isInstitutionAt(s, i))) break
  }
  while (i > start && (!isWord(tokens[i - 1]) || is(s, i - 1, 'and'))) i--
  const isVague = head < 0 || (head === start && VAGUE.test(fold(tokens[head].text)) && !is(s, i, 'of'))
  return isVague ? null : { from: start, to: i }
}

/** Whether `and` joins words for the field of a role: `hoogleraar oceanografie en communicatie`. */
const isFieldAfter = (s: Phrases, head: number, at: number) => {
  const next = s.tokens[at + 1]
  return (
    s.language !== 'en' && at > head + 1 && isWord(next) && next.classes.size === 0 && !isRoleHead(next.text)
  )
}

/** Reports whether one of the next two words is a role's head: `web developer intern`. */
const leadsToHead = (s: Phrases, at: number) =>
  [1, 2].some((step) => {
    const next = s.tokens[at + step]
    return isWord(next) && next.classes.size === 0 && isRoleHead(next.text)
  })

/** Whether an institution's name begins here: `Profesora Escuela de Diseño`. */
export const isInstitutionAt = (s: Phrases, at: number) =>
  isCapital(s.tokens[at]) && isCommonNoun(s.tokens[at].text) && isSurelyOrganisation(s.tokens[at].text)

/** Whether a person's name begins here: `CEO Anna Becker`. */
const isPlainName = (s: Phrases, at: number) =>
  isCapital(s.tokens[at]) && isCapital(s.tokens[at + 1]) && isNamedLikePerson(textOf(s, at, at + 2))
