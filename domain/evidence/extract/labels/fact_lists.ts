import type { Block, Page, Pair } from '../../page.js'
import { meaningOf } from './label_meaning.js'

const MIN_ENTRIES = 3
const MAX_LABEL_LENGTH = 30
const MAX_TEXT_LENGTH = 200

/**
 * Pairs the inline parts of list items such as `<b>Standort</b> Elmwald`. Every item of the list
 * begins with a short part, and the first part of at least one is a known label.
 */
export function factLists({ blocks, pairs }: Page): Pair[] {
  const paired = new Set(pairs.map(({ block }) => block))
  const found: Pair[] = []
  for (let first = 0; first < blocks.length; ) {
    let end = first
    while (end < blocks.length && isFact(blocks[end])) end++
    const list = blocks.slice(first, end)
    if (list.length >= MIN_ENTRIES && list.some(({ runs }) => meaningOf(runs[0]) !== null))
      found.push(
        ...list
          .map(({ runs, text }, i) => ({
            label: runs[0],
            value: text.slice(runs[0].length).trim(),
            block: first + i,
            links: [],
          }))
          .filter(({ block }) => !paired.has(block))
      )
    first = Math.max(end, first + 1)
  }
  return found
}

const isFact = ({ kind, runs, text }: Block): boolean =>
  kind === 'item' &&
  runs.length > 1 &&
  text.length <= MAX_TEXT_LENGTH &&
  runs[0].length <= MAX_LABEL_LENGTH &&
  text.startsWith(runs[0]) &&
  /^\p{Lu}[^.!?]*$/u.test(runs[0]) &&
  !SENTENCE.test(text.slice(runs[0].length).trim())

/** Matches the rest of a sentence whose first words are bold. */
const SENTENCE = /^\p{Ll}+\s|\p{Ll}{3}[.!?]$/u
