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
export function handleLikeness(handle: string, name: string): 'whole' | 'part' | 'unlike' {
  const plain = letters(handle.replace(/^(?:in|company|c|user|channel)\//, ''))
  const words = nameTokens(name).map(letters).filter(Boolean)
  if (!plain || words.length === 0) return 'unlike'
  const [first, last] = [words[0], words[words.length - 1]]
  const full = words.join('')
  const orders = new Set([full, first + last, last + first])
  if (orders.has(plain)) return 'whole'
  const bare = trimEnd(plain, /\d/)
  if (orders.has(bare)) return 'part'
  if (
    words.length > 1 &&
    last.length > 2 &&
    [first[0] + last, first + last[0], last + first[0]].includes(bare)
  )
    return 'part'
  const inside = [...orders].some((text) => text.length >= 6 && bare.includes(text))
  return inside && bare.length <= full.length + 8 ? 'part' : 'unlike'
}

/** Keeps only letters and digits. `ü`, `ue` and `u` become equal. */
const letters = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/([aou])e/g, '$1')
