import { parseEmail } from '#domain/people/emails/emails'
import { trimBoth } from '#domain/people/text/linear_text'
import { linkKey } from '#domain/truth/subject'
import type { QueryIdentity } from './parsed_query.js'

const MAX_PIECES = 12
const HANDLE = /^@[\p{L}\p{N}_.-]{2,60}$/u
const URL_START = /^(?:https?:\/\/|www\.)/i
/** Matches an address without a scheme that has a path: `linkedin.com/in/zoe`. */
const BARE_URL = /^[a-z\d.-]{1,80}\.[a-z]{2,20}\/\S/i

/** Finds the first e-mail address, URL or handle in a query of at most 12 words; else null. */
export function findIdentity(text: string): QueryIdentity | null {
  const pieces = text.split(/\s+/, MAX_PIECES + 1)
  if (pieces.length > MAX_PIECES) return null
  for (const piece of pieces) {
    const bare = trimBoth(piece, /[<>()"'“”„,;:!?]/u, /[<>()"'“”„,;:!?.]/u)
    if (HANDLE.test(bare)) return { by: 'handle', value: bare.slice(1).toLowerCase() }
    const email = bare.includes('@') && !bare.includes('/') ? parseEmail(bare) : null
    if (email) return { by: 'email', value: email.canonical }
    const link = URL_START.test(bare) || BARE_URL.test(bare) ? linkKey(bare) : null
    if (link) return { by: 'link', value: link }
  }
  return null
}
