import type { QueryTokens } from './tokens.js'

const RELATIVE = new Set('who that which whose whom where quienes quien que qui welche'.split(' '))
const OPENERS =
  /^(?:find|show|me|list|tell|identify|give|get|search|people|person|someone|anyone|those|everyone|is|are)$/
/**
 * Reports whether a participle describes people by the actions of others (`trusted by`) or by the
 * people they help (`advising`).
 */
const isParticiple = (word: string, next: string): boolean =>
  (/ed$|^(?:led|run|known)$/.test(word) && next === 'by') ||
  /^(?:helping|assisting|advising|supporting|targeting|whose)$/.test(word)

/** Positions of words that describe the requested people, and of words about the query's sender. */
export type Asides = { describing: Set<number>; asking: Set<number> }

/**
 * Finds the parts of a query outside its main clause: relative clauses (`who teach artists`),
 * participles (`trusted by founders`), examples (`like`, `such as`), purposes (`for my startup`),
 * and statements about the sender (`I am a manager of ...`).
 */
export function findAsides({ tokens, original, breaks, sentences }: QueryTokens): Asides {
  const describing = new Set<number>()
  const asking = new Set<number>()
  const add = (to: Set<number>, start: number, end: number) => {
    for (let i = start; i < end; i++) to.add(i)
  }
  const sentenceEnd = (from: number) => endBefore(from, tokens.length, (i) => sentences.has(i))
  const clauseEnd = (from: number) => endBefore(from, tokens.length, (i) => breaks.has(i))
  for (let i = 0; i < tokens.length; i++) {
    const [token, next = '', third = ''] = tokens.slice(i, i + 3)
    const two = `${token} ${next}`
    const opensSentence = i === 0 || sentences.has(i)
    // German `im` means "in the".
    const isGerman = token === 'im' && !opensSentence && !/['’]/.test(original[i])
    if (
      !isGerman &&
      /^(?:i am|im|we are|i m)\b/.test(two) &&
      !/^(?:looking|searching|seeking|hiring|trying|interested|in)$/.test(token === 'im' ? next : third)
    )
      add(asking, i, clauseEnd(i + 1))
    else if (/^(?:for|to join|help) (?:my|our|me|us)\b/.test(`${two} ${third}`))
      add(describing, i, clauseEnd(i + 1))
    else if (RELATIVE.has(token) && i > 0 && !opensSentence && !OPENERS.test(tokens[i - 1]))
      add(describing, i, sentenceEnd(i + 1))
    else if (i > 0 && isParticiple(token, next)) add(describing, i, clauseEnd(i + 1))
    else if (/^(?:such as|similar to)$/.test(two) || (token === 'like' && i > 0) || token === 'including')
      add(describing, i, sentenceEnd(i + 1))
  }
  return { describing, asking }
}

function endBefore(from: number, length: number, ends: (position: number) => boolean): number {
  let end = from
  while (end < length && !ends(end)) end++
  return end
}
