import { stemsOf } from './stems.js'

/** The maximum number of characters of an item, and of a note. */
const MAX_ITEM = 80
const MAX_NOTE = 40
/** The maximum number of notes read per text. */
const MAX_NOTES = 40
/** The maximum number of words of an item, and of a note. */
const MAX_WORDS = 8

/**
 * Pairs each word of a note in brackets with each word of the item before it: `chair agricultur`
 * for `Agriculture (chair)`. The pairs keep a note from counting for another item.
 */
export function bracketNotes(texts: readonly (string | undefined)[]): string[] {
  const pairs = new Set<string>()
  for (const { item, note } of texts.flatMap((text) => (text ? notesIn(text) : []))) {
    const [items, notes] = [stemsOf(item), stemsOf(note)]
    if (items.length > MAX_WORDS || notes.length > MAX_WORDS) continue
    for (const one of withoutDeputised(notes)) for (const other of items) pairs.add(notePair(one, other))
  }
  return [...pairs]
}

/** A word after one of these names another office: a vice chair is no chair. */
const DEPUTY = /^(?:vice|deputi|altern|assist)$/

/** Returns stems without the words whose deputy is meant: `vice` of `vice chair`. */
export const withoutDeputised = (stems: readonly string[]): string[] =>
  stems.filter((_, at) => !DEPUTY.test(stems[at - 1] ?? ''))

/** Joins the stem of a note's word and the stem of its item's word. */
export const notePair = (note: string, item: string): string => `${note} ${item}`

/** Finds each short text in brackets and the item of a list before it. Longer texts are sentences. */
function notesIn(text: string): { item: string; note: string }[] {
  const found: { item: string; note: string }[] = []
  for (
    let open = text.indexOf('(');
    open !== -1 && found.length < MAX_NOTES;
    open = text.indexOf('(', open + 1)
  ) {
    const near = text.slice(open + 1, open + 2 + MAX_NOTE)
    const close = near.indexOf(')')
    const note = near.slice(0, close)
    const item = text
      .slice(Math.max(0, open - MAX_ITEM), open)
      .split(/[;:|.()\n]/)
      .at(-1)!
    if (close !== -1 && !/[(\n]/.test(note) && item.length < MAX_ITEM) found.push({ item, note })
  }
  return found
}
