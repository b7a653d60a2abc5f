import { toLatin } from '#domain/people/names/script'
import { fold } from '#domain/people/text/text'

const MAX_LETTERS = 80

/** Returns the length of the longest run of letters that a handle and a name share. */
export function lettersShared(handle: string, name: string): number {
  const [a, b] = [handle, name].map((text) =>
    fold(toLatin(text.slice(0, MAX_LETTERS))).replace(/[^\p{L}]/gu, '')
  )
  let longest = 0
  let row = new Array<number>(b.length + 1).fill(0)
  for (const letter of a) {
    const next = [0]
    for (let i = 0; i < b.length; i++) next.push(letter === b[i] ? row[i] + 1 : 0)
    longest = Math.max(longest, ...next)
    row = next
  }
  return longest
}
