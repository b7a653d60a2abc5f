import { clearest, type Proof } from '../shared/proof'
import { hasWord } from './words'
import type { Result, SearchResponse } from './search_state'
import type { Known } from './use_evidence'
import type { Fact, Why } from './why'

/** What supports a condition for a person: the words, their proofs, and whether the words match. */
export type Match = { words: string | null; isQuote: boolean; isMatch: boolean; proofs: Proof[] }

type Of = { result: Result; response: SearchResponse; known?: Known }

/**
 * Returns what supports a condition. Prefers quotes, of the search and of pages that the workspace read,
 * and takes the words from the clearest quote. Without a quote, takes the words from the index record. The
 * proofs end with the records that state the same value.
 */
export function matchOf(why: Why, { result, response, known }: Of): Match {
  const { fact, path, words, isRequired } = why
  const verified: Proof[] = path ? (result.verification?.[path] ?? []) : []
  const grounded = fact ? groundedIn(result, response, fact) : []
  const stated = fact ? statedIn(known, fact) : []
  const value = fact ? (result.person[fact] ?? null) : null
  const recorded = fact && value ? recordedIn(known, fact, value) : []
  const quoted = [...verified, ...grounded, ...stated].filter(({ quote }) => quote)
  const quote = clearest(quoted.filter((proof) => hasWord(proof.quote, words))) ?? clearest(quoted)
  if (quote) {
    const others = quoted.filter((proof) => proof !== quote)
    return { words: quote.quote!, isQuote: true, isMatch: true, proofs: [quote, ...others, ...recorded] }
  }
  const isMatch = verified.length > 0 || hasWord(value, words) || (isRequired && value !== null)
  return { words: value, isQuote: false, isMatch, proofs: [...verified, ...recorded] }
}

/** The quotes about a fact, each page and quote once. */
function statedIn(known: Known | undefined, fact: Fact): Proof[] {
  const stated = (known?.statements ?? []).filter((one) => one.fact === fact)
  return [...new Map(stated.map((one) => [`${one.url} ${one.quote}`, one])).values()]
}

/** The records with the same value, newest first. */
const recordedIn = (known: Known | undefined, fact: Fact, value: string): Proof[] =>
  (known?.records ?? [])
    .filter((record) => record[fact] === value)
    .map(({ source, url, read_at }) => ({
      url: url ?? '',
      title: source ?? 'unnamed source',
      observed_at: read_at ?? undefined,
    }))

/**
 * The quotes of a search's text about a person, such as `role "engineer": “Engineer at A” (https://…)`.
 * A quote without an address is from the page of the text.
 */
function groundedIn({ person }: Result, { data }: SearchResponse, fact: Fact): Proof[] {
  const grounding = data.grounding?.results.find(({ person_id }) => person_id === person.person_id)
  return [...(grounding?.snippet.matchAll(QUOTED) ?? [])]
    .filter(([, about]) => ABOUT[about] === fact)
    .map(([, , quote, url]) => ({ url: url ?? grounding!.url, quote: quote.replace(/\s+/g, ' ') }))
}

/** The fact that a quote is about, by the word before the quote. */
const ABOUT: Record<string, Fact> = {
  role: 'title',
  title: 'title',
  company: 'company',
  place: 'location',
  location: 'location',
}
const QUOTED = /\b(role|title|company|place|location)\b[^“”]*: “([^”]+)”(?: \((https?:[^)\s]+)\))?/g

/** Whether a page proves something about a result. */
export const hasEvidence = ({ person, verification = {} }: Result, { data }: SearchResponse): boolean =>
  Object.values(verification).some((proofs) => proofs.length > 0) ||
  (data.grounding?.results ?? []).some(({ person_id, url }) => person_id === person.person_id && Boolean(url))
