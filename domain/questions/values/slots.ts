import { trimEnd, withoutBracketed } from '#domain/people/text/linear_text'
import { companyKey } from '#domain/people/companies/company_name'
import { findHeadcount } from '#domain/evidence/extract/values/headcount'
import { isCompanyName, isPerson, isPlace } from '#domain/evidence/extract/recognisers'
import { MONEY } from '#domain/evidence/extract/values/money'
import { DIGITS, NUMBER_WORD } from '#domain/evidence/extract/values/numbers'
import { COMPANY_WORD, DATE, NAME_WORD } from '#domain/evidence/extract/values/written_forms'
import { namesLanguage } from './languages.js'
import type { Slot } from '../concept.js'

const PERSON = `${NAME_WORD}(?: (?:(?:van|von|der|den|de|del|della|di|da|do|dos|la|le|du|bin|al|el|ten|ter) ){0,2}${NAME_WORD}){1,3}`
const ORGANISATION = `${COMPANY_WORD}(?: (?:(?:&|\\+|of|for|and|de|del|des|du|do|da|der|für|the|la|le) ){0,2}${COMPANY_WORD}){0,5}`
const AND = '(?:,? (?:and|und|et|y|e|&|sowie) |, )'
const PLACE =
  "\\p{Lu}[\\p{L}\\p{M}'’.-]*(?:(?:, | )(?:(?:of|de|la|las|los|el|do|da|am|an der|sur|upon) )?\\p{Lu}[\\p{L}\\p{M}'’.-]*){0,5}"

const PATTERNS: Readonly<Record<Exclude<Slot, 'span'>, string>> = {
  person: `${PERSON}(?:${AND}${PERSON}){0,5}`,
  organisation: `${ORGANISATION}(?:${AND}${ORGANISATION}){0,6}`,
  date: DATE,
  money: MONEY,
  count: `(?:(?:${NUMBER_WORD})(?![\\p{L}])|(?:${DIGITS})(?:\\s?(?:million|Millionen|Mio\\.?|millions|millones|milhões|mil|thousand|tausend)(?![\\p{L}]))?)\\+?`,
  code: '(?:[A-Z]{2,6}\\s?:\\s?[A-Z0-9.]{1,8}|(?:HR[AB] )?[A-Z]{0,3}[\\s-]?[A-Z0-9][A-Z0-9./-]*(?: \\d[\\d./-]*){0,6}|[A-Z]{1,6})',
  place: PLACE,
  language: '[^.;:!?()“”"|–—\\n]{2,90}',
  phrase: '[^.;:!?()“”"|–—\\n]{2,90}',
  address: '[^\\s:,“"«](?:\\S*[^\\s,])?',
}

const START = new Map(
  Object.entries(PATTERNS).map(([slot, pattern]) => [
    slot,
    new RegExp(`^[\\s:,“"«]*(?<value>${pattern})`, 'u'),
  ])
)
const END = new Map(
  Object.entries(PATTERNS).map(([slot, pattern]) => [
    slot,
    new RegExp(`${slot === 'address' ? '(?<!\\S)' : '(?<![\\p{L}\\p{N}])'}(?<value>${pattern})$`, 'u'),
  ])
)

/** Returns the value at the start or end of a text, or null. */
export function valueAt(text: string, slot: Slot, side: 'start' | 'end'): string | null {
  if (slot === 'span') return findHeadcount(text)?.headcount ?? null
  const near = side === 'start' ? text.slice(0, 240) : trimEnd(text.slice(-160), /[\s,]/)
  const found = (side === 'start' ? START : END).get(slot)?.exec(near)?.groups?.value.trim()
  return found ? checked(found, slot) : null
}

function checked(value: string, slot: Slot): string | null {
  const bare = trimEnd(value, /[,\s]/).replace(/(?<!\b(?:Inc|Ltd|Corp|Co|Jr|Sr|\p{Lu}))\.$/u, '')
  switch (slot) {
    case 'person':
      return peopleIn(bare).length > 0 ? bare : null
    case 'organisation':
      return isCompanyName(bare.split(new RegExp(AND, 'u'))[0]) &&
        companyKey(bare) !== '' &&
        !/^(?:The|We|It|This|In|A)$/.test(bare)
        ? bare
        : null
    case 'place':
      return placeIn(bare)
    case 'language':
      return namesLanguage(bare) ? bare : null
    case 'code':
      return /\d|^[A-Z.: ]{2,}$/.test(bare) ? bare : null
    default:
      return bare || null
  }
}

/**
 * Returns the people in a list of names. If not all parts are names, returns only the first part,
 * or nothing if it is not a name.
 */
export function peopleIn(text: string): string[] {
  const names = withoutBracketed(text)
    .split(new RegExp(AND, 'u'))
    .map((name) => name.trim().replace(/^(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|M|Mme|Sr|Sra)\.? (?=\p{Lu})/u, ''))
    .filter(Boolean)
  return names.every(isPerson) ? names : names.length > 0 && isPerson(names[0]) ? [names[0]] : []
}

/** Returns the known place at the start of capitalised words, or null. */
function placeIn(text: string): string | null {
  const parts = text.split(/(?<=\s)|(?=,)/)
  for (let length = parts.length; length > 0; length--) {
    const cut = trimEnd(parts.slice(0, length).join(''), /[.,\s]/).trim()
    if (cut && isPlace(cut)) return cut
  }
  return null
}
