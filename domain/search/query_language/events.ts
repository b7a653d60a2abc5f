import { wholeText } from '#domain/people/text/phrases'
import { FUNCTION_WORDS } from './function_words.js'
import { isWorkWord } from './role_words.js'
import { isCapitalised, type QueryTokens } from './tokens.js'

const APPEARED = wholeText()`
  # English
  spoke | speaks? | speaking | spoken | speakers? | talked | talks? | presented | presents? | presenting
  keynotes? | keynoted | lectured | performed | exhibited
  # German
  gesprochen | sprach | vorgetragen
  # French
  parle | presente | intervenus?
  # Spanish and Portuguese
  hablo | hablaron | hablado | presento | presentaron | falou | falaram | apresentou | apresentaram
  # Italian and Dutch
  parlato | presentato | sprak | spraken | gesproken
`
const AT = /^(?:at|auf|bei|der|dem|a|au|aux|la|en|el|na|no|al|alla|op|bij|de)$/
const EVENT = /(?:conf|con|camp|days?|fest|summit|meetup|congress|kongress|kaigi|world)$/
const EVENT_NAME =
  /^\p{Lu}[\p{L}\d]*(?:conf|con|camp|fest|summit|meetup|kongress|kaigi)$|^\p{Lu}\p{L}+python$/iu
/** Matches names with capitals inside a word: `JSConf`, `PyCon`. */
const INNER_CAPITAL = /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}/u
/** The maximum number of words between a verb such as `spoke` and the place of an event. */
const MAX_BEFORE = 8

/** Reports whether a word is the name of an event, as it is spelt: `PyData`, `Fernconf`, `Kotlinfest`. */
export const isEventName = (spelt: string): boolean =>
  EVENT_NAME.test(spelt) || (INNER_CAPITAL.test(spelt) && /data$/i.test(spelt))

/** Reports whether the words before a preposition or name are about an appearance: `falou na`. */
export const isAppearance = ({ tokens }: QueryTokens, i: number): boolean =>
  tokens.slice(Math.max(0, i - 3), i).some((word) => APPEARED.test(word))

/**
 * Reports whether a place belongs to the name of an event: `spoke at Fernconf Oslo`. The event may
 * be held elsewhere, and its speakers live anywhere, so `parseQuery` reads the place as plain words, which
 * only rank.
 */
export function isOfEvent({ tokens, original, breaks }: QueryTokens, start: number): boolean {
  const [name, spelt] = [tokens[start - 1] ?? '', original[start - 1] ?? '']
  if (breaks.has(start) || !isCapitalised(spelt) || FUNCTION_WORDS.has(name) || isWorkWord(name)) return false
  if (!AT.test(tokens[start - 2] ?? '')) return false
  const isEvent = EVENT.test(name) || INNER_CAPITAL.test(spelt)
  return isEvent || tokens.slice(Math.max(0, start - MAX_BEFORE), start).some((word) => APPEARED.test(word))
}
