import { companyKey, sameCompany } from '#domain/people/companies/company_name'
import { findSectors } from '#domain/people/companies/industries'
import { compareNames, nameTokens } from '#domain/people/names/names'
import { words } from '#domain/people/text/text'
import { titleHoldsRole, titleSequences, titleSimilarity } from '#domain/people/titles/titles'
import { textOf, type Value, type ValueRules } from './value.js'

const read = (raw: unknown, keyOf: (text: string) => string): Value | null => {
  const text = textOf(raw)
  const key = text && keyOf(text)
  return text && key ? { key, shown: text } : null
}
const texts = (a: Value, b: Value): [string, string] => [String(a.shown), String(b.shown)]

export const PERSON_NAME_RULES: ValueRules = {
  read: (raw) => read(raw, (text) => nameTokens(text).join(' ')),
  same: (a, b) => compareNames(...texts(a, b)) > 0.87,
  // `Z. Garner` is broader than `Zoe Garner`, and `Maria Lopez` is broader than `Maria Lopez
  // Garcia`.
  broader: (a, b) => {
    const fuller = b.key.split(' ')
    const isPart = (word: string) =>
      fuller.some((full) => full === word || (word.length === 1 && full[0] === word))
    return a.key.length < b.key.length && a.key.includes(' ') && a.key.split(' ').every(isPart)
  },
  alternatives: 200,
}

export const COMPANY_NAME_RULES: ValueRules = {
  read: (raw) => read(raw, companyKey),
  same: (a, b) => sameCompany(...texts(a, b)),
  alternatives: 100,
}

/** Reads a text, with its words as the key. */
const readWords = (raw: unknown) => read(raw, (text) => words(text).join(' '))

export const TITLE_RULES: ValueRules = {
  read: readWords,
  same: (a, b) => {
    const [one, other] = texts(a, b).map((text) =>
      titleSequences(text)
        .map((sequence) => sequence.join(' '))
        .sort()
    )
    return one.join('|') === other.join('|') || titleSimilarity(...texts(a, b)) === 1
  },
  broader: (a, b) => {
    const [one, other] = texts(a, b)
    return titleHoldsRole(other, one) && !titleHoldsRole(one, other)
  },
  alternatives: 60,
}

/** Returns a text's sectors. Logistics and supply chain are the same sector. */
const sectorsOf = (key: string): ReadonlySet<string> =>
  new Set(findSectors(key.split(' ')).map(({ name }) => name))

/** Industries are equal if they name the same sectors. */
export const INDUSTRY_RULES: ValueRules = {
  read: readWords,
  same: (a, b) => {
    const [one, other] = [a, b].map(({ key }) => sectorsOf(key))
    return one.size > 0 && one.size === other.size && one.isSubsetOf(other)
  },
  broader: (a, b) => {
    const [one, other] = [a, b].map(({ key }) => new Set(key.split(' ')))
    return one.size < other.size && [...one].every((word) => other.has(word))
  },
  alternatives: 40,
}

/**
 * Descriptions are equal if they share at least four words of four or more letters, and at least 60% of such
 * words in the shorter description.
 */
export const DESCRIPTION_RULES: ValueRules = {
  read: readWords,
  same: (a, b) => {
    const [one, other] = [a, b].map(({ key }) => new Set(key.split(' ').filter((word) => word.length > 3)))
    const shared = [...one].filter((word) => other.has(word)).length
    return shared >= 4 && shared >= 0.6 * Math.min(one.size, other.size)
  },
  alternatives: 1000,
}

export const TEXT_RULES: ValueRules = {
  read: readWords,
  alternatives: 100,
}

const YES = /^(?:true|yes|y|1|ja|oui|s[ií]|sim|wahr|vrai|verdadero|verdadeiro)$/i
const NO = /^(?:false|no|n|0|nein|non|não|falsch|faux|falso)$/i

export const BOOLEAN_RULES: ValueRules = {
  read: (raw) => {
    const text = typeof raw === 'boolean' ? String(raw) : (textOf(raw) ?? '')
    if (YES.test(text)) return { key: 'true', shown: true }
    return NO.test(text) ? { key: 'false', shown: false } : null
  },
  alternatives: 2,
}

/**
 * Chooses the option that a text equals. Otherwise, chooses the longest option that the text
 * contains as whole words. Null if there is none, or if the text also contains an option that is
 * not a part of the longest one.
 */
export const OPTION_RULES: ValueRules = {
  read: (raw, { options = [] }) => {
    const plain = (text: string) => words(text.replaceAll('_', ' ')).join(' ')
    const stated = ` ${plain(textOf(raw) ?? '')} `
    const exact = options.filter((option) => ` ${plain(option)} ` === stated)
    if (exact.length === 1) return { key: exact[0], shown: exact[0] }
    const found = options
      .filter((option) => stated.includes(` ${plain(option)} `))
      .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    const [first, ...rest] = found
    if (first === undefined || rest.some((option) => !first.toLowerCase().includes(option.toLowerCase())))
      return null
    return { key: first, shown: first }
  },
  alternatives: 6,
}
