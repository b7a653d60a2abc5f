import { type Proposal, readProposals } from '#domain/evidence/reader/proposals'
import { jsonInText } from '../agent/json_in_text.js'

/**
 * Returns the proposals in a model's reply. If the reply was cut off, returns the proposals that
 * are complete. Null if there is no list.
 */
export function proposalsInText(text: string): Proposal[] | null {
  const whole = readProposals(jsonInText(text))
  if (whole) return whole
  const [start, end] = [text.indexOf('['), text.lastIndexOf('}')]
  return start >= 0 && end > start ? readProposals(jsonInText(`${text.slice(start, end + 1)}]`)) : null
}
