import { fold } from '#domain/people/text/text'
import { REFUSALS } from '../data/refusals_data.js'

export type Refused = { reasons: string[]; text: string }

/** Where one thing that is asked ends and the next begins; white space is single characters by then. */
const PARTS =
  /(?<=[.?!;])\s|,?\s(?:and then|then|and also|and|und|et|y|e)\s(?=(?:send|e-?mail|write|draft|book|schedule|invite|call|post|tweet|buy|delete|update|translate|predict|tell|message|text|ping)\b)/iu

/** What a text asks that no tool here does, and the text without those parts of it. */
export function refusals(text: string): Refused {
  const reasons = new Set<string>()
  const kept = text.split(PARTS).filter((part) => {
    const why = REFUSALS.find(([asks]) => asks.test(fold(part)))?.[1]
    if (why) reasons.add(why)
    return why === undefined
  })
  return { reasons: [...reasons], text: kept.join(' ') }
}
