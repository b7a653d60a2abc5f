import { fold } from '#domain/people/text/text'
import { REFUSALS } from '../data/refusals_data.js'

export type Refusals = { reasons: string[]; text: string }

/** Matches the boundaries between the parts of a task. Expects single spaces. */
const PARTS =
  /(?<=[.?!;])\s|,?\s(?:and then|then|and also|and|und|et|y|e)\s(?=(?:send|e-?mail|write|draft|book|schedule|invite|call|post|tweet|buy|delete|update|translate|predict|tell|message|text|ping)\b)/iu

/** Returns the text without the parts that no tool can do, and the reasons. */
export function refusals(text: string): Refusals {
  const reasons = new Set<string>()
  const possible = text.split(PARTS).filter((part) => {
    const why = REFUSALS.find(([asks]) => asks.test(fold(part)))?.[1]
    if (why) reasons.add(why)
    return why === undefined
  })
  return { reasons: [...reasons], text: possible.join(' ') }
}
