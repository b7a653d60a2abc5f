import cronstrue from 'cronstrue'
import { RRuleTemporal } from 'rrule-temporal'
import { toText } from 'rrule-temporal/totext'
import { asRuleText, zonedCron } from './cadence.js'

/**
 * Describes a cadence in words, with its time zone: `every week on Monday at 9 AM (Europe/Berlin)`.
 * Returns `text` unchanged if it cannot be described.
 */
export function cadenceInWords(text: string, start: Date): string {
  try {
    return /FREQ=/i.test(text) ? ofRule(text, start) : ofCron(text)
  } catch {
    return text
  }
}

function ofRule(text: string, start: Date): string {
  const minute = new Date(start)
  // Nobody chose the second at which a monitor was created.
  minute.setUTCSeconds(0, 0)
  const rule = new RRuleTemporal({ rruleString: asRuleText(text, minute) })
  return `${toText(rule, 'en', { excludeTzAbbreviation: true })} (${rule.options().tzid ?? 'UTC'})`
}

function ofCron(text: string): string {
  const { timezone, expression } = zonedCron(text)
  const words = cronstrue.toString(expression, { use24HourTimeFormat: true })
  return `${words.charAt(0).toLowerCase()}${words.slice(1)} (${timezone})`
}
