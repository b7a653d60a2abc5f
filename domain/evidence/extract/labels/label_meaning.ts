import { fold } from '#domain/people/text/text'
import { LABELS, type LabelMeaning } from './data/labels_data.js'

const MEANINGS: ReadonlyMap<string, LabelMeaning> = new Map(
  (Object.entries(LABELS) as [LabelMeaning, string][]).flatMap(([meaning, list]) =>
    labelsIn(list).map((label) => [label, meaning] as const)
  )
)
const ADDED =
  /^(?:our|the|your|his|her|unser[e]?|notre|nos|nuestr[ao]s?|noss[ao]s?|current|aktuelle[rs]?|company|unternehmens-?)\s+|(?<!\s)\s+(?:in|on|im|am|en|em|name)$/
/** Longer than any known label, even with words in brackets. */
const MAX_LABEL_LENGTH = 200
const EMPTY = /(?<![*:：.…])[*:：.…]+$/

/** Returns the meaning of a label in any supported language; null if unknown. */
export function meaningOf(label: string): LabelMeaning | null {
  if (label.length > MAX_LABEL_LENGTH) return null
  const folded = fold(label).replace(EMPTY, '')
  const plain = withoutBrackets(folded)
  return (
    MEANINGS.get(plain) ??
    MEANINGS.get(plain.replace(ADDED, '')) ??
    MEANINGS.get(plain.replace(/-/g, ' ')) ??
    null
  )
}

/** Reads a list of labels separated by semicolons. */
export function labelsIn(list: string): string[] {
  return list.split(';').map((label) => label.trim().replace(/\s+/g, ' '))
}

/** Drops brackets at the end of a label. */
export function withoutBrackets(text: string): string {
  const trimmed = text.trim()
  if (!/[)\]]$/.test(trimmed)) return trimmed
  const open = trimmed.search(/[([]/)
  return open < 0 ? trimmed : trimmed.slice(0, open).trim()
}
