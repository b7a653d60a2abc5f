import { PAGE_FINDERS } from './page_finder.js'

/** What finds people: the index by filters or, with an embedder, by meaning, and kinds of pages. */
export const FINDERS = ['index_filters', 'index_vectors', ...PAGE_FINDERS] as const
export type Finder = (typeof FINDERS)[number]

/** Returns the finders of both lists in a fixed order. */
export const unionOf = (a: readonly Finder[], b: readonly Finder[]): Finder[] =>
  FINDERS.filter((finder) => a.includes(finder) || b.includes(finder))
