import { isPerson } from '../../recognisers.js'
import { isRoleHead } from './nouns.js'
import { is, isCapital, isWord, type Phrases, textOf } from './tokens.js'

const MAX_NAME = 6
const MAX_BACK = 12
const CREDENTIAL = /^(?:ph\.?d|m\.?d|msc|m\.sc|bsc|b\.sc|mba|dr|prof|esq|jr|sr|m\.a|llm|m\.s)\.?$/i
const PARTICLE =
  /^(?:van|von|der|den|de|del|della|di|da|do|dos|das|la|le|du|bin|al|el|zu|y|e|ten|ter|dr\.?|prof\.?|mag\.?|ing\.?)$/i
const HONORIFIC = /^(?:Dr|Prof|Professor|Professora?|Mr|Mrs|Ms|Herr|Frau|Mme|M|Sra?|Dra|El|La|Der|Die)\.?$/u

const FIRST_PERSON = /^(?:i|ich|je|j'|yo|eu|io|ik)$/

/** Returns the person meant by `I'm` or `she's`; null if unknown. */
const ofContraction = (s: Context, at: number) => (s.tokens[at].key.startsWith('i') ? s.self : s.person)

/** Matches a verb whose subject is a word for a job: `role is`. */
const ROLE_IS = /^(?:role|title|position|job) is$/

/** The sentence and the person that pronouns in it mean. */
export type Context = Phrases & PersonContext
export type PersonContext = {
  /** The person meant by "she" and by sentences without a subject. */
  person: string | null
  /** The person that "I" means. Also used for sentences without a subject if `person` is null. */
  self: string | null
  /** Whether a phrase without a verb can be about `person`: `Engineer at Acme`. */
  isOpening: boolean
  /** Whether the sentence is below that person's name, as on the page of a team. */
  isBelowName?: boolean
}

/**
 * Returns the name that ends before a position, or null. For a part of a known person's name, returns the
 * whole name.
 */
export function nameBefore(s: Context, end: number): { name: string; from: number } | null {
  const { tokens } = s
  if (!isCapital(tokens[end - 1])) return null
  let from = end
  while (
    from > 0 &&
    end - from < MAX_NAME &&
    isWord(tokens[from - 1]) &&
    !is(s, from - 1, 'named', 'iAm', 'be', 'was', 'work', 'live', 'based', 'adverb', 'before', 'as') &&
    (isCapital(tokens[from - 1]) || PARTICLE.test(tokens[from - 1].text))
  )
    from--
  for (; from < end; from++) {
    if (!isCapital(tokens[from])) continue
    const text = textOf(s, from, end)
    const known = ofContext(s, text)
    if (known) return { name: known, from }
    if (end - from > 1 && !is(s, from, 'pronoun', 'determiner', 'as', 'at') && isPerson(text))
      return { name: withoutTitles(text), from }
  }
  return null
}

const withoutTitles = (name: string) => {
  const plain = name.replace(/^(?:(?:Dr|Prof|Professor|dr|prof)(?:\.\s*|\s+))+/u, '')
  return plain.includes(' ') ? plain : name
}

/** Returns the known person if a text is that name or a part (`Jane`, `Dr. Porter`); else null. */
const ofContext = (s: Context, text: string): string | null =>
  ofPerson(s.person, text) ?? ofPerson(s.self, text)

function ofPerson(person: string | null, text: string): string | null {
  const names = person?.split(/\s+/) ?? []
  const plain = text.split(/\s+/).filter((word) => !HONORIFIC.test(word))
  if (names.length < 2 || plain.length === 0) return null
  const same = plain.join(' ') === person
  return same || (plain.length === 1 && (plain[0] === names[0] || plain[0] === names.at(-1))) ? person : null
}

export type Subject = {
  name: string
  /** The token after the verb, or after an inverted subject. */
  after: number
}

/**
 * Returns the subject of the verb at a position, or null. The subject is a name or pronoun before the verb.
 * In German and Dutch, the subject may follow the verb. After a conjunction or relative pronoun, the subject
 * is `last`, the subject of the previous verb. A verb that needs no subject is about the page's person.
 */
export function subjectOf(s: Context, verb: number, last: string | null): Subject | null {
  const found = subjectBefore(s, verb, last)
  if (found === undefined) return subjectAfter(s, verb)
  return found === null ? null : { name: found, after: verb + 1 }
}

/**
 * Returns the subject's name. Undefined if there is no subject before the verb. Null if something
 * else or an unknown person is the subject, or if the verb is negated or about the future.
 */
function subjectBefore(s: Context, verb: number, last: string | null): string | null | undefined {
  const { tokens, person } = s
  let at = verb - 1
  for (let steps = 0; at >= 0 && steps < MAX_BACK; steps++) {
    if (is(s, at, 'not', 'future')) return null
    if (tokens[at].text === ')') at = beforeMark(s, at, '(')
    else if (tokens[at].text === ',' && CREDENTIAL.test(tokens[at - 1]?.text ?? ''))
      at -= tokens[at - 2]?.text === ',' ? 3 : 2
    else if (is(s, at, 'adverb', 'be', 'was') && !isName(s, at)) at--
    else if (is(s, at, 'determiner') && ROLE_IS.test(tokens[verb].key)) at--
    else break
  }
  if (at < 0) return isDropped(s, 0, verb) ? (person ?? s.self) : undefined
  if (is(s, at, 'pronoun') && !(s.language === 'de' && tokens[at].key === 'sie' && is(s, at + 1, 'pronoun')))
    return FIRST_PERSON.test(tokens[at].key) ? s.self : person
  if (is(s, at, 'iAm')) return ofContraction(s, at)
  const named = nameBefore(s, at + 1)
  if (named) return named.name
  if (is(s, at, 'who') || is(s, at, 'and')) return last ?? undefined
  if (tokens[at].text === ',' || tokens[at].text === ';' || tokens[at].text === ':') {
    const open = beforeMark(s, at, ',')
    const outer = open >= 0 && open < at - 1 && at - open < MAX_BACK ? nameBefore(s, open + 1) : null
    if (outer) return outer.name
    return isDropped(s, at + 1, verb) ? (last ?? person ?? undefined) : undefined
  }
  if (/^[^\p{L}\p{N}]/u.test(tokens[at].text)) return isDropped(s, at + 1, verb) ? person : undefined
  return isProDrop(s) && !isNounSubject(s, at) ? (last ?? person) : isInverting(s) ? undefined : null
}

const isName = (s: Context, at: number) => isCapital(s.tokens[at]) && at > 0 && nameBefore(s, at + 1) !== null
/** Returns the position before the nearest `mark` on the left, or -1 if none is near. */
const beforeMark = ({ tokens }: Phrases, at: number, mark: string) => {
  let i = at - 1
  while (i > at - MAX_BACK && i >= 0 && tokens[i].text !== mark) i--
  return tokens[i]?.text === mark ? i - 1 : -1
}
/** Whether the language may leave out pronouns as subjects. */
const isProDrop = ({ language }: Phrases) => /^(?:es|pt|it)$/.test(language)
/** Whether the subject may follow the verb. */
const isInverting = ({ language }: Phrases) => /^(?:de|nl)$/.test(language)
/** Whether a verb may lack its subject: at the start of a sentence, or in Romance languages. */
const isDropped = (s: Context, from: number, verb: number) =>
  isProDrop(s) ||
  (from === 0 &&
    s.language === 'en' &&
    (is(s, verb, 'live', 'based') || /s$|^(?:has|joined|studied|earned)/.test(s.tokens[verb].key))) ||
  (from === 0 && s.language === 'fr') ||
  (isInverting(s) && verb === 0)
/** Whether the word before a verb is its subject: `La empresa es`. */
function isNounSubject(s: Context, at: number): boolean {
  let i = at
  while (
    i > 0 &&
    i > at - 6 &&
    isWord(s.tokens[i]) &&
    !is(s, i, 'determiner', 'since', 'in', 'who', 'and', 'adverb')
  )
    i--
  return is(s, i, 'determiner') && !is(s, i - 1, 'in', 'since', 'at', 'from')
}

/** Returns the subject after a verb (`Zuvor war sie`), or null. */
function subjectAfter(s: Context, verb: number): Subject | null {
  if (!isInverting(s)) return null
  if (is(s, verb + 1, 'pronoun')) {
    const name = FIRST_PERSON.test(s.tokens[verb + 1].key) ? s.self : s.person
    return name === null ? null : { name, after: verb + 2 }
  }
  let found: Subject | null = null
  for (let end = verb + 2; end <= Math.min(s.tokens.length, verb + 6); end++) {
    if (isRoleHead(s.tokens[end - 1].text)) break
    const named = nameBefore(s, end)
    if (named && named.from === verb + 1) found = { name: named.name, after: end }
  }
  return found
}

/** Whether two names can be one person's: `Ana Lima` and `Ana Maria Lima`. */
export const isShortFor = (a: string, b: string) =>
  a.split(' ')[0] === b.split(' ')[0] && a.split(' ').at(-1) === b.split(' ').at(-1)

/** Returns the subject in `I'm`; null if unknown. */
export function contracted(s: Context, at: number): Subject | null {
  const name = ofContraction(s, at)
  return name === null ? null : { name, after: at + 1 }
}
