import type { AskedFinder } from '#domain/completeness/finder_sources'
import { PAGE_FINDERS, type PageFinder } from './page_finder.js'

/** What finds people: the index by filters or, with an embedder, by meaning, and kinds of pages. */
export const FINDERS = ['index_filters', 'index_vectors', ...PAGE_FINDERS] as const
export type Finder = (typeof FINDERS)[number]

/** Returns the finders of both lists in a fixed order. */
export const unionOf = (a: readonly Finder[], b: readonly Finder[]): Finder[] =>
  FINDERS.filter((finder) => a.includes(finder) || b.includes(finder))

/**
 * Returns a finder with its source. The two searches of the index share one source. One page search finds
 * pages of all kinds, so these share another source.
 */
export function askedFinder(name: Finder, isCut: boolean): AskedFinder & { name: Finder } {
  const isPages = PAGE_FINDERS.includes(name as PageFinder)
  return isPages ? { name, isCut, source: 'pages' } : { name, isCut, isByRank: true, source: 'index' }
}
