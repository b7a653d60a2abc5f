import { Cron } from 'croner'
import { RRuleTemporal } from 'rrule-temporal'
import { isZone, ruleProblem } from './recurrence_rule.js'

/** When something recurs: tells the first time strictly after another, null when there is none any more. */
export type Cadence = { next(after: Date): Date | null }

/** Outer periods looked at for one occurrence; a rule that has none in them counts as ended. */
const MAX_PERIODS = 2_000
const CRON_ZONE = /^(?:CRON_TZ|TZ)=(\S+)\s+/

/**
 * Reads a recurrence rule of RFC 5545 (`FREQ=WEEKLY;BYDAY=MO`, with `RRULE:` before it or not, after a line
 * `DTSTART;TZID=Europe/Berlin:20260105T090000` or none), or a cron expression of five fields (`0 9 * * 1`, with
 * `CRON_TZ=Europe/Berlin ` before it or not). Without a zone it is UTC, without DTSTART it counts from `start`. The shortest
 * interval is a minute. A `problem` says what is wrong with it.
 */
export function parseCadence(text: string, start: Date): Cadence | { problem: string } {
  const cadence = /FREQ=/i.test(text) ? recurrence(text, start) : cron(text)
  if ('problem' in cadence) return cadence
  return cadence.next(start) ? cadence : { problem: 'has no time to come' }
}

function recurrence(text: string, start: Date): Cadence | { problem: string } {
  const problem = ruleProblem(text)
  if (problem) return { problem }
  try {
    const rule = new RRuleTemporal({ rruleString: asRuleText(text, start), maxIterations: MAX_PERIODS })
    return { next: (after) => occurrenceAfter(rule, after) }
  } catch {
    return { problem: 'is no recurrence rule of RFC 5545' }
  }
}

function occurrenceAfter(rule: RRuleTemporal, after: Date): Date | null {
  try {
    const found = rule.next(after, false)
    return found ? new Date(found.epochMilliseconds) : null
  } catch {
    // It looked through as many periods as it may.
    return null
  }
}

/** A recurrence rule in full: its start, which is `start` where it gives none, and the rule under its name. */
export function asRuleText(text: string, start: Date): string {
  return prefixed(
    text.trim().toUpperCase().startsWith('DTSTART') ? text.trim() : withStart(text.trim(), start)
  )
}

const withStart = (rule: string, start: Date) =>
  `DTSTART:${start.toISOString().replace(/[-:]|\.\d+/g, '')}\n${rule}`

/** The rule's line begins with its name. */
const prefixed = (lines: string) =>
  lines
    .split(/\r?\n/)
    .map((line) => (/^FREQ=/i.test(line) ? `RRULE:${line}` : line))
    .join('\n')

/** A cron expression apart from the time zone before it. */
export const zonedCron = (text: string): { timezone: string; expression: string } => ({
  timezone: CRON_ZONE.exec(text.trim())?.[1] ?? 'UTC',
  expression: text.trim().replace(CRON_ZONE, ''),
})

function cron(text: string): Cadence | { problem: string } {
  const { timezone, expression } = zonedCron(text)
  if (!/^\S+(?:\s+\S+){4}$/.test(expression))
    return { problem: 'must be a recurrence rule (FREQ=...) or a cron expression of five fields' }
  if (!isZone(timezone)) return { problem: `names no time zone: ${timezone}` }
  try {
    const job = new Cron(expression, { timezone, paused: true, mode: '5-part' })
    return { next: (after) => job.nextRun(after) }
  } catch {
    return { problem: 'is no cron expression of five fields' }
  }
}
