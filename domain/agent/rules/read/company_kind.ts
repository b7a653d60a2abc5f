import { findFunding } from '#domain/search/query_language/funding'
import type { FundingStage } from '#domain/search/request'
import { fold, words } from '#domain/people/text/text'
import { COMPANY_NOUNS } from '../data/task_words_data.js'
import { INDUSTRY_WORDS } from '../data/industry_words_data.js'
import type { Bounds } from '../request.js'

/** A kind of company in a text, at tokens `start` to `end` (exclusive). */
export type KindMention = { start: number; end: number; industries: string[] }

type Sector = { phrase: string[]; industries: string[]; isNoun: boolean }

const SECTORS: readonly Sector[] = INDUSTRY_WORDS.flatMap(({ industries, adjectives, nouns }) => [
  ...adjectives.map((phrase) => ({ phrase: words(phrase), industries, isNoun: false })),
  ...nouns.map((phrase) => ({ phrase: words(phrase), industries, isNoun: true })),
]).sort((a, b) => b.phrase.length - a.phrase.length)

const SECTOR_NOUNS =
  /^(?:industr(?:y|ies)|sectors?|space|business|market|field|branche|bereich|secteur|setor)$/
const LEADING =
  /^(?:in|im|within|of|from|the|de|d|von|fur|dos|das|para|for|der|dem|den|le|la|el|o|a|du|del|do|da|dans|en|no|na)$/

/** Finds kinds of companies: `German insurers`, `fintech companies`, `companies in energy`. */
export function findKinds(tokens: readonly string[]): KindMention[] {
  const found: KindMention[] = []
  const add = (mention: KindMention | null) => {
    if (mention && !found.some((one) => mention.start < one.end && one.start < mention.end))
      found.push(mention)
  }
  // A noun such as `companies` is a kind only if it does not belong to a sector.
  for (let i = 0; i < tokens.length; i++) {
    const sector = sectorAt(tokens, i)
    if (sector) add(withNoun(tokens, i, sector))
  }
  for (let i = 0; i < tokens.length; i++) add(nounAlone(tokens, i))
  return found.sort((a, b) => a.start - b.start)
}

const sectorAt = (tokens: readonly string[], at: number): Sector | undefined =>
  SECTORS.find(({ phrase }) => phrase.every((word, k) => tokens[at + k] === word))

/** Finds a kind of company: a sector noun, or a sector beside a company noun or a word such as `industry`. */
function withNoun(tokens: readonly string[], start: number, sector: Sector): KindMention | null {
  const end = start + sector.phrase.length
  const { industries } = sector
  const next = tokens[end] ?? ''
  if (COMPANY_NOUNS.test(next) || SECTOR_NOUNS.test(next)) {
    let from = start
    while (from > 0 && LEADING.test(tokens[from - 1])) from--
    const isSaid = SECTOR_NOUNS.test(next) && !COMPANY_NOUNS.test(next)
    if (isSaid && COMPANY_NOUNS.test(tokens[from - 1] ?? '')) from--
    return { start: isSaid ? from : start, end: end + 1, industries }
  }
  if (sector.isNoun) return { start, end, industries }
  let before = start
  while (before > 0 && LEADING.test(tokens[before - 1])) before--
  const leadsOn = before < start && COMPANY_NOUNS.test(tokens[before - 1] ?? '')
  return leadsOn ? { start: before - 1, end, industries } : null
}

const ALONE =
  /^(?:companies|startups|start-ups|firms|organi[sz]ations|businesses|employers|scaleups|corporations|enterprises|unternehmen|firmen|entreprises|societes|empresas)$/

const nounAlone = (tokens: readonly string[], at: number): KindMention | null =>
  ALONE.test(tokens[at]) ? { start: at, end: at + 1, industries: [] } : null

const STAFF =
  '(?:employees?|people|staff|workers|persons|heads|mitarbeite\\w*|beschaftigte\\w*|leute\\w*|employes|salaries|personnes|empleados|trabajadores|personas|funcionarios|colaboradores|pessoas)'
const NUMBER = '(\\d[\\d.,]{0,15}k?)'
const ABOVE =
  '(?:more than|over|above|at least|upwards of|exceeding|minimum(?: of)?|mehr als|uber|mindestens|plus de|au moins|mas de|al menos|mais de|pelo menos|>=?)'
const BELOW =
  '(?:fewer than|less than|under|below|up to|at most|no more than|maximum(?: of)?|weniger als|unter|hochstens|bis zu|moins de|au plus|menos de|hasta|ate|<=?)'

const OR_MORE = /least|minimum|mindestens|moins|menos|>=/i
const OR_LESS = /up to|most|no more|maximum|hochstens|bis zu|au plus|hasta|ate|<=/i

/** Reads the requested headcount and returns the text without it. */
export function headcountBounds(text: string): { bounds: Bounds | null; text: string } {
  const read: readonly (readonly [RegExp, (a: number, b: number, words: string) => Bounds])[] = [
    [
      new RegExp(
        `(?:with |having |mit |avec |con |com )?(?:between |zwischen |entre |from |de )?${NUMBER} ?(?:and|to|und|bis|et|a|y|e|-|–) ?${NUMBER} ${STAFF}`,
        'iu'
      ),
      (min, max) => ({ min, max }),
    ],
    [
      new RegExp(`(?:with |having |that have |mit |avec |con |com )?(${ABOVE}) ${NUMBER} ${STAFF}`, 'iu'),
      (_, min, words) => ({ min: OR_MORE.test(words) ? min : min + 1 }),
    ],
    [new RegExp(`(?:with |having |mit |avec |con |com )?${NUMBER} ?\\+ ${STAFF}`, 'iu'), (min) => ({ min })],
    [
      new RegExp(`(?:with |having |mit |avec |con |com )?${NUMBER} or (more|fewer|less) ${STAFF}`, 'iu'),
      (min) => ({ min }),
    ],
    [
      new RegExp(`(?:with |having |that have |mit |avec |con |com )?(${BELOW}) ${NUMBER} ${STAFF}`, 'iu'),
      (_, max, words) => ({ max: OR_LESS.test(words) ? max : max - 1 }),
    ],
  ]
  const plain = accentless(text)
  for (const [pattern, bounds] of read) {
    const match = pattern.exec(plain)
    if (!match) continue
    const [a, b] = [numberOf(match[1]), numberOf(match[2] ?? '')]
    const found = /^(?:fewer|less)$/i.test(match[2] ?? '') ? { max: a } : bounds(a, b, match[1])
    return { bounds: found, text: cut(text, match.index, match[0].length) }
  }
  return { bounds: null, text }
}

const FOUNDING =
  '(?:that were |which were |were |was )?(?:founded|established|started|created|set up|launched|incorporated|gegrundet|fondees?|creees?|fundad[ao]s?|criadas?)'
const AFTER = '(?:after|since|later than|nach|seit|apres|depuis|despues de|desde|depois de|a partir de)'
const BEFORE = '(?:before|prior to|until|vor|avant|antes de)'

/** Reads the requested founding years and returns the text without them. */
export function foundedBounds(text: string): { bounds: Bounds | null; text: string } {
  const year = '((?:1[6-9]|20)\\d{2})'
  const strictly = (word: string) => !/^(?:since|seit|depuis|desde|a partir de)$/i.test(word)
  const plain = accentless(text)
  const read: readonly (readonly [RegExp, (match: RegExpExecArray) => Bounds])[] = [
    [
      new RegExp(
        `${FOUNDING} (?:between|from|zwischen|entre|de) ${year} (?:and|to|und|bis|et|y|e|a) ${year}`,
        'iu'
      ),
      (match) => ({ min: Number(match[1]), max: Number(match[2]) }),
    ],
    [
      new RegExp(`${FOUNDING} in the ((?:1[6-9]|20)\\d)0s`, 'iu'),
      (match) => ({ min: Number(match[1]) * 10, max: Number(match[1]) * 10 + 9 }),
    ],
    [
      new RegExp(`${FOUNDING} (${AFTER}) ${year}`, 'iu'),
      (match) => ({ min: Number(match[2]) + (strictly(match[1]) ? 1 : 0) }),
    ],
    [new RegExp(`${FOUNDING} ${BEFORE} ${year}`, 'iu'), (match) => ({ max: Number(match[1]) - 1 })],
    [
      new RegExp(`${FOUNDING} (?:in|im jahr|en|em) ${year}`, 'iu'),
      (match) => ({ min: Number(match[1]), max: Number(match[1]) }),
    ],
    [
      new RegExp(`(?:nach|seit|vor|zwischen) ${year}(?: und ${year})? gegrundete?\\w*`, 'iu'),
      (match) => germanBounds(match),
    ],
  ]
  for (const [pattern, bounds] of read) {
    const match = pattern.exec(plain)
    if (match) return { bounds: bounds(match), text: cut(text, match.index, match[0].length) }
  }
  return { bounds: null, text }
}

function germanBounds([match, first, second]: RegExpExecArray): Bounds {
  if (second) return { min: Number(first), max: Number(second) }
  if (/^vor/i.test(match)) return { max: Number(first) - 1 }
  return { min: Number(first) + (/^nach/i.test(match) ? 1 : 0) }
}

export const stagesOf = (text: string): FundingStage[] => [
  ...new Set(findFunding(words(text)).flatMap(({ stages }) => stages)),
]

/** Removes accents. Every letter keeps its position. */
export const accentless = (text: string): string =>
  [...text].map((letter) => (letter.length > 1 ? letter : plainLetter(letter))).join('')

function plainLetter(letter: string): string {
  if (letter.charCodeAt(0) < 128) return letter
  const plain = fold(letter)
  return plain.length === 1 ? plain : letter
}

const cut = (text: string, at: number, length: number): string =>
  `${text.slice(0, at)} ${text.slice(at + length)}`

function numberOf(text: string): number {
  const thousands = /k$/i.test(text)
  return Number(text.replace(/[.,](?=\d{3}\b)/g, '').replace(/[^\d.]/g, '')) * (thousands ? 1000 : 1)
}
