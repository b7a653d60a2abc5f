import { fold } from '#domain/people/text/text'
import { REFUSALS } from '../data/refusals_data.js'

export type Refusals = { reasons: string[]; text: string }

/** Splits a task into parts. Expects single blanks as white space. */
const PARTS =
  /(?<=[.?!;])\s|,?\s(?:and then|then|and also|and|und|et|y|e)\s(?=(?:send|e-?mail|write|draft|book|schedule|invite|call|post|tweet|buy|delete|update|translate|predict|tell|message|text|ping)\b)/iu

/** Finds the parts of a text that no tool can do, and returns the text without them. */
export function refusals(text: string): Refusals {
  const reasons = new Set<string>()
  const possible = text.split(PARTS).filter((part) => {
    const why = REFUSALS.find(([asks]) => asks.test(fold(part)))?.[1]
    if (why) reasons.add(why)
    return why === undefined
  })
  return { reasons: [...reasons], text: possible.join(' ') }
}
