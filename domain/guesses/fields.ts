import { isCjkPost } from '#domain/evidence/extract/layout/cjk_headlines'
import { isCompanyName, isPerson } from '#domain/evidence/extract/recognisers'
import { CJK, hasOrganisation, hasPost } from './lexicon.js'
import { placesIn } from './place_spans.js'
import { type Span, spansOf } from './spans.js'

/** The fields that a guess may fill. */
export type GuessField =
  | 'title'
  | 'company'
  | 'location'
  | 'specialty'
  | 'industry'
  | 'headquarters'
  | 'chief'

export const GUESS_FIELDS: Readonly<Record<'person' | 'company', readonly GuessField[]>> = {
  person: ['title', 'company', 'location', 'specialty'],
  company: ['industry', 'headquarters', 'chief'],
}

const isPlaceField = (field: GuessField) => field === 'location' || field === 'headquarters'

/** Whether blocks that are not about the mention count, such as the address in a footer. */
export const readsAllBlocks = isPlaceField

/** Returns the pieces of a text that may be a value of a field. */
export function candidateSpans(field: GuessField, text: string): Span[] {
  return isPlaceField(field) ? placesIn(text) : spansOf(text).filter((span) => MAY_BE[field](span))
}

const MAX_LENGTH = 90

const MAY_BE: Readonly<Record<GuessField, (span: Span) => boolean>> = {
  title: ({ text }) =>
    text.length <= MAX_LENGTH && /\p{L}/u.test(text) && (CJK.test(text) ? isCjkPost(text) : hasPost(text)),
  company: ({ text }) =>
    (/^[\p{Lu}\d]/u.test(text) || hasOrganisation(text)) && /\p{L}{2}/u.test(text) && isCompanyName(text),
  specialty: ({ text, cut }) =>
    cut !== 'case' && /\p{L}{3}|\p{Lu}{2}/u.test(text) && !/\d/.test(text) && text.length <= MAX_LENGTH,
  industry: ({ text, cut }) =>
    cut !== 'case' && /\p{L}{3}/u.test(text) && !/\d/.test(text) && text.length <= 80,
  chief: ({ text }) => isPerson(text) && (CJK.test(text) || text.includes(' ')),
  location: () => true,
  headquarters: () => true,
}
