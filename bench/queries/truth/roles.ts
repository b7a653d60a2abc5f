import { ABBREVIATIONS, HEADS, LEVELS, SPELLINGS } from './role_words.js'

const LONG_OF = new Map(ABBREVIATIONS)
const LEAD = /^(.*?\b)?(director|head|vice president)(?: of)? (.+)$/
const LINKS = new Set(['of', 'the', 'and', 'for', 'in', 'a'])
const NUMERALS: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4' }

/**
 * Returns the words of a role in lower case, with compounds as one word. Removes punctuation,
 * except in words like `fp&a`.
 */
export function roleWords(role: string): string[] {
  let text = role.toLowerCase()
  text = text.replace(/\b(l&d|fp&a|m&a|r&d|t&s)(?![a-z])/g, (name) => name.replace('&', '+'))
  text = text.replace(/&/g, ' and ').replace(/[^\p{L}\p{N}+#]+/gu, ' ')
  for (const [one, other] of SPELLINGS) text = text.replace(other, one)
  return text
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((word) => (/^[a-z]+\+[a-z]$/.test(word) ? word.replace('+', '&') : word))
}

const forms = new Map<string, string[]>()

/**
 * Returns the comparable forms of a role, each with a space at both ends. Expands abbreviations.
 * `Director of Sales` and `Director, Sales` also have the form `Sales Director`.
 */
export function roleForms(role: string): string[] {
  let found = forms.get(role)
  if (!found) {
    const plain = writtenOut(roleWords(role)).join(' ')
    const turned = LEAD.exec(plain)
    const texts = turned ? [plain, `${turned[1] ?? ''}${turned[3]} ${turned[2]}`] : [plain]
    found = [...new Set(texts.map(comparable))]
    forms.set(role, found)
  }
  return found
}

/**
 * Whether a person with the role `held` has the role `asked`: the same role, or one that contains
 * it word for word.
 */
export function holds(held: string, asked: string): boolean {
  const wanted = roleForms(asked)
  return roleForms(held).some((form) => wanted.some((want) => form.includes(want)))
}

/**
 * Whether a role includes its level: Senior Software Engineer, Head of Sales, Software Engineer II.
 */
export function hasLevel(role: string): boolean {
  return (
    writtenOut(roleWords(role)).some((word, i, all) => LEVELS.has(word) && !isOfOther(word, all, i)) ||
    /\b(?:i{1,3}|iv|\d)$/i.test(role)
  )
}

/** Whether a role names a function (`Trust & Safety`) instead of a job. */
export function isFunction(role: string): boolean {
  const words = writtenOut(roleWords(role))
  const leads = /^(?:head|director|vice president|chief)\b/.test(words.join(' '))
  return !leads && !HEADS.has(words.at(-1) ?? '')
}

/** Whether a level word is part of the job itself, as in account executive. */
function isOfOther(word: string, words: readonly string[], at: number): boolean {
  if (word === 'executive' || word === 'assistant') return at > 0
  return word === 'lead' && at === words.length - 1 && words.length > 1
}

function writtenOut(words: readonly string[]): string[] {
  const next = words.flatMap((word) => LONG_OF.get(word)?.split(' ') ?? [word])
  return next.join(' ') === words.join(' ') ? [...words] : writtenOut(next)
}

/**
 * Removes linking words and normalises numerals. `roleForms` has already reordered `director of x`,
 * so linking words carry no meaning.
 */
function comparable(text: string): string {
  const words = text
    .split(' ')
    .filter((word) => !LINKS.has(word))
    .map((word, i) => (i > 0 ? (NUMERALS[word] ?? word) : word))
  return ` ${words.join(' ')} `
}
