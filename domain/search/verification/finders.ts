import { PAGE_FINDERS } from './page_finder.js'

/** The finders of a Set's search. The index finds people by filters and, with an embedder, by meaning. */
export const FINDERS = ['index_filters', 'index_vectors', ...PAGE_FINDERS] as const
export type Finder = (typeof FINDERS)[number]

/** Returns the finders of both lists in a fixed order. */
export const unionOf = (a: readonly Finder[], b: readonly Finder[]): Finder[] =>
  FINDERS.filter((finder) => a.includes(finder) || b.includes(finder))
