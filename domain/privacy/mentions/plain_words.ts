import { fold } from '#domain/people/text/text'

/** Returns folded words, each between spaces, so that `includes` compares whole words. */
export const plainWords = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Returns a name's words as written, and with the last word first ("Quill, Zoe"). */
export function nameForms(name: string): string[] {
  const words = plainWords(name).trim().split(' ')
  if (words[0] === '') return []
  return [...new Set([words, [words.at(-1)!, ...words.slice(0, -1)]].map((form) => ` ${form.join(' ')} `))]
}
