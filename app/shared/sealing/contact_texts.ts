/** Match one usual character of an e-mail address: of its local part, and of its domain. */
const LOCAL = /[\p{L}\p{M}\p{N}.!#$%&'*+^_`-]/u
const DOMAIN = /[\p{L}\p{M}\p{N}.-]/u
const [MAX_LOCAL, MAX_DOMAIN] = [64, 253]
/** Matches a telephone number with a calling code, such as `+1 415 555-0100`. */
const PHONE = /\+\d[\d ().-]{6,18}\d/g
const MIN_PHONE_DIGITS = 8

/** Replaces e-mail addresses and telephone numbers in a text. */
export function replaceContacts(text: string, replace: (contact: string) => string): string {
  const withoutEmails = text.includes('@') ? replaceEmails(text, replace) : text
  if (!withoutEmails.includes('+')) return withoutEmails
  return withoutEmails.replace(PHONE, (found) =>
    found.replace(/\D/g, '').length >= MIN_PHONE_DIGITS ? replace(found) : found
  )
}

/** Whether a text has an e-mail address or a telephone number with a calling code. */
export function hasContacts(text: string): boolean {
  let isFound = false
  replaceContacts(text, (contact) => {
    isFound = true
    return contact
  })
  return isFound
}

function replaceEmails(text: string, replace: (contact: string) => string): string {
  let [result, done] = ['', 0]
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const [start, end] = [startOf(text, at, done), endOf(text, at)]
    if (start === at || !text.slice(at, end).includes('.')) continue
    result += text.slice(done, start) + replace(text.slice(start, end))
    done = end
  }
  return result + text.slice(done)
}

function startOf(text: string, at: number, from: number): number {
  const least = Math.max(from, at - MAX_LOCAL)
  let start = at
  while (start > least && LOCAL.test(text[start - 1])) start--
  // `@zoe@example.org` is a handle of the Fediverse, not an e-mail address.
  if (text[start - 1] === '@') return at
  start = Math.min(at, afterEscape(text, start))
  while (start < at && /[.%'+_-]/.test(text[start])) start++
  return start
}

/** If `start` is inside a JSON escape such as `\u00e9`, returns the escape's end; else `start`. */
function afterEscape(text: string, start: number): number {
  const cut = /\\(u[0-9a-f]{0,3})?$/i.exec(text.slice(Math.max(0, start - 5), start))
  if (!cut) return start
  if (cut[1]) return start + 5 - cut[1].length
  return start + (/^u[0-9a-f]{4}/i.test(text.slice(start, start + 5)) ? 5 : 1)
}

function endOf(text: string, at: number): number {
  const most = Math.min(text.length, at + 1 + MAX_DOMAIN)
  let end = at + 1
  while (end < most && DOMAIN.test(text[end])) end++
  while (/[.-]/.test(text[end - 1])) end--
  return end
}
