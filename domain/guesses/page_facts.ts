import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import { fold } from '#domain/people/text/text'
import type { About } from '#domain/questions/passages'

/** What all candidates of a page share. */
export type PageFacts = {
  /** Features of the page. */
  page: readonly string[]
  title: string
  /** The field of each value that the rules read for the mention. The keys are the folded values. */
  claimed: ReadonlyMap<string, string>
}

const MAX_PATH_PARTS = 3

export function factsOf(page: Page, mention: Mention, about: About): PageFacts {
  const { pathname } = new URL(page.url)
  const claimed = new Map<string, string>()
  for (const { field, value, past } of mention.claims)
    if (typeof value === 'string') claimed.set(fold(value), past ? `past_${field}` : field)
  if (mention.name) claimed.set(fold(mention.name), 'own_name')
  const path = fold(pathname)
    .split(/[^\p{L}]+/u)
    .slice(-MAX_PATH_PARTS)
  return {
    page: [
      `own:${mention.own}`,
      `whole:${about.isWhole}`,
      `news:${about.isArticle}`,
      `lang:${page.language?.slice(0, 2).toLowerCase() ?? '-'}`,
      ...(pathname.length < 2 ? ['front'] : path.map((part) => `path:${part}`)),
    ],
    title: fold(page.title ?? ''),
    claimed,
  }
}
