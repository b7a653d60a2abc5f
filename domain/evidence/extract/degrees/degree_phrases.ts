import { namesSchool } from '../layout/education.js'
import { type DegreeToken, degreeTokens, isCapitalised, isWordToken } from './degree_tokens.js'
import {
  AFTER_FIELD,
  CONTINUES,
  DEGREES,
  DOCTORATE_VERBS,
  HOLDERS,
  IN_CAPITALS,
  IN_FIELD,
  INTO_FIELD,
  STUDENTS,
} from './degree_words_data.js'
import { schoolIn } from './schools_in.js'

export type DegreePhrase = {
  /** Null for a study without a degree: `studied Law at Elmwood University`. */
  degree: string | null
  field: string | null
  /** The text from the degree to the end of its field: `PhD in Botany`. */
  named: string | null
  school: string | null
  /** The only year after the degree, or null. */
  year: string | null
  /** Whether the person still studies: `PhD student`. */
  isOpen: boolean
  /** The position of the degree in the text. */
  start: number
}

const MAX_TEXT = 700
const MAX_FIELD_WORDS = 8
const OPEN = /^(?:candidate|student|doktorandin?)$/
const OF = /^(?:of|de|di|d|en)$/
/** Words that mean a degree only in these languages. */
const LANGUAGES: Readonly<Record<string, string>> = {
  promotion: 'de nl',
  licence: 'fr',
  these: 'fr',
  grado: 'es',
  be: 'en',
  me: 'en',
}
/** Matches a word after a degree that the person does not hold: `MSc students`, `PhD committee`. */
const NOT_HELD =
  /^(?:students|candidates|supervis\p{L}*|advis\p{L}*|programs?|programmes?|courses?|committee|thesis|theses|level|admission|holders?|defen[cs]e|projects?|opportunities|positions?|fellowships?|scholarships?)$/u

/** Matches degrees of secondary schools. */
const SECONDARY = /maturit|liceo|lyc[ée]e|abitur|baccalaur|bachillerato|high school|secondary|gymnasi/iu

type Part = { from: number; to: number; degree: string; isOpen: boolean }

/**
 * Returns the degrees that a sentence or line names, with their fields and schools, in the order of
 * the text. `language` is an ISO 639-1 code.
 */
export function degreePhrases(text: string, language: string): DegreePhrase[] {
  if (text.length > MAX_TEXT) return []
  const tokens = degreeTokens(text)
  const parts = partsOf(text, tokens, language)
  /** The end of the last school. Later degrees do not search backwards past it. */
  let used = 0
  const found = parts.map((part, i): DegreePhrase & { to: number } => {
    const until = parts[i + 1]?.from ?? tokens.length
    const field = fieldAfter(text, tokens, part.to, until)
    const after = schoolIn(text, tokens, field?.to ?? part.to, until)
    const school = after ?? schoolIn(text, tokens, Math.max(used, parts[i - 1]?.to ?? 0), part.from, true)
    if (school) used = school.to
    const to = Math.max(part.to, field?.to ?? 0)
    const isVerb = Object.hasOwn(DOCTORATE_VERBS, tokens[part.from].key)
    const years = tokens.slice(to, until).filter(({ key }) => /^(?:19|20)\d\d$/.test(key))
    return {
      degree: part.degree,
      field: field?.text ?? null,
      named: isVerb ? part.degree : text.slice(tokens[part.from].start, tokens[to - 1].end),
      year: years.length === 1 ? years[0].key : null,
      school: school && text.slice(tokens[school.from].start, tokens[school.to - 1].end),
      isOpen: part.isOpen,
      start: tokens[part.from].start,
      to,
    }
  })
  // `BSc and MSc in Botany from X`: the first degree shares the field and the school.
  for (let i = found.length - 2; i >= 0; i--) {
    const gap = tokens.slice(found[i].to, parts[i + 1].from)
    if (!gap.every(({ key }) => /^(?:and|und|et|y|e|en|,|&|\/|as|well|a|an|my|her|his)$/.test(key))) continue
    found[i].school ??= found[i + 1].school
    found[i].field ??= found[i + 1].field
  }
  // `Elmwood University (MSc, 1994 and PhD, 1997)`: the second degree shares the school. So does a
  // degree after a word such as `Jurastudium`.
  for (let i = 1; i < found.length; i++) {
    const gap = tokens.slice(found[i - 1].to, parts[i].from)
    const isListed = gap.every(({ key }) => /^(?:and|und|et|y|e|en|[,(&/)]|\d{4})$/.test(key))
    if (isListed || /studium$/.test(tokens[parts[i - 1].from].key)) found[i].school ??= found[i - 1].school
  }
  return found.map(({ to: _, ...phrase }) => phrase)
}

function partsOf(text: string, tokens: readonly DegreeToken[], language: string): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!isHead(tokens, at, language)) continue
    const verb = DOCTORATE_VERBS[tokens[at].key]
    const to = verb ? at + 1 : endOfDegree(tokens, at)
    if (NOT_HELD.test(tokens[to]?.key ?? '')) {
      at = to - 1
      continue
    }
    const isOpen = OPEN.test(tokens[to - 1].key) || STUDENTS.has(tokens[at].key)
    if (SECONDARY.test(text.slice(tokens[at].start, tokens[Math.min(tokens.length, to + 4) - 1].end)))
      continue
    parts.push({
      ...{ from: at, to, isOpen },
      degree: verb ?? text.slice(tokens[at].start, tokens[to - 1].end),
    })
    at = to - 1
  }
  return parts
}

/** Words that may be heads, except compounds. */
const HEADS = new Set(['dr', ...DEGREES, ...HOLDERS, ...STUDENTS, ...Object.keys(DOCTORATE_VERBS)])

function isHead(tokens: readonly DegreeToken[], at: number, language: string): boolean {
  const { key, text } = tokens[at]
  if (!HEADS.has(key) && !key.startsWith('dipl-') && !key.endsWith('studium')) return false
  if (Object.hasOwn(DOCTORATE_VERBS, key)) return true
  if (Object.hasOwn(LANGUAGES, key) && !LANGUAGES[key].split(' ').includes(language)) return false
  const next = tokens[at + 1]
  const isInto = next !== undefined && INTO_FIELD.has(next.key)
  if (key.startsWith('dipl-') && /^dipl-\p{L}/u.test(key)) return true
  if (key.endsWith('studium') && /\p{L}{3}studium$/u.test(key) && isCapitalised(tokens[at])) return true
  if (key === 'studium') return next?.key === 'der' || next?.key === 'des'
  if (STUDENTS.has(key)) return true
  // `Dr. sc. nat. in Botany`, but not `Dr. med. Jane Doe`.
  if (key === 'dr' && DOCTOR_OF.test(next?.key ?? '')) return isIntoField(tokens, endOfDegree(tokens, at))
  if (HOLDERS.has(key) && isYearInBrackets(tokens, at + 1)) return true
  if (HOLDERS.has(key))
    return (isInto && next.key !== 'of' && next.key !== 'der') || /^(?:pela|pelo)$/.test(next?.key ?? '')
  if (!DEGREES.has(key)) return false
  if (IN_CAPITALS.has(key))
    return isInCapitals(text) && !isState(tokens, at) && (text.includes('.') || isEnd(next))
  if (/^(?:degree|diploma|diplom|diplome)$/.test(key)) return isInto || isCapitalised(tokens[at])
  if (/^(?:master|masters|bachelor|bachelors|promotion)$/.test(key))
    return (
      isInto ||
      next === undefined ||
      /^(?:[,(:.]|at|from|aan|an|zum|degree|diploma)$/.test(next.key) ||
      isCapitalised(next)
    )
  return true
}

/** Matches the subject of a doctorate after `Dr.`. */
const DOCTOR_OF = /^(?:sc|rer|phil|ing|nat|iur|jur|oec|techn|mont|theol|med|agr|biol|hum|pol)$/

const isIntoField = (tokens: readonly DegreeToken[], at: number): boolean =>
  /^(?:in|im|en|em)$/.test(tokens[at]?.key ?? '')

const isInCapitals = (text: string): boolean => /^\p{Lu}/u.test(text) && /\p{Lu}\.?$/u.test(text)

/** Whether a word may follow a short degree. `MS Word` is not a degree. */
const isEnd = (next: DegreeToken | undefined): boolean =>
  next === undefined || !isCapitalised(next) || namesSchool(next.text)

/** Whether a word is the abbreviation of a state after a place: `Boston, MA`. */
const isState = (tokens: readonly DegreeToken[], at: number): boolean =>
  tokens[at - 1]?.text === ',' &&
  isCapitalised(tokens[at - 2]) &&
  !DEGREES.has(tokens[at - 2].key) &&
  (tokens[at + 1] === undefined || /^(?:\d|[,(–—-])/.test(tokens[at + 1].text))

/** Returns the position after the name of a degree: `Master of Science`, `PhD student`. */
function endOfDegree(tokens: readonly DegreeToken[], at: number): number {
  let to = at + 1
  for (let i = to; i < Math.min(tokens.length, at + 7); i++) {
    const { key } = tokens[i]
    const isLinked = OF.test(key) && CONTINUES.has(tokens[i + 1]?.key ?? '') && !OF.test(tokens[i + 1].key)
    if (isLinked) {
      to = i + 2
      i++
    } else if (
      /^(?:degrees?|diploma|magistrale|triennale|specialistica|honours|hons|candidate|student|zum|dr|phil|rer|nat|pol|ing|iur|jur|dent|vet|sc|oec|techn|mont|theol|agr|biol|hum)$/.test(
        key
      ) ||
      (key === 'med' && tokens[i - 1].key === 'dr') ||
      (/^[/&-]$/.test(key) && DEGREES.has(tokens[i + 1]?.key ?? ''))
    )
      to = /^[/&-]$/.test(key) ? i + 2 : i + 1
    else if (!(key === "'" || key === '’')) break
  }
  return to
}

/** Whether a list such as `Robotics, Control and Vision` continues after its first comma. */
function continuesList(tokens: readonly DegreeToken[], comma: number, until: number): boolean {
  for (let i = comma + 1; i < Math.min(until - 1, comma + 5); i++) {
    if (/^(?:and|und|et|y|e|en)$/.test(tokens[i].key)) return i > comma + 1 && isCapitalised(tokens[i + 1])
    const isPart = isCapitalised(tokens[i]) && !namesSchool(tokens[i].text) && !DEGREES.has(tokens[i].key)
    if (!isPart) return false
  }
  return false
}

/** Whether a year in brackets stands between a degree and its field: `mestre (2000) em Botânica`. */
const isYearInBrackets = (tokens: readonly DegreeToken[], at: number): boolean =>
  tokens[at]?.text === '(' &&
  /^(?:19|20)\d\d$/.test(tokens[at + 1]?.text ?? '') &&
  tokens[at + 2]?.text === ')' &&
  INTO_FIELD.has(tokens[at + 3]?.key ?? '')

/** Reads a field at a position: `in Botany`, `(Botany)`, `Botany` or `, Botany,`. */
function fieldAfter(
  text: string,
  tokens: readonly DegreeToken[],
  start: number,
  until: number
): { text: string; to: number } | null {
  let at = isYearInBrackets(tokens, start) ? start + 3 : start
  const first = tokens[at]
  if (first === undefined || at >= until) return null
  const isBracket = first.text === '('
  const isComma = first.text === ',' || first.text === ':'
  if (INTO_FIELD.has(first.key) || isBracket || isComma) at++
  else if (!isCapitalised(first)) return null
  while (/^(?:the|la|le|el|il|lo|l|der|des|fach|field)$/.test(tokens[at]?.key ?? '') && at < start + 3) at++
  if ((isBracket || isComma) && (!isCapitalised(tokens[at]) || tokens[at].key === 'dr')) return null
  let to = at
  for (let i = at; i < Math.min(until, at + MAX_FIELD_WORDS + 4); i++) {
    const token = tokens[i]
    if (AFTER_FIELD.has(token.key)) break
    if (IN_FIELD.has(token.key) || IN_FIELD.has(token.text)) continue
    const isList = token.text === ',' && INTO_FIELD.has(first.key) && continuesList(tokens, i, until)
    if (isList) continue
    if (!isWordToken(token) || namesSchool(token.text)) break
    to = i + 1
  }
  if (to === at || to - at > MAX_FIELD_WORDS + 2) return null
  const field = text.slice(tokens[at].start, tokens[to - 1].end)
  if (field.length < 2 || field.length > 70 || /^\p{Lu}{2,5}$/u.test(field)) return null
  const next = tokens[to]
  if (isComma && next !== undefined && !/^[,;.(–—|-]$/.test(next.text)) return null
  return { text: field, to }
}
