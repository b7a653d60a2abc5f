import { words } from '#domain/people/text/text'

/** Returns features of a value's spelling, with the prefix of its group. */
export function shapeOf(group: string, text: string): [string, number][] {
  const tests: [string, boolean][] = [
    ['digit', /\d/.test(text)],
    ['lower', /^\p{Ll}/u.test(text)],
    ['comma', /[,;]/.test(text)],
    ['marks', /[()[\]|/–—:…]/.test(text)],
    ['stop', /[.!?]\s|[.!?。！？]$/.test(text)],
    ['capitals', text === text.toUpperCase() && text !== text.toLowerCase()],
  ]
  return [
    [`${group} words`, Math.log(1 + words(text).length)],
    ...tests.flatMap(([name, holds]): [string, number][] => (holds ? [[`${group} ${name}`, 1]] : [])),
  ]
}
