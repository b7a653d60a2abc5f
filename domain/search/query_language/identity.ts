import { parseEmail } from '#domain/people/emails/emails'
import { trimBoth } from '#domain/people/text/linear_text'
import { networkOf } from '#domain/people/networks/networks'
import { words } from '#domain/people/text/text'
import { linkKey } from '#domain/truth/subject'
import { FUNCTION_WORDS } from './function_words.js'
import { OPENERS } from './named_person.js'
import type { QueryIdentity } from './parsed_query.js'

const MAX_PIECES = 12
const HANDLE = /^@[\p{L}\p{N}_.-]{2,60}$/u
const URL_START = /^(?:https?:\/\/|www\.)/i

/**
 * Finds the e-mail address, profile address or handle that a query consists of, apart from function
 * words. Null for more than 12 words, and after `at` or `from`, where an address is an employer's.
 */
export function findIdentity(text: string): QueryIdentity | null {
  const pieces = text.trim().split(/\s+/, MAX_PIECES + 1)
  if (pieces.length > MAX_PIECES) return null
  const at = pieces.findIndex((piece) => identityOf(piece) !== null)
  const others = words(pieces.filter((_, i) => i !== at).join(' '))
  if (at === -1 || /^(?:at|from)$/i.test(pieces[at - 1] ?? '')) return null
  return others.every((word) => FUNCTION_WORDS.has(word) || OPENERS.has(word)) ? identityOf(pieces[at]) : null
}

function identityOf(piece: string): QueryIdentity | null {
  const bare = trimBoth(piece, /[<>()"'“”„,;:!?]/u, /[<>()"'“”„,;:!?.]/u)
  if (HANDLE.test(bare)) return { by: 'handle', value: bare.slice(1).toLowerCase() }
  const email = bare.includes('@') && !bare.includes('/') ? parseEmail(bare) : null
  if (email) return { by: 'email', value: email.canonical }
  const isLink = URL_START.test(bare) || (bare.includes('/') && networkOf(bare) !== null)
  const link = isLink ? linkKey(bare) : null
  return link ? { by: 'link', value: link } : null
}
