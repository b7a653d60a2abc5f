import { trimEnd } from '../text/linear_text.js'
import { nameTokens } from './names.js'
import { fold } from '../text/text.js'

/**
 * Reports how a handle or domain label resembles a name:
 * - `whole`: all words in order, or the first and last word in either order,
 * - `part`: the first or last word with the other's initial, or a `whole` with digits or a few
 *   extra letters,
 * - `unlike`: anything else.
 */
export const handleLikeness = (handle: string, name: string): HandleLikeness => handleMatcher(name)(handle)

type HandleLikeness = 'whole' | 'part' | 'unlike'

/** Returns `handleLikeness` for one name. Parses the name once, for many handles. */
export function handleMatcher(name: string): (handle: string) => HandleLikeness {
  const words = nameTokens(name).map(letters).filter(Boolean)
  if (words.length === 0) return () => 'unlike'
  const [first, last] = [words[0], words[words.length - 1]]
  const full = words.join('')
  const orders = new Set([full, first + last, last + first])
  const short = words.length > 1 && last.length > 2 ? [first[0] + last, first + last[0], last + first[0]] : []
  const long = [...orders].filter((text) => text.length >= 6)
  return (handle) => {
    const plain = letters(handle.replace(/^(?:in|company|c|user|channel)\//, ''))
    if (!plain) return 'unlike'
    if (orders.has(plain)) return 'whole'
    const bare = trimEnd(plain, /\d/)
    if (orders.has(bare) || short.includes(bare)) return 'part'
    return bare.length <= full.length + 8 && long.some((text) => bare.includes(text)) ? 'part' : 'unlike'
  }
}

/** Keeps only letters and digits. `ü`, `ue` and `u` become equal. */
const letters = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/([aou])e/g, '$1')
