const DATE = /^(?:\d{4}-\d{2}-\d{2}|\d{4}-\d{3}|\d{4}-\d{2})$/
const TIME = /^(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?\s*(?:([ap])\.?m\.?)?(z|[+-]\d{1,2}:?\d{0,2})?$/i
const ZONE = /^(?:z|[+-]\d{1,2}:?(?:\d{2})?)$/i

/** A part of a date-time. The offset of a time element (`isMarked`) is normalised. */
type Part = { text: string; isMarked: boolean }

/**
 * Joins the parts of a value-class date-time. The first part of each kind counts. Null without a
 * date or time.
 */
export function joinDateParts(parts: Part[], impliedDate: string | null): string | null {
  let date: string | null = null
  let time: string | null = null
  let zone: string | null = null
  for (const { text, isMarked } of parts) {
    const part = text.trim()
    const whole = /^(\d{4}-\d{2}-\d{2}|\d{4}-\d{3})[t ](\S.*)$/i.exec(part)
    if (whole && !date && !time) {
      date = whole[1]
      time = /[ap]/i.test(whole[2]) ? normalTime(whole[2]) : whole[2]
    } else if (DATE.test(part)) date ??= part
    else if (ZONE.test(part)) zone ??= normalZone(part)
    else if (TIME.test(part)) time ??= isMarked || /[apz]/i.test(part) ? normalTime(part) : part
  }
  if (time && zone && !/(?:Z|[+-][\d:]+)$/i.test(time)) time += zone
  date ??= time ? impliedDate : null
  return [date, time].filter(Boolean).join(' ') || null
}

function normalTime(text: string): string | null {
  const found = TIME.exec(text.trim())
  if (!found) return null
  const [, hours, minutes, seconds, half, zone] = found
  if (minutes === undefined && !half) return null
  let hour = Number(hours)
  if (half) hour = (hour % 12) + (/p/i.test(half) ? 12 : 0)
  const clock = [String(hour).padStart(2, '0'), minutes ?? '00', seconds].filter(Boolean).join(':')
  return clock + (zone ? normalZone(zone) : '')
}

const normalZone = (zone: string) => (/^z$/i.test(zone) ? 'Z' : zone.replace(':', ''))

/** Returns the date of a date-time, which completes a later time without a date; or null. */
export const dateOf = (value: string): string | null =>
  /^(\d{4}-\d{2}-\d{2}|\d{4}-\d{3})/.exec(value)?.[1] ?? null
