import type { Mention } from '#domain/evidence/claim'

/**
 * A job that ended more than this many years before the page was read is ignored, because it fits too many
 * namesakes.
 */
const LEFT_WITHIN_YEARS = 4

/** A former employer, with the end date and the date of the statement, if known. */
type FormerEmployer = { company: string; end: string | null; on: string | null }

/** A neglected profile may name a former employer for this long. */
const STALE_PROFILE_YEARS = 2

/** Reports whether a page states a departure that the page read at `seen` may not show yet. */
export function isNews(seen: string | undefined, end: string | null, on: string | null): boolean {
  if (seen === undefined || on === null) return false
  const lately = `${Number(seen.slice(0, 4)) - STALE_PROFILE_YEARS}${seen.slice(4)}`
  return on > lately && (end === null || end >= lately.slice(0, end.length))
}

export function companiesOf(
  { claims }: Mention,
  readAt: string | undefined
): { now: string[]; past: FormerEmployer[] } {
  const earliest = readAt ? Number(readAt.slice(0, 4)) - LEFT_WITHIN_YEARS : 0
  const now: string[] = []
  const past: FormerEmployer[] = []
  for (const claim of claims) {
    const on = claim.statedAt
    if (claim.field === 'company') {
      if (claim.past) past.push({ company: claim.value, end: null, on })
      else now.push(claim.value)
    }
    if (claim.field !== 'employment') continue
    const { company, current, end } = claim.value
    if (!claim.past && current) now.push(company)
    else if (!end || Number(end.slice(0, 4)) >= earliest) past.push({ company, end, on })
  }
  return { now, past }
}
