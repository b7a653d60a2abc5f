import { stemsOf } from './stems.js'

/** Matches an item of a list with a note in brackets: `Agriculture (chair)`. */
const NOTED = /([^;:|.()\n]{2,80}?) ?\(([^()\n]{2,40})\)/gu
const MAX_NOTES = 40
const MAX_WORDS = 8

/**
 * Returns the pairs of words of notes in brackets and of the items before them: `chair agricultur`
 * for `Agriculture (chair)`. So a note counts only for its own item.
 */
export function bracketNotes(texts: readonly (string | undefined)[]): string[] {
  const pairs = new Set<string>()
  for (const [, item, note] of texts.flatMap((text) => [...(text?.matchAll(NOTED) ?? [])]).slice(0, MAX_NOTES)) {
    const [items, notes] = [stemsOf(item), stemsOf(note)]
    if (items.length > MAX_WORDS || notes.length > MAX_WORDS) continue
    for (const one of notes) for (const other of items) pairs.add(notePair(one, other))
  }
  return [...pairs]
}

/** Returns the pair of the stems of a word of a note and of a word of its item. */
export const notePair = (note: string, item: string): string => `${note} ${item}`
