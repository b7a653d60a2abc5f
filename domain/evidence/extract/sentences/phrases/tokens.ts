import { GRAMMARS, type WordClass } from '../data/grammar_data.js'

/** A word, a punctuation mark or a known phrase of a sentence. */
export type Token = {
  text: string
  /** The text in lower case with plain apostrophes. */
  key: string
  start: number
  end: number
  classes: ReadonlySet<WordClass>
}

export type Phrases = {
  text: string
  /** ISO 639-1. */
  language: string
  tokens: readonly Token[]
}

const TOKEN =
  /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|un|all|dell|nell|sull|dall)['’](?=\p{L})|[\p{L}\p{M}\p{N}]+(?:['’.&+/@-][\p{L}\p{M}\p{N}]+)*(?:(?<=s)['’](?=\s\p{Lu}))?|[^\s"“”„«»]/giu
const ABBREVIATED =
  /^(?:dr|dra|prof|sr|jr|st|mr|mrs|ms|inc|ltd|corp|co|univ|dept|asst|assoc|ing|dipl|mag|\p{Lu}|(?:\p{L}{1,2}\.)+\p{L}{1,2})$/iu
const MAX_PHRASE = 5
const NONE: ReadonlySet<WordClass> = new Set()
/**
 * The only classes that a capitalised word inside a sentence may have. Verbs have no capital there.
 */
const FUNCTION_WORDS = new Set<WordClass>(
  'pronoun iAm determiner indefinite of at for and'.split(' ') as WordClass[]
)

const keyOf = (words: string) => words.toLowerCase().replaceAll('’', "'")

/** Splits a sentence into tokens without classes. */
function plainTokens(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    const dotted = text[index + word.length] === '.' && ABBREVIATED.test(word) ? `${word}.` : word
    if (word === '.' && tokens.at(-1)?.end === index + 1) continue
    tokens.push({
      text: dotted,
      key: keyOf(dotted),
      start: index,
      end: index + dotted.length,
      classes: NONE,
    })
  }
  return tokens
}

type Entry = { keys: string[]; classes: Set<WordClass> }

/** `entries` by phrase. `longest` has the word count of the longest phrase, by first word. */
type Lexicon = { entries: ReadonlyMap<string, Entry>; longest: ReadonlyMap<string, number> }

function longestOf(entries: ReadonlyMap<string, Entry>): Map<string, number> {
  const longest = new Map<string, number>()
  for (const { keys } of entries.values())
    longest.set(keys[0], Math.min(MAX_PHRASE, Math.max(keys.length, longest.get(keys[0]) ?? 0)))
  return longest
}

const LEXICONS = new Map(
  Object.entries(GRAMMARS).map(([language, grammar]) => {
    const entries = new Map<string, Entry>()
    for (const [name, list] of Object.entries(grammar) as [WordClass, string][])
      for (const phrase of list.split(/,\s+/).filter(Boolean)) {
        const keys = plainTokens(`${phrase}x`).map(({ key }) => key)
        if (keys.at(-1) === 'x') keys.pop()
        else keys.push(keys.pop()!.slice(0, -1))
        const known = entries.get(keys.join(' ')) ?? { keys, classes: new Set() }
        known.classes.add(name)
        entries.set(keys.join(' '), known)
      }
    return [language, { entries, longest: longestOf(entries) }] as const
  })
)
/** The languages of each function word. */
const LANGUAGES_OF = new Map<string, string[]>()
for (const [language, { entries }] of LEXICONS)
  for (const key of entries.keys())
    if (/^\p{L}/u.test(key)) LANGUAGES_OF.set(key, [...(LANGUAGES_OF.get(key) ?? []), language])

/**
 * Returns the language with most function words, preferring the page's language. English if that
 * language has no grammar.
 */
function languageOf(tokens: readonly Token[], page: string): string {
  const scores = new Map([[page, 0.7]])
  for (const { key } of tokens) {
    const languages = LANGUAGES_OF.get(key) ?? []
    for (const one of languages) scores.set(one, (scores.get(one) ?? 0) + 1 / languages.length)
  }
  const [[best]] = [...scores].sort((a, b) => b[1] - a[1])
  return LEXICONS.has(best) ? best : 'en'
}

/** Splits a sentence into words and known phrases of its language. */
export function phrasesOf(text: string, pageLanguage: string): Phrases {
  const plain = plainTokens(text)
  const language = languageOf(plain, pageLanguage)
  const lexicon = LEXICONS.get(language)!
  const tokens: Token[] = []
  for (let i = 0; i < plain.length; ) {
    const [length, entry] = longestAt(plain, i, lexicon)
    const classes = entry ? classesAt(plain, i, length, entry) : NONE
    tokens.push({ ...(length === 1 ? plain[i] : joined(text, plain[i], plain[i + length - 1])), classes })
    i += length
  }
  return { text, language, tokens }
}

/** Returns a phrase as one token. */
function joined(text: string, { start }: Token, { end }: Token): Token {
  const words = text.slice(start, end)
  return { text: words, key: keyOf(words), start, end, classes: NONE }
}

/** Returns the classes of a known phrase at a position. */
function classesAt(
  tokens: readonly Token[],
  at: number,
  length: number,
  { classes }: Entry
): ReadonlySet<WordClass> {
  const { text } = tokens[at]
  if (text.length > 1 && /^\p{Lu}+$/u.test(text)) return NONE
  if (length > 1 || at === 0 || !/^\p{Lu}/u.test(text) || !/[\p{L}\p{N}]$/u.test(tokens[at - 1].text))
    return classes
  return new Set([...classes].filter((name) => FUNCTION_WORDS.has(name)))
}

function longestAt(tokens: readonly Token[], at: number, { entries, longest }: Lexicon): [number, Entry?] {
  const most = longest.get(tokens[at].key) ?? 0
  for (let length = Math.min(most, tokens.length - at); length > 0; length--) {
    const entry = entries.get(
      tokens
        .slice(at, at + length)
        .map(({ key }) => key)
        .join(' ')
    )
    if (entry) return [length, entry]
  }
  return [1]
}

/** Whether the token at a position has one of the classes. */
export function is({ tokens }: Phrases, at: number, ...names: WordClass[]): boolean {
  const classes = tokens[at]?.classes ?? NONE
  return classes.size > 0 && names.some((name) => classes.has(name))
}

/** Returns the text from one token to another, exclusive. */
export const textOf = ({ text, tokens }: Phrases, from: number, to: number): string =>
  to > from ? text.slice(tokens[from].start, tokens[to - 1].end) : ''

export const isWord = (token: Token | undefined): boolean =>
  token !== undefined && /^[\p{L}\p{N}]/u.test(token.text)
export const isCapital = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:\p{Lu}|\p{N}+\p{L}|[a-z]\p{Lu}|[a-z\d-]+\.[a-z]{2,}$)/u.test(token.text)
