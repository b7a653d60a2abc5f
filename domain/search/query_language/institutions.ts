import type { PlaceMention } from '#domain/people/places/places'
import { anyOf } from '#domain/people/text/phrases'
import { isWorkWord } from './role_words.js'
import { hasMixedCase, isCapitalised, type QueryTokens } from './tokens.js'

const INSTITUTIONS = anyOf`
  universit[a-z]* | universidad[a-z]* | institut[a-z]* | hochschule | fachhochschule | technische | akademie
  academia | accademia | ecole | escola | escuela | scuola | politecnico | lycee | liceo | colegio | centre
  centro | zentrum | hopital | hospital | ospedale | klinik | klinikum | clinica | clinique | ministerio
  ministere | fondation | fundacion | fondazione | stiftung | faculdade | facultad | faculte | museo | musee
  teatro | gesellschaft | associazione | associacao | cabinet | tec | tecnologico | hogeschool
  rijksuniversiteit
`
/** Nouns that start or end the name of an institution, in seven languages. */
const INSTITUTION = new RegExp(`^l?${INSTITUTIONS}$`)

/** Words inside the names of institutions, and before them. */
const CONNECTORS =
  /^(?:de|del|della|delle|dei|degli|di|da|do|dos|das|du|des|der|die|den|dem|zu|zur|zum|fur|für|la|le|les|el|los|en|em|na|nas|al|alla|all|am|an|au|aux|im|e|y|et|und|van|voor|het|of)$/

/** Prepositions before an institution in lower case and its name: `au lycée Guillaume Budé`. */
const OF_NAME = /^(?:a|au|aux|al|alla|presso|bei|beim|am|bij|no|na|nel|nella|en|em|chez)$/

/** Words before `of` and the organisation that somebody leads. */
const LED =
  /^(?:head|director|directors|leader|lead|manager|principal|dean|curator|coordinator|chef|leiter|leiterin)$/

/** Nouns of organisations that stand before or after a name. */
export const ORGANISATION =
  /^(?:lab|laboratory|institute|center|centre|group|school|museum|gallery|clinic|foundation|bakery|cafe|restaurant|studio|hotel|association|society|orchestra|theatre|theater|library|gmbh|ltd|inc|ag|winery|brewery|farm|choir|club)$/

const GRADUATES = /^(?:graduates?|grads?|absolventen|diplomes?|laureati|egresados|formados)$/
/** Matches holders of a degree. After the name of a school, they are its graduates. */
const NO_ROLES = /^(?:masters|phds|mbas|bachelors|doctorates)$/
const SCHOOL = /^(?:tech|university|college|institute|polytechnic)$/

/** Reports whether a word means graduates: `MIT graduates`, `Georgia Tech masters`. */
export const areGraduates = (tokens: readonly string[], i: number): boolean =>
  GRADUATES.test(tokens[i] ?? '') || (NO_ROLES.test(tokens[i] ?? '') && SCHOOL.test(tokens[i - 1] ?? ''))

/** The maximum number of words of a company's name that starts with `tokens`. */
export const maxLength = (tokens: readonly string[]): number => (isInstitution(tokens) ? 8 : 5)

const isInstitution = (tokens: readonly string[]) => tokens.some((token) => INSTITUTION.test(token))

/**
 * Finds an institution or abbreviation after a preposition or article of another language (`an der
 * Universität zu Köln`, `na UFPR`), and an organisation after `head of`. `i` is the position of the
 * name, or of `of`.
 */
export function announcedEmployer(
  query: QueryTokens,
  places: readonly PlaceMention[],
  i: number
): { start: number; kind: 'current'; end?: number } | null {
  const { tokens, original, breaks } = query
  if (i === 0) return null
  const [token, before] = [tokens[i], tokens[i - 1]]
  if (/^(?:who|that|they|we|you|people)$/.test(tokens[i - 2] ?? '')) return null
  // A capital after a lower-case word marks a name, even in a query without other capitals.
  const isStart = isLowerCase(original[i - 1]) || (breaks.has(i) && hasMixedCase(query))
  if (!isStart && token !== 'of') return null
  const isPlace = places.some(({ start, end }) => start <= i && end > i)
  const isAt = /^(?:à|em|na|en)$/.test(original[i - 1])
  if (
    INSTITUTION.test(token) &&
    (isCapitalised(original[i]) || (OF_NAME.test(before) && isCapitalised(original[i + 1]))) &&
    (isAt || CONNECTORS.test(before) || breaks.has(i))
  )
    return { start: i, kind: 'current' }
  // `em Banestes`, but not `em Lisboa` and `en Marketing`.
  const isName = /^[\p{Lu}\d]/u.test(original[i]) && !isWorkWord(token)
  if (isAt && isName && !isPlace && !breaks.has(i)) return { start: i, kind: 'current' }
  if (/^l['’]\p{Lu}/u.test(original[i])) return { start: i, kind: 'current' }
  const isAbbreviation = /^\p{Lu}{2,8}$/u.test(original[i]) && !isWorkWord(token) && before !== 'of'
  if (isAbbreviation && CONNECTORS.test(before) && !isPlace) return { start: i, kind: 'current' }
  const start = tokens[i + 1] === 'the' ? i + 2 : i + 1
  if (token !== 'of' || !LED.test(before) || !hasMixedCase(query)) return null
  let end = start
  while (end < tokens.length && isCapitalised(original[end]) && (end === start || !breaks.has(end))) end++
  const isLed = end - start > 1 && ORGANISATION.test(tokens[end - 1])
  return isLed ? { start, end, kind: 'current' } : null
}

/** Reports whether a word joins two parts of an institution's name: `Universität zu Köln`. */
export function isConnected(query: QueryTokens, start: number, at: number): boolean {
  const { tokens, original, breaks } = query
  const next = CONNECTORS.test(tokens[at + 1] ?? '') ? at + 2 : at + 1
  if (at === start || !CONNECTORS.test(tokens[at]) || breaks.has(at + 1)) return false
  return isLowerCase(original[at]) && isInstitution(tokens.slice(start, at)) && isCapitalised(original[next])
}

const isLowerCase = (word: string) => /^\p{Ll}/u.test(word)
