import { placeFacets } from '#domain/people/places/places'
import { trimEnd } from '#domain/people/text/linear_text'
import { anyOf } from '#domain/people/text/phrases'
import { words } from '#domain/people/text/text'
import { isEventName } from './query_language/events.js'
import { isRoleNoun } from './query_language/role_words.js'

const NAME_WORD = String.raw`\p{Lu}[\p{L}\p{M}.'’-]*`
/** A capitalised name and the names after its commas: `New York, NY`. */
const NAME = `(${NAME_WORD}(?:[ ]${NAME_WORD}){0,2}(?:, ${NAME_WORD}(?:[ ]${NAME_WORD})?){0,2})`
/** Each phrase may start a sentence with a capital. */
const LIVING = anyOf`
  # English
  [Bb]ased (?:out of|in|near|around) | [Ll]ocated (?:in|near|around)
  (?:[Ll]ives?|[Ll]iving|[Rr]esid(?:es?|ing)) (?:and works? )?(?:in|near)
  # German
  [Ww]ohnt in | [Ll]ebt in | [Ww]ohnhaft in
  # French
  (?:[Bb]as[ée]e?|[Vv]it|[Hh]abite|[Ii]nstall[ée]e?) [àa]
  # Spanish, Portuguese and Italian
  (?:[Bb]asad[oa]|[Vv]ive|[Rr]eside|[Rr]adicad[oa]|[Mm]ora) (?:en|em|in|a)
  # Dutch
  [Ww]oont in
`
/** Matches a name after words about a home: `based in Oslo`, `lives in Oslo, Norway`. */
const HOME = new RegExp(String.raw`(?<![\p{L}\p{N}])${LIVING} (?:the )?${NAME}`, 'gu')
/** Matches `Oslo-based`, `Oslo based`. */
const BASED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${NAME_WORD}(?:[ ]${NAME_WORD})?)[- ]based(?!\p{L})`,
  'gu'
)
/** Matches a name after `in` or `from`. The word before must be a role: `a welder from Oslo`. */
const FROM = new RegExp(` (?:in|from) (?:the )?${NAME}`, 'gu')
const MAX_WORD = 40
const MAX_STATED = 3

/**
 * Returns the terms of the places that texts state as a person's home: those of Oslo and Norway for
 * `a welder based in Oslo`. Leaves out places that no table knows.
 */
export function statedPlaces(texts: readonly (string | undefined)[]): string[] {
  const terms = new Set<string>()
  for (const name of texts.flatMap((text) => (text ? namesIn(text) : [])).slice(0, MAX_STATED)) {
    const readings = [placeFacets({ city: name }), placeFacets({ country: name })]
    const known = readings.find(({ countryCode }) => countryCode !== null)
    for (const term of known?.terms ?? []) terms.add(term)
  }
  return [...terms]
}

function namesIn(text: string): string[] {
  const found = [...text.matchAll(HOME), ...text.matchAll(BASED)].map(([, name]) => name)
  for (const { index, 1: name } of text.matchAll(FROM)) {
    const before = words(text.slice(Math.max(0, index - MAX_WORD), index)).at(-1)
    if (before !== undefined && isRoleNoun(before)) found.push(name)
  }
  return found.map(ended).filter((name) => !name.split(' ').some(isEventName))
}

/** Returns a name up to the end of its sentence: `Oslo` for `Oslo. She`. */
function ended(name: string): string {
  const end = name.search(/(?<=\p{L}{3})\./u)
  return trimEnd(end === -1 ? name : name.slice(0, end), /[.'’-]/)
}
