const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const MIN_LENGTH = 4
const MAX_LENGTH = 16

/**
 * Returns all spellings one edit away from a Latin word: a letter dropped, added, changed or
 * swapped. Returns none for a word of over 16 letters, or of under 4, which has too many neighbours.
 */
export function editsOf(word: string): string[] {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || !/^[a-z]+$/.test(word)) return []
  const edits = new Set<string>()
  for (let i = 0; i <= word.length; i++) {
    const [before, after] = [word.slice(0, i), word.slice(i)]
    for (const letter of LETTERS) {
      edits.add(before + letter + after)
      if (after) edits.add(before + letter + after.slice(1))
    }
    if (after) edits.add(before + after.slice(1))
    if (after.length > 1) edits.add(before + after[1] + after[0] + after.slice(2))
  }
  edits.delete(word)
  return [...edits]
}
