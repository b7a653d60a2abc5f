import { isDeepStrictEqual } from 'node:util'
import type { ArchivedResponses } from '#domain/evidence/archived_responses'
import type { PageHint } from '#domain/evidence/page_hint'
import { refreshTarget } from '#domain/evidence/parse/refresh'
import type { BasisPage } from '#domain/datasets/row_basis'
import type { Subject } from '#domain/truth/subject'

type Found = Awaited<ReturnType<ArchivedResponses['before']>>

/** Maximum refreshes (meta elements that redirect) to follow. */
const MAX_REFRESHES = 3

/**
 * Finds the newest stored response of a basis page up to `at`, which is after the row was filled. Keeps the
 * redirects and the owner that filling found.
 */
export async function laterPage(
  responses: ArchivedResponses,
  page: BasisPage,
  at: string
): Promise<{ found: Found; about?: PageHint }> {
  const found = await responses.before(page.url, at)
  if (found === null || found === 'gone' || !page.via) return { found, about: page.about }
  return { found: { ...found, snapshot: { ...found.snapshot, via: page.via } }, about: page.about }
}

/**
 * Finds the newest stored response of a basis page up to `at`, which is before the row was filled. Starts
 * at the first URL, because the stored redirects may be newer. Keeps the page's owner only if the row
 * itself states this owner, because later pages may have confirmed any other owner.
 */
export async function earlierPage(
  responses: ArchivedResponses,
  page: BasisPage,
  at: string,
  subject: Subject
): Promise<{ found: Found; about?: PageHint }> {
  const about = page.about && isOfRow(page.about, subject) ? page.about : undefined
  let found = await responses.before(page.via?.[0] ?? page.url, at)
  const via: string[] = []
  for (let hop = 0; found !== null && found !== 'gone' && hop < MAX_REFRESHES; hop++) {
    const target = refreshTarget(found.snapshot)
    const next = target && !via.includes(target) ? await responses.before(target, at) : null
    if (next === null || next === 'gone') break
    via.push(...found.snapshot.via)
    found = { ...next, snapshot: { ...next.snapshot, via: [...via, ...next.snapshot.via] } }
  }
  return { found, about }
}

/** Whether the hint contains only what the row states. */
const isOfRow = (about: PageHint, { entity, name, urls }: Subject): boolean =>
  (about.isMention && about.entity === entity && about.name === name) ||
  urls.some((home) => isDeepStrictEqual(about, { entity, name, home }))
