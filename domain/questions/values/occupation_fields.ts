/**
 * Endings of occupations, and the endings of their fields of work: `ostéopathe`, `ostéopathie`. The
 * spelling tells the languages apart, except for `graf`, which is German, Dutch or Polish.
 */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  // English
  [/(?<=\p{L}{2})ologists?$/iu, 'ology'],
  [/(?<=\p{L}{2})ographers?$/iu, 'ography'],
  [/(?<=^|\p{L}{2})therapists?$/iu, 'therapy'],
  [/(?<=psych)iatrists?$/iu, 'iatry'],
  // German
  [/(?<=\p{L}{2})olog(?:en?|in)$/iu, 'ologie'],
  [/(?<=\p{L}{2})ografin$/iu, 'ografie'],
  [/(?<=^|\p{L}{2})therapeut(?:in)?$/iu, 'therapie'],
  // French
  [/(?<=\p{L}{2})ologue$/iu, 'ologie'],
  [/(?<=\p{L}{2})ographe$/iu, 'ographie'],
  [/(?<=^|\p{L}{2})thérapeute$/iu, 'thérapie'],
  [/(?<=\p{L}{2})opathe$/iu, 'opathie'],
  // Spanish
  [/(?<=\p{L}{2})ólog[oa]$/iu, 'ología'],
  [/(?<=\p{L}{2})ógraf[oa]$/iu, 'ografía'],
  // Italian and Portuguese
  [/(?<=\p{L}{2})olog[oa]$/iu, 'ologia'],
  [/(?<=\p{L}{2})ograf[oa]$/iu, 'ografia'],
  [/(?<=^|\p{L}{2})terapeuta$/iu, 'terapia'],
  // Dutch
  [/(?<=\p{L}{2})oloog$/iu, 'ologie'],
  [/(?<=\p{L}{2})ograaf$/iu, 'ografie'],
  [/(?<=^|\p{L}{2})therapeute$/iu, 'therapie'],
]
/** Occupations whose fields have other names. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/^(?:lawyer|attorney|solicitor|barrister)s?$/iu, 'law'],
  [/^(?:avocate?|juriste)$/iu, 'droit'],
  [/^abogad[oa]$/iu, 'derecho'],
  [/^advogad[oa]$/iu, 'direito'],
  [/^avvocat[oa]$/iu, 'diritto'],
  [/^rechtsanw(?:alt|ältin)$/iu, 'Recht'],
  [/^dentists?$/iu, 'dentistry'],
]
/** `Fotograf` names the field in the language of the page. */
const BY_LANGUAGE: Readonly<Record<string, string>> = { pl: 'ografia', de: 'ografie', nl: 'ografie' }
const MAX_WORDS = 3

/**
 * Returns the field of work of an occupation: `klinische Psychologie` for `klinische Psychologin`.
 * Null for other texts. `language` is an ISO 639-1 code.
 */
export function fieldOfOccupation(text: string, language: string): string | null {
  const words = text.trim().split(/\s+/)
  if (words.length > MAX_WORDS || words.some((word) => word.length > 40)) return null
  const fields = words.map((word) => fieldOfWord(word, language))
  const at = fields.findLastIndex((field) => field !== null)
  if (at < 0) return null
  return at === words.length - 1 ? [...words.slice(0, at), fields[at]].join(' ') : fields[at]
}

function fieldOfWord(word: string, language: string): string | null {
  const [, named] = NAMED.find(([occupation]) => occupation.test(word)) ?? []
  if (named) return named
  const written = BY_LANGUAGE[language]
  if (written && /ograf$/iu.test(word)) return word.replace(/ograf$/iu, written)
  const [occupation, ending] = ENDINGS.find(([one]) => one.test(word)) ?? []
  return occupation ? word.replace(occupation, ending!) : null
}
