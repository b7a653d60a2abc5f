import { phraseFinder } from '../text/phrase_finder.js'
import { FUNCTION_WORDS, OF_WORDS, ROLE_WORDS } from './data/role_translations_data.js'
import { isRoleNoun } from './tokens.js'
import { spellings } from '../text/spelling_pattern.js'

/** English roles by phrase in another language (hyphens as spaces), the likeliest first. */
const ROLES = new Map<string, string[]>()
for (const [role, patterns] of Object.entries(ROLE_WORDS))
  for (const phrase of patterns.flatMap(spellings)) {
    const key = phrase.replaceAll('-', ' ').trim()
    if (isRoleNoun(key)) continue
    ROLES.set(key, [...new Set([...(ROLES.get(key) ?? []), role])])
  }
const findRoles = phraseFinder(ROLES)

/** Matches endings for both genders and gender marks: `Entwickler:in`, `ingeniero/a`, `(m/w/d)`. */
const BOTH_GENDERS = /(?<=\p{L}{4})[:*_/(·.](?:in|innen|as?|os?|es|e|euse|trice|rice|se|ne)\)?(?!\p{L})/gu
const FOR_ALL = /\(\s*[a-z](?:\s*\/\s*[a-z*])+\s*\)|\b[mwfdhx](?:\s*\/\s*[mwfdhx])+\b/g
const WORD = /[\p{L}\p{N}]+/gu

/** Words after a role that are not its function: `gerente en Madrid`, unlike `Leiter Vertrieb`. */
const NO_OBJECT = new Set([
  ...OF_WORDS,
  ...'y e und et en and of at bei chez na no em in im for para pour to a'.split(' '),
])

export type TranslatedRole = { start: number; end: number; roles: readonly string[] }

/**
 * Finds roles in other languages among tokens, the longest at each position. `end` is exclusive.
 */
export const translatedRoles = (tokens: readonly string[]): TranslatedRole[] =>
  findRoles(tokens).map(({ start, end, entry }) => ({ start, end, roles: entry }))

/**
 * Translates a folded Spanish, Portuguese, German, French, Dutch or Italian title, once per
 * reading. Returns none if it contains no role or function of these languages. Keeps the marks
 * between its parts.
 */
export function translated(text: string): string[] {
  const plain = text.replace(FOR_ALL, ' ').replace(BOTH_GENDERS, '').trim()
  const tokens = [...plain.matchAll(WORD)].map((match) => ({ word: match[0], at: match.index }))
  const words = tokens.map(({ word }) => word)
  const found = translatedRoles(words)
  if (found.length === 0 && !words.some((word) => word in FUNCTION_WORDS)) return []
  const readings = [0, 1].map((choice) =>
    inEnglish(found.map((one) => [one, one.roles[choice] ?? one.roles[0]]))
  )
  const wordly = found.some(({ start, end }) => end - start > 1)
  if (wordly) readings.push(inEnglish(words.flatMap((_, i) => single(words, i))))
  return [...new Set(readings)].filter((reading) => reading !== plain)

  function inEnglish(roles: readonly (readonly [TranslatedRole, string])[]): string {
    let result = ''
    let at = 0
    for (let i = 0; i < tokens.length; i++) {
      result += plain.slice(at, tokens[i].at)
      const role = roles.find(([one]) => one.start === i)
      if (role) i = role[0].end - 1
      result += role ? role[1] : (FUNCTION_WORDS[words[i]] ?? (OF_WORDS.has(words[i]) ? 'of' : words[i]))
      at = tokens[i].at + words[i].length
      const next = tokens[i + 1]
      if (role && next && !NO_OBJECT.has(next.word) && /^[\s-]+$/.test(plain.slice(at, next.at)))
        result += ' of'
    }
    return (result + plain.slice(at)).trim()
  }
}

function single(words: readonly string[], at: number): [TranslatedRole, string][] {
  const roles = ROLES.get(words[at])
  return roles ? [[{ start: at, end: at + 1, roles }, roles[0]]] : []
}
