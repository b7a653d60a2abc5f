import { type Found, nounPhrase, organisation } from './noun_phrases.js'
import { isSurelyOrganisation } from './nouns.js'
import { is, isWord, type Phrases, textOf } from './tokens.js'

const MAX_DISTANCE = 24
const DEGREE =
  /^(?:ph\.?d\.?|dphil|doctorate|doctoral|degree|master|master's|masters|msc|m\.sc\.?|m\.s\.?|ma|m\.a\.?|mba|bachelor|bachelor's|bachelors|bsc|b\.sc\.?|b\.s\.?|ba|b\.a\.?|beng|meng|diplom|diploma|abschluss|promotion|licence|licenciatura|grado|doctorado|doctorat|thèse|mestrado|doutorado|graduação|laurea|dottorato|diplôme|maestría|título|titre|staatsexamen|magister|llm|ll\.m\.?)$/i

/**
 * Reads a degree, field and school after a verb of study. Null if there is no school, or if the
 * verb needs a degree and there is none.
 */
export function schooling(
  s: Phrases,
  verb: number,
  start: number
): Found<{ school: string; degree: string | null; field: string | null }> | null {
  const { tokens } = s
  let hasDegree = false
  let [degree, fieldFrom, fieldTo]: [string | null, number, number] = [null, -1, -1]
  let at = start
  if (tokens[at]?.text === ':') at++
  const isDegreeNeeded = is(s, verb, 'earn') && !is(s, verb, 'study')
  if (DEGREE.test(tokens[verb].key)) at = verb
  const begin = at
  for (; at < Math.min(tokens.length, begin + MAX_DISTANCE); at++) {
    const token = tokens[at]
    if (/^[.;:!]$/.test(token.text)) return null
    if (DEGREE.test(token.key)) {
      degree ??= degreeAt(s, begin, at)
      hasDegree = true
      continue
    }
    const isLink = is(s, at, 'at', 'from', 'of', 'in') || token.text === ','
    if (!isLink) {
      if (
        fieldFrom < 0 &&
        !is(s, at, 'determiner', 'indefinite', 'adverb') &&
        (!hasDegree || is(s, at - 1, 'in', 'of')) &&
        isWord(token)
      )
        fieldFrom = at
      if (fieldFrom >= 0 && isWord(token)) fieldTo = at + 1
      continue
    }
    const np = nounPhrase(s, at + 1)
    const isSchool =
      np &&
      (isSurelyOrganisation(np.text) ||
        (is(s, at, 'from', 'at') && !is(s, at, 'in') && tokens[at].key !== 'with'))
    if (!np || !isSchool) continue
    const found = organisation(s, at + 1)
    if (!found || (isDegreeNeeded && !hasDegree)) return null
    const field = fieldFrom >= 0 && fieldTo > fieldFrom ? textOf(s, fieldFrom, fieldTo) : null
    if (!hasDegree && field === null && !is(s, verb, 'study', 'graduate')) return null
    return { school: found.name, degree, field: field && field.length <= 60 ? field : null, to: found.to }
  }
  return null
}

/** Returns the words of a degree: `Master's degree`. Null for a bare `degree`. */
function degreeAt(s: Phrases, begin: number, at: number): string | null {
  let [from, to] = [at, at + 1]
  while (from > begin && isWord(s.tokens[from - 1]) && DEGREE.test(s.tokens[from - 1].key)) from--
  while (to < s.tokens.length && DEGREE.test(s.tokens[to].key)) to++
  const text = textOf(s, from, to)
  return /^degree$/i.test(text) ? null : text
}
