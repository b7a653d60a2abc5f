import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import type { PageHint } from '#domain/evidence/page_hint'
import { networkOf } from '#domain/people/networks/networks'
import type { Source } from '../votes_of.js'
import { isBelow } from '../identity/identify.js'
import { CONFIRMED } from '../thresholds.js'
import type { Pages, PageWindow } from './page_source.js'
import type { ResearchedPage } from './resolve_sources.js'

type OwnSource = Pick<Source, 'mention' | 'identity'> & { page: Page }

/**
 * Reads pages of a confirmed own site again, now with the owner as a hint. Skips pages that already
 * have an own mention of the owner's kind, and pages in `done`, to which it adds the pages that it
 * reads. Returns whether it replaced a page in `read`.
 */
export async function readAsOwners(
  sources: readonly OwnSource[],
  read: ResearchedPage[],
  done: Set<string>,
  reader: Pages,
  { now, maxAgeDays, allowStale, signal }: PageWindow
): Promise<boolean> {
  const owned = sources.filter(
    ({ page, mention, identity }) => identity >= CONFIRMED && mention.own && !networkOf(page.url)
  )
  let isChanged = false
  for (const [i, { page, mentions }] of read.entries()) {
    if (done.has(page.url) || networkOf(page.url)) continue
    const owner = owned.find((one) => isBelow(page.url, ownerHint(one.page, one.mention).home))
    if (!owner || mentions.some(({ own, entity }) => own && entity === owner.mention.entity)) continue
    done.add(page.url)
    const window = { now, maxAgeDays, allowStale, signal }
    const about = ownerHint(owner.page, owner.mention)
    const again = await reader.read(page.url, window, about)
    if (typeof again === 'string') continue
    read[i] = { ...again, about }
    isChanged = true
  }
  return isChanged
}

/** Returns the owner of a confirmed own page, who also owns the other pages of its site. */
export const ownerHint = (page: Page, { entity, name, home }: Mention): PageHint => ({
  entity,
  name,
  home: home ?? new URL('/', page.url).href,
})
