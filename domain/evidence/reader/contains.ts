import { words } from '#domain/people/text/text'

/** Whether a text contains the words of a value one after another. Ignores case and punctuation. */
export function contains(text: string, value: string): boolean {
  const [all, wanted] = [words(text), words(value)]
  if (wanted.length === 0) return false
  for (let at = 0; at + wanted.length <= all.length; at++)
    if (wanted.every((word, i) => word === all[at + i])) return true
  return false
}

/** Whether a text has more words than a value. */
export const hasMoreThan = (text: string, value: string): boolean => words(text).length > words(value).length
