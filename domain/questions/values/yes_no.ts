import { anyOf, wholeWord } from '#domain/people/text/phrases'
import { fold } from '#domain/people/text/text'

const YES =
  /^(?:yes|true|y|ja|oui|si|sim|available|included|supported|active|verfugbar|inklusive|inclus\w*|disponible|incluido|disponivel|incluso|✓|✔|✅|☑)(?![\p{L}])/u
const NO_WORDS = anyOf`
  no | false | n | nein | non | nao | none | nothing | not (?:available|offered|included|supported)
  unavailable | keine?r? | nicht (?:verfugbar|enthalten) | aucune? | non (?:disponible|inclus) | ningun\w*
  nenhum\w* | nao (?:disponivel|incluso) | 0 | ✗ | ✘ | ❌ | ☒
`
const NO = new RegExp(String.raw`^${NO_WORDS}(?![\p{L}\d])`, 'u')
const UNKNOWN = /^(?:n\/?a|unknown|tbd|tba|unbekannt|inconnu|desconocido|desconhecido|-+|\?)$/u

/** Returns true if a labelled value means yes, false if it means no, and null otherwise. */
export function yesNo(value: string): boolean | null {
  const folded = fold(value)
  if (folded === '' || UNKNOWN.test(folded)) return null
  if (NO.test(folded)) return false
  return YES.test(folded) ? true : null
}

const NEGATION = wholeWord('u')`
  # English
  no | not | never | without | cannot | isn.t | aren.t | don.t | doesn.t | didn.t | won.t | neither | nor
  lacks?
  # German
  kein(?:e|en|er|em|es)? | nicht | niemals | ohne | weder
  # French
  aucune? | jamais | sans | n'\p{L}+ (?:pas|plus) | ne \p{L}+ (?:pas|plus) | pas (?:de|d'|encore) | ni
  # Spanish and Portuguese
  ningun\w* | nunca | sin | nao | nenhum\w* | sem
`
const UNCERTAIN =
  /\b(?:if|whether|may|might|could|would|should|plans? to|will|soon|coming|hope|ob|falls|wenn|konnte\w*|geplant|bald|demnachst|si|pourrait|prevoit|bientot|podria|planea|pronto|se|poderia|planeja|em breve)\b|\?\s*$/u

/**
 * Returns true if a statement affirms something, false if it denies it, and null if it is
 * uncertain.
 */
export function stanceOf(statement: string): boolean | null {
  const folded = fold(statement)
  if (UNCERTAIN.test(folded)) return null
  return !NEGATION.test(folded)
}

/** The number of characters around the requested words in which a negation counts. */
const NEGATION_SPAN = 32
const CLAUSE = /[,;:–—]|\s(?:but|however|aber|jedoch|sondern|mais|pero|sino|mas|porém)\s/giu

/**
 * Like `stanceOf`, for the words from `start` to `end` of a sentence. A negation close to the words
 * denies them. A negation farther away in the clause makes the result uncertain.
 */
export function stanceNear(text: string, start: number, end: number): boolean | null {
  const cuts = [...text.matchAll(CLAUSE)].map(({ index, 0: mark }) => index + mark.length)
  const from = Math.max(0, ...cuts.filter((at) => at <= start))
  const to = Math.min(text.length, ...cuts.filter((at) => at > end))
  const clause = text.slice(from, to)
  const stance = stanceOf(clause)
  if (stance !== false) return stance
  const isClose =
    stanceOf(text.slice(Math.max(from, start - NEGATION_SPAN), end)) === false ||
    stanceOf(text.slice(start, Math.min(to, end + NEGATION_SPAN))) === false
  return isClose ? false : null
}
