import { Cron } from 'croner'
import { RRuleTemporal } from 'rrule-temporal'
import { isZone, ruleProblem } from './recurrence_rule.js'

/** A schedule. `next` returns the first time strictly after another, or null if there is none. */
export type Cadence = { next(after: Date): Date | null }

/**
 * The number of periods searched for an occurrence. A rule without an occurrence in these periods
 * counts as ended.
 */
const MAX_PERIODS = 2_000
const CRON_ZONE = /^(?:CRON_TZ|TZ)=(\S+)\s+/

/**
 * Parses a recurrence rule of RFC 5545 or a cron expression of five fields. A rule such as
 * `FREQ=WEEKLY;BYDAY=MO` may have the prefix `RRULE:` and a line such as
 * `DTSTART;TZID=Europe/Berlin:20260105T090000` before it. An expression such as `0 9 * * 1` may
 * have the prefix `CRON_TZ=Europe/Berlin `. The default zone is UTC. Without DTSTART, the rule
 * starts at `start`. The shortest interval is a minute. A `problem` is the predicate of a sentence.
 */
export function parseCadence(text: string, start: Date): Cadence | { problem: string } {
  const cadence = /FREQ=/i.test(text) ? recurrence(text, start) : cron(text)
  if ('problem' in cadence) return cadence
  return cadence.next(start) ? cadence : { problem: 'has no future occurrence' }
}

function recurrence(text: string, start: Date): Cadence | { problem: string } {
  const problem = ruleProblem(text)
  if (problem) return { problem }
  try {
    const rule = new RRuleTemporal({ rruleString: asRuleText(text, start), maxIterations: MAX_PERIODS })
    return { next: (after) => occurrenceAfter(rule, after) }
  } catch {
    return { problem: 'is not a recurrence rule of RFC 5545' }
  }
}

function occurrenceAfter(rule: RRuleTemporal, after: Date): Date | null {
  try {
    const found = rule.next(after, false)
    return found ? new Date(found.epochMilliseconds) : null
  } catch {
    // The rule exceeded MAX_PERIODS.
    return null
  }
}

/** Adds the start (`start` by default) and the `RRULE:` prefix to a recurrence rule. */
export const asRuleText = (text: string, start: Date): string =>
  prefixed(text.trim().toUpperCase().startsWith('DTSTART') ? text.trim() : withStart(text.trim(), start))

const withStart = (rule: string, start: Date) =>
  `DTSTART:${start.toISOString().replace(/[-:]|\.\d+/g, '')}\n${rule}`

const prefixed = (lines: string) =>
  lines
    .split(/\r?\n/)
    .map((line) => (/^FREQ=/i.test(line) ? `RRULE:${line}` : line))
    .join('\n')

export const zonedCron = (text: string): { timezone: string; expression: string } => ({
  timezone: CRON_ZONE.exec(text.trim())?.[1] ?? 'UTC',
  expression: text.trim().replace(CRON_ZONE, ''),
})

function cron(text: string): Cadence | { problem: string } {
  const { timezone, expression } = zonedCron(text)
  if (!/^\S+(?:\s+\S+){4}$/.test(expression))
    return { problem: 'must be a recurrence rule (FREQ=...) or a cron expression of five fields' }
  if (!isZone(timezone)) return { problem: `has an unknown time zone: ${timezone}` }
  try {
    const job = new Cron(expression, { timezone, paused: true, mode: '5-part' })
    return { next: (after) => job.nextRun(after) }
  } catch {
    return { problem: 'is not a cron expression of five fields' }
  }
}
