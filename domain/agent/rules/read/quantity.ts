import { anyOf } from '#domain/people/text/phrases'
import { fold } from '#domain/people/text/text'

const NUMBERS: readonly string[][] = [
  [],
  ['one', 'ein', 'eine', 'einen', 'un', 'une', 'uno', 'una', 'um', 'uma'],
  ['two', 'zwei', 'deux', 'dos', 'dois', 'duas'],
  ['three', 'drei', 'trois', 'tres'],
  ['four', 'vier', 'quatre', 'cuatro', 'quatro'],
  ['five', 'funf', 'cinq', 'cinco'],
  ['six', 'sechs', 'seis'],
  ['seven', 'sieben', 'sept', 'siete', 'sete'],
  ['eight', 'acht', 'huit', 'ocho', 'oito'],
  ['nine', 'neun', 'neuf', 'nueve', 'nove'],
  ['ten', 'zehn', 'dix', 'diez', 'dez'],
  ['eleven', 'elf', 'onze', 'once'],
  ['twelve', 'zwolf', 'douze', 'doce', 'dozen', 'dutzend', 'douzaine', 'docena', 'duzia'],
  ['thirteen'],
  ['fourteen'],
  ['fifteen', 'funfzehn', 'quinze', 'quince'],
  ['sixteen'],
  ['seventeen'],
  ['eighteen'],
  ['nineteen'],
  ['twenty', 'zwanzig', 'vingt', 'veinte', 'vinte'],
]
const VALUES = new Map(NUMBERS.flatMap((words, value) => words.map((word) => [word, value] as const)))
/** Words that are usually an article, a month or an adverb, not a number. */
const ARTICLES = new Set('ein eine einen un une uno una um uma one once sept'.split(' '))

/** Reports whether a folded word is a number and nothing else. */
export const isNumberWord = (token: string): boolean =>
  /^\d{1,3}$/.test(token) || (VALUES.has(token) && !ARTICLES.has(token))

/** Matches words that turn the next number into a bound, a year or an age. */
const BOUNDING =
  /(?:than|over|above|under|below|least|most|between|and|to|since|after|before|in|from|until|by|of|year|uber|unter|seit|nach|vor|im|jahr|plus de|moins de|depuis|apres|avant|en|mas de|menos de|desde|mais de|series|level|tier|page|top of)$/
/** Matches upper bounds on the number of results. */
const AT_MOST =
  /\b(?:up to|at most|no more than|maximum of|bis zu|hochstens|jusqu'?a|maximum|hasta|maximo|ate)$/
const MEASURES = anyOf`
  \+ | % | k\b | m\b | million | employees? | years? | yrs? | months? | days? | commits? | pull | merged
  prs | pushes | people (?:or|and) (?:more|fewer) | staff | followers | stars | mitarbeiter | jahre
  employes | ans | empleados | anos | funcionarios | repos | reviews | euros? | dollars? | usd | eur | st\b
  nd\b | rd\b | th\b | th floor
`
/** Matches words that turn the previous number into a measure. */
const MEASURED = new RegExp(`^${MEASURES}`)

/**
 * Reads the requested number of results: 10 for `ten heads of data`, 5 for `top 5`. Returns null if
 * the text states none.
 */
export function requestedCount(text: string): number | null {
  const folded = fold(text)
  const tokens = [...folded.matchAll(/\d+(?:[.,]\d+)*|\p{L}+/gu)]
  for (const [i, { 0: token, index }] of tokens.entries()) {
    const value = /^\d{1,3}$/.test(token) ? Number(token) : VALUES.get(token)
    if (value === undefined || value === 0) continue
    const before = folded.slice(0, index).trimEnd()
    const after = folded.slice(index + token.length).replace(/^[\s-]+/, '')
    const next = folded[index + token.length] ?? ''
    // Skips numbers inside a word, such as a login.
    if (/[\p{L}\d_-]/u.test(folded[index - 1] ?? '') || /[\p{L}\d_]/u.test(next)) continue
    if (
      /[\d.,:/%-]\d|^[%+]/.test(folded.slice(index + token.length, index + token.length + 2)) ||
      next === '-'
    )
      continue
    if (/[$€£#\d-]$/.test(before.slice(-1)) || MEASURED.test(after)) continue
    if (BOUNDING.test(before) && !AT_MOST.test(before)) continue
    if (ARTICLES.has(token) && !isCounted(token, i, before, after)) continue
    if (after === '' && i > 0 && !/\b(?:top|first|up to|about|around)$/.test(before)) continue
    return value
  }
  return null
}

/**
 * Reports whether a word of `ARTICLES` is a number. Only `one` can be a number, and only among the first five
 * words: `find one CTO`, but not `which one of them`.
 */
function isCounted(token: string, i: number, before: string, after: string): boolean {
  if (token === 'once' || token === 'sept') return false
  if (
    token === 'one' &&
    (/\b(?:which|this|that|each|every|no|any|the|another)$/.test(before) || after.startsWith('of '))
  )
    return false
  return token === 'one' && i <= 4
}
