import { isPromptInjection } from '#domain/evidence/extract/prompt_injection'
import { isTitle } from '#domain/evidence/extract/recognisers'
import { parseEmail } from '#domain/people/emails/emails'
import { isPlausiblePersonName, looksLikeGivenName } from '#domain/people/names/names'
import { anyOf } from '#domain/people/text/phrases'
import { fold, words } from '#domain/people/text/text'
import { isTaskWord } from '../read/task_vocabulary.js'
import { FUNCTION_WORDS } from '#domain/search/query_language/function_words'

/** A person listed on a page, with a quote. */
export type ListedPerson = { name: string; title: string | null; place: string | null; quote: string }

const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu
const PHONE = /(?<![\w.@/-])\+?\(?\d[\d ()./-]{6,18}\d(?![\w@/-])/g
const SENTENCE = /(?<=[.!?。])\s+(?=["“(]?[\p{Lu}\d])|\n+/u
/** The minimum number of characters in a sentence. */
const MIN_SENTENCE_LENGTH = 12
/** The maximum number of sentences in a summary. */
const MAX_FIRST = 4

export const emailsIn = (text: string): string[] => [
  ...new Set((text.match(EMAIL) ?? []).filter((address) => parseEmail(address) !== null)),
]

export const phonesIn = (text: string): string[] => [
  ...new Set(
    (text.match(PHONE) ?? []).filter(
      (number) => number.replace(/\D/g, '').length >= 7 && !/^\d{4}[-./]\d{1,2}[-./]\d{1,2}$/.test(number)
    )
  ),
]

/** Finds people in a page's text: a name on its own line, with a title on the next line. */
export function peopleIn(text: string): ListedPerson[] {
  const lines = text.split('\n').map((line) => line.trim())
  const found: ListedPerson[] = []
  for (const [i, line] of lines.entries()) {
    if (!isName(line) || found.some(({ name }) => name === line)) continue
    const next = lines[i + 1] ?? ''
    if (next.length > 120 || isPromptInjection(next)) continue
    const [title, ...rest] = next.split(/,\s*/)
    // `Head of Data, Berlin` is a title and a place; `VP, Sales` is one title.
    const isBoth = rest.length > 0 && isTitle(title)
    const role = isBoth
      ? rest.length > 1
        ? next.slice(0, next.lastIndexOf(','))
        : title
      : isTitle(next)
        ? next
        : null
    if (role === null) continue
    const after = lines[i + 2] ?? ''
    const place = isBoth ? (rest.at(-1) ?? null) : isPlace(after) ? after : null
    found.push({ name: line, title: role, place, quote: `${line}\n${next}` })
  }
  return found
}

const isName = (line: string): boolean =>
  line.length < 60 &&
  isPlausiblePersonName(line) &&
  (looksLikeGivenName(line.split(' ')[0]) || words(line).length > 1)

const isPlace = (line: string): boolean =>
  line.length > 1 && line.length < 40 && /^\p{Lu}[\p{L} '.-]+$/u.test(line) && !isName(line)

/** Finds founding years and headcounts in a text, with their sentences. */
export const valuesIn = (text: string): { key: string; value: unknown; quote: string }[] =>
  sentencesOf(text).flatMap((quote) => {
    const plain = fold(quote)
    const year = FOUNDED.exec(plain)?.[1]
    const staff = STAFF.exec(plain)?.slice(1).find(Boolean)
    return [
      ...(year ? [{ key: 'founded_year', value: Number(year), quote }] : []),
      ...(staff ? [{ key: 'headcount', value: Number(staff.replace(/[.,\s]/g, '')), quote }] : []),
    ]
  })

const FOUNDED =
  /(?:founded|established|started|since|gegrundet|grundungsjahr|fondee?|fundad[ao]|creada|fundacion|fundacao|ano de fundacao)\D{0,25}\b((?:1[6-9]|20)\d{2})\b/
const EMPLOYS = anyOf`
  team of | employs? | employees | beschaftigt | emploie | equipe de | equipo de | emplea | emprega
  ein team von
`
const PEOPLE = anyOf`
  people work | employees | mitarbeite\w* | menschen | personnes | salaries | personas | empleados
  funcionarios | pessoas
`
const STAFF = new RegExp(String.raw`${EMPLOYS}\D{0,12}(\d[\d.,]{0,9})\b|\b(\d[\d.,]{0,9}) ${PEOPLE}`)

/** Returns up to `max` sentences that share the most words with a question, in page order. */
export function answeringSentences(text: string, question: string, max = 3): string[] {
  const wanted = new Set(
    words(question)
      .map(stem)
      .filter((word) => word.length > 2 && !isPlain(word))
  )
  if (wanted.size === 0) return []
  const scored = sentencesOf(text).map((sentence, place) => {
    const own = new Set(words(sentence).map(stem))
    const score = [...wanted].filter((word) => own.has(word)).length
    return { sentence, place, score }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best === 0) return []
  return scored
    .filter(({ score }) => score >= Math.max(1, best - 0.5))
    .slice(0, max)
    .sort((a, b) => a.place - b.place)
    .map(({ sentence }) => sentence)
}

export const firstSentences = (text: string): string[] =>
  sentencesOf(text)
    .filter((sentence) => /[.!?:]["”)]?$/.test(sentence) || words(sentence).length > 14)
    .slice(0, MAX_FIRST)

/** Splits a page into sentences. Skips text that instructs a language model. */
const sentencesOf = (text: string): string[] =>
  text
    .split(SENTENCE)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= MIN_SENTENCE_LENGTH && !isPromptInjection(sentence))

const stem = (word: string): string => word.replace(/(?:ing|ed|es|s)$/, '')
const isPlain = (word: string): boolean =>
  FUNCTION_WORDS.has(word) || isTaskWord(word) || isTaskWord(`${word}s`)
