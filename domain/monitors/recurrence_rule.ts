const number = (min: number, max: number) => (text: string) =>
  /^[+-]?\d{1,4}$/.test(text) && Math.abs(Number(text)) >= min && Math.abs(Number(text)) <= max
const unsigned = (min: number, max: number) => (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max
const listOf = (check: (text: string) => boolean) => (text: string) => text.split(',').every(check)

/** The valid parts of a rule and their values (RFC 5545 3.3.10), without seconds. */
const PARTS: Record<string, (text: string) => boolean> = {
  FREQ: (text) => /^(?:MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(text),
  INTERVAL: unsigned(1, 9999),
  COUNT: unsigned(1, 1000),
  UNTIL: (text) => /^\d{8}(?:T\d{6}Z?)?$/.test(text),
  WKST: (text) => /^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(text),
  BYDAY: listOf((text) => /^(?:[+-]?(?:[1-9]|[1-4]\d|5[0-3]))?(?:MO|TU|WE|TH|FR|SA|SU)$/.test(text)),
  BYHOUR: listOf(unsigned(0, 23)),
  BYMINUTE: listOf(unsigned(0, 59)),
  BYMONTH: listOf(unsigned(1, 12)),
  BYMONTHDAY: listOf(number(1, 31)),
  BYYEARDAY: listOf(number(1, 366)),
  BYWEEKNO: listOf(number(1, 53)),
  BYSETPOS: listOf(number(1, 366)),
}
const START = /^DTSTART(?:;TZID=([\w+/-]{1,60}))?:\d{8}T\d{6}(Z?)$/i

/** Returns why a recurrence rule is invalid, or null. The parsing libraries ignore these faults. */
export function ruleProblem(text: string): string | null {
  const lines = text.trim().split(/\r?\n/)
  const rule = lines.pop()!.replace(/^RRULE:/i, '')
  if (lines.length > 1) return 'must be one DTSTART and one RRULE'
  if (lines.length === 1) {
    const [, zone, utc] = START.exec(lines[0]) ?? []
    if (utc === undefined || (zone && utc)) return 'has an invalid DTSTART'
    if (zone && !isZone(zone)) return `has an unknown time zone in TZID: ${zone}`
  }
  const named = new Set<string>()
  for (const part of rule.split(';')) {
    const [, name, value] = /^([A-Z]+)=(.+)$/.exec(part) ?? []
    if (!name || !Object.hasOwn(PARTS, name) || named.has(name))
      return `has an unknown or repeated part: ${part}`
    if (!PARTS[name](value)) return `has an invalid part: ${part}`
    named.add(name)
  }
  if (!named.has('FREQ')) return 'has no FREQ'
  return named.has('COUNT') && named.has('UNTIL') ? 'has both COUNT and UNTIL' : null
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
