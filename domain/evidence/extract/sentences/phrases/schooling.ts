import { wholeText } from '#domain/people/text/phrases'
import { type Found, nounPhrase, organisation } from './noun_phrases.js'
import { isSurelyOrganisation } from './nouns.js'
import { is, isCapital, isWord, type Phrases, textOf } from './tokens.js'

const MAX_DISTANCE = 24
/** The maximum number of studies per sentence: `a BSc at X, an MSc at Y and a PhD at Z`. */
const MAX_STUDIES = 4
const DEGREE = wholeText('i')`
  ph\.?d\.? | dphil | doctorate | doctoral | degree | master | master's | masters | msc | m\.sc\.? | m\.s\.?
  ma | m\.a\.? | mba | bachelor | bachelor's | bachelors | bsc | b\.sc\.? | b\.s\.? | ba | b\.a\.? | beng
  meng | diplom | diploma | abschluss | promotion | licence | licenciatura | grado | doctorado | doctorat
  thèse | mestrado | doutorado | graduação | laurea | dottorato | diplôme | maestría | título | titre
  staatsexamen | magister | llm | ll\.m\.?
`

/** The words after `Bachelor of` that belong to the degree. */
const OF_DEGREE =
  /^(?:science|sciences|arts|engineering|philosophy|laws?|education|business|fine|music|medicine|technology|architecture|commerce|artium)$/i

type Study = { school: string; degree: string | null; field: string | null }

/** Reads all degrees, fields and schools after a verb of study. */
export function schoolings(s: Phrases, verb: number, start: number): { studies: Study[]; to: number } | null {
  const studies: Study[] = []
  let [at, to]: [number, number | null] = [start, null]
  while (studies.length < MAX_STUDIES) {
    const found = schooling(s, verb, at)
    if (!found || (studies.length > 0 && found.degree === null)) break
    const { school, degree, field } = found
    to = found.to
    const after = degree === null ? degreeAfter(s, found.to) : null
    studies.push({ school, degree: degree ?? after, field })
    if (degree === null) break
    at = found.to
  }
  return to === null ? null : { studies, to }
}

/**
 * Reads the degree in `graduated from X with a BSc and an MSc`: the last and usually highest one.
 */
function degreeAfter(s: Phrases, start: number): string | null {
  if (s.tokens[start]?.key !== 'with') return null
  let degree: string | null = null
  for (let at = start + 1; at < Math.min(s.tokens.length, start + 10) && isWord(s.tokens[at]); at++)
    if (DEGREE.test(s.tokens[at].key)) degree = degreeAt(s, start, at) ?? degree
  return degree
}

/**
 * Reads the next degree, field and school after a verb of study. Null if there is no school, or if
 * the verb needs a degree and there is none.
 */
function schooling(s: Phrases, verb: number, start: number): Found<Study> | null {
  const { tokens } = s
  let hasDegree = false
  let [degree, fieldFrom, fieldTo]: [string | null, number, number] = [null, -1, -1]
  let at = start
  if (tokens[at]?.text === ':') at++
  const isDegreeNeeded = is(s, verb, 'earn') && !is(s, verb, 'study')
  if (DEGREE.test(tokens[verb].key) && start <= verb + 1) at = verb
  const begin = at
  for (; at < Math.min(tokens.length, begin + MAX_DISTANCE); at++) {
    const token = tokens[at]
    if (/^[.;:!]$/.test(token.text)) return null
    if (DEGREE.test(token.key)) {
      // Of several degrees from one school, the highest counts.
      const next = degreeAt(s, begin, at)
      if (degree === null || (next !== null && isHigher(next, degree))) degree = next
      hasDegree = true
      if (is(s, at + 1, 'of') && OF_DEGREE.test(tokens[at + 2]?.key ?? '')) at += 2
      continue
    }
    const isLink = is(s, at, 'at', 'from', 'of', 'in') || token.text === ','
    if (!isLink) {
      if (
        fieldFrom < 0 &&
        !is(s, at, 'determiner', 'indefinite', 'adverb') &&
        (hasDegree ? is(s, at - 1, 'in', 'of') : start <= verb + 2) &&
        isWord(token) &&
        !IS_DATE.test(token.key) &&
        !/^(?:als|as|with)$/.test(token.key)
      )
        fieldFrom = at
      if (fieldFrom >= 0 && isWord(token) && !IS_DATE.test(token.key)) fieldTo = at + 1
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
    const field =
      fieldFrom >= 0 && fieldTo > fieldFrom ? textOf(s, fieldFrom, fieldTo).replace(DANGLING, '') : null
    if (!hasDegree && field === null && !is(s, verb, 'study', 'graduate')) return null
    return { school: found.name, degree, field: field && field.length <= 60 ? field : null, to: found.to }
  }
  return null
}

const IS_DATE = /^(?:19|20)\d\d$/
const DANGLING = /(?<!\s)\s+(?:in|of|and|im|en|em|with|on)$/i
const DOCTORATE = /^(?:ph|d\.?phil|doctor|doktor|promotion|doctorat|doutor|dottorat|thèse)/i
const BACHELOR = /^(?:b|licen|grado|gradua|laurea)/i

const isHigher = (a: string, b: string): boolean =>
  (DOCTORATE.test(a) && !DOCTORATE.test(b)) || (BACHELOR.test(b) && !BACHELOR.test(a))

/** Returns the words of a degree, such as `Master's degree`; null for a bare `degree`. */
function degreeAt(s: Phrases, begin: number, at: number): string | null {
  let [from, to] = [at, at + 1]
  while (from > begin && isWord(s.tokens[from - 1]) && DEGREE.test(s.tokens[from - 1].key)) from--
  while (to < s.tokens.length && DEGREE.test(s.tokens[to].key)) to++
  if (is(s, to, 'of') && OF_DEGREE.test(s.tokens[to + 1]?.key ?? '')) to += 2
  const text = textOf(s, from, to)
  return /^degree$/i.test(text) ? null : text
}

const MAX_FIELD_WORDS = 4

/** Returns the field of study before a German or Dutch verb: `Botanik studierte ich in`; or null. */
export function fieldBefore(s: Phrases, verb: number): string | null {
  const isInverted = /^(?:de|nl)$/.test(s.language) && is(s, verb, 'study') && is(s, verb + 1, 'pronoun')
  if (!isInverted || verb > MAX_FIELD_WORDS) return null
  const isFree = s.tokens.slice(0, verb).every((token) => isWord(token) && token.classes.size === 0)
  return isFree && isCapital(s.tokens[verb - 1]) ? textOf(s, 0, verb) : null
}
