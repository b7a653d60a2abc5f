import { countryCode, stateOf } from '#domain/people/places/places'
import { anyOf } from '#domain/people/text/phrases'
import { fold } from '#domain/people/text/text'
import { isPlace } from '../recognisers.js'
import {
  BRAZILIAN_STATES,
  JAPANESE_ADDRESS,
  JAPANESE_TOWN,
  KOREAN_TOWN,
  STREET_WORDS,
} from './data/address_words_data.js'

const POSTCODE =
  /\b(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b|\b\d{4}\s?[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b\d{3}\s\d{2}\b|\bCEDEX(?:\s\d+)?\b/gi
const STREETS = anyOf`
  # English
  street | (?<!^)st\. | road | rd\. | avenue | ave\. | lane | drive | boulevard | blvd | square | court
  row | way | suite | floor | building
  # German
  straße | strasse | platz | allee | weg | gasse | ufer
  # French
  rue | chemin | quai | place
  # Spanish and Portuguese
  calle | avenida | av\. | plaza | paseo | carrer | rua | travessa | praça | largo | alameda
  # Post office boxes
  p\.?o\.? box | postfach
`
const STREET = new RegExp(String.raw`\d|\b${STREETS}\b`, 'i')

/** Matches a town's name of one to five words. */
const TOWN = "\\p{Lu}[\\p{L}'’.-]{1,30}(?:[ /][\\p{L}'’.-]{1,30}){0,4}"
const TOWN_AFTER = new RegExp(
  `(?<![\\p{L}\\p{N}.,/+-])(?<code>(?:[A-Z]{1,3}[- ]{1,3})?(?:\\d{4}\\s?[A-Z]{2}|\\d{5}|\\d{4}-\\d{3}|\\d{2}-\\d{3}|\\d{3}\\s\\d{2}|\\d{4}))(?:[.,]|\\s[-–])?\\s{1,3}(?<town>${TOWN})`,
  'u'
)
const TOWN_BEFORE =
  /(?<town>\p{Lu}[\p{L}'’.-]{1,30}(?: [\p{L}'’.-]{1,30}){0,3}),? {1,3}(?:(?<state>[A-Z]{2}),? {1,3})?(?:U\.?S\.?A?\.?,? {1,3})?(?:\d{5}(?:-\d{4})?|(?<british>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}))(?!\d)/u
/** Matches a town before a state's whole name: `Columbia, ` of `Columbia, Missouri 65211`. */
const TOWN_AT_END = /(?:^|,\s)(\p{Lu}[\p{L}'’.-]{1,30}(?: \p{Lu}[\p{L}'’.-]{1,30}){0,3}),\s$/u
const BRAZIL = new RegExp(
  `(?:^|,\\s{0,3}|\\s[-–—]\\s)(?<town>${TOWN})\\s{0,2}[-–—/]\\s{0,2}(?:${BRAZILIAN_STATES})(?![\\p{L}])`,
  'u'
)
/** Matches the start of a street's name, which `TOWN_BEFORE` could take for a town. */
const STREET_BEFORE =
  /\b(?:rue|avenue|boulevard|chemin|place|quai|impasse|all[ée]e|route|cours|calle|avenida|plaza|paseo|carrer|rua|travessa|alameda|via|viale|piazza|corso)(?:\s(?:d[eu]s?|de la|del|della|dei|delle|da|do|dos|das|la|les?|los|las))?\s$/iu
/** Matches the end of a street's name before a town: `Hill Rd. Sharon`. */
const STREET_ABBREVIATION = /^.*\s(?:St|Rd|Ave|Blvd|Dr|Ln|Hwy|Pkwy|Ct|Pl|Sq)\.?\s(?=\p{Lu})/u
/** Match what follows a town's name in a line. `WORDS_AFTER_TOWN` matches only words in lower case. */
const AFTER_TOWN =
  /\s(?:cedex\b.*|\(.*|(?:tel|telefon|phone|fax|e-?mail|mail|t|f|siret|siren|rcs|hrb|ust|vat)[.:].*)$/iu
const WORDS_AFTER_TOWN = /\s(?:und|and|et|y|im|in|is|ist|est)\s.*$/u
/** Matches the words before a postcode. */
const CODE_LABEL = /^(?:cep|plz|cp|c\.p\.|zip|cap|code postal|código postal)$/iu
/** Matches numbers that may be years. `REGISTER` matches words before a register number. */
const YEAR = /^(?:1[89]|20)\d\d(?:\s?[A-Z]{2})?$/
const REGISTER = /(?:hr[ab]|rcs|siren|siret|nr\.?|no\.?|n°|number|nummer)\W*$/i
const MAX_LENGTH = 400

/**
 * Returns the town of a postal address, with state or country if present; null if none is found.
 */
export function placeOfAddress(text: string): string | null {
  if (text.length > MAX_LENGTH) return null
  return townAtPostcode(text) ?? knownTown(text)
}

/** Returns a known town among the last parts of an address, with the parts after it; or null. */
function knownTown(text: string): string | null {
  const hasNumber = /\d/.test(text)
  const parts = text
    .split(/[,\n;|·•]/)
    .map((part) =>
      part
        .replace(POSTCODE, (code) => (YEAR.test(code) ? code : ' '))
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/(?<=\p{L}{3})\.$/u, (mark) => (hasNumber ? '' : mark))
    )
    .filter(Boolean)
  for (let i = Math.max(0, parts.length - 4); i < parts.length; i++) {
    if (i === 0 && STREET.test(parts[0]) && parts.length > 1) continue
    const tail = parts.slice(i).join(', ')
    // In a tail of more than two parts, the first part must be the town.
    if (parts.length - i > 2 && !isPlace(parts[i])) continue
    // A country alone is not a town.
    if (i > 0 && i === parts.length - 1 && isCountry(tail)) return null
    if (!STREET.test(parts[i]) && isPlace(tail)) return tail
  }
  return null
}

/**
 * Returns the town beside a postcode, known or not, with its state or country; or null. The line
 * must have a second sign of an address: a street, a country, or a town that is known.
 */
function townAtPostcode(text: string): string | null {
  const asian = asianTown(text)
  if (asian) return asian
  const british = britishTown(text)
  if (british) return british
  const lines = text.split(/[\n|·•;]|(?<=\p{L}{3})\. (?=\p{Lu})/u)
  for (const [i, line] of lines.entries()) {
    const after = TOWN_AFTER.exec(line)
    const brazil = after ? null : BRAZIL.exec(line)
    const found = after ?? brazil ?? TOWN_BEFORE.exec(line)
    if (!found) continue
    const before = line.slice(0, found.index)
    if (STREET_BEFORE.test(before)) continue
    const behind = line.slice(found.index + found[0].length)
    // `Andijk` ends like a street. It is a town if the street precedes and no house number follows.
    const isBelowStreet = after !== null && isStreet(`${before} ${lines[i - 1] ?? ''}`)
    const [, written] = TOWN_AT_END.exec(before) ?? []
    const isState = after === null && written !== undefined && stateOf(found.groups!.town) !== null
    if (isState && !found.groups!.state) return `${written}, ${found.groups!.town}`
    const parts = found.groups!.town.replace(STREET_ABBREVIATION, '').split(/\s[-–—]\s/)
    const town = townName(brazil ? parts.at(-1)! : parts[0], !isBelowStreet || /^\s?\d/.test(behind))
    if (!town) continue
    const rest = [behind.replace(/^[^,]*,?/, ''), lines[i + 1] ?? '']
    const country = rest
      .map((part) => part.trim().replace(/\.$/, ''))
      .find((part) => part !== '' && part.length < 40 && (isPlace(part) || isCountry(part)))
    const code = found.groups!.code ?? ''
    const isYear = YEAR.test(code)
    const isSigned =
      found.groups!.british !== undefined ||
      isStreet(before, isYear) ||
      (before.trim().length < 3 && isStreet(lines[i - 1] ?? '', isYear)) ||
      /^[A-Z]{1,3}-|^\d{4}\s?[A-Z]{2}$/.test(isYear ? '' : code) ||
      ((country !== undefined || isPlace(town)) && !isYear && !REGISTER.test(before))
    const state = found.groups!.state ?? country
    if (isSigned) {
      const place = knownStart(town)
      return state && fold(state) !== fold(place) ? `${place}, ${state}` : place
    }
  }
  return null
}

/**
 * Returns a town's name without the rest of the line. Null if it is not a town's name or, with
 * `mayBeStreet`, if its first word looks like a street.
 */
function townName(text: string, mayBeStreet: boolean): string | null {
  const name = text
    .split(',')[0]
    .replace(WORDS_AFTER_TOWN, '')
    .replace(AFTER_TOWN, '')
    .replace(/(?<!\p{L}\p{L}?)\.$/u, '')
    .trim()
  if (
    name.length < 2 ||
    name.length > 40 ||
    CODE_LABEL.test(name) ||
    (mayBeStreet && STREET_WORDS.test(fold(name).split(' ')[0]) && !/^st\.? /i.test(name))
  )
    return null
  return name
}

/** Cuts off what follows a known town in its line: `Schweinfurt Termine nach Vereinbarung`. */
function knownStart(name: string): string {
  const words = name.split(' ')
  if (words.length < 3 || isPlace(name)) return name
  // A single word may belong to the name: `Villalba del Monte`, `Bad Elmwald Süd`.
  for (let length = words.length - 2; length > 0; length--) {
    const start = words.slice(0, length).join(' ')
    if (/^\p{Lu}/u.test(words[length]) && isPlace(start)) return start
  }
  return name
}

/** Matches a house number at the end of a part, or before the street. */
const HOUSE_NUMBER = /(?<=\p{L}{3}) \d{1,4} ?[a-z]?(?: ?[-/] ?\d{1,4})?(?:$|,)|^\d{1,4}[a-z]?,? \p{L}{3}/u

/** Reports whether a line has a number and a street word or, unless `isStrict`, a house number. */
function isStreet(text: string, isStrict = false): boolean {
  const line = fold(text)
  if (line === '' || line.length > 90 || /@|https?:|\b(?:tel|fax|phone|hrb|siret)\b/.test(line)) return false
  return /\d/.test(line) && (STREET_WORDS.test(line) || (!isStrict && HOUSE_NUMBER.test(line.trim())))
}

const BRITISH_CODE = /^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/
const isCountry = (text: string): boolean =>
  countryCode(text.trim()) !== null || /^(?:England|Scotland|Wales|Northern Ireland)$/.test(text.trim())

/** Returns the town before a British postcode; null if the postcode does not stand alone. */
function britishTown(text: string): string | null {
  const parts = text.split(/[,\n]/).map((part) => part.trim().replace(/\.$/, ''))
  const at = parts.findIndex((part) => BRITISH_CODE.test(part))
  if (at < 2 || !isStreet(parts.slice(0, at).join(', '))) return null
  const towns = parts
    .slice(1, at)
    .filter((part) => /^\p{Lu}[\p{L}' -]{2,30}$/u.test(part) && !isCountry(part) && !isStreet(part))
  return towns.find((part) => isPlace(part)) ?? towns[0] ?? null
}

/** Returns the city or ward of a Japanese or Korean address; null for other texts. */
function asianTown(text: string): string | null {
  if (/\p{Script=Han}/u.test(text) && JAPANESE_ADDRESS.test(text))
    return JAPANESE_TOWN.exec(text.replace(/^.*〒/su, '').replace(/^\s?\d{3}[-−－]?\d{4}/u, ' '))?.[0] ?? null
  if (/\p{Script=Hangul}/u.test(text) && /[로길동]\s?\d/u.test(text))
    return KOREAN_TOWN.exec(text)?.[0] ?? null
  return null
}

/** Whether a text looks like a postal address: a street or number, and a town. */
export function isAddress(text: string): boolean {
  return (
    text.length <= 250 &&
    (STREET.test(text) || /〒/.test(text)) &&
    (/[,\n|]/.test(text) || townAtPostcode(text) !== null) &&
    !/[!?]/.test(text) &&
    placeOfAddress(text) !== null
  )
}

/** Whether a line ends an address: a postcode beside a town. */
export const hasTownLine = (line: string): boolean =>
  line.length <= 120 &&
  (TOWN_AFTER.test(line) || TOWN_BEFORE.test(line) || BRAZIL.test(line) || JAPANESE_ADDRESS.test(line))

const MAX_STREET_LINE = 90
/** Matches a province in brackets after a town: `Elmwald (EW)`. */
const PROVINCE = /\s\([A-Z]{2}\)$/u

/**
 * Returns the known town of a line that is only a street with a number and a town, without a
 * postcode: `Via Garibaldi 12, Torino`. Null for other lines.
 */
export function townOfStreetLine(line: string): string | null {
  const parts = line.split(/,\s/)
  if (line.length > MAX_STREET_LINE || parts.length < 2 || /[!?@:]/.test(line)) return null
  const town = parts.at(-1)!.replace(PROVINCE, '')
  const street = parts.slice(0, -1).join(' ')
  return /^\p{Lu}/u.test(street) && isStreet(street, true) && !/\d/.test(town) && isPlace(town) ? town : null
}
