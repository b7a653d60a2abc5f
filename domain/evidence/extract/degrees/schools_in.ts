import { namesSchool } from '../layout/education.js'
import { isCommonNoun } from '../sentences/phrases/nouns.js'
import { type DegreeToken, isCapitalised, isWordToken } from './degree_tokens.js'
import { AT_SCHOOL } from './degree_words_data.js'

export type FoundSchool = { from: number; to: number }

/** Words inside a school's name that have no capital. */
const IN_NAME = new Set(
  'of de da do dos das del della di d l der des du fur for dell nell and & y e et van the degli dei la nationale superieure superieur normale polytechnique estadual federal catholique libre'.split(
    ' '
  )
)
/** Words that end the statement about a study. */
const STOPS = new Set(
  `where which who whose after while is are was were works worked working began moved joined supervised advised under
  currently now then later previously before actuellement aktuell actualmente atualmente`.split(/\s+/)
)
const MONTH_OR_MARK =
  /^(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*$|^(?:professor|prof|dr|mr|ms)\.?$/iu
const COUNTRY = /^(?:USA?|UK|EU|UAE|GPA|CGPA|PDF|DE|FR|GB|IT|ES|NL)$/
const DETERMINER = /^(?:the|la|el|le|l|de|der|het|il|a|o)$/
const MAX_NAME = 10

/**
 * Returns the first school between two positions: a name with a word such as `university`, or any
 * name directly after `at` or `from`. `isBefore` is set for positions before the degree, where only
 * a name with such a word counts.
 */
export function schoolIn(
  text: string,
  tokens: readonly DegreeToken[],
  from: number,
  until: number,
  isBefore = false
): FoundSchool | null {
  for (let at = from; at < until; at++) {
    if (!isBefore && (STOPS.has(tokens[at].key) || /^[;!?]$/.test(tokens[at].text))) return null
    if (!isWordToken(tokens[at]) || !(isCapitalised(tokens[at]) || namesSchool(tokens[at].text))) continue
    const to = nameEnd(tokens, at, until)
    const name = text.slice(tokens[at].start, tokens[to - 1].end)
    const before = tokens[DETERMINER.test(tokens[at - 1]?.key ?? '') ? at - 2 : at - 1]?.key
    const isMarked = /^(?:at|from|pela|pelo|presso|por|aan|bei|chez)$/.test(before ?? '')
    // `PhD in Botany, UCX` and `PhD in Botany (UCX)`
    const isBracketed = /^[(,–—-]$/.test(before ?? '') && /^\p{Lu}{2,8}$/u.test(name) && !COUNTRY.test(name)
    if (namesSchool(name) && !isCommonNoun(name)) return wider(text, tokens, { from: at, to }, until)
    if (!isBefore && (isMarked || isBracketed) && !MONTH_OR_MARK.test(tokens[at].text) && name.length > 1)
      return { from: at, to }
    at = to - 1
  }
  return null
}

const UNIT =
  /^(?:school|institut\p{L}*|facult\p{L}*|fakultät|facultad|faculdade|department|college|école|dipartimento)\b/iu
const WHOLE = /univ|hochschule|polit[eé]c|institute of technology|college/iu

/** Returns the university after a school of it: `School of Law at Elmwood University`. */
function wider(text: string, tokens: readonly DegreeToken[], found: FoundSchool, until: number): FoundSchool {
  const nameOf = ({ from, to }: FoundSchool) => text.slice(tokens[from].start, tokens[to - 1].end)
  if (!UNIT.test(nameOf(found))) return found
  let at = found.to
  while (at < Math.min(until, found.to + 3) && (tokens[at].text === ',' || AT_SCHOOL.has(tokens[at].key)))
    at++
  if (at === found.to || at >= until || !isCapitalised(tokens[at])) return found
  const next = { from: at, to: nameEnd(tokens, at, until) }
  return WHOLE.test(nameOf(next)) ? next : found
}

function nameEnd(tokens: readonly DegreeToken[], from: number, until: number): number {
  let to = from + 1
  for (let i = to; i < Math.min(until, from + MAX_NAME); i++) {
    if (isCapitalised(tokens[i]) && isWordToken(tokens[i])) to = i + 1
    else if (!IN_NAME.has(tokens[i].key)) break
  }
  return to
}
