import { deobfuscateEmails } from '#domain/people/emails/emails'
import { findPhones } from '#domain/people/phones/phones'
import { pointerToken } from '../schema/subschemas.js'
import type { AgentCitation } from '../tool.js'
import { addressesIn } from './addresses.js'
import type { Seen } from './seen.js'

/** A value of the structured output that no source contains. `path` is a JSON Pointer. */
type Ungrounded = { path: string; problem: string }
export type CheckedData = { ungrounded: Ungrounded[]; citations: AgentCitation[] }

/** Values nested deeper are not checked. */
const MAX_DEPTH = 40

/**
 * Finds URLs, e-mail addresses, phone numbers and quotes that no source contains. A quote is a value whose
 * key contains `quote`. Also returns a citation for each URL of a page that a tool returned.
 */
export function checkData(value: unknown, seen: Seen): CheckedData {
  const ungrounded: Ungrounded[] = []
  const citations = new Map<string, AgentCitation>()
  visit(value, '', '', (value, path, key) => {
    const text = value.replace(/\s+/g, ' ')
    for (const { address } of addressesIn(text)) {
      const page = seen.page(address)
      if (page) citations.set(page.url, page)
      else if (!seen.callers(address)) ungrounded.push({ path, problem: 'no tool returned this URL' })
    }
    if (deobfuscateEmails(text).some(({ email }) => !seen.knowsEmail(email)))
      ungrounded.push({ path, problem: 'no tool returned this e-mail address' })
    if (findPhones(text).some(({ e164 }) => !seen.knowsPhone(e164)))
      ungrounded.push({ path, problem: 'no tool returned this phone number' })
    if (/quote/i.test(key) && !seen.says(text))
      ungrounded.push({ path, problem: 'no tool output contains this quote verbatim' })
  })
  return { ungrounded, citations: [...citations.values()] }
}

/** Returns a copy of the value with null at the given JSON Pointers. */
export function withoutPaths(value: unknown, paths: ReadonlySet<string>, at = ''): unknown {
  if (paths.has(at)) return null
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(
    ([key, part]) => [key, withoutPaths(part, paths, `${at}/${pointerToken(key)}`)] as const
  )
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

function visit(
  value: unknown,
  path: string,
  key: string,
  look: (text: string, path: string, key: string) => void,
  depth = 0
): void {
  if (typeof value === 'string') look(value, path, key)
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return
  for (const [name, part] of Object.entries(value))
    visit(part, `${path}/${pointerToken(name)}`, Array.isArray(value) ? key : name, look, depth + 1)
}
