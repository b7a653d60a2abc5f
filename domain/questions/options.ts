import { stageOf } from '#domain/evidence/extract/values/money'
import { trimBoth, trimEnd } from '#domain/people/text/linear_text'
import { anyOf } from '#domain/people/text/phrases'
import { fold, words } from '#domain/people/text/text'
import { readSpan } from '#domain/truth/values/numbers'
import { OPTION_SYNONYMS } from './data/option_synonyms_data.js'
import { termsOf } from './terms.js'

const LEAD_WORDS = anyOf`
  # English
  \b(?:one|any|either) of(?: the following)? | \beither(?=[^.]* or ) | \boptions?(?: are)?
  \bvalues?(?: are)? | \bchoose (?:from|between) | \bchoices? | \ballowed | \bpossible values?
  # German
  \beins? von | \beine[rs]? (?:von|aus|der folgenden) | \bauswahl | \bwerte
  # French
  \bl.une? de | \bparmi | \bchoix
  # Spanish and Portuguese
  \buno de | \buna de | \bopciones | \bum de | \buma de | \bopções | \bopcoes
`
const LEAD = new RegExp(String.raw`${LEAD_WORDS}\s?[:：-]?\s*`, 'iu')

/** Splits `..., one of: a, b, c` into the question and its options, in order. */
export function splitOptions(description: string): { text: string; options: string[] } {
  const lead = LEAD.exec(description)
  for (const [start, end] of [
    lead && [lead.index, lead.index + lead[0].length],
    lastColon(description),
  ].filter((found) => found !== null)) {
    const options = listOf(description.slice(end))
    if (options.length > 1) return { text: trimEnd(description.slice(0, start), /[\s,;(-]/), options }
  }
  const [whole, bracketed] = /\(([^()]*)\)\s?\.?$/u.exec(description.trim()) ?? []
  const options =
    bracketed &&
    /[,/|]|\bor\b|\boder\b|\bou\b/u.test(bracketed) &&
    !/^(?:e\.g|i\.e|z\.B|p\. ?ej|par ex|ex:)/i.test(bracketed)
      ? listOf(bracketed)
      : []
  if (whole && options.length > 1) return { text: description.replace(whole, '').trim(), options }
  return { text: description, options: [] }
}

/** Returns the start and end of the last colon if a list follows it, or null. */
function lastColon(description: string): [start: number, end: number] | null {
  const at = Math.max(description.lastIndexOf(':'), description.lastIndexOf('：'))
  const isList = at !== -1 && /^\s/.test(description.slice(at + 1)) && /[,|/;]/.test(description.slice(at))
  return isList ? [at, at + 1] : null
}

function listOf(text: string): string[] {
  const [list] = text.split(/[)\]]|\.\s|\n\s*\n/)
  const mark = list.includes(';')
    ? /;/
    : list.includes('|')
      ? /\|/
      : /,|\n|\s\/\s|(?<=[\p{L}\d_])\/(?=[\p{L}\d_])/u
  return [
    ...new Set(
      list
        .split(mark)
        .flatMap((part) => part.replace(/\s+/g, ' ').split(/ (?:or|oder|ou|o|und|and) /u))
        .map((part) =>
          trimBoth(part.trim().replace(/^(?:or|oder|ou|o|and|und) /u, ''), /["'“”«‘`]/u, /["'“”»’`.]/u).trim()
        )
        .filter((part) => part.length > 0 && part.length <= 60)
    ),
  ]
}

const plain = (text: string): string => words(text.replaceAll('_', ' ')).join(' ')

/** Returns the only option that a text means, or null. */
export function chooseOption(text: string, options: readonly string[]): string | null {
  const plainText = ` ${plain(text)} `
  const exact = options.find((option) => ` ${plain(option)} ` === plainText || option === text.trim())
  if (exact !== undefined) return exact
  if (areStages(options)) return stageOption(text, options)
  return spanOption(text, options) ?? wordedOption(plainText, options) ?? knownOption(text, options)
}

const areStages = (options: readonly string[]): boolean =>
  options.filter((option) => stageOf(option.replaceAll('_', ' '))).length >= 2 &&
  options.some((option) => /seed|^seri(?:es|e|a)[ _-]/i.test(option))

/**
 * Returns the option for the funding stage that a text names in any spelling; null if there is no
 * single option.
 */
function stageOption(text: string, options: readonly string[]): string | null {
  const stages = options.map((option) => stageOf(option.replaceAll('_', ' ')))
  const [, letter] = /\b(?:series|serie|série|seria)[- ]?([a-k])\b/iu.exec(text) ?? []
  if (letter) {
    const named = options.filter((option) =>
      new RegExp(`^seri(?:es|e|a) ${letter}(?: |$)`, 'i').test(plain(option))
    )
    if (named.length > 0) return named.length === 1 ? named[0] : null
    const open = options.find((option) => {
      const [, plus, sign] =
        /^series ([a-k])(?: plus| or later| and later| or above)|^series ([a-k])\+/i.exec(
          option.replaceAll('_', ' ')
        ) ?? []
      const from = plus ?? sign
      return from !== undefined && from.toLowerCase() <= letter.toLowerCase()
    })
    return (
      open ??
      options.find(
        (option) => /^(?:late(?:r)? stage|late|growth)/.test(plain(option)) && letter.toLowerCase() >= 'd'
      ) ??
      null
    )
  }
  const stage = stageOf(text)
  const at = stage ? stages.indexOf(stage) : -1
  return at >= 0 && stages.lastIndexOf(stage) === at ? options[at] : null
}

const BEFORE_NUMBER = anyOf`
  [<>≤≥~]\s?
  (?:
    (?:more|less|fewer) than | over | under | up to | at least | über | unter | bis | plus de | moins de
    más de | menos de | mais de | hasta | até
  )[ ]
`
const AFTER_NUMBER = anyOf`[-–+] | to | bis | à | a | or more | $ | \s(?:employees|people|mitarbeiter|salari)`
const NUMERIC = new RegExp(String.raw`^${BEFORE_NUMBER}?\d[\d.,\s]*${AFTER_NUMBER}`, 'iu')

/**
 * Returns the option whose range contains the number or range in a text: `51-500` for `240`. Null
 * unless there is exactly one.
 */
function spanOption(text: string, options: readonly string[]): string | null {
  const spans = options.map((option) => (NUMERIC.test(option) ? readSpan(option) : null))
  if (spans.filter(Boolean).length < 2) return null
  const span = readSpan(text)
  if (!span) return null
  const holding = options.filter((_, i) => spans[i] && spans[i][0] <= span[0] && span[1] <= spans[i][1])
  return holding.length === 1 ? holding[0] : null
}

/**
 * Returns the longest option in the text. Null if the text also contains an option that is not part
 * of the longest one.
 */
function wordedOption(plainText: string, options: readonly string[]): string | null {
  const isIn = (option: string) => plainText.includes(` ${plain(option)} `) || sameTerms(option, plainText)
  const found = options
    .filter((option) => plain(option).length > 1 && isIn(option))
    .sort((a, b) => b.length - a.length)
  const [first, ...rest] = found
  return first !== undefined && rest.every((option) => plain(first).includes(plain(option))) ? first : null
}

function sameTerms(option: string, plainText: string): boolean {
  const wanted = termsOf(option).strong
  if (
    wanted.length === 0 ||
    wanted.length < words(option.replaceAll('_', ' ')).length ||
    plain(option).length < 4 ||
    /^(?:other|none|unknown|both)/.test(plain(option))
  )
    return false
  const terms = termsOf(plainText).strong
  return wanted.every((term) => terms.includes(term))
}

/** Returns the only option with a synonym in the text, or null. */
export function knownOption(text: string, options: readonly string[]): string | null {
  const found = options.filter((option) =>
    OPTION_SYNONYMS.some(
      ([name, saying]) =>
        name.test(fold(option.replaceAll('_', ' ')).replaceAll('-', ' ')) && saying.test(text)
    )
  )
  return found.length === 1 ? found[0] : null
}
