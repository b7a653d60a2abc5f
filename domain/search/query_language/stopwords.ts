import { ENGLISH_FUNCTION_WORDS, FOREIGN_FUNCTION_WORDS } from './function_words.js'
import { STOPWORDS } from './stopwords_data.js'

const LISTS = Object.values(STOPWORDS).map((list) => new Set(list.split(/\s+/)))
const NONE: ReadonlySet<string> = new Set()
/**
 * The minimum number of small words that prove a language other than English. One word proves none, because
 * many words belong to several languages.
 */
const MIN_PROOFS = 2

const remembered = new WeakMap<readonly string[], ReadonlySet<string>>()

/**
 * Reports whether a word is a small word in the language of its query: `quand` in `quand on code`.
 * The words of an English query have their own list.
 */
export function isSmallWord(tokens: readonly string[], word: string): boolean {
  let list = remembered.get(tokens)
  if (list === undefined) remembered.set(tokens, (list = listFor(tokens)))
  return list.has(word)
}

/** Returns the small words of the language with most of a query's words; none for English. */
function listFor(tokens: readonly string[]): ReadonlySet<string> {
  const countIn = (list: ReadonlySet<string>) => tokens.filter((token) => list.has(token)).length
  const counts = LISTS.map(countIn)
  const most = Math.max(...counts)
  const known = tokens.filter(
    (token) => FOREIGN_FUNCTION_WORDS.has(token) && !ENGLISH_FUNCTION_WORDS.has(token)
  ).length
  const isForeign = most > 0 && most + known >= MIN_PROOFS && most + known > countIn(ENGLISH_FUNCTION_WORDS)
  return isForeign ? LISTS[counts.indexOf(most)] : NONE
}
