import { fold } from '#domain/people/text'
import { LABELS, type LabelMeaning } from './data/labels_data.js'

const MEANINGS: ReadonlyMap<string, LabelMeaning> = new Map(
  (Object.entries(LABELS) as [LabelMeaning, string][]).flatMap(([meaning, list]) =>
    list.split(';').map((label) => [label.trim().replace(/\s+/g, ' '), meaning] as const)
  )
)
const ADDED =
  /^(?:our|the|your|his|her|unser[e]?|notre|nos|nuestr[ao]s?|noss[ao]s?|current|aktuelle[rs]?|company|unternehmens-?)\s+|\s+(?:in|on|im|am|en|em|name)$/
const EMPTY = /[*:：.…]+$/

/** What a label means in any of the languages of the table; null for one that is not known. */
export function meaningOf(label: string): LabelMeaning | null {
  const folded = fold(label)
    .replace(EMPTY, '')
    .replace(/\s*[([].*[)\]]\s*$/, '')
    .trim()
  return (
    MEANINGS.get(folded) ??
    MEANINGS.get(folded.replace(ADDED, '')) ??
    MEANINGS.get(folded.replace(/-/g, ' ')) ??
    null
  )
}
