import { ROLE_HEADS } from './data/role_lexicon_data.js'
import { AUDIENCE_MARKS, AUDIENCES, NO_PLURAL, NOISE, PHRASES, WORDS } from './data/spellings_data.js'
import { words } from '../text/text.js'

type Phrase = { from: string[]; to: string[] }

/** Phrases by first word, longest first. */
const BY_FIRST = new Map<string, Phrase[]>()
for (const line of PHRASES) {
  const [before, to] = line.split('=').map((side) => side.split(' '))
  const from = before.map(singular)
  BY_FIRST.set(from[0], [...(BY_FIRST.get(from[0]) ?? []), { from, to }])
}
for (const phrases of BY_FIRST.values()) phrases.sort((a, b) => b.from.length - a.from.length)

const SPELLINGS = new Map(Object.entries(WORDS).map(([word, to]) => [word, to.split(' ')]))
/** Neighbouring words that decide what `eng` and `dev` abbreviate. */
const LEADING = new Set('director vicepresident head of president lead'.split(' '))
const LED = new Set('manager director lead leader head vicepresident team management operation'.split(' '))
const DEVELOPED = new Set(
  'business product corporate partner talent organizational real estate career'.split(' ')
)
/** Nouns that only grade the noun after them: assistant professor, associate director. */
const GRADING = new Set(['assistant', 'associate', 'executive'])

/** Words that `roleTokens` may rewrite or drop. All other words only become singular. */
export const REWRITTEN: ReadonlySet<string> = new Set([
  ...[...BY_FIRST.values()].flatMap((phrases) => phrases.flatMap(({ from }) => from)),
  ...[...SPELLINGS.keys(), ...NOISE, 'eng', 'dev', 'admin', 'of', 'for'],
])

export function singular(word: string): string {
  if (word.endsWith('men')) {
    const one = `${word.slice(0, -3)}man`
    return Object.hasOwn(WORDS, one) || ROLE_HEADS.has(one) ? one : word
  }
  if (word.length < 3 || !word.endsWith('s') || NO_PLURAL.has(word) || /(?:ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  return /(?:ch|sh|x|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

export const isRoleNoun = (word: string): boolean => ROLE_HEADS.has(singular(word))

/** Short words that also have other meanings, and so are role nouns only in the plural. */
const PLURALS = new Set(['devs', 'admins'])
/** The minimum number of letters of a spelling that is always a role noun. */
const MIN_SPELT = 5

/** Reports whether a word is a spelling of a role noun: `sysadmins`, `devs`, `congresswomen`. */
export const isSpeltRoleNoun = (word: string): boolean =>
  PLURALS.has(word) ||
  (singular(word).length >= MIN_SPELT && ROLE_HEADS.has(SPELLINGS.get(singular(word))?.at(-1) ?? ''))

/**
 * Returns the canonical tokens of one role: singular, with one spelling per phrase and
 * abbreviation, keeping `of` and `for`. A noun that only grades the next noun or names its audience
 * gets a `~`, because it is not the person's role.
 */
export function roleTokens(text: string | readonly string[]): string[] {
  const raw =
    typeof text === 'string' ? words(text.replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, undotted)) : text
  const base = raw.map(singular)
  const tokens: string[] = []
  for (let i = 0; i < base.length; ) {
    const phrase = BY_FIRST.get(base[i])?.find(({ from }) => from.every((word, j) => base[i + j] === word))
    if (phrase) {
      tokens.push(...phrase.to)
      i += phrase.from.length
      continue
    }
    const spelt = SPELLINGS.get(base[i]) ?? SPELLINGS.get(raw[i])
    if (spelt) tokens.push(...spelt)
    else if (base[i] === 'of' || base[i] === 'for' || !NOISE.has(base[i])) tokens.push(base[i])
    i++
  }
  return marked(tokens.map((token, i) => shortened(token, tokens[i - 1], tokens[i + 1])))
}

const undotted = (letters: string) => letters.replaceAll('.', '')

/** Expands `eng`, `dev` and `admin` according to their neighbours. */
function shortened(token: string, before: string | undefined, after: string | undefined): string {
  const leads = (before !== undefined && LEADING.has(before)) || (after !== undefined && LED.has(after))
  if (token === 'eng') return leads ? 'engineering' : 'engineer'
  if (token === 'dev') return leads || (before && DEVELOPED.has(before)) ? 'development' : 'developer'
  if (token === 'admin') return after === undefined ? 'administrator' : 'administrative'
  return token
}

function marked(tokens: readonly string[]): string[] {
  const lastHead = tokens.findLastIndex((token) => ROLE_HEADS.has(token))
  return tokens.map((token, i) => {
    const next = tokens[i + 1]
    if (GRADING.has(token) && i < lastHead && next !== 'of' && tokens[i - 1] !== 'chief') return `${token}~`
    if (AUDIENCES.has(token) && next !== undefined && AUDIENCE_MARKS.has(next)) return `${token}~`
    return token
  })
}
