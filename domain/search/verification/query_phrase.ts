import type { ParsedQuery } from '../query_language/parsed_query.js'

/** A phrase of a query that is checked: what it is about, and its words. */
export type QueryPhrase = { about: 'role' | 'company' | 'place' | 'funding stage'; words: string }

export const phraseOf = (about: QueryPhrase['about'], names: readonly string[]): QueryPhrase => ({
  about,
  words: names.join(' or '),
})

const ABOUT = { title: 'role', company: 'company', location: 'place' } as const

/**
 * Returns the phrase of a query about one field, or the exclusion if the query has no other phrase
 * about it.
 */
export function phraseAbout(field: keyof typeof ABOUT, parsed: ParsedQuery): QueryPhrase {
  const [wanted, unwanted] = [parsed, parsed.excluded].map((some) => namesOf(field, some))
  return phraseOf(ABOUT[field], wanted.length > 0 ? wanted : [`not ${unwanted.join(' or ')}`])
}

function namesOf(
  field: keyof typeof ABOUT,
  { roles, companies, places }: Pick<ParsedQuery, 'roles' | 'companies' | 'places'>
): string[] {
  if (field === 'company') return companies
  return (field === 'title' ? roles : places).map(({ name }) => name)
}
