/**
 * Returns a web address, with https:// added if it has no scheme. Null unless the result is a valid http or
 * https address.
 */
export function webAddress(text: string): string | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`
  if (/\s/.test(withScheme) || !URL.canParse(withScheme)) return null
  const url = new URL(withScheme)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  return isHostName(url.hostname) ? withScheme : null
}

/** Returns a domain or web address's host name in lower case, without `www.`. Null if invalid. */
export function domainName(text: string): string | null {
  const address = webAddress(text)
  if (address === null) return null
  return new URL(address).hostname.replace(/^www\.(?=.*\.)/, '').replace(/\.$/, '')
}

const isHostName = (host: string): boolean =>
  /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+(?:[a-z][a-z0-9-]*[a-z0-9])\.?$/.test(host)

const MOMENT =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i

/** Converts an ISO 8601 date or time to UTC. Without an offset, UTC is assumed. Null if invalid. */
export function moment(text: string): string | null {
  const match = MOMENT.exec(text)
  if (!match) return null
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = match
  const offset = /^[+-]/.test(zone) ? `${zone.replace(':', '')}00`.slice(0, 5).replace(/(\d\d)$/, ':$1') : 'Z'
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3)
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${offset}`)
  const calendar = new Date(`${year}-${month}-${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || Number.isNaN(calendar.getTime())) return null
  return calendar.getUTCDate() === Number(day) ? date.toISOString() : null
}

/** Accepts a career date: it contains a year or means "present". Null otherwise. */
export const careerDate = (text: string): string | null =>
  /(?<!\d)(1[89]|20|21)\d\d(?!\d)/.test(text) || /^(present|current|now|today|ongoing)$/i.test(text)
    ? text
    : null

/** Accepts an e-mail address and returns it as written. Null if invalid. */
export function emailAddress(text: string): string | null {
  const match = /^[^\s@"(),:;<>[\\\]]+@([^\s@]+)$/.exec(text)
  return match && domainName(match[1]) !== null ? text : null
}

/** Accepts a telephone number of at least five digits. Null if invalid. */
export function phoneNumber(text: string): string | null {
  const digits = text.replace(/\D/g, '').length
  return digits >= 5 && digits <= 25 && /^\+?[\d\s().\-/–,;:#*x]+(?:ext(?:ension)?\.?:?\s*\d+)?$/i.test(text)
    ? text
    : null
}
