import type { ReadPage } from '#domain/evidence/page_parser'
import { networkOf } from '#domain/people/networks/networks'
import { sourceKindOf } from '#domain/truth/reconcile/source_kind'
import { type PagePerson, siteOwner } from './page_people.js'

/** Kinds of pages. Each kind is a separate finder, because different sites decide who is on it. */
export const PAGE_FINDERS = ['page_search', 'employer_pages', 'directories', 'code_host'] as const
export type PageFinder = (typeof PAGE_FINDERS)[number]

/** Returns the finder of a person on a page. `page_search` covers all other kinds of pages. */
export function pageFinder({ row, mention }: PagePerson, { page, mentions }: ReadPage): PageFinder {
  const network = networkOf(page.url)
  if (network) return network === 'codehost' ? 'code_host' : 'directories'
  if (mention.own) return 'page_search'
  const siteOf = siteOwner(page, mentions)
  const kind = sourceKindOf(mention, page, { siteOf, employers: row.company ? [row.company] : [] })
  if (kind === 'employer_site') return 'employer_pages'
  return kind === 'directory' ? 'directories' : 'page_search'
}
