import { fold } from '#domain/people/text/text'
import { LABELS, type LabelMeaning } from './data/labels_data.js'

const MEANINGS: ReadonlyMap<string, LabelMeaning> = new Map(
  (Object.entries(LABELS) as [LabelMeaning, string][]).flatMap(([meaning, list]) =>
    list.split(';').map((label) => [label.trim().replace(/\s+/g, ' '), meaning] as const)
  )
)
const ADDED =
  /^(?:our|the|your|his|her|unser[e]?|notre|nos|nuestr[ao]s?|noss[ao]s?|current|aktuelle[rs]?|company|unternehmens-?)\s+|(?<!\s)\s+(?:in|on|im|am|en|em|name)$/
/** No label of the table is half as long, also with words in brackets. */
const MAX_LABEL_LENGTH = 200
const EMPTY = /(?<![*:：.…])[*:：.…]+$/

/** What a label means in any of the languages of the table; null for one that is not known. */
export function meaningOf(label: string): LabelMeaning | null {
  if (label.length > MAX_LABEL_LENGTH) return null
  const folded = fold(label).replace(EMPTY, '')
  const plain = withoutBracket(folded)
  return (
    MEANINGS.get(plain) ??
    MEANINGS.get(plain.replace(ADDED, '')) ??
    MEANINGS.get(plain.replace(/-/g, ' ')) ??
    null
  )
}

/** Without what stands in brackets at the end, from the first bracket on. */
function withoutBracket(text: string): string {
  const trimmed = text.trim()
  if (!/[)\]]$/.test(trimmed)) return trimmed
  const open = trimmed.search(/[([]/)
  return open < 0 ? trimmed : trimmed.slice(0, open).trim()
}
